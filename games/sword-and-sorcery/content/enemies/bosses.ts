import type { EnemyCard, Scroll } from './scroll.ts';

/** Bosses: two sides each, their values on the scroll (SS-BOSS-02, -09). */
export const BOSSES = {
  troll: {
    name: { en: 'The Troll of Fangrock', de: 'Der Troll vom Fangfels' },
    kind: 'troll',
    category: 'giant',
    style: 'all',
    level: 'violet',
    difficulty: 4,
    immune: ['stunned'],
    sides: [
      {
        name: { en: 'Hungry', de: 'Hungrig' },
        target: 'vengeful',
        defence: { armour: 1, shields: 0, dice: 2, vulnerable: ['magical'] },
        behaviours: [
          { range: [0, 1], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'sharp-claws' }] },
          { range: [2, 3], sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'fist' }] },
          { range: '+', sentences: [{ do: 'move', n: 2, to: 'target' }] },
        ],
        powers: {
          regrow: {
            name: { en: 'Regrow', de: 'Nachwachsen' },
            icon: 'behaviour',
            passive: [
              {
                do: 'on',
                at: 'activating',
                if: {
                  is: 'all',
                  of: [
                    { is: 'about', who: 'self' },
                    {
                      is: 'not',
                      of: { is: 'any', of: [{ is: 'burning' }, { is: 'noted', note: 'scorched', least: 1 }] },
                    },
                  ],
                },
                effects: [{ do: 'heal', n: 1 }],
              },
              {
                do: 'on',
                at: 'wounded',
                if: {
                  is: 'all',
                  of: [
                    { is: 'about', who: 'self' },
                    { is: 'damage', damage: 'magical' },
                  ],
                },
                effects: [{ do: 'count', note: 'scorched' }],
              },
              {
                do: 'on',
                at: 'activated',
                if: { is: 'about', who: 'self' },
                effects: [{ do: 'count', note: 'scorched', set: 0 }],
              },
            ],
          },
          rage: {
            name: { en: 'Rage', de: 'Raserei' },
            icon: 'always',
            passive: [
              {
                do: 'on',
                at: 'activating',
                if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'half-dead' }] },
                effects: [{ do: 'flip', to: 1 }],
              },
            ],
          },
        },
        weapons: {
          'sharp-claws': {
            name: { en: 'Sharp Claws', de: 'Scharfe Krallen' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 2, red: 2 },
            properties: [
              { cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] },
              { cost: { energy: 2 }, effects: [{ do: 'push' }] },
            ],
          },
          fist: {
            name: { en: 'Fist', de: 'Faust' },
            slot: 'off',
            range: 0,
            damage: 'blunt',
            attack: { auto: 2, red: 1, blue: 1 },
            properties: [{ cost: { energy: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] }],
          },
        },
      },
      {
        name: { en: 'Raging', de: 'Rasend' },
        target: 'general',
        defence: { armour: 1, shields: 0, dice: 2, vulnerable: ['magical', 'pointed'] },
        behaviours: [
          {
            range: [0, 1, 2],
            sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'sharp-claws' }, { do: 'attack', weapon: 'fist' }],
          },
          {
            range: '+',
            sentences: [
              { do: 'move', n: 3, to: 'nearest' },
              { do: 'attack', weapon: 'fist', on: 'nearest', within: 0 },
            ],
          },
        ],
        powers: {
          'blind-fury': {
            name: { en: 'Blind Fury', de: 'Blinde Wut' },
            icon: 'attack',
            passive: [
              {
                do: 'on',
                at: 'attack-rolled',
                if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', tag: 'sharp-claws' }] },
                effects: [{ do: 'area', n: 0 }],
              },
            ],
          },
          'tire-out': {
            name: { en: 'Tire Out', de: 'Ermatten' },
            icon: 'always',
            passive: [
              {
                do: 'on',
                at: 'activated',
                if: { is: 'about', who: 'self' },
                effects: [
                  { do: 'count', note: 'raged' },
                  { do: 'flip', to: 0, if: { is: 'noted', note: 'raged', least: 3 } },
                ],
              },
            ],
          },
        },
        weapons: {
          'sharp-claws': {
            name: { en: 'Sharp Claws', de: 'Scharfe Krallen' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 1, red: 2 },
            properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }],
          },
          fist: {
            name: { en: 'Fist', de: 'Faust' },
            slot: 'off',
            range: 0,
            damage: 'blunt',
            attack: { auto: 1, red: 1, blue: 1 },
            properties: [{ cost: { energy: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] }],
          },
        },
      },
    ],
  },
  'orc-king': {
    name: { en: 'The Orc King', de: 'Der Orkkönig' },
    kind: 'orc-king',
    category: 'orc',
    style: 'all',
    level: 'violet',
    difficulty: 4,
    sides: [
      {
        name: { en: 'Warlord', de: 'Kriegsherr' },
        target: 'vengeful',
        defence: { armour: 2, shields: 1, dice: 2 },
        behaviours: [
          {
            range: [0, 1],
            sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'fang' }, { do: 'use', power: 'muster' }],
          },
          {
            range: [2, 3, 4],
            sentences: [
              { do: 'attack', weapon: 'thrown-axe' },
              { do: 'move', n: 2, to: 'target' },
            ],
          },
          {
            range: '+',
            sentences: [
              { do: 'move', n: 2, to: 'target' },
              { do: 'use', power: 'muster' },
            ],
          },
        ],
        powers: {
          muster: {
            name: { en: 'Muster', de: 'Musterung' },
            icon: 'charges',
            charges: 3,
            effects: [
              {
                do: 'spawn',
                of: ['orc-warrior-green', 'orc-warrior-blue', 'orc-shaman-green', 'orc-shaman-blue'],
                at: 'portal',
              },
            ],
          },
          'iron-crown': {
            name: { en: 'Iron Crown', de: 'Eiserne Krone' },
            icon: 'always',
            passive: [
              {
                do: 'modify',
                value: 'hits-taken',
                n: -1,
                if: { is: 'not-alone-here', kinds: ['orc-warrior', 'orc-shaman'] },
              },
            ],
          },
          'single-combat': {
            name: { en: 'To Single Combat', de: 'Zum Zweikampf' },
            icon: 'always',
            passive: [
              {
                do: 'on',
                at: 'wounded',
                if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'half-dead' }] },
                effects: [{ do: 'flip', to: 1 }],
              },
              {
                do: 'on',
                at: 'activated',
                if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'no-charges' }, { is: 'alone' }] },
                effects: [{ do: 'flip', to: 1 }],
              },
            ],
          },
        },
        weapons: {
          fang: {
            name: { en: 'Fang of Kings', de: 'Fang der Könige' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 2, red: 1, blue: 1 },
            properties: [
              { cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] },
              { cost: { sorcery: 1 }, effects: [{ do: 'critical' }] },
            ],
          },
          'thrown-axe': {
            name: { en: 'Thrown Axe', de: 'Wurfaxt' },
            slot: 'off',
            range: 4,
            damage: 'sharp',
            attack: { auto: 2, red: 1 },
          },
        },
      },
      {
        name: { en: 'Duellist', de: 'Zweikämpfer' },
        target: 'vengeful',
        defence: { armour: 1, shields: 0, dice: 3 },
        behaviours: [
          {
            range: [0, 1, 2],
            sentences: [{ do: 'melee' }, { do: 'attack', weapon: 'fang' }, { do: 'attack', weapon: 'fang' }],
          },
          { range: '+', sentences: [{ do: 'move', n: 3, to: 'target' }] },
        ],
        powers: {
          challenge: {
            name: { en: 'Challenge', de: 'Herausforderung' },
            icon: 'always',
            passive: [{ do: 'permit', rule: 'only-threatening-properties' }],
          },
          'last-stand': {
            name: { en: 'Last Stand', de: 'Letztes Gefecht' },
            icon: 'when-targeted',
            passive: [
              {
                do: 'on',
                at: 'attack-done',
                if: {
                  is: 'all',
                  of: [
                    { is: 'about', who: 'self', part: 'other' },
                    { is: 'melee' },
                    { is: 'wounding' },
                    { is: 'threat-level', level: 2 },
                  ],
                },
                aim: { who: 'that', range: 0 },
                effects: [{ do: 'scroll-attack', weapon: 'fang' }],
              },
            ],
          },
        },
        weapons: {
          fang: {
            name: { en: 'Fang of Kings', de: 'Fang der Könige' },
            slot: 'main',
            range: 0,
            damage: 'sharp',
            attack: { auto: 1, red: 1, blue: 1 },
            properties: [
              { cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] },
              { cost: { energy: 1, magic: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] },
            ],
          },
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Scroll>>;

const UNUSED = { armour: 0, shields: 0, dice: 0 } as const;

/** A boss has no card of its own: what a card would tell. */
export const BOSS_CARDS = {
  'the-troll': {
    scroll: 'troll',
    seals: 1,
    guard: UNUSED,
    health: [16, 24],
    loot: { treasure: 2 },
    shards: 8,
    powers: 0,
    unique: true,
  },
  'the-orc-king': {
    scroll: 'orc-king',
    seals: 1,
    guard: UNUSED,
    health: [18, 30],
    loot: { treasure: 2, crowns: 50 },
    shards: 10,
    powers: 0,
    unique: true,
  },
} as const satisfies Readonly<Record<string, EnemyCard>>;
