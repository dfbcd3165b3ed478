import type { Effect } from '../effects/effect.ts';

/** Loot tokens, by the crowns on their backs. */
export const LOOT: readonly string[] = ['5', '5', '10', '10', '15', '20'];

/** What lies in chests (SS-ELEM-10). */
export const CHESTS: Readonly<Record<string, { readonly treasures: number; readonly crowns: number }>> = {
  'chest-of-two': { treasures: 2, crowns: 0 },
  'chest-of-one': { treasures: 1, crowns: 15 },
  'chest-of-coins': { treasures: 0, crowns: 50 },
};

export type SearchSymbol = 'sorcery' | 'magic' | 'energy' | 'hit' | 'gremlin';

/** What a search brings, by the symbol of the red die, the rarer symbol of a face first (SS-ELEM-18). */
export const SEARCHES: Readonly<Record<string, Readonly<Record<SearchSymbol, readonly Effect[]>>>> = {
  'search-1': {
    sorcery: [{ do: 'treasure', n: 2 }],
    magic: [{ do: 'treasure' }],
    energy: [{ do: 'crowns', n: 15 }],
    hit: [{ do: 'crowns', n: 5 }],
    gremlin: [{ do: 'spawn', of: ['gremlin-green'], at: 'own' }],
  },
  'search-2': {
    sorcery: [{ do: 'shards', n: 2 }],
    magic: [{ do: 'treasure', item: 'healing-potion' }],
    energy: [{ do: 'treasure', item: 'bandage' }],
    hit: [{ do: 'crowns', n: 10 }],
    gremlin: [{ do: 'draw-trap' }],
  },
  'search-3': {
    sorcery: [{ do: 'treasure' }, { do: 'shards', n: 1 }],
    magic: [{ do: 'ready-power' }],
    energy: [{ do: 'heal', n: 2 }],
    hit: [{ do: 'crowns', n: 5 }],
    gremlin: [{ do: 'draw-activation' }],
  },
  'search-4': {
    sorcery: [{ do: 'treasure', n: 2 }],
    magic: [{ do: 'treasure' }],
    energy: [{ do: 'crowns', n: 10 }],
    hit: [],
    gremlin: [{ do: 'shadow', at: 'own' }],
  },
};
