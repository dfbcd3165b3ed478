import type { EnemyCard, Scroll, ScrollPower } from './scroll.ts';

const bellow: ScrollPower = {
  name: { en: 'Bellow', de: 'Gebrüll' },
  icon: 'special',
  effects: [
    { do: 'advance', n: 1 },
    { do: 'aimed', at: 'heroes-here', effects: [{ do: 'save', fails: [{ do: 'condition', condition: 'slowed' }] }] },
  ],
};

const curse = (n: 1 | 2): ScrollPower => ({
  name: { en: `Curse ${n === 1 ? 'I' : 'II'}`, de: `Verfluchen ${n === 1 ? 'I' : 'II'}` },
  icon: 'behaviour',
  effects: [
    {
      do: 'save',
      fails: [
        {
          do: 'last',
          until: 'time',
          effects: [
            { do: 'modify', value: 'hits', n: n === 1 ? -1 : -2 },
            { do: 'modify', value: 'armour', n: n === 1 ? -1 : -2 },
          ],
        },
      ],
    },
  ],
});

const evilPower: ScrollPower = {
  name: { en: 'Evil Power', de: 'Böse Macht' },
  icon: 'special',
  effects: [
    { do: 'aimed', at: 'self', effects: [{ do: 'heal', n: 1 }] },
    { do: 'regain-shield', n: 1 },
  ],
};

