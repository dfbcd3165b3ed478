import { skills } from './skill.ts';

/** Skills of Tovak. */
export const TOVAK = skills({
  'shield-mastery': {
    name: { en: 'Shield Mastery', de: 'Schildmeister' },
    hero: 'tovak',
    type: 'turn',
    effects: [
      {
        do: 'one-of',
        of: [
          [{ do: 'block', n: 3 }],
          [{ do: 'block', n: 2, element: 'fire' }],
          [{ do: 'block', n: 2, element: 'ice' }],
        ],
      },
    ],
  },
});
