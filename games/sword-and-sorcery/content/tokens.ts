import type { Effect } from '../effects/effect.ts';

/** Loot tokens, by the crowns on their backs. */
export const LOOT: readonly string[] = ['5', '5', '10', '10', '15', '20'];

/** What lies in chests (SS-ELEM-10). */
export const CHESTS: Readonly<Record<string, { readonly treasures: number; readonly crowns: number }>> = {
  'chest-1': { treasures: 2, crowns: 0 },
  'chest-2': { treasures: 1, crowns: 15 },
  'chest-3': { treasures: 0, crowns: 50 },
};

/** What a search brings, by the symbol of the red die, the rarer symbol of a face first (SS-ELEM-18). */
export type SearchSymbol = 'sorcery' | 'magic' | 'energy' | 'hit' | 'gremlin';
export const SEARCHES: Readonly<Record<string, Readonly<Partial<Record<SearchSymbol, readonly Effect[]>>>>> = {
  'search-1': {},
};
