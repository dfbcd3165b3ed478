import type { OverlordCard } from '../../../cards.ts';

const CARD = { deck: 'punisher', type: 'event' } as const;

/** The overlord class Punisher: whoever overexerts himself pays for it. */
export const PUNISHER: Readonly<Record<string, OverlordCard>> = {
  'blood-bargaining': {
    ...CARD,
    name: { en: 'Blood Bargaining', de: 'Bluthandel' },
    xp: 3,
    copies: 1,
    at: 'turn-start',
    if: { is: 'about', who: 'hero' },
    effects: [{ do: 'bargain' }],
  },
  'exploit-weakness': {
    ...CARD,
    name: { en: 'Exploit Weakness', de: 'Schwäche ausnutzen' },
    xp: 2,
    copies: 1,
    at: 'turn-end',
    if: {
      is: 'all',
      of: [
        { is: 'about', who: 'hero' },
        { is: 'that-is', of: { is: 'spent' } },
      ],
    },
    aim: { who: 'that' },
    effects: [{ do: 'set-upon', from: 'anywhere' }],
  },
  'no-rest-for-the-wicked': {
    ...CARD,
    name: { en: 'No Rest for the Wicked', de: 'Keine Atempause' },
    xp: 1,
    copies: 2,
    at: 'tired-for-move',
    if: { is: 'about', who: 'hero' },
    aim: { who: 'that' },
    effects: [
      {
        do: 'last',
        until: 'overlord-turn-start',
        for: 'heroes',
        overlord: true,
        effects: [
          {
            do: 'on',
            at: 'tired-for-move',
            ability: {
              at: 'tired-for-move',
              must: true,
              if: { is: 'about', who: 'hero' },
              aim: { who: 'that' },
              effects: [{ do: 'token', token: 'unrest' }],
            },
          },
          {
            do: 'on',
            at: 'enters',
            ability: {
              at: 'enters',
              if: {
                is: 'all',
                of: [
                  { is: 'paid-with', source: 'fatigue' },
                  { is: 'that-is', of: { is: 'has-token', token: 'unrest' } },
                ],
              },
              aim: { who: 'monster' },
              effects: [
                { do: 'aimed', aim: { who: 'that' }, effects: [{ do: 'lose-token', token: 'unrest', quietly: true }] },
                { do: 'move', n: 1 },
              ],
            },
          },
        ],
      },
    ],
  },
  'price-of-prevention': {
    ...CARD,
    name: { en: 'Price of Prevention', de: 'Preis der Vorsorge' },
    xp: 2,
    copies: 1,
    at: 'overlord-turn-start',
    aim: { who: 'hero', self: true },
    effects: [{ do: 'ransom', types: ['event', 'trap'] }],
  },
  'trading-pains': {
    ...CARD,
    name: { en: 'Trading Pains', de: 'Schmerzensbande' },
    xp: 1,
    copies: 2,
    at: 'recovered',
    if: { is: 'about', who: 'hero' },
    effects: [{ do: 'pains', within: 3 }],
  },
};
