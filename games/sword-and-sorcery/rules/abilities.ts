import type { Ability, AbilityLevel } from '../content/ability.ts';
import { classOf } from '../content/heroes.ts';
import { faceOf, itemOf } from '../content/items/index.ts';
import { powerOf } from '../content/powers/index.ts';
import type { Source } from '../effects/word.ts';
import type { Hero, Item } from '../state.ts';
import { mayUse } from './runes.ts';
import { activePowers, worn } from './standing.ts';

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
  const { power } = classOf(hero.id, hero.class);
  const held: Held[] = [];
  if (wanted(power)) held.push(one(hero, power.id, 'hero-power', power, 0, null));
  for (const { id, glasses } of activePowers(hero)) {
    const power = powerOf(id);
    if (wanted(power)) held.push(one(hero, id, 'power', power, glasses, null));
  }
  const add = (item: Item): void => {
    const { ability } = faceOf(item);
    if (ability === undefined || !wanted(ability)) return;
    // Of equal cards one is enough.
    const has = held.some(other => other.item?.id === item.id && other.item.side === item.side);
    if (!has && isUsable(hero, item)) held.push(one(hero, item.id, 'item', ability, 0, item));
  };
  for (const item of worn(hero)) add(item);
  for (const item of hero.pack) add(item);
  return held;
}

const all = (): boolean => true;

const one = (hero: Hero, id: string, by: Source['by'], ability: Ability, glasses: number, item: Item | null): Held => ({
  id,
  by,
  ability,
  levels: ability.levels.filter(({ level }) => level <= hero.rank),
  glasses,
  item,
});

/** Equipment works only while it is equipped, the rest from the inventory; the runes must fit (SS-ITEM-01 to -06). */
function isUsable(hero: Hero, item: Item): boolean {
  const card = itemOf(item.id);
  const inPack = hero.pack.includes(item);
  if ((card.slot === 'pack') !== inPack) return false;
  if (card.charges !== undefined && card.charges > 0 && item.charges < (card.perUse ?? 1)) return false;
  return mayUse(hero, item);
}
