import type { HeroClass, Skill } from '../../../cards.ts';

export const WATCHMAN: HeroClass = {
  name: { en: 'Watchman', de: 'Wächter' },
  archetype: 'healer',
  items: [],
  skills: ['vigilance', 'quick-recovery', 'trailblazer', 'unity'],
};

/** It is he, or in his line of sight. */
const SEEN = { is: 'any', of: [{ is: 'about', who: 'self' }, { is: 'in-sight' }] } as const;

export const WATCHMAN_SKILLS: Readonly<Record<string, Skill>> = {
  vigilance: {
    name: { en: 'Vigilance', de: 'Wachsamkeit' },
    class: 'watchman',
    xp: 0,
    standing: [{ do: 'hybrid', archetype: 'scout' }],
  },
  'quick-recovery': {
    name: { en: 'Quick Recovery', de: 'Schnelle Erholung' },
    class: 'watchman',
    xp: 1,
    abilities: [
      {
        at: 'turn-start',
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, SEEN] },
        limit: 'turn',
        cost: { fatigue: 1 },
        aim: { who: 'that' },
        effects: [
          {
            do: 'one-of',
            of: [
              [
                { do: 'points', n: 1 },
                { do: 'heal', n: 1 },
              ],
              [{ do: 'waste' }, { do: 'cure' }],
            ],
          },
        ],
      },
    ],
  },
  trailblazer: {
    name: { en: 'Trailblazer', de: 'Wegbereiter' },
    class: 'watchman',
    xp: 2,
    always: [{ do: 'attribute', of: 'all', n: 2, most: 6, if: { is: 'travelling' } }],
    abilities: [
      {
        at: 'turn-start',
        if: { is: 'about', who: 'hero' },
        cost: { exhaust: true },
        aim: { who: 'hero', adjacent: true, self: true, each: true },
        effects: [{ do: 'move', n: 1 }],
      },
    ],
  },
  unity: {
    name: { en: 'Unity', de: 'Einigkeit' },
    class: 'watchman',
    xp: 3,
    standing: [{ do: 'permit', rule: 'lends-finds' }],
    abilities: [
      {
        at: 'recovered',
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, SEEN] },
        aim: { who: 'that' },
        effects: [
          { do: 'rest', n: 1 },
          { do: 'test', attribute: 'willpower', owner: true, fail: [{ do: 'exhaust' }] },
        ],
      },
    ],
  },
};
