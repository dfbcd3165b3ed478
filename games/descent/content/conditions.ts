import type { Card } from './card.ts';
import type { Condition } from './words.ts';

/** The conditions of the base game (D2-COND-11, -20, -21, -34). What stunned and immobilized figures may not do, the rules of actions say. */
export const CONDITIONS: Readonly<Record<Condition, Card>> = {
  diseased: {
    name: { en: 'Diseased', de: 'Erkrankt' },
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [
          {
            do: 'test',
            attribute: 'willpower',
            pass: [{ do: 'cure', condition: 'diseased' }],
            fail: [{ do: 'tire', n: 1 }],
          },
        ],
      },
    ],
  },
  immobilized: { name: { en: 'Immobilized', de: 'Gelähmt' } },
  poisoned: {
    name: { en: 'Poisoned', de: 'Vergiftet' },
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [
          {
            do: 'test',
            attribute: 'might',
            pass: [{ do: 'cure', condition: 'poisoned' }],
            fail: [{ do: 'suffer', n: 1 }],
          },
        ],
      },
    ],
  },
  stunned: { name: { en: 'Stunned', de: 'Betäubt' } },
};