export const ORCS = {
  'orc-warrior-green': {
    name: { en: 'Green Orc Warrior', de: 'Grüner Ork-Krieger' },
    kind: 'orc-warrior',
    category: 'orc',
    style: 'might',
    level: 'green',
    difficulty: 2,
    sides: [
      {
        target: { style: 'might' },
        behaviours: [
          { range: [0, 1, 2], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'axe' }] },
          { range: '+', sentences: [{ do: 'move', n: 2, to: 'nearest' }] },
        ],
        powers: { bellow },
        weapons: {
          axe: {
            name: { en: 'War Axe', de: 'Kriegsaxt' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 1, red: 1 },
          },
        },
      },
    ],
  },
  'orc-warrior-blue': {
    name: { en: 'Blue Orc Warrior', de: 'Blauer Ork-Krieger' },
    kind: 'orc-warrior',
    category: 'orc',
    style: 'might',
    level: 'blue',
    difficulty: 3,
    sides: [
      {
        target: { style: 'might' },
        behaviours: [
          {
            range: [0, 1],
            sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'axe' }, { do: 'use', power: 'berserker-1' }],
          },
          { range: [2, 3], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'axe' }] },
          { range: '+', sentences: [{ do: 'move', n: 2, to: 'nearest' }] },
        ],
        powers: {
          'berserker-1': {
            name: { en: 'Berserker I', de: 'Berserker I' },
            icon: 'charges',
            charges: 1,
            effects: [{ do: 'scroll-attack', weapon: 'axe' }],
          },
          bellow,
        },
        weapons: {
          axe: {
            name: { en: 'War Axe', de: 'Kriegsaxt' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 2, red: 1 },
            properties: [{ cost: { energy: 2 }, effects: [{ do: 'critical' }] }],
          },
        },
      },
    ],
  },
  'orc-warrior-red': {
    name: { en: 'Orc Champion', de: 'Ork-Champion' },
    kind: 'orc-warrior',
    category: 'orc',
    style: 'might',
    level: 'red',
    difficulty: 4,
    sides: [
      {
        target: { style: 'might' },
        behaviours: [
          {
            range: [0, 1],
            sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'great-axe' }, { do: 'use', power: 'berserker-2' }],
          },
          { range: [2, 3], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'great-axe' }] },
          { range: '+', sentences: [{ do: 'move', n: 3, to: 'nearest' }] },
        ],
        powers: {
          'berserker-2': {
            name: { en: 'Berserker II', de: 'Berserker II' },
            icon: 'charges',
            charges: 2,
            effects: [{ do: 'scroll-attack', weapon: 'great-axe', hits: 1 }],
          },
          'war-cry': {
            name: { en: 'War Cry', de: 'Kriegsschrei' },
            icon: 'special',
            effects: [{ do: 'recharge', kind: 'orc-warrior', n: 1 }],
          },
          trample: {
            name: { en: 'Trample', de: 'Niedertrampeln' },
            icon: 'movement',
            passive: [
              {
                do: 'on',
                at: 'leaving',
                if: { is: 'about', who: 'self' },
                aim: { who: 'heroes-here' },
                effects: [{ do: 'save', fails: [{ do: 'condition', condition: 'knocked-down' }] }],
              },
            ],
          },
        },
        weapons: {
          'great-axe': {
            name: { en: 'Great Axe', de: 'Große Kriegsaxt' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 2, red: 2 },
            properties: [
              { cost: { energy: 2 }, effects: [{ do: 'critical' }] },
              { cost: { sorcery: 1 }, effects: [{ do: 'lethal', n: 2 }] },
            ],
          },
        },
      },
    ],
  },
  'orc-shaman-green': {
    name: { en: 'Green Orc Shaman', de: 'Grüner Ork-Schamane' },
    kind: 'orc-shaman',
    category: 'humanoid',
    style: 'magic',
    level: 'green',
    difficulty: 2,
    sides: [
      {
        target: { style: 'faith' },
        behaviours: [
          {
            range: [0, 1],
            sentences: [
              { do: 'attack', weapon: 'sceptre' },
              { do: 'retreat', n: 1 },
            ],
          },
          { range: [2, 3], sentences: [{ do: 'attack', weapon: 'sceptre' }] },
          { range: '+', sentences: [{ do: 'move', n: 2, to: 'nearest' }] },
        ],
        powers: { 'evil-power': evilPower },
        weapons: {
          sceptre: {
            name: { en: 'Bone Sceptre', de: 'Knochenzepter' },
            slot: 'main',
            range: 3,
            damage: 'magical',
            attack: { auto: 1, blue: 1 },
            properties: [{ cost: { magic: 1 }, effects: [{ do: 'fire', n: 1 }] }],
          },
        },
      },
    ],
  },
  'orc-shaman-blue': {
    name: { en: 'Blue Orc Shaman', de: 'Blauer Ork-Schamane' },
    kind: 'orc-shaman',
    category: 'humanoid',
    style: 'magic',
    level: 'blue',
    difficulty: 3,
    sides: [
      {
        target: { style: 'faith' },
        behaviours: [
          {
            range: [0, 1],
            sentences: [
              { do: 'use', power: 'curse-1' },
              { do: 'attack', weapon: 'ember-sceptre' },
              { do: 'retreat', n: 1 },
            ],
          },
          {
            range: [2, 3],
            sentences: [
              { do: 'use', power: 'curse-1' },
              { do: 'attack', weapon: 'ember-sceptre' },
            ],
          },
          {
            range: '+',
            sentences: [
              { do: 'move', n: 2, to: 'nearest' },
              { do: 'use', power: 'mend' },
            ],
          },
        ],
        powers: {
          'curse-1': curse(1),
          mend: {
            name: { en: 'Mend', de: 'Flicken' },
            icon: 'charges',
            charges: 1,
            effects: [{ do: 'aimed', at: 'most-wounded-enemy', effects: [{ do: 'heal', n: 2 }] }],
          },
          'evil-power': evilPower,
        },
        weapons: {
          'ember-sceptre': {
            name: { en: 'Ember Sceptre', de: 'Glutzepter' },
            slot: 'main',
            range: 3,
            damage: 'magical',
            attack: { auto: 1, red: 1, blue: 1 },
            properties: [
              { cost: { magic: 1 }, effects: [{ do: 'fire', n: 1 }] },
              { cost: { magic: 2 }, effects: [{ do: 'area', n: 0 }] },
            ],
          },
        },
      },
    ],
  },
  'orc-shaman-red': {
    name: { en: 'High Shaman', de: 'Hoher Schamane' },
    kind: 'orc-shaman',
    category: 'humanoid',
    style: 'magic',
    level: 'red',
    difficulty: 4,
    sides: [
      {
        target: { style: 'faith' },
        behaviours: [
          {
            range: [0, 1],
            sentences: [
              {
                do: 'if',
                if: { is: 'wounded' },
                does: { do: 'use', power: 'raise-the-fallen' },
                otherwise: { do: 'use', power: 'curse-2' },
              },
              { do: 'attack', weapon: 'magma-sceptre' },
              { do: 'retreat', n: 1 },
            ],
          },
          {
            range: [2, 3],
            sentences: [
              { do: 'use', power: 'curse-2' },
              { do: 'attack', weapon: 'magma-sceptre' },
            ],
          },
          {
            range: '+',
            sentences: [
              { do: 'move', n: 2, to: 'nearest' },
              { do: 'use', power: 'raise-the-fallen' },
            ],
          },
        ],
        powers: {
          'guardian-spirits': {
            name: { en: 'Guardian Spirits', de: 'Schutzgeister' },
            icon: 'when-targeted',
            passive: [
              {
                do: 'on',
                at: 'attack-declared',
                if: { is: 'about', who: 'self', part: 'other' },
                effects: [{ do: 'die', on: 'magic', effects: [{ do: 'evade' }] }],
              },
            ],
          },
          'curse-2': curse(2),
          'raise-the-fallen': {
            name: { en: 'Raise the Fallen', de: 'Auferstehung' },
            icon: 'charges',
            charges: 2,
            effects: [{ do: 'raise-fallen' }],
          },
          'evil-power-2': {
            name: { en: 'Evil Power', de: 'Böse Macht' },
            icon: 'special',
            effects: [{ do: 'activate' }],
          },
        },
        weapons: {
          'magma-sceptre': {
            name: { en: 'Magma Sceptre', de: 'Magma-Zepter' },
            slot: 'main',
            range: 3,
            damage: 'magical',
            attack: { auto: 2, red: 1, blue: 4 },
            properties: [
              { cost: { magic: 1 }, effects: [{ do: 'fire', n: 2 }] },
              { cost: { magic: 2 }, effects: [{ do: 'area', n: 0 }] },
            ],
          },
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Scroll>>;

export const ORC_CARDS = {
  'orc-warrior-green-1': {
    scroll: 'orc-warrior-green',
    seals: 1,
    guard: { armour: 1, shields: 0, dice: 0, vulnerable: ['magical'] },
    health: 5,
    loot: { crowns: 5 },
    shards: 1,
    powers: 0,
  },
  'orc-warrior-green-2': {
    scroll: 'orc-warrior-green',
    seals: 2,
    guard: { armour: 1, shields: 0, dice: 0, vulnerable: ['magical'] },
    health: 5,
    loot: { loot: 1 },
    shards: 1,
    powers: 1,
  },
  'orc-warrior-blue-1': {
    scroll: 'orc-warrior-blue',
    seals: 1,
    guard: { armour: 1, shields: 0, dice: 1, vulnerable: ['magical'] },
    health: 6,
    loot: { loot: 1 },
    shards: 2,
    powers: 0,
  },
  'orc-warrior-blue-2': {
    scroll: 'orc-warrior-blue',
    seals: 2,
    guard: { armour: 1, shields: 0, dice: 1, vulnerable: ['magical'] },
    health: 6,
    loot: { loot: 1, crowns: 5 },
    shards: 2,
    powers: 1,
  },
  'orc-warrior-red-1': {
    scroll: 'orc-warrior-red',
    seals: 1,
    guard: { armour: 2, shields: 0, dice: 2, vulnerable: ['magical'] },
    health: [7, 10],
    loot: { treasure: 1, crowns: 10 },
    shards: 5,
    powers: 0,
    unique: true,
  },
  'orc-shaman-green-1': {
    scroll: 'orc-shaman-green',
    seals: 1,
    guard: { armour: 0, shields: 2, dice: 0 },
    health: 4,
    loot: { crowns: 10 },
    shards: 1,
    powers: 0,
  },
  'orc-shaman-green-2': {
    scroll: 'orc-shaman-green',
    seals: 2,
    guard: { armour: 0, shields: 2, dice: 0 },
    health: 4,
    loot: { loot: 1 },
    shards: 2,
    powers: 1,
  },
  'orc-shaman-blue-1': {
    scroll: 'orc-shaman-blue',
    seals: 1,
    guard: { armour: 0, shields: 2, dice: 1, resist: ['magical'] },
    health: 4,
    loot: { loot: 1 },
    shards: 2,
    powers: 0,
  },
  'orc-shaman-blue-2': {
    scroll: 'orc-shaman-blue',
    seals: 2,
    guard: { armour: 0, shields: 2, dice: 1, resist: ['magical'] },
    health: 4,
    loot: { loot: 1, crowns: 5 },
    shards: 3,
    powers: 1,
  },
  'orc-shaman-red-1': {
    scroll: 'orc-shaman-red',
    seals: 1,
    guard: { armour: 0, shields: 2, dice: 2, resist: ['magical'] },
    health: [6, 9],
    loot: { treasure: 1, loot: 1 },
    shards: 5,
    powers: 0,
    unique: true,
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
