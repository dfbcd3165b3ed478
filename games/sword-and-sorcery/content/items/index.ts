import { ADVENTURE_ITEMS } from './adventure-items.ts';
import { ARMOURY } from './armoury.ts';
import type { ItemId } from './ids.ts';
import type { ItemCard, ItemFace } from './item.ts';
import { SOUL_WEAPONS } from './soul-weapons.ts';
import { STASH } from './stash.ts';
import { TREASURE_ARMS } from './treasure-arms.ts';
import { TREASURES } from './treasures.ts';
import { WARES } from './wares.ts';

export type { ItemId };

export const ITEMS: Readonly<Record<ItemId, ItemCard>> = {
  ...STASH,
  ...ARMOURY,
  ...WARES,
  ...SOUL_WEAPONS,
  ...TREASURE_ARMS,
  ...TREASURES,
  ...ADVENTURE_ITEMS,
};

export const ITEM_IDS = Object.keys(ITEMS) as ItemId[];

/** Cards are looked up all the time; a map finds one among many names more quickly than an object does. */
const byId = new Map(Object.entries(ITEMS)) as ReadonlyMap<ItemId, ItemCard>;
export const itemOf = (id: ItemId): ItemCard => byId.get(id) as ItemCard;

/** The side of an item that lies up. */
export function faceOf({ id, side }: { readonly id: ItemId; readonly side: 0 | 1 }): ItemFace {
  const { faces } = itemOf(id);
  return faces[side] ?? faces[0];
}
