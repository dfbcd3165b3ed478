import type { Item } from '../cards.ts';

/** The shop of act II. */
export const ACT_2: Readonly<Record<string, Item>> = {
  'demonhide-leather': {
    name: {
      en: 'Demonhide Leather',
      de: 'Dämonen-Lederrüstung',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 200,
    traits: ['light-armor'],
    slot: 'armor',
    dice: ['gray'],
    abilities: [
      {
        at: 'turn-end',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'moves', least: 2 },
          ],
        },
        effects: [{ do: 'tire', n: 1 }],
      },
    ],
  },
  'dragontooth-hammer': {
    name: {
      en: 'Dragontooth Hammer',
      de: 'Drachenzahnhammer',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 250,
    traits: ['hammer'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'red', 'red'],
    pierce: 1,
    surges: [
      {
        effects: [
          {
            do: 'add',
            to: 'pierce',
            n: 2,
          },
        ],
      },
    ],
    standing: [{ do: 'bonus', to: 'damage', n: 1, if: { is: 'other-hand-free' } }],
  },
  'dwarven-firebomb': {
    name: {
      en: 'Dwarven Firebomb',
      de: 'Zwergenfeuerbombe',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 175,
    traits: ['exotic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'red', 'yellow'],
    surges: [
      {
        effects: [
          {
            do: 'add',
            to: 'range',
            n: 1,
          },
          {
            do: 'add',
            to: 'damage',
            n: 1,
          },
        ],
      },
      {
        effects: [
          {
            do: 'blast',
          },
        ],
      },
      {
        effects: [
          {
            do: 'inflict',
            condition: 'stunned',
          },
        ],
      },
    ],
  },
  'elven-cloak': {
    name: {
      en: 'Elven Cloak',
      de: 'Elfenumhang',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 225,
    traits: ['cloak'],
    slot: 'armor',
    abilities: [
      {
        at: 'defence-rolled',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'shields', n: { per: 'awareness' } }],
      },
    ],
  },
  'grinding-axe': {
    name: {
      en: 'Grinding Axe',
      de: 'Sägezahnaxt',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 175,
    traits: ['axe'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red', 'red'],
    surges: [
      {
        effects: [
          {
            do: 'add',
            to: 'damage',
            n: 1,
          },
        ],
      },
      {
        cost: 2,
        effects: [
          {
            do: 'add',
            to: 'damage',
            n: 5,
          },
        ],
      },
    ],
  },
  'heavy-steel-shield': {
    name: {
      en: 'Heavy Steel Shield',
      de: 'Schwerer Stahlschild',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 100,
    traits: ['shield'],
    slot: 'one-hand',
    abilities: [
      {
        at: 'defence-rolled',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [
          { do: 'reroll', of: 'defence' },
          { do: 'add', to: 'shields', n: 1 },
        ],
      },
    ],
  },
  'ice-storm': {
    name: {
      en: 'Ice Storm',
      de: 'Eissturm',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 150,
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow', 'yellow'],
    surges: [
      {
        effects: [
          {
            do: 'inflict',
            condition: 'immobilized',
          },
        ],
      },
      {
        effects: [
          {
            do: 'add',
            to: 'damage',
            n: 2,
          },
        ],
      },
    ],
  },
  'iron-bound-ring': {
    name: {
      en: 'Iron-Bound Ring',
      de: 'Eiserner Ring',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 150,
    traits: ['ring'],
    slot: 'other',
    standing: [{ do: 'modify', value: 'health', n: 2 }],
    abilities: [
      {
        at: 'defence-rolled',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'rolled', of: 'blank', least: 1 },
          ],
        },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
  },
  'latari-longbow': {
    name: {
      en: 'Latari Longbow',
      de: 'Latari-Langbogen',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 200,
    traits: ['bow'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow', 'yellow'],
    pierce: 1,
    surges: [
      {
        effects: [
          {
            do: 'add',
            to: 'range',
            n: 2,
          },
        ],
      },
      {
        effects: [
          {
            do: 'add',
            to: 'damage',
            n: 2,
          },
        ],
      },
    ],
  },
  'lightning-strike': {
    name: {
      en: 'Lightning Strike',
      de: 'Blitzschlag',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 200,
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow', 'yellow'],
    surges: [
      {
        effects: [
          {
            do: 'blast',
          },
        ],
      },
      {
        effects: [
          {
            do: 'add',
            to: 'damage',
            n: 2,
          },
        ],
      },
      {
        effects: [
          {
            do: 'add',
            to: 'damage',
            n: 2,
          },
        ],
      },
    ],
  },
  'mace-of-kellos': {
    name: {
      en: 'Mace of Kellos',
      de: 'Streitkolben des Kellos',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 175,
    traits: ['hammer'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'red', 'yellow'],
    surges: [
      {
        effects: [
          { do: 'aimed', aim: { who: 'monster', adjacent: true, each: true }, effects: [{ do: 'suffer', n: 1 }] },
        ],
      },
      {
        effects: [
          {
            do: 'aimed',
            aim: {
              who: 'attacker',
            },
            effects: [
              {
                do: 'heal',
                n: 1,
              },
            ],
          },
        ],
      },
    ],
  },
  platemail: {
    name: {
      en: 'Platemail',
      de: 'Plattenrüstung',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 250,
    traits: ['heavy-armor'],
    slot: 'armor',
    dice: ['black'],
    standing: [
      { do: 'permit', rule: 'no-runes' },
      { do: 'modify', value: 'speed', most: 3 },
    ],
    forbids: 'rune',
  },
  'steel-greatsword': {
    name: {
      en: 'Steel Greatsword',
      de: 'Stählerner Zweihänder',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 200,
    traits: ['blade'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red', 'yellow'],
    surges: [
      {
        effects: [
          {
            do: 'add',
            to: 'pierce',
            n: 2,
          },
        ],
      },
      {
        effects: [
          {
            do: 'add',
            to: 'damage',
            n: 1,
          },
        ],
      },
    ],
    abilities: [{ at: 'rolled', if: { is: 'own-attack' }, limit: 'attack', effects: [{ do: 'reroll', of: 'power' }] }],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
  },
  'tival-crystal': {
    name: {
      en: 'Tival Crystal',
      de: 'Tival Crystal',
    },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 175,
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'action',
        cost: { exhaust: true },
        effects: [{ do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
      },
    ],
  },
};
