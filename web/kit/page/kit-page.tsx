import type { ReactElement } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Frame } from '../../parts/frame.tsx';
import { CardParts } from './cards.tsx';
import { MapParts } from './maps.tsx';
import { DiceParts, PanelParts } from './panels.tsx';
import './kit-page.css';

/** Every part that boards are made of, in its states. For those who build boards; never part of what people load to play. */
export function KitPage(): ReactElement {
  const { lang } = useMessages();
  return (
    <Frame title="The kit of the boards">
      <div className="kit-page">
        <h2>Map</h2>
        <MapParts lang={lang} />
        <h2>Cards</h2>
        <CardParts lang={lang} />
        <h2>Dice</h2>
        <DiceParts />
        <h2>Panels and motion</h2>
        <PanelParts lang={lang} />
      </div>
    </Frame>
  );
}
