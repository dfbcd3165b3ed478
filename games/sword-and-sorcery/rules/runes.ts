import { HEROES } from '../content/heroes.ts';
import { itemOf } from '../content/items/index.ts';
import type { Hero, Item } from '../state.ts';

/** One of the runes must be that of the hero's style, or the universal one; a crossed-out rune shuts its style out (SS-ITEM-04 to -06). */
export function mayUse({ id }: Pick<Hero, 'id'>, item: Pick<Item, 'id'>): boolean {
  const { runes, not } = itemOf(item.id);
  const { style } = HEROES[id];
  if (not?.includes(style)) return false;
  return runes === 'all' || runes.includes(style);
}
