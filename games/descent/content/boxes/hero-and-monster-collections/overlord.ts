import type { OverlordCard } from '../../cards.ts';

const CARD = { deck: 'reward', xp: 0, copies: 1 } as const;

/** A monster attacks a hero. */
const ON_A_HERO = {
  is: 'all',
  of: [
    { is: 'about', who: 'monster' },
    { is: 'about', who: 'hero', part: 'other' },
  ],
} as const;

/** Cards that quests of the Hero and Monster Collections promise (D2-OLGEN-28). */
export const REWARDS: Readonly<Record<string, OverlordCard>> = {
  'hunk-of-junk': {
    ...CARD,
    name: { en: 'Hunk of Junk', de: 'Haufen Schrott' },
    type: 'trap',
    at: 'using-find',
    if: { is: 'about', who: 'hero' },
    aim: { who: 'that' },
    effects: [{ do: 'test', attribute: 'knowledge', pass: [{ do: 'draw', n: 1 }], fail: [{ do: 'thwart' }] }],
  },
  'fire-gems': {
    ...CARD,
    name: { en: 'Fire Gems', de: 'Feuersteine' },
    type: 'trap',
    at: 'enters',
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'space-empty' }] },
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: 'awareness',
        fail: [
          {
            do: 'roll',
            dice: ['red'],
            effects: [
              {
                do: 'aimed',
                aim: { who: 'figure', adjacent: true, from: 'on', each: true },
                effects: [{ do: 'suffer', n: { per: 'hearts' } }],
              },
              { do: 'suffer', n: { per: 'hearts' } },
            ],
          },
        ],
      },
    ],
  },
  'forgotten-sorcery': {
    ...CARD,
    name: { en: 'Forgotten Sorcery', de: 'Vergessene Hexerei' },
    type: 'magic',
    at: 'group-activated',
    aim: {
      who: 'monster',
      self: true,
      each: true,
      if: { is: 'all', of: [{ is: 'active-group' }, { is: 'ranged-group' }] },
    },
    effects: [
      {
        do: 'last',
        until: 'round-end',
        effects: [
          {
            do: 'on',
            at: 'rolled',
            ability: { at: 'rolled', if: { is: 'own-attack' }, effects: [{ do: 'convert', most: 2 }] },
          },
        ],
      },
    ],
  },
  'power-in-numbers': {
    ...CARD,
    name: { en: 'Power in Numbers', de: 'Übermacht' },
    type: 'event',
    at: 'overlord-own-turn',
    effects: [
      {
        do: 'tile-crowd',
        heroes: [
          { do: 'suffer', n: 1 },
          { do: 'tire', n: 2 },
        ],
        monsters: [{ do: 'heal', n: 2 }],
      },
    ],
  },
  'unseen-wings': {
    ...CARD,
    name: { en: 'Unseen Wings', de: 'Ungesehene Schwingen' },
    type: 'event',
    at: 'overlord-own-turn',
    aim: { who: 'monster', self: true },
    effects: [
      {
        do: 'aimed',
        aim: { who: 'monster', ofGroup: 'on', self: true, upTo: 3 },
        effects: [{ do: 'move', n: 3 }],
      },
    ],
  },
  'hags-hunger': {
    ...CARD,
    name: { en: "Hag's Hunger", de: 'Hunger der Hexe' },
    type: 'event',
    at: 'knocked-out',
    aim: { who: 'hero', within: 3, from: 'spaces', each: true },
    effects: [{ do: 'tire', n: 2 }],
  },
  'hard-knocks': {
    ...CARD,
    name: { en: 'Hard Knocks', de: 'Harte Schläge' },
    type: 'event',
    at: 'rolled',
    if: ON_A_HERO,
    effects: [
      {
        do: 'grant',
        surge: {
          effects: [
            { do: 'place', within: 3, of: 'them' },
            { do: 'condition', condition: 'stunned' },
          ],
        },
      },
    ],
  },
  mockery: {
    ...CARD,
    name: { en: 'Mockery', de: 'Hohn' },
    type: 'event',
    at: 'test-failed',
    if: {
      is: 'all',
      of: [
        { is: 'about', who: 'hero' },
        { is: 'attribute', attribute: 'willpower' },
      ],
    },
    aim: { who: 'that' },
    effects: [{ do: 'last', until: 'encounter-end', effects: [{ do: 'test-dice', dice: ['gray'], plus: true }] }],
  },
  splice: {
    ...CARD,
    name: { en: 'Splice', de: 'Kreuzung' },
    type: 'magic',
    at: 'monster-chosen',
    if: { is: 'about', who: 'monster' },
    aim: { who: 'that' },
    effects: [
      {
        do: 'aimed',
        aim: { who: 'monster', ofGroup: 'on', self: true, each: true },
        effects: [
          {
            do: 'last',
            until: 'encounter-end',
            effects: [
              {
                do: 'surge',
                surge: {
                  effects: [
                    { do: 'add', to: 'damage', n: 2 },
                    { do: 'aimed', aim: { who: 'monster', within: 3 }, effects: [{ do: 'suffer', n: 2 }] },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
};
