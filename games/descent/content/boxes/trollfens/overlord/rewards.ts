import type { OverlordCard } from '../../../cards.ts';

const CARD = { deck: 'reward', xp: 0, copies: 1 } as const;

/** Cards that quests of The Trollfens promise (D2-OLGEN-28). */
export const REWARDS: Readonly<Record<string, OverlordCard>> = {
  'offertory-affliction': {
    ...CARD,
    name: { en: 'Offertory Affliction', de: 'Geopfertes Leid' },
    type: 'event',
    at: 'activation-start',
    if: {
      is: 'all',
      of: [
        { is: 'about', who: 'monster' },
        { is: 'that-is', of: { is: 'has-conditions' } },
      ],
    },
    aim: { who: 'hero', adjacent: true, from: 'that' },
    effects: [{ do: 'hand-on' }],
  },
  'secrets-of-flesh': {
    ...CARD,
    name: { en: 'Secrets of Flesh', de: 'Geheimnisse des Fleisches' },
    type: 'magic',
    at: 'overlord-turn-start',
    aim: { who: 'monster', self: true, each: true, if: { is: 'damaged' } },
    effects: [{ do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
  },
  'toxic-reprisal': {
    ...CARD,
    name: { en: 'Toxic Reprisal', de: 'Giftige Vergeltung' },
    type: 'trap',
    at: 'defeated',
    if: { is: 'about', who: 'monster' },
    aim: { who: 'hero', within: 3, from: 'spaces' },
    effects: [
      { do: 'condition', condition: 'diseased' },
      { do: 'condition', condition: 'weakened' },
    ],
  },
};
