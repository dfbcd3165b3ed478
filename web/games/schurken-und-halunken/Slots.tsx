import type { ReactNode } from 'react';
import { Values } from './CardFace.tsx';
import { type BodyPart, HANDS, type HeroFigure, handsFor, type Item, nameOf, pileOfCard, supportCard } from './game.ts';
import { Picture, SignIcon } from './Picture.tsx';
import { Pointed } from './Pointed.tsx';
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
          <span key={i} className="sh-slot sh-slot-hand" title={`${say('handSlot')}: ${say('free')}`}>
            <SignIcon sign="hand" />
          </span>
        ))}
      </div>
      <div className="sh-others">
        {BODY.map(part => {
          const item = body.get(part);
          return item ? (
            <span key={part} className="sh-worn">
              <ItemCard item={item} />
            </span>
          ) : (
            <span key={part} className="sh-slot" title={`${say(part)}: ${say('free')}`}>
              <SignIcon sign={part} />
            </span>
          );
        })}
        {others.map(item => (
          <ItemCard key={item.card} item={item} />
        ))}
      </div>
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
      className={`sh-item sh-${pileOfCard(item.card)}${wide ? ' sh-item-wide' : ''}`}
    >
      <Picture of={item.card} />
      <span className="sh-item-words">
        <span className="sh-item-name">{nameOf(item.card)[lang]}</span>
        <Values values={valuesOf(supportCard(item.card))} />
      </span>
      <Spent item={item} />
    </Pointed>
  );
}

export function useItemName({ card, used, cooldown }: Item): string {
  const { lang, say } = useTable();
  const notes = [...(cooldown > 0 ? [`${say('cooling')} ${cooldown}`] : []), ...(used ? [say('used')] : [])];
  return [nameOf(card)[lang], ...notes].join(', ');
}

/** A spell that cools down, an ability that was used. */
function Spent({ item: { cooldown, used } }: { readonly item: Item }): ReactNode {
  if (cooldown > 0)
    return (
      <span className="sh-spent" aria-hidden="true">
        <SignIcon sign="cooldown" />
        {cooldown}
      </span>
    );
  return used ? (
    <span className="sh-spent" aria-hidden="true">
      <SignIcon sign="used" />
    </span>
  ) : null;
}
