import type { Ability, AbilityLevel } from '../content/ability.ts';
import { itemOf } from '../content/items/index.ts';
import type { Source } from '../effects/word.ts';
import type { Hero, Item } from '../state.ts';
import { heroAbilities, itemAt } from './standing.ts';

/** An ability a hero has, and the levels its rank allows (SS-PUSE-02, -03). */
export interface Held {
  readonly id: string;
  readonly by: Source['by'];
  readonly ability: Ability;
  readonly levels: readonly AbilityLevel[];
  /** Hourglasses of a power card: it cannot be used while it has any (SS-COOL-02). */
  readonly glasses: number;
  readonly item: Item | null;
}

/** All that a hero can use, as far as it is wanted: the hero power, power cards and talents, equipped items, items of the inventory. */
export function abilitiesOf(hero: Hero, wanted: (ability: Ability) => boolean = all): Held[] {
  const held: Held[] = [];
  for (const { id, by, ability, levels, at } of heroAbilities(hero)) {
    if (!wanted(ability)) continue;
    const item = by === 'item' ? itemAt(hero, at) : null;
    // Of equal cards one is enough.
    if (item !== null && (!isCharged(item) || isHeld(held, item))) continue;
    const glasses = by === 'power' ? (hero.powers[at]?.glasses ?? 0) : 0;
    held.push({ id, by, ability, levels, glasses, item });
  }
  return held;
}

const all = (): boolean => true;

function isCharged({ id, charges }: Item): boolean {
  const card = itemOf(id);
  return card.charges === undefined || card.charges === 0 || charges >= (card.perUse ?? 1);
}

function isHeld(held: readonly Held[], { id, side }: Item): boolean {
  for (const { item } of held) if (item !== null && item.id === id && item.side === side) return true;
  return false;
}
