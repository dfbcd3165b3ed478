import type { Test } from '../../../../effects/tests.ts';
import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, exhausts, on, summons, until, uses } from './plot.ts';

const POISONED: Test = { is: 'condition', condition: 'poisoned' };
const DISEASED: Test = { is: 'condition', condition: 'diseased' };

/** The masters of a group have one more surge. */
const surgeOf = (condition: 'poisoned' | 'diseased'): PlotCard['abilities'] => [
  exhausts({
    at: 'encounter-laid',
    effects: [
      {
        do: 'group',
        effects: [
          {
            do: 'last',
            until: 'refreshed',
            for: 'group',
            effects: [{ do: 'surge', surge: { effects: [{ do: 'inflict', condition }] }, if: { is: 'master' } }],
          },
        ],
      },
    ],
  }),
];

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-plague-release': {
    name: { en: 'Plague Release', de: 'Freigesetzte Seuche' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'defeating',
        if: all(BY_HERO, { is: 'any', of: [POISONED, DISEASED] }),
        effects: [
          {
            do: 'when',
            if: POISONED,
            effects: [
              {
                do: 'aimed',
                aim: { who: 'hero', from: 'that', within: 3, each: true },
                effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'condition', condition: 'poisoned' }] }],
              },
            ],
          },
          {
            do: 'when',
            if: DISEASED,
            effects: [
              {
                do: 'aimed',
                aim: { who: 'hero', from: 'that', within: 3, each: true },
                effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'diseased' }] }],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-affliction-aura': {
    name: { en: 'Affliction Aura', de: 'Aura des Siechtums' },
    buy: 2,
    use: 2,
    abilities: [
      uses({
        at: 'encounter-laid',
        aim: { who: 'monster', self: true },
        effects: [
          {
            do: 'last',
            until: 'encounter-end',
            effects: [
              on({
                at: 'turn-start',
                must: true,
                if: all(BY_HERO, { is: 'near', within: 5 }),
                aim: { who: 'that' },
                effects: [{ do: 'condition', condition: 'diseased' }],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-envenom': {
    name: { en: 'Envenom', de: 'Vergiften' },
    buy: 1,
    use: 1,
    refresh: 'encounter',
    abilities: surgeOf('poisoned') ?? [],
  },
  'plot-fetid-stench': {
    name: { en: 'Fetid Stench', de: 'Fauliger Gestank' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'test-passed',
        if: all(BY_HERO, { is: 'asked-by', of: ['poisoned', 'diseased'] }),
        effects: [{ do: 'spoil-test' }],
      }),
    ],
  },
  'plot-infected': {
    name: { en: 'Infected', de: 'Infiziert' },
    buy: 1,
    use: 1,
    refresh: 'encounter',
    abilities: surgeOf('diseased') ?? [],
  },
  'plot-mass-mutation': {
    name: { en: 'Mass Mutation', de: 'Massenmutation' },
    buy: 2,
    use: 1,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        aim: { who: 'hero', each: true, self: true, if: { is: 'has-conditions' } },
        effects: [
          { do: 'threat', n: { per: 'hero-conditions' }, most: 4 },
          { do: 'cure', all: true },
        ],
      }),
    ],
  },
  'plot-summon-bolgoreth': summons('Bol’Goreth', 'agent-bolgoreth', { masters: 1, minions: 2 }),
  'plot-virulent-cloud': {
    name: { en: 'Virulent Cloud', de: 'Ansteckende Wolke' },
    buy: 4,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'overlord-own-turn',
        aim: { who: 'hero', each: true, self: true, if: { is: 'any', of: [POISONED, DISEASED] } },
        effects: [
          {
            do: 'in-person',
            effects: [
              { do: 'when', if: POISONED, effects: [{ do: 'suffer', n: 1 }] },
              { do: 'when', if: DISEASED, effects: [{ do: 'tire', n: 1 }] },
            ],
          },
        ],
      }),
    ],
  },
  'plot-weakened-spirit': {
    name: { en: 'Weakened Spirit', de: 'Geschwächter Geist' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'knocked-out',
        aim: { who: 'that' },
        effects: [
          {
            do: 'last',
            until: 'quest-end',
            effects: [
              { do: 'attribute', of: 'willpower', n: -1, least: 1, if: DISEASED },
              { do: 'attribute', of: 'might', n: -1, least: 1, if: POISONED },
            ],
          },
        ],
      }),
    ],
  },
  'plot-weakness-within': {
    name: { en: 'Weakness Within', de: 'Innere Schwäche' },
    buy: 2,
    use: 2,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [
          until(
            on({
              at: 'test-failed',
              must: true,
              if: all(BY_HERO, {
                is: 'any',
                of: [
                  { is: 'about-condition', condition: 'poisoned' },
                  { is: 'about-condition', condition: 'diseased' },
                ],
              }),
              aim: { who: 'that' },
              effects: [{ do: 'suffer', n: 1 }],
            }),
          ),
        ],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Raging Infection', de: 'Grassierende Seuche' },
  agent: 'agent-bolgoreth',
  cards: Object.keys(CARDS),
};
