import type { ReactNode } from 'react';
import { CardFace } from './CardFace.tsx';
import { handPlace } from './flights.ts';
import { type InstanceId, type Item, PILES, pileOfCard } from './game.ts';
import { SignIcon } from './Picture.tsx';
import { Pointed } from './Pointed.tsx';
import { useItemName } from './Slots.tsx';
import { type Props, Table, useTable } from './Table.tsx';

/** The viewer's own cards, sorted by colour; a spectator holds none. */
export function Hand(props: Props): ReactNode {
  const group = props.viewer === 'spectator' ? null : props.view.groups[props.viewer];
  if (!group?.hand) return null;
  return (
    <Table {...props}>
      <Fan hand={group.hand} resting={group.resting} />
    </Table>
  );
}

interface FanProps {
  readonly hand: readonly InstanceId[];
  readonly resting: readonly Item[];
}

function Fan({ hand, resting }: FanProps): ReactNode {
  const { say, own } = useTable();
  const sorted = PILES.flatMap(pile => hand.filter(card => pileOfCard(card) === pile));
  return (
    <section className="sh-hand" aria-label={`${say('hand')}: ${hand.length} ${say('cards')}`}>
      <div className="sh-fan" data-at={handPlace(own)} data-many={sorted.length > 7 || undefined}>
        {sorted.map(card => (
          <InHand key={card} item={resting.find(item => item.card === card) ?? { card, used: false, cooldown: 0 }} />
        ))}
        {sorted.length === 0 && <p className="sh-hand-empty">{say('handEmpty')}</p>}
      </div>
    </section>
  );
}

/** A card taken back from the table still shows what it has to wait for (SH-EQUIP-15). */
function InHand({ item }: { readonly item: Item }): ReactNode {
  const { lang } = useTable();
  const { card, used, cooldown } = item;
  return (
    <Pointed thing={card} card={card} name={useItemName(item)} className="sh-in-hand">
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
