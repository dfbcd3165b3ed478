import type { ReactNode } from 'react';
import { OfferRow } from '../../kit/cards/offer-row.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { CardFace } from './CardFace.tsx';
import { type Choice, type InstanceId, nameOf } from './game.ts';
import { useTable } from './Table.tsx';
import type { Word } from './words.ts';

/** Cards to choose from that lie too deep to be pointed at: on a discard pile, or with somebody who has just died. */
export function Tray(): ReactNode {
  const { ask, lang, say } = useTable();
  const cards = ask?.options.flatMap(buried) ?? [];
  if (cards.length === 0) return null;
  const title: Word = ask?.kind === 'plunder' ? 'plunder' : 'salvage';
  return (
    <OfferRow title={say(title)}>
      {cards.map(card => (
        <Pointed key={card} thing={card} card={card} name={nameOf(card)[lang]} className="kit-in-hand kit-layer">
          <CardFace id={card} lang={lang} />
        </Pointed>
      ))}
    </OfferRow>
  );
}

const buried = (choice: Choice): InstanceId[] =>
  choice.do === 'salvage' || choice.do === 'plunder' ? [choice.card] : [];
