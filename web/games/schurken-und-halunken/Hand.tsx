import type { ReactNode } from 'react';
import { CardFace } from './CardFace.tsx';
import { handPlace } from './flights.ts';
import { type InstanceId, nameOf, PILES, pileOfCard } from './game.ts';
import { Pointed } from './Pointed.tsx';
import { type Props, Table, useTable } from './Table.tsx';

/** The viewer's own cards, sorted by colour; a spectator holds none. */
export function Hand(props: Props): ReactNode {
  const hand = props.viewer === 'spectator' ? null : props.view.groups[props.viewer]?.hand;
  if (!hand) return null;
  return (
    <Table {...props}>
      <Fan hand={hand} />
    </Table>
  );
}

function Fan({ hand }: { readonly hand: readonly InstanceId[] }): ReactNode {
  const { say, lang, own } = useTable();
  const sorted = PILES.flatMap(pile => hand.filter(card => pileOfCard(card) === pile));
  return (
    <section className="sh-hand" aria-label={`${say('hand')}: ${hand.length} ${say('cards')}`}>
      <div className="sh-fan" data-at={handPlace(own)} data-many={sorted.length > 7 || undefined}>
        {sorted.map(card => (
          <Pointed key={card} thing={card} card={card} name={nameOf(card)[lang]} className="sh-in-hand">
            <CardFace id={card} lang={lang} />
          </Pointed>
        ))}
        {sorted.length === 0 && <p className="sh-hand-empty">{say('handEmpty')}</p>}
      </div>
    </section>
  );
}
