import { everywhere, ONE, type TravelCard } from '../../travel.ts';

const ALL = { who: 'hero', each: true } as const;

/** The travel event cards of Lair of the Wyrm. */
export const TRAVEL: Readonly<Record<string, TravelCard>> = {
  'wyrm-1': {
    road: {
      name: { en: 'Wrong turn', de: 'Falsch abgebogen' },
      effects: [{ do: 'test', attribute: 'knowledge', fail: [{ do: 'tire', n: 1 }], allPass: [{ do: 'shortcut' }] }],
    },
    water: {
      name: { en: 'Ferry', de: 'Fähre' },
      effects: [{ do: 'toll', gold: 25, effects: [], otherwise: [{ do: 'tire', n: 1 }] }],
    },
    plain: {
      name: { en: 'Winged attackers', de: 'Geflügelte Angreifer' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            {
              do: 'test',
              attribute: 'awareness',
              fail: [
                {
                  do: 'aimed',
                  aim: ALL,
                  effects: [
                    { do: 'suffer', n: 1 },
                    { do: 'tire', n: 1 },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  },
  'wyrm-2': everywhere({
    name: { en: 'Herald', de: 'Herold' },
    effects: [
      { do: 'when', if: { is: 'rumored' }, effects: [{ do: 'may', effects: [{ do: 'spread' }] }] },
      { do: 'to-box' },
    ],
  }),
  'wyrm-3': {
    plain: {
      name: { en: 'Scouts', de: 'Kundschafter' },
      effects: [
        {
          do: 'aimed',
          aim: { ...ONE, if: { is: 'highest', attribute: 'awareness' } },
          effects: [
            {
              do: 'may',
              effects: [
                {
                  do: 'one-of',
                  of: [
                    [
                      { do: 'tire', n: 1 },
                      { do: 'inspect', n: 1 },
                    ],
                    [
                      { do: 'suffer', n: 2 },
                      { do: 'draw', n: -1 },
                    ],
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    forest: {
      name: { en: 'Crone', de: 'Greisin' },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'burning' }] }],
    },
    mountain: {
      name: { en: 'Jester', de: 'Narr' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          // The first failure ends it.
          effects: [
            {
              do: 'test',
              attribute: 'might',
              pass: [
                {
                  do: 'test',
                  attribute: 'knowledge',
                  pass: [
                    {
                      do: 'test',
                      attribute: 'willpower',
                      pass: [{ do: 'test', attribute: 'awareness', pass: [{ do: 'ware' }] }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  },
};
