import { everywhere, type TravelCard } from '../../travel.ts';

/** The travel event cards of The Trollfens. */
export const TRAVEL: Readonly<Record<string, TravelCard>> = {
  'trollfens-1': {
    forest: {
      name: { en: 'Paid directions', de: 'Bezahlte Auskunft' },
      effects: [{ do: 'toll', gold: 25, effects: [{ do: 'shortcut' }] }],
    },
    water: {
      name: { en: 'Goblin scout', de: 'Goblinspäher' },
      effects: [{ do: 'shot', range: 4, otherwise: [{ do: 'suffer', n: 2 }] }],
    },
    mountain: {
      name: { en: 'Thunderstorm', de: 'Gewitter' },
      effects: [{ do: 'tire', n: 1 }, { do: 'draw-again' }],
    },
  },
  'trollfens-2': {
    forest: {
      name: { en: 'Plague worm', de: 'Pestwurm' },
      effects: [
        {
          do: 'aimed',
          aim: { who: 'hero', chooser: 'overlord' },
          effects: [
            { do: 'suffer', n: 1 },
            { do: 'condition', condition: 'weakened' },
          ],
        },
      ],
    },
    water: {
      name: { en: 'Corrupted water', de: 'Verdorbenes Wasser' },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          fail: [
            {
              do: 'by-overlord',
              effects: [
                {
                  do: 'one-of',
                  of: [[{ do: 'token', token: 'infection' }], [{ do: 'condition', condition: 'poisoned' }]],
                },
              ],
            },
          ],
        },
      ],
    },
    mountain: {
      name: { en: 'Captured spy', de: 'Gefangener Spitzel' },
      effects: [{ do: 'inspect' }, { do: 'may', effects: [{ do: 'fresh-hand' }] }],
    },
  },
  // Whatever the stop shows, he waits there.
  'lone-knight': everywhere({
    name: { en: 'Lone Knight', de: 'Herausforderung des einsamen Ritters' },
    effects: [{ do: 'may', effects: [{ do: 'duel' }] }],
  }),
};
