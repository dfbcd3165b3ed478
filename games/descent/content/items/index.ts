import type { Item } from '../cards.ts';
import { ACT_1 } from './act-1.ts';
import { ACT_2 } from './act-2.ts';

/** The shop of both acts. */
export const SHOP: Readonly<Record<string, Item>> = { ...ACT_1, ...ACT_2 };
