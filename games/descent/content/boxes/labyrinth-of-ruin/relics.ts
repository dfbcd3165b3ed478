import type { Item } from '../../cards.ts';

/** The Sun Stone, and what it is in the hands of the overlord. */
export const RELICS: Readonly<Record<string, Item>> = {
  'sun-stone': {
    kind: 'relic',
    name: { en: 'Sun Stone', de: 'Sonnenstein' },
    traits: ['trinket'],
    slot: 'other',
    stone: { token: 'sun-stone', turned: 'suns-fury' },
    standing: [{ do: 'dice', pool: 'attack', dice: ['green'] }],
  },
  'suns-fury': {
    kind: 'relic',
    name: { en: "Sun's Fury", de: 'Zorn der Sonne' },
    traits: [],
    slot: 'none',
    beside: true,
    returns: 1,
    standing: [{ do: 'dice', pool: 'attack', dice: ['green'] }],
  },
};
