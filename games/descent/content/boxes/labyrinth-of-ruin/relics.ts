import type { Item } from '../../cards.ts';

/** The Sun Stone, and what it is in the hands of the overlord. */
export const RELICS: Readonly<Record<string, Item>> = {
  'gauntlets-of-power': {
    kind: 'relic',
    name: { en: 'Gauntlets of Power', de: 'Handschuhe der Macht' },
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'rolled',
        if: { is: 'all', of: [{ is: 'target' }, { is: 'rolled', least: 1, of: 'surge' }] },
        cost: { exhaust: true },
        effects: [
          { do: 'add', to: 'surges', n: -1 },
          { do: 'token', token: 'stored-surge' },
        ],
      },
      {
        at: 'rolled',
        if: { is: 'own-attack' },
        tired: true,
        again: true,
        cost: { tokens: { token: 'stored-surge', n: 1 } },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
  },
  'gauntlets-of-spite': {
    kind: 'relic',
    name: { en: 'Gauntlets of Spite', de: 'Handschuhe der Bosheit' },
    traits: [],
    slot: 'none',
    abilities: [
      {
        at: 'rolled',
        if: { is: 'all', of: [{ is: 'target' }, { is: 'rolled', least: 1, of: 'surge' }] },
        cost: { exhaust: true },
        effects: [
          { do: 'add', to: 'surges', n: -1 },
          { do: 'token', token: 'stored-surge' },
        ],
      },
      {
        at: 'rolled',
        if: { is: 'own-attack' },
        tired: true,
        again: true,
        cost: { tokens: { token: 'stored-surge', n: 1 } },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
  },
  'living-heart': {
    kind: 'relic',
    name: { en: 'Living Heart', de: 'Lebendes Herz' },
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'own-turn',
        cost: { exhaust: true },
        limit: 'encounter',
        aim: { who: 'hero', within: 3, each: true, downToo: true, if: { is: 'down' } },
        effects: [{ do: 'rise', how: 'revived', dice: 3 }],
      },
    ],
  },
  'fallen-heart': {
    kind: 'relic',
    name: { en: 'Fallen Heart', de: 'Gefallenes Herz' },
    traits: [],
    slot: 'none',
    abilities: [
      {
        at: 'defeating',
        cost: { exhaust: true },
        limit: 'encounter',
        if: { is: 'about', who: 'not-lieutenant' },
        aim: { who: 'that' },
        effects: [{ do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' }, anyway: true }] }],
      },
    ],
  },
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
