import type { EnemyCard, Scroll } from './scroll.ts';

const gangUp = {
  name: { en: 'Gang Up I', de: 'Zusammenrotten I' },
  icon: 'attack',
  passive: [
    {
      do: 'modify',
      value: 'hits',
      n: 1,
      if: {
        is: 'all',
        of: [
          { is: 'weapon', tag: 'claws' },
          { is: 'controls', zone: 'own' },
        ],
      },
    },
  ],
} as const;

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
        powers: { 'gang-up-1': gangUp },
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
} as const satisfies Readonly<Record<string, EnemyCard>>;
