import type { Item } from '../cards.ts';

/** The shop of act I. */
export const ACT_1: Readonly<Record<string, Item>> = {
  chainmail: {
    name: {
      en: 'Chainmail',
      de: 'Kettenrüstung',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 150,
    traits: ['heavy-armor'],
    slot: 'armor',
    dice: ['gray'],
    standing: [
      { do: 'permit', rule: 'no-runes' },
      { do: 'modify', value: 'speed', most: 4 },
    ],
    forbids: 'rune',
  },
  crossbow: {
    name: {
      en: 'Crossbow',
      de: 'Armbrust',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 175,
    traits: ['bow', 'exotic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    pierce: 1,
    surges: [
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
            n: 1,
          },
          { do: 'move', n: 1, must: true },
        ],
      },
    ],
  },
  'elm-greatbow': {
    name: {
      en: 'Elm Greatbow',
      de: 'Ulmen-Kriegsbogen',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 100,
    traits: ['bow'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [
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
            to: 'range',
            n: 2,
          },
        ],
      },
    ],
    standing: [{ do: 'permit', rule: 'sees-past-adjacent' }],
  },
  'heavy-cloak': {
    name: {
      en: 'Heavy Cloak',
      de: 'Schwerer Umhang',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 75,
    traits: ['cloak'],
    slot: 'armor',
    abilities: [
      { at: 'rolled', if: { is: 'target' }, cost: { exhaust: true }, effects: [{ do: 'add', to: 'surges', n: -1 }] },
    ],
  },
  immolation: {
    name: {
      en: 'Immolation',
      de: 'Feuersturm',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 150,
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'red'],
    pierce: 1,
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
        effects: [
          {
            do: 'add',
            to: 'range',
            n: 1,
          },
        ],
      },
    ],
  },
  'iron-battleaxe': {
    name: {
      en: 'Iron Battleaxe',
      de: 'Eiserne Streitaxt',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 100,
    traits: ['axe'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red'],
    pierce: 1,
    surges: [
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
            to: 'pierce',
            n: 1,
          },
        ],
      },
    ],
  },
  'iron-shield': {
    name: {
      en: 'Iron Shield',
      de: 'Eisenschild',
    },
    kind: 'item',
    act: 1,
    copies: 2,
    gold: 50,
    traits: ['shield'],
    slot: 'one-hand',
    abilities: [
      {
        at: 'defence-rolled',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'one-of', of: [[{ do: 'reroll', of: 'defence' }], [{ do: 'add', to: 'shields', n: 1 }]] }],
      },
    ],
  },
  'iron-spear': {
    name: {
      en: 'Iron Spear',
      de: 'Eiserner Langspeer',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 75,
    traits: ['exotic'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    reach: true,
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
        effects: [
          {
            do: 'add',
            to: 'pierce',
            n: 1,
          },
        ],
      },
    ],
  },
  'leather-armor': {
    name: {
      en: 'Leather Armor',
      de: 'Lederrüstung',
    },
    kind: 'item',
    act: 1,
    copies: 2,
    gold: 75,
    traits: ['light-armor'],
    slot: 'armor',
    dice: ['brown'],
    standing: [{ do: 'modify', value: 'health', n: 1 }],
  },
  'light-hammer': {
    name: {
      en: 'Light Hammer',
      de: 'Leichter Kriegshammer',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 75,
    traits: ['hammer'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    surges: [
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
            do: 'inflict',
            condition: 'stunned',
          },
        ],
      },
    ],
  },
  'lucky-charm': {
    name: {
      en: 'Lucky Charm',
      de: 'Glücksbringer',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 100,
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'test-rolled',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'reroll', of: 'test' }],
      },
    ],
  },
  'magic-staff': {
    name: {
      en: 'Magic Staff',
      de: 'Zauberstab',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 150,
    traits: ['magic', 'staff'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'red'],
    surges: [
      {
        effects: [
          {
            do: 'aimed',
            aim: { who: 'monster', within: 3, from: 'target', another: true },
            effects: [{ do: 'suffer', n: 1 }],
          },
        ],
      },
      {
        effects: [
          {
            do: 'add',
            to: 'range',
            n: 1,
          },
        ],
      },
    ],
  },
  'mana-weave': {
    name: {
      en: 'Mana Weave',
      de: 'Mana-Geflecht',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 125,
    traits: ['rune'],
    slot: 'other',
    abilities: [
      { at: 'rolled', if: { is: 'own-attack' }, cost: { exhaust: true }, effects: [{ do: 'add', to: 'surges', n: 1 }] },
    ],
  },
  'ring-of-power': {
    name: {
      en: 'Ring of Power',
      de: 'Ring der Macht',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 150,
    traits: ['ring'],
    slot: 'other',
    standing: [{ do: 'modify', value: 'stamina', n: 1 }],
  },
  'scorpion-helm': {
    name: {
      en: 'Scorpion Helm',
      de: 'Skorpionshelm',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 75,
    traits: ['helmet'],
    slot: 'other',
    standing: [{ do: 'bonus', to: 'range', n: 1, if: { is: 'attack', type: 'ranged' } }],
    limit: 'helmet',
  },
  sling: {
    name: {
      en: 'Sling',
      de: 'Schleuder',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 75,
    traits: ['exotic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
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
            do: 'inflict',
            condition: 'stunned',
          },
        ],
      },
    ],
  },
  'steel-broadsword': {
    name: {
      en: 'Steel Broadsword',
      de: 'Stählernes Breitschwert',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 100,
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'red'],
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
    ],
    abilities: [{ at: 'rolled', if: { is: 'own-attack' }, limit: 'attack', effects: [{ do: 'reroll', of: 'red' }] }],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
  },
  sunburst: {
    name: {
      en: 'Sunburst',
      de: 'Sonneneruption',
    },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 125,
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [
      {
        effects: [
          {
            do: 'inflict',
            condition: 'stunned',
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
};
