import type { Effect } from '../../../effects/effect.ts';
import { everywhere, ONE, type TravelCard } from '../../travel.ts';

const ALL = { who: 'hero', each: true } as const;
const TERRIFIED: Effect = { do: 'condition', condition: 'terrified' };
const PLUCK: Effect = { do: 'test', attribute: 'willpower', fail: [TERRIFIED] };

/** The travel event cards of Mists of Bilehall. */
export const TRAVEL: Readonly<Record<string, TravelCard>> = {
  'bilehall-1': {
    water: {
      name: { en: 'Lagoon', de: 'Lagune' },
      effects: [
        {
          do: 'in-turn',
          aim: { who: 'on' },
          effects: [
            {
              do: 'may',
              effects: [
                {
                  do: 'one-of',
                  of: [
                    [
                      { do: 'suffer', n: 2 },
                      { do: 'rest', n: 2 },
                    ],
                    [
                      { do: 'tire', n: 2 },
                      { do: 'heal', n: 2 },
                    ],
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    plain: {
      name: { en: 'Witch', de: 'Hexe' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            {
              do: 'in-person',
              effects: [
                TERRIFIED,
                {
                  do: 'later',
                  at: 'turn-end',
                  effects: [{ do: 'aimed', aim: { who: 'monster', adjacent: true, each: true }, effects: [TERRIFIED] }],
                },
              ],
            },
          ],
        },
      ],
    },
    forest: {
      name: { en: 'Locket', de: 'Medaillon' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            {
              do: 'test',
              attribute: 'knowledge',
              pass: [{ do: 'purse', gold: 25 }],
              fail: [{ do: 'aimed', aim: ALL, effects: [{ do: 'tire', n: { per: 'that-many' } }] }],
            },
          ],
        },
      ],
    },
  },
  'bilehall-2': {
    road: {
      name: { en: 'Inscribed tree', de: 'Baum mit Inschrift' },
      effects: [{ do: 'last', until: 'travel-over', effects: [{ do: 'attribute', of: 'all', n: 1 }] }],
    },
    mountain: {
      name: { en: 'Figures at the camp', de: 'Gestalten am Lager' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            {
              do: 'test',
              attribute: 'awareness',
              pass: [TERRIFIED],
              fail: [{ do: 'aimed', aim: { ...ALL, another: true }, effects: [TERRIFIED] }],
            },
          ],
        },
      ],
    },
    forest: {
      name: { en: 'Bog', de: 'Sumpf' },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          fail: [{ do: 'last', until: 'turn-end', effects: [{ do: 'modify', value: 'speed', set: 1 }] }],
        },
      ],
    },
  },
  'bilehall-3': {
    water: {
      name: { en: 'Leeches', de: 'Blutegel' },
      effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'condition', condition: 'diseased' }] }],
    },
    mountain: {
      name: { en: 'Funeral pyre', de: 'Scheiterhaufen' },
      effects: [
        {
          do: 'may',
          effects: [
            {
              do: 'aimed',
              aim: ONE,
              effects: [{ do: 'test', attribute: 'awareness', pass: [{ do: 'find' }, TERRIFIED] }],
            },
          ],
        },
      ],
    },
    road: {
      name: { en: 'A warning in blood', de: 'Eine Warnung aus Blut' },
      effects: [{ do: 'test', attribute: 'willpower', ifFailed: { least: 2, effects: [{ do: 'another-event' }] } }],
    },
  },
  'bilehall-4': everywhere({
    name: { en: 'Black crystal', de: 'Schwarzer Kristall' },
    effects: [
      {
        do: 'may',
        effects: [
          {
            do: 'test',
            attribute: 'knowledge',
            fail: [
              {
                do: 'by-overlord',
                effects: [{ do: 'one-of', of: [[TERRIFIED], [{ do: 'condition', condition: 'diseased' }]] }],
              },
            ],
            allPass: [
              {
                do: 'aimed',
                aim: { ...ONE, if: { is: 'highest', attribute: 'knowledge' } },
                effects: [{ do: 'keep-event', card: 'black-crystal' }],
              },
            ],
          },
        ],
      },
    ],
    kept: {
      id: 'black-crystal',
      abilities: [
        {
          at: 'own-turn',
          cost: { discard: true },
          aim: { ...ALL, self: true, downToo: true },
          effects: [{ do: 'cure' }, { do: 'to-box' }],
        },
      ],
    },
  }),
  'bilehall-5': everywhere({
    name: { en: 'Locked chest', de: 'Verschlossene Truhe' },
    effects: [
      {
        do: 'may',
        effects: [
          {
            do: 'aimed',
            aim: { ...ONE, upTo: 2, exact: true },
            effects: [
              {
                do: 'test',
                attribute: 'might',
                fail: [{ do: 'condition', condition: 'stunned' }],
                ifFailed: { least: 1, effects: [PLUCK] },
                allPass: [
                  {
                    ...PLUCK,
                    allPass: [{ do: 'aimed', aim: ONE, effects: [{ do: 'ware' }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      { do: 'to-box' },
    ],
  }),
};
