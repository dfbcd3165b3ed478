import type { ReactNode } from 'react';
import { Slot, SmallCard, Tableau } from '../../kit/cards/tableau.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { CardValues } from './CardFace.tsx';
import { type BodyPart, HANDS, type HeroFigure, handsFor, type Item, nameOf, pileOfCard, supportCard } from './game.ts';
import { SignIcon } from './Picture.tsx';
import { outlineOf } from './pictures.ts';
import { useTable } from './Table.tsx';
import { valuesOf } from './values.ts';

const BODY: readonly BodyPart[] = ['head', 'shoulders', 'torso', 'arms', 'legs'];

/** Where a laid-out card goes on a hero. */
interface Worn {
  readonly hands: readonly Item[];
  readonly body: ReadonlyMap<BodyPart, Item>;
  /** Spells and artefacts without a place of their own. */
  readonly others: readonly Item[];
}

function worn(items: readonly Item[]): Worn {
  const hands: Item[] = [];
  const body = new Map<BodyPart, Item>();
  const others: Item[] = [];
  for (const item of items) {
    const card = supportCard(item.card);
    const part = card.kind === 'armour' || card.kind === 'artefact' ? card.wear?.bodyPart : undefined;
    if (handsFor(card) > 0) hands.push(item);
    else if (part) body.set(part, item);
    else others.push(item);
  }
  return { hands, body, others };
}

/** What a hero bears: two hands, five body parts, and everything else. */
export function Slots({ hero }: { readonly hero: HeroFigure }): ReactNode {
  const { say } = useTable();
  const { hands, body, others } = worn(hero.items);
  const taken = hands.reduce((sum, { card }) => sum + handsFor(supportCard(card)), 0);
  return (
    <div className="sh-slots">
      <div className="sh-hands">
        {hands.map(item => (
          <ItemCard key={item.card} item={item} wide={handsFor(supportCard(item.card)) === 2} />
        ))}
        {Array.from({ length: Math.max(0, HANDS - taken) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free hands are all alike
          <Slot key={i} title={`${say('handSlot')}: ${say('free')}`}>
            <SignIcon sign="hand" />
          </Slot>
        ))}
      </div>
      <Tableau className="sh-others">
        {BODY.map(part => {
          const item = body.get(part);
          return item ? (
            <span key={part} className="sh-worn">
              <ItemCard item={item} />
            </span>
          ) : (
            <Slot key={part} title={`${say(part)}: ${say('free')}`}>
              <SignIcon sign={part} />
            </Slot>
          );
        })}
        {others.map(item => (
          <ItemCard key={item.card} item={item} />
        ))}
      </Tableau>
    </div>
  );
}

/** A laid-out card with name and values; where there is little room, only its picture is seen. */
export function ItemCard({ item, wide = false }: { readonly item: Item; readonly wide?: boolean }): ReactNode {
  const { lang } = useTable();
  return (
    <Pointed
      thing={item.card}
      card={item.card}
      name={useItemName(item)}
      className={`kit-small-card sh-${pileOfCard(item.card)}${wide ? ' sh-item-wide' : ''}`}
    >
      <SmallCard
        art={outlineOf(item.card)}
        title={nameOf(item.card)[lang]}
        values={<CardValues values={valuesOf(supportCard(item.card))} />}
        spent={spentOf(item)}
      />
    </Pointed>
  );
}

export function useItemName({ card, used, cooldown }: Item): string {
  const { lang, say } = useTable();
  const notes = [...(cooldown > 0 ? [`${say('cooling')} ${cooldown}`] : []), ...(used ? [say('used')] : [])];
  return [nameOf(card)[lang], ...notes].join(', ');
}

/** A spell that cools down, an ability that was used. */
function spentOf({ cooldown, used }: Item): ReactNode {
  if (cooldown > 0)
    return (
      <>
        <SignIcon sign="cooldown" />
        {cooldown}
      </>
    );
  return used ? <SignIcon sign="used" /> : null;
}
