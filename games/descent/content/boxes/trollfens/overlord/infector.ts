import type { OverlordCard } from '../../../cards.ts';

const CARD = { deck: 'infector', copies: 1 } as const;
const TOKEN = 'infection';
/** A monster attacks a hero; a hero attacks a monster. */
const ON_A_HERO = [
  { is: 'about', who: 'monster' },
  { is: 'about', who: 'hero', part: 'other' },
] as const;
const ON_A_MONSTER = [
  { is: 'about', who: 'hero' },
  { is: 'about', who: 'monster', part: 'other' },
] as const;
const INFECTED = { is: 'that-is', of: { is: 'has-token', token: TOKEN } } as const;
/** What lies before the overlord until the end of the quest. */
const LYING = { do: 'last', until: 'quest-end', for: 'all', overlord: true } as const;

/** The overlord class Infector: infection tokens (D2-INFEC-01). */
export const INFECTOR: Readonly<Record<string, OverlordCard>> = {
  'adaptive-contagion': {
    ...CARD,
    name: { en: 'Adaptive Contagion', de: 'Adaptive Ansteckung' },
    type: 'magic',
    xp: 1,
    at: 'overlord-own-turn',
    effects: [
      { do: 'stays' },
      {
        ...LYING,
        effects: [
          {
            do: 'on',
            at: 'condition-gaining',
            ability: {
              at: 'condition-gaining',
              if: {
                is: 'all',
                of: [
                  { is: 'about', who: 'hero' },
                  { is: 'any-condition', of: ['poisoned', 'diseased'] },
                  { is: 'not', of: { is: 'about-condition', condition: 'poisoned' } },
                  { is: 'not', of: { is: 'about-condition', condition: 'diseased' } },
                ],
              },
              aim: { who: 'that' },
              effects: [{ do: 'thwart' }, { do: 'token', token: TOKEN }],
            },
          },
          {
            do: 'on',
            at: 'testing',
            ability: {
              at: 'testing',
              if: { is: 'all', of: [{ is: 'about', who: 'hero' }, INFECTED] },
              aim: { who: 'that' },
              effects: [
                { do: 'lose-token', token: TOKEN },
                { do: 'ease', n: -1 },
              ],
            },
          },
        ],
      },
    ],
  },
  airborne: {
    ...CARD,
    name: { en: 'Airborne', de: 'Pestwolke' },
    type: 'magic',
    xp: 1,
    at: 'overlord-own-turn',
    effects: [
      { do: 'stays' },
      {
        ...LYING,
        effects: [
          {
            do: 'on',
            at: 'attack-done',
            ability: {
              at: 'attack-done',
              must: true,
              if: {
                is: 'all',
                of: [
                  { is: 'about', who: 'monster' },
                  { is: 'not', of: { is: 'dealt' } },
                ],
              },
              aim: { who: 'target', each: true, if: { is: 'hero' } },
              effects: [{ do: 'token', token: TOKEN }],
            },
          },
          {
            do: 'on',
            at: 'rolled',
            ability: {
              at: 'rolled',
              if: { is: 'all', of: [...ON_A_MONSTER, INFECTED] },
              aim: { who: 'that' },
              effects: [
                { do: 'lose-token', token: TOKEN },
                {
                  do: 'aimed',
                  aim: { who: 'affected', each: true },
                  effects: [{ do: 'add', to: 'shields', n: 1 }],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  contaminated: {
    ...CARD,
    name: { en: 'Contaminated', de: 'Kontaminiert' },
    type: 'magic',
    xp: 1,
    at: 'overlord-own-turn',
    effects: [
      { do: 'stays' },
      {
        do: 'last',
        until: 'quest-end',
        for: 'monsters',
        overlord: true,
        effects: [
          { do: 'surge', surge: { effects: [{ do: 'token', token: TOKEN }] } },
          {
            do: 'on',
            at: 'rolled',
            ability: {
              at: 'rolled',
              if: {
                is: 'all',
                of: [...ON_A_HERO, { is: 'target-is', of: { is: 'has-token', token: TOKEN } }],
              },
              aim: { who: 'target', if: { is: 'has-token', token: TOKEN } },
              effects: [
                { do: 'lose-token', token: TOKEN },
                { do: 'add', to: 'damage', n: 1 },
              ],
            },
          },
        ],
      },
    ],
  },
  'dark-host': {
    ...CARD,
    name: { en: 'Dark Host', de: 'Dunkler Wirt' },
    type: 'magic',
    xp: 3,
    at: 'overlord-own-turn',
    aim: { who: 'hero', self: true, if: { is: 'has-token', token: TOKEN, least: 3 } },
    effects: [
      { do: 'lose-token', token: TOKEN, n: 3 },
      { do: 'charm', only: 'move' },
      { do: 'charm', only: 'attack' },
    ],
  },
  outbreak: {
    ...CARD,
    name: { en: 'Outbreak', de: 'Ausbruch' },
    type: 'trap',
    xp: 2,
    at: 'turn-start',
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, INFECTED] },
    aim: { who: 'hero', within: 3, from: 'that', self: true, each: true },
    effects: [
      {
        do: 'test',
        attribute: 'might',
        fail: [
          { do: 'token', token: TOKEN },
          { do: 'sicken', token: TOKEN },
        ],
      },
    ],
  },
  'tainted-blow': {
    ...CARD,
    name: { en: 'Tainted Blow', de: 'Verseuchter Hieb' },
    type: 'event',
    xp: 2,
    at: 'before-roll',
    if: { is: 'all', of: [...ON_A_HERO] },
    effects: [
      { do: 'add', to: 'surges', n: 1 },
      { do: 'add', to: 'damage', n: 1 },
      {
        do: 'when',
        if: { is: 'target-is', of: { is: 'has-token', token: TOKEN, least: 2 } },
        effects: [
          {
            do: 'may',
            effects: [
              {
                do: 'aimed',
                aim: { who: 'target', if: { is: 'has-token', token: TOKEN, least: 2 } },
                effects: [{ do: 'lose-token', token: TOKEN, n: 2 }],
              },
              { do: 'take-back' },
            ],
          },
        ],
      },
    ],
  },
  'virulent-infection': {
    ...CARD,
    name: { en: 'Virulent Infection', de: 'Virulente Infektion' },
    type: 'event',
    xp: 1,
    at: 'overlord-turn-start',
    effects: [
      {
        do: 'last',
        until: 'overlord-turn-end',
        for: 'all',
        overlord: true,
        effects: [
          {
            do: 'on',
            at: 'token-gained',
            ability: {
              at: 'token-gained',
              must: true,
              if: { is: 'card', card: TOKEN },
              aim: { who: 'that' },
              effects: [{ do: 'token', token: TOKEN, n: { per: 'that-many' } }],
            },
          },
        ],
      },
    ],
  },
};
