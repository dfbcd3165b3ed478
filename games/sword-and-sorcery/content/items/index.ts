import type { ItemCard, ItemFace } from './item.ts';
import { STASH } from './stash.ts';

export const ITEMS = { ...STASH } as const;

export type ItemId = keyof typeof ITEMS;
export const itemOf = (id: ItemId): ItemCard => ITEMS[id];
export const ITEM_IDS = Object.keys(ITEMS) as ItemId[];

/** The side of an item that lies up. */
export function faceOf({ id, side }: { readonly id: ItemId; readonly side: 0 | 1 }): ItemFace {
  const { faces } = itemOf(id);
  return faces[side] ?? faces[0];
}
