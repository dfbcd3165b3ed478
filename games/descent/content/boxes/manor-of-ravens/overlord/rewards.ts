import type { OverlordCard } from '../../../cards.ts';

const CARD = { deck: 'reward', type: 'event', xp: 0, copies: 1 } as const;

/** Cards that quests of Manor of Ravens promise (D2-OLGEN-28). */
export const REWARDS: Readonly<Record<string, OverlordCard>> = {
  'down-and-out': {
    ...CARD,
    name: { en: 'Down and Out', de: 'Am Boden' },
    at: 'reviving',
    aim: { who: 'either', downToo: true, chooser: 'heroes' },
    effects: [{ do: 'test', attribute: 'might', pass: [{ do: 'draw', n: 1 }], fail: [{ do: 'thwart' }] }],
  },
  'endless-supply': {
    ...CARD,
    name: { en: 'Endless Supply', de: 'Endloser Vorrat' },
    at: 'overlord-turn-start',
    if: { is: 'deck-size', least: 20 },
    effects: [{ do: 'draw', n: 4 }],
  },
  unbroken: {
    ...CARD,
    name: { en: 'Unbroken', de: 'Ungebrochen' },
    at: 'overlord-turn-end',
    aim: { who: 'monster', self: true },
    effects: [
      {
        do: 'last',
        until: 'overlord-turn-start',
        effects: [
          {
            do: 'on',
            at: 'suffering',
            ability: {
              at: 'suffering',
              must: true,
              if: {
                is: 'all',
                of: [
                  { is: 'about', who: 'self' },
                  { is: 'many', least: 3 },
                ],
              },
              effects: [{ do: 'lessen', n: { per: 'that-many', plus: -2 } }],
            },
          },
        ],
      },
    ],
  },
};
