import type { Effect } from '../../effects/effect.ts';
import type { EnemyCard, Scroll, ScrollPower } from './scroll.ts';

const gangUp = (n: 1 | 2, weapon = 'claws'): ScrollPower => ({
  name: { en: `Gang Up ${n === 1 ? 'I' : 'II'}`, de: `Zusammenrotten ${n === 1 ? 'I' : 'II'}` },
  icon: 'attack',
  passive: [
    {
      do: 'modify',
      value: 'hits',
      n,
      if: {
        is: 'all',
        of: [
          { is: 'weapon', tag: weapon },
          { is: 'controls', zone: 'own' },
        ],
      },
    },
  ],
});

/** Before the defence a blue die: on energy so many hits less. */
export const slips = (n: 1 | 2): Effect => ({
  do: 'on',
  at: 'defence-before',
  if: { is: 'about', who: 'self' },
  effects: [{ do: 'die', on: 'energy', effects: [{ do: 'lessen', n }] }],
});

export const GREMLINS = {
  'gremlin-green': {
    name: { en: 'Green Gremlin', de: 'Grüner Gremlin' },
    kind: 'gremlin',
    category: 'goblinoid',
    style: 'speed',
    level: 'green',
    difficulty: 1,
    sides: [
      {
        target: 'nearest',
        behaviours: [
          { range: [0], sentences: [{ do: 'attack', weapon: 'claws' }] },
          { range: [1, 2, 3], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'claws' }] },
          { range: '+', sentences: [{ do: 'move', n: 3, to: 'nearest' }] },
        ],
        powers: { 'gang-up-1': gangUp(1) },
        weapons: {
          claws: {
            name: { en: 'Claws', de: 'Klauen' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 1, blue: 1 },
          },
        },
      },
    ],
  },
  'gremlin-blue': {
    name: { en: 'Blue Gremlin', de: 'Blauer Gremlin' },
    kind: 'gremlin',
    category: 'goblinoid',
    style: 'speed',
    level: 'blue',
    difficulty: 2,
    sides: [
      {
        target: 'richest',
        behaviours: [
          { range: [0], sentences: [{ do: 'attack', weapon: 'claws' }] },
          { range: [1, 2, 3], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'claws' }] },
          { range: '+', sentences: [{ do: 'move', n: 3, to: 'nearest' }] },
        ],
        powers: {
          'gang-up-1': gangUp(1),
          grab: {
            name: { en: 'Grab the Purse', de: 'Beutelgriff' },
            icon: 'special',
            effects: [
              { do: 'aimed', at: 'richest-here', effects: [{ do: 'save', fails: [{ do: 'drop-coins', n: 10 }] }] },
            ],
          },
        },
        weapons: {
          claws: {
            name: { en: 'Claws', de: 'Klauen' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 1, blue: 2 },
            properties: [{ cost: { energy: 1 }, effects: [{ do: 'drop-coins', n: 5 }] }],
          },
        },
      },
    ],
  },
  'gremlin-red': {
    name: { en: 'Gremlin King', de: 'Gremlinkönig' },
    kind: 'gremlin',
    category: 'goblinoid',
    style: 'speed',
    level: 'red',
    difficulty: 3,
    sides: [
      {
        target: 'richest',
        behaviours: [
          {
            range: [0, 1],
            sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'kings-claws' }, { do: 'use', power: 'kings-call' }],
          },
          { range: [2, 3], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'kings-claws' }] },
          {
            range: '+',
            sentences: [
              { do: 'move', n: 2, to: 'nearest' },
              { do: 'use', power: 'kings-call' },
            ],
          },
        ],
        powers: {
          'gang-up-2': gangUp(2, 'kings-claws'),
          'kings-call': {
            name: { en: 'King’s Call', de: 'Ruf des Königs' },
            icon: 'charges',
            charges: 1,
            effects: [
              {
                do: 'spawn',
                of: ['gremlin-green'],
                at: 'own',
                otherwise: [{ do: 'aimed', at: 'self', effects: [{ do: 'heal', n: 2 }] }],
              },
            ],
          },
          slippery: { name: { en: 'Slippery', de: 'Glitschig' }, icon: 'when-targeted', passive: [slips(1)] },
        },
        weapons: {
          'kings-claws': {
            name: { en: 'King’s Claws', de: 'Königsklauen' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 2, red: 1 },
            properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }],
          },
        },
      },
    ],
  },
  'gremlin-pack': {
    name: { en: 'Gremlin Pack', de: 'Gremlinmeute' },
    kind: 'gremlin',
    category: 'goblinoid',
    style: 'speed',
    level: 'green',
    difficulty: 2,
    horde: [2, 3],
    sides: [
      {
        target: 'nearest',
        behaviours: [
          { range: [0, 1, 2], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'teeth' }] },
          { range: '+', sentences: [{ do: 'move', n: 3, to: 'nearest' }] },
        ],
        powers: {
          swarm: {
            name: { en: 'Swarm', de: 'Schwarm' },
            icon: 'attack',
            passive: [
              { do: 'permit', rule: 'one-attack' },
              { do: 'modify', value: 'hits', n: { per: 'other-body-here' } },
            ],
          },
        },
        weapons: {
          teeth: {
            name: { en: 'Teeth and Nails', de: 'Zähne und Nägel' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { red: 1, blue: 1 },
          },
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Scroll>>;

export const GREMLIN_CARDS = {
  'gremlin-green-1': {
    scroll: 'gremlin-green',
    seals: 1,
    guard: { armour: 0, shields: 0, dice: 0 },
    health: 3,
    loot: { crowns: 5 },
    shards: 1,
    powers: 0,
  },
  'gremlin-green-2': {
    scroll: 'gremlin-green',
    seals: 2,
    guard: { armour: 0, shields: 0, dice: 0 },
    health: 3,
    loot: { loot: 1 },
    shards: 1,
    powers: 1,
  },
  'gremlin-blue-1': {
    scroll: 'gremlin-blue',
    seals: 1,
    guard: { armour: 0, shields: 0, dice: 1 },
    health: 4,
    loot: { crowns: 10 },
    shards: 2,
    powers: 0,
  },
  'gremlin-blue-2': {
    scroll: 'gremlin-blue',
    seals: 2,
    guard: { armour: 0, shields: 0, dice: 1 },
    health: 4,
    loot: { loot: 1 },
    shards: 2,
    powers: 1,
  },
  'gremlin-red-1': {
    scroll: 'gremlin-red',
    seals: 1,
    guard: { armour: 1, shields: 0, dice: 2, resist: ['sharp'] },
    health: [6, 9],
    loot: { treasure: 1, crowns: 10 },
    shards: 4,
    powers: 0,
    unique: true,
  },
  'gremlin-pack-1': {
    scroll: 'gremlin-pack',
    seals: 1,
    guard: { armour: 0, shields: 0, dice: 0 },
    health: 2,
    loot: { loot: 1 },
    shards: 2,
    powers: 0,
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
