import type { Item } from './cards.ts';

/** Relics: the heroes' side under their own name, the overlord's side under his. */
export const RELICS: Readonly<Record<string, Item>> = {};
