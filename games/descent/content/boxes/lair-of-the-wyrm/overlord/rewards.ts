import type { OverlordCard } from '../../../cards.ts';

/** The card that a quest of Lair of the Wyrm promises (D2-OLGEN-28). */
export const REWARDS: Readonly<Record<string, OverlordCard>> = {
  'the-wyrm-queens-favor': {
    name: { en: "The Wyrm Queen's Favor", de: 'Die Gunst der Wyrmkönigin' },
    deck: 'reward',
    type: 'event',
    xp: 0,
    copies: 1,
    at: 'overlord-turn-start',
    aim: { who: 'hero', self: true, each: true },
    effects: [
      {
        do: 'test',
        attribute: 'awareness',
        failed: [
          {
            do: 'aimed',
            aim: { who: 'on' },
            effects: [{ do: 'conjure', of: 'hybrid-sentinel', rank: 'master', within: 3 }],
          },
        ],
        allPass: [{ do: 'slip-back' }],
      },
    ],
  },
};
