import type { Item } from './cards.ts';

const FIND = { kind: 'search-card', traits: [], slot: 'none' } as const satisfies Partial<Item>;

/** The search deck: 12 cards of 8 kinds (D2-SETUP-05). What is used is turned over and stays with its hero (D2-SRCH-11). */
export const SEARCH: Readonly<Record<string, Item>> = {
  'health-potion': {
    ...FIND,
    traits: ['potion'],
    name: { en: 'Health Potion', de: 'Heiltrank' },
    copies: 3,
    gold: 25,
    abilities: [
      {
        at: 'action',
        cost: { flip: true },
        aim: { who: 'hero', adjacent: true, self: true, downToo: true },
        effects: [{ do: 'heal', n: 'all' }],
      },
    ],
  },
  'stamina-potion': {
    ...FIND,
    traits: ['potion'],
    name: { en: 'Stamina Potion', de: 'Ausdauertrank' },
    copies: 3,
    gold: 25,
    abilities: [
      {
        at: 'own-turn',
        cost: { flip: true },
        aim: { who: 'hero', adjacent: true, self: true },
        effects: [{ do: 'rest', n: 'all' }],
      },
    ],
  },
  'power-potion': {
    ...FIND,
    traits: ['potion'],
    name: { en: 'Power Potion', de: 'Krafttrank' },
    copies: 1,
    gold: 50,
    abilities: [
      {
        at: 'rolled',
        if: { is: 'own-attack' },
        cost: { flip: true },
        effects: [{ do: 'reroll', of: 'attack', n: 'any' }],
      },
    ],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
  },
  'warding-talisman': {
    ...FIND,
    name: { en: 'Warding Talisman', de: 'Schutztalisman' },
    copies: 1,
    gold: 50,
    abilities: [
      {
        at: 'defence-rolled',
        if: { is: 'about', who: 'self' },
        cost: { flip: true },
        effects: [{ do: 'add', to: 'shields', n: 2 }],
      },
    ],
  },
  'fire-flask': {
    ...FIND,
    name: { en: 'Fire Flask', de: 'Feuerflasche' },
    copies: 1,
    gold: 50,
    abilities: [
      {
        at: 'action',
        cost: { flip: true },
        effects: [{ do: 'attack', type: 'ranged', dice: ['blue', 'yellow'], surges: [{ effects: [{ do: 'blast' }] }] }],
      },
    ],
  },
  'curse-doll': {
    ...FIND,
    name: { en: 'Curse Doll', de: 'Fluchpuppe' },
    copies: 1,
    gold: 50,
    abilities: [
      {
        at: 'action',
        cost: { flip: true },
        aim: { who: 'hero', adjacent: true, self: true, if: { is: 'has-conditions' } },
        effects: [{ do: 'cure' }],
      },
    ],
  },
  'treasure-chest': {
    ...FIND,
    name: { en: 'Treasure Chest', de: 'Schatztruhe' },
    copies: 1,
    gold: 0,
    drawn: [{ do: 'treasure' }],
  },
  nothing: { ...FIND, name: { en: 'Nothing', de: 'Nichts' }, copies: 1, gold: 0, drawn: [{ do: 'discard' }] },
};
