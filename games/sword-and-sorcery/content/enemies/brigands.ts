import type { EnemyCard, Scroll } from './scroll.ts';

export const BRIGANDS = {
  'brigand-green': {
    name: { en: 'Green Brigand', de: 'Grüner Wegelagerer' },
    kind: 'brigand',
    category: 'humanoid',
    style: 'faith',
    level: 'green',
    difficulty: 1,
    sides: [
      {
        target: 'most-wounded',
        behaviours: [
          { range: [0, 1], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'sword' }] },
          {
            range: [2, 3],
            sentences: [
              { do: 'attack', weapon: 'knife' },
              { do: 'move', n: 1, to: 'target' },
            ],
          },
          { range: '+', sentences: [{ do: 'move', n: 2, to: 'nearest' }] },
        ],
        powers: {},
        weapons: {
          sword: {
            name: { en: 'Sword', de: 'Schwert' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 1, blue: 2 },
          },
          knife: { name: { en: 'Knife', de: 'Messer' }, slot: 'off', range: 3, damage: 'pointed', attack: { auto: 1 } },
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Scroll>>;

export const BRIGAND_CARDS = {
  'brigand-green-1': {
    scroll: 'brigand-green',
    seals: 1,
    guard: { armour: 1, shields: 0, dice: 0, resist: ['pointed'] },
    health: 4,
    loot: { crowns: 5 },
    shards: 1,
    powers: 0,
  },
  'brigand-green-2': {
    scroll: 'brigand-green',
    seals: 2,
    guard: { armour: 1, shields: 0, dice: 0, resist: ['pointed'] },
    health: 4,
    loot: { loot: 1 },
    shards: 1,
    powers: 1,
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
