import type { Item } from '../../cards.ts';

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;
/** The overlord's side: a lieutenant bears it, and nobody equips it. */
const DARK = { ...RELIC, traits: [], slot: 'none' } as const satisfies Partial<Item>;

/** Relics of Shadow of Nerekhall. "You" on the overlord's side is the lieutenant who bears it. */
export const RELICS: Readonly<Record<string, Item>> = {
  'shadow-plotter': {
    ...RELIC,
    name: { en: 'Shadow Plotter', de: 'Schattenplaner' },
    traits: ['trinket'],
    slot: 'other',
    abilities: [{ at: 'own-turn', cost: { exhaust: true }, limit: 'encounter', effects: [{ do: 'bare-hand' }] }],
  },
  'shadow-plotter-turned': {
    ...DARK,
    name: { en: 'Shadow Plotter', de: 'Schattenplaner' },
    abilities: [
      {
        at: 'overlord-own-turn',
        cost: { exhaust: true },
        effects: [
          { do: 'winnow', n: 3 },
          { do: 'suffer', n: 2 },
        ],
      },
    ],
  },
  'spirited-scythe': {
    ...RELIC,
    name: { en: 'Spirited Scythe', de: 'Beseelte Sense' },
    traits: ['blade', 'staff'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red', 'red'],
    abilities: [
      {
        at: 'action',
        effects: [
          {
            do: 'attack',
            type: 'melee',
            dice: ['blue', 'red', 'red'],
            on: { who: 'monster', adjacent: true, each: true },
            each: true,
            hurt: [{ do: 'condition', condition: 'bleeding' }],
          },
        ],
      },
    ],
  },
  'soulless-scythe': {
    ...DARK,
    name: { en: 'Soulless Scythe', de: 'Seelenlose Sense' },
    standing: [{ do: 'bonus', to: 'pierce', n: 3, if: { is: 'target-condition', condition: 'bleeding' } }],
    abilities: [
      {
        at: 'enters',
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'about-beside-hero' }] },
        cost: { exhaust: true },
        aim: { who: 'hero', adjacent: true },
        effects: [{ do: 'condition', condition: 'bleeding' }],
      },
    ],
  },
  'ynfernael-rune': {
    ...RELIC,
    name: { en: 'Ynfernael Rune', de: 'Ynfernael-Rune' },
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'red', 'green'],
    surges: [{ cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] }],
    standing: [{ do: 'bonus', to: 'range', n: 3 }],
    abilities: [
      {
        at: 'attack-declared',
        must: true,
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'with-this' }] },
        effects: [{ do: 'suffer', n: 1 }],
      },
    ],
  },
  'ynfernael-rune-turned': {
    ...DARK,
    name: { en: 'Ynfernael Rune', de: 'Ynfernael-Rune' },
    standing: [
      { do: 'permit', rule: 'no-hazard' },
      { do: 'surge', surge: { effects: [{ do: 'add', to: 'damage', n: 2 }] } },
    ],
  },
};

export const RELIC_SIDES: Readonly<Record<string, string>> = {
  'shadow-plotter': 'shadow-plotter-turned',
  'spirited-scythe': 'soulless-scythe',
  'ynfernael-rune': 'ynfernael-rune-turned',
};
