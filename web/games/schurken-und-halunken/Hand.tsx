import type { ReactNode } from 'react';
import { Fan } from '../../kit/cards/fan.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { CardFace } from './CardFace.tsx';
import { handPlace } from './flights.ts';
import { type Item, PILES, pileOfCard } from './game.ts';
import { SignIcon } from './Picture.tsx';
import { useItemName } from './Slots.tsx';
import { type Props, useTable } from './Table.tsx';
import { word } from './words.ts';

/** How many cards the viewer holds, for the tab. */
export function handSize({ view, viewer, lang }: Pick<Props, 'view' | 'viewer' | 'lang'>): string | null {
  const hand = viewer === 'spectator' ? null : view.groups[viewer]?.hand;
  return hand ? `${hand.length} ${word('cards', lang)}` : null;
}

/** The viewer's own cards, sorted by colour; a spectator holds none. */
export function Hand(): ReactNode {
  const { view, viewer, say, own } = useTable();
  const group = viewer === 'spectator' ? null : view.groups[viewer];
  const hand = group?.hand;
  if (!hand) return null;
  const sorted = PILES.flatMap(pile => hand.filter(card => pileOfCard(card) === pile));
  return (
    <Fan
      className="sh-hand"
      label={`${say('hand')}: ${hand.length} ${say('cards')}`}
      place={handPlace(own)}
      count={hand.length}
      empty={say('handEmpty')}
    >
      {sorted.map(card => (
        <InHand
          key={card}
          item={group.resting.find(item => item.card === card) ?? { card, used: false, cooldown: 0 }}
        />
      ))}
    </Fan>
  );
}

/** A card taken back from the table still shows what it has to wait for (SH-EQUIP-15). */
function InHand({ item }: { readonly item: Item }): ReactNode {
  const { lang } = useTable();
  const { card, used, cooldown } = item;
  return (
    <Pointed thing={card} card={card} name={useItemName(item)} className="kit-in-hand kit-layer">
      <CardFace id={card} lang={lang} />
      {(used || cooldown > 0) && (
        <span className="sh-rests" aria-hidden="true">
          <SignIcon sign={cooldown > 0 ? 'cooldown' : 'used'} />
          {cooldown > 0 && cooldown}
        </span>
      )}
    </Pointed>
  );
}
