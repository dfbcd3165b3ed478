import type { HeroSheet } from '../cards.ts';

/** The scouts of the base game. */
export const SCOUTS: Readonly<Record<string, HeroSheet>> = {
  'jain-fairwood': {
    name: { en: 'Jain Fairwood', de: 'Jain Fairwood' },
    archetype: 'scout',
    speed: 5,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 2, awareness: 4 },
    abilities: [
      {
        at: 'suffering',
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'affected' }] },
        limit: 'attack',
        effects: [{ do: 'lessen', as: 'fatigue' }],
      },
    ],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'one-of',
          of: [
            [
              { do: 'move', n: { per: 'double-speed' } },
              { do: 'attack', may: true },
            ],
            [
              { do: 'attack', may: true },
              { do: 'move', n: { per: 'double-speed' } },
            ],
            [{ do: 'run-and-strike', n: { per: 'double-speed' } }],
          ],
        },
      ],
    },
  },
  'tomble-burrowell': {
    name: { en: 'Tomble Burrowell', de: 'Tomble Burrowell' },
    archetype: 'scout',
    speed: 4,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 2, willpower: 3, awareness: 5 },
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'target' }, { is: 'beside', who: 'hero' }] },
        limit: 'attack',
        aim: { who: 'hero', adjacent: true },
        effects: [{ do: 'pool', pool: 'defence', theirs: true }],
      },
    ],
    feat: {
      at: 'action',
      effects: [{ do: 'later', at: 'turn-start', effects: [{ do: 'place', within: 4, of: 'cell' }] }, { do: 'vanish' }],
    },
  },
};
