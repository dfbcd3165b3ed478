import type { EnemyCard, Scroll, ScrollPower } from './scroll.ts';

/** A hero who moves into its zone saves or is attacked (SS-NENM-07); whom it moves to itself does not count. */
const vigilant = (level: 1 | 2, weapon: string): ScrollPower => ({
  name: { en: `Vigilant ${level === 1 ? 'I' : 'II'}`, de: `Wachsam ${level === 1 ? 'I' : 'II'}` },
  icon: 'always',
  passive: [
    {
      do: 'on',
      at: 'entered',
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'hero' },
          { is: 'near', range: 0 },
        ],
      },
      aim: { who: 'that', range: 0 },
      effects: [{ do: 'save', fails: [{ do: 'scroll-attack', weapon }] }],
    },
  ],
});

const potion = (n: number): ScrollPower => ({
  name: { en: 'Healing Potion', de: 'Heiltrank' },
  icon: 'charges',
  charges: 1,
  effects: [{ do: 'aimed', at: 'self', effects: [{ do: 'heal', n }] }],
});

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
        powers: {
          lookout: { name: { en: 'Lookout', de: 'Ausguck' }, icon: 'special', effects: [{ do: 'advance', n: 1 }] },
        },
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
  'brigand-blue': {
    name: { en: 'Blue Brigand', de: 'Blauer Wegelagerer' },
    kind: 'brigand',
    category: 'humanoid',
    style: 'faith',
    level: 'blue',
    difficulty: 2,
    sides: [
      {
        target: 'most-wounded',
        behaviours: [
          {
            range: [0, 1],
            sentences: [
              { do: 'melee' },
              { do: 'attack', weapon: 'sword' },
              { do: 'if', if: { is: 'wounded' }, does: { do: 'use', power: 'brigand-potion' } },
            ],
          },
          {
            range: [2, 3, 4],
            sentences: [
              { do: 'attack', weapon: 'knife' },
              { do: 'move', n: 2, to: 'target' },
            ],
          },
          {
            range: '+',
            sentences: [
              { do: 'move', n: 2, to: 'nearest' },
              { do: 'attack', weapon: 'knife', on: 'nearest', within: 2 },
            ],
          },
        ],
        powers: { 'brigand-potion': potion(2), 'vigilant-1': vigilant(1, 'knife') },
        weapons: {
          sword: {
            name: { en: 'Sword', de: 'Schwert' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 1, red: 1, blue: 1 },
          },
          knife: {
            name: { en: 'Knife', de: 'Messer' },
            slot: 'off',
            range: 4,
            damage: 'pointed',
            attack: { auto: 1, blue: 1 },
            properties: [{ cost: { energy: 1 }, effects: [{ do: 'condition', condition: 'poisoned-1' }] }],
          },
        },
      },
    ],
  },
  'brigand-red': {
    name: { en: 'Brigand Captain', de: 'Wegelagererhauptmann' },
    kind: 'brigand',
    category: 'humanoid',
    style: 'faith',
    level: 'red',
    difficulty: 3,
    sides: [
      {
        target: 'most-wounded',
        behaviours: [
          {
            range: [0, 1, 2],
            sentences: [
              { do: 'melee' },
              { do: 'attack', weapon: 'sword' },
              { do: 'use', power: 'supreme-commander' },
              { do: 'if', if: { is: 'wounded' }, does: { do: 'use', power: 'captain-potion' } },
            ],
          },
          {
            range: [3, 4],
            sentences: [
              { do: 'attack', weapon: 'knife' },
              { do: 'move', n: 2, to: 'target' },
            ],
          },
          {
            range: '+',
            sentences: [
              { do: 'move', n: 2, to: 'nearest' },
              { do: 'attack', weapon: 'knife', on: 'nearest', within: 2 },
            ],
          },
        ],
        powers: {
          'vigilant-2': vigilant(2, 'sword'),
          'twin-strike': {
            name: { en: 'Twin Strike', de: 'Zwillingsstoß' },
            icon: 'attack',
            passive: [
              {
                do: 'on',
                at: 'attack-done',
                if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', tag: 'sword' }, { is: 'wounding' }] },
                aim: { who: 'other', range: 5 },
                effects: [{ do: 'scroll-attack', weapon: 'knife' }],
              },
            ],
          },
          'captain-potion': potion(4),
          'supreme-commander': {
            name: { en: 'Supreme Commander', de: 'Oberbefehlshaber' },
            icon: 'behaviour',
            effects: [{ do: 'command-others', heal: 1 }],
          },
        },
        weapons: {
          sword: {
            name: { en: 'Sword', de: 'Schwert' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 3, red: 1 },
            properties: [{ cost: { energy: 1 }, effects: [{ do: 'condition', condition: 'blinded' }] }],
          },
          knife: {
            name: { en: 'Knife', de: 'Messer' },
            slot: 'off',
            range: 4,
            damage: 'pointed',
            attack: { auto: 2 },
            properties: [{ cost: {}, effects: [{ do: 'condition', condition: 'poisoned-1' }] }],
          },
        },
      },
    ],
  },
  'puppet-mob': {
    name: { en: 'Puppet Mob', de: 'Marionettenhaufen' },
    kind: 'brigand',
    category: 'humanoid',
    style: 'faith',
    level: 'blue',
    difficulty: 2,
    horde: [2, 3],
    sides: [
      {
        target: 'nearest',
        behaviours: [
          { range: [0, 1], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'fists' }] },
          { range: '+', sentences: [{ do: 'move', n: 2, to: 'nearest' }] },
        ],
        powers: {
          strings: { name: { en: 'On Strings', de: 'An Fäden' }, icon: 'special', effects: [{ do: 'advance', n: 1 }] },
          freed: {
            name: { en: 'Freed', de: 'Befreit' },
            icon: 'death',
            passive: [
              {
                do: 'on',
                at: 'killed',
                if: {
                  is: 'all',
                  of: [
                    { is: 'about', who: 'self' },
                    { is: 'damage', damage: 'blunt' },
                  ],
                },
                effects: [{ do: 'shards', n: 1 }],
              },
            ],
          },
        },
        weapons: {
          fists: {
            name: { en: 'Fists and Tools', de: 'Fäuste und Werkzeug' },
            slot: 'main',
            range: 0,
            damage: 'blunt',
            attack: { auto: 1, blue: 1 },
            properties: [{ cost: { energy: 1 }, effects: [{ do: 'push' }] }],
          },
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
    loot: { crowns: 10 },
    shards: 1,
    powers: 1,
  },
  'brigand-blue-1': {
    scroll: 'brigand-blue',
    seals: 1,
    guard: { armour: 1, shields: 0, dice: 1, resist: ['pointed'] },
    health: 5,
    loot: { loot: 1 },
    shards: 2,
    powers: 0,
  },
  'brigand-blue-2': {
    scroll: 'brigand-blue',
    seals: 2,
    guard: { armour: 1, shields: 0, dice: 1, resist: ['pointed'] },
    health: 5,
    loot: { loot: 1, crowns: 5 },
    shards: 2,
    powers: 1,
  },
  'brigand-red-1': {
    scroll: 'brigand-red',
    seals: 1,
    guard: { armour: 1, shields: 0, dice: 2, resist: ['pointed'] },
    health: [7, 10],
    loot: { treasure: 1, loot: 1 },
    shards: 5,
    powers: 0,
    unique: true,
  },
  'puppet-mob-1': {
    scroll: 'puppet-mob',
    seals: 1,
    guard: { armour: 0, shields: 0, dice: 1 },
    health: 3,
    loot: {},
    shards: 2,
    powers: 0,
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
