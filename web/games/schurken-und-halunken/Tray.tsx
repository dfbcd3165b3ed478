import type { ReactNode } from 'react';
import { CardFace } from './CardFace.tsx';
import { type Choice, type InstanceId, nameOf } from './game.ts';
import { Pointed } from './Pointed.tsx';
import { useTable } from './Table.tsx';
import type { Word } from './words.ts';

/** Cards to choose from that lie too deep to be pointed at: on a discard pile, or with somebody who has just died. */
export function Tray(): ReactNode {
  const { ask, lang, say } = useTable();
  const cards = ask?.options.flatMap(buried) ?? [];
  if (cards.length === 0) return null;
  const title: Word = ask?.kind === 'plunder' ? 'plunder' : 'salvage';
  return (
    <section className="sh-tray" aria-label={say(title)}>
      <h3 className="sh-tray-title">{say(title)}</h3>
      <div className="sh-tray-cards">
        {cards.map(card => (
          <Pointed key={card} thing={card} card={card} name={nameOf(card)[lang]} className="sh-in-hand">
            <CardFace id={card} lang={lang} />
          </Pointed>
        ))}
      </div>
    </section>
  );
}

const buried = (choice: Choice): InstanceId[] =>
  choice.do === 'salvage' || choice.do === 'plunder' ? [choice.card] : [];
