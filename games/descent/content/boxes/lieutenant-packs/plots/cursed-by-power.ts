import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, summons, uses } from './plot.ts';

const PACT = 'pact';
const DARK_MARK = 'dark-mark';
const CHARGED = { is: 'card-tokens', least: 1 } as const;

/** At the start of each quest the heroes mark one of them. */
const marks = (token: string) =>
  ({
    at: 'encounter-laid',
    must: true,
    tired: true,
    if: { is: 'first-encounter' },
    aim: { who: 'hero', self: true, chooser: 'heroes' },
    effects: [{ do: 'token', token }],
  }) as const;

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-dark-pact': {
    name: { en: 'Dark Pact', de: 'Finsterer Pakt' },
    buy: 0,
    use: 0,
    abilities: [
      marks(PACT),
      {
        at: 'suffering',
        must: true,
        if: all(BY_HERO, { is: 'has-token', token: PACT }),
        aim: { who: 'that' },
        effects: [{ do: 'consent', effects: [{ do: 'lessen', n: 2 }, { do: 'threat', n: 1 }, { do: 'exhaust' }] }],
      },
    ],
  },
  'plot-bolt-from-the-blue': {
    name: { en: 'Bolt from the Blue', de: 'Blitz aus heiterem Himmel' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-own-turn',
        aim: { who: 'hero', self: true },
        effects: [
          {
            do: 'phantom',
            dice: ['blue', 'yellow'],
            range: 4,
            surges: [{ effects: [{ do: 'add', to: 'range', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
          },
        ],
      }),
    ],
  },
  'plot-cabal': {
    name: { en: 'Cabal', de: 'Kabale' },
    buy: 4,
    use: 1,
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [
          {
            do: 'group',
            effects: [
              {
                do: 'last',
                until: 'encounter-end',
                for: 'group',
                effects: [
                  {
                    do: 'surge',
                    surge: { effects: [{ do: 'add', to: 'damage', n: { per: 'fellows-near-affected', most: 4 } }] },
                    if: { is: 'master' },
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-greater-power': {
    name: { en: 'Greater Power', de: 'Größere Macht' },
    buy: 2,
    use: 1,
    abilities: [exhausts({ at: 'rolled', if: BY_MONSTER, effects: [{ do: 'dark-fuel' }] })],
  },
  'plot-masques': {
    name: { en: 'Masques', de: 'Maskenspiel' },
    buy: 2,
    use: 1,
    refresh: 'quest',
    abilities: [exhausts({ at: 'before-roll', if: BY_HERO, effects: [{ do: 'miss' }] })],
  },
  'plot-mystic-might': {
    name: { en: 'Mystic Might', de: 'Mystische Stärke' },
    buy: 3,
    use: 1,
    abilities: [
      uses({ at: 'card-played', if: { is: 'overlord-type', of: 'magic' }, effects: [{ do: 'card-token', n: 1 }] }),
      {
        at: 'rolled',
        if: all(BY_MONSTER, CHARGED),
        again: true,
        effects: [
          { do: 'card-token', n: -1 },
          { do: 'add', to: 'damage', n: 2 },
        ],
      },
      {
        at: 'defence-rolled',
        if: all(BY_MONSTER, CHARGED),
        again: true,
        aim: { who: 'that' },
        effects: [
          { do: 'card-token', n: -1 },
          { do: 'add', to: 'shields', n: 2 },
        ],
      },
      { at: 'quest-over', must: true, effects: [{ do: 'card-token', n: 'none' }] },
    ],
  },
  'plot-summon-merick': summons('Merick', 'agent-lord-merick-farrow', { masters: 1 }),
  'plot-thaumaturgy': {
    name: { en: 'Thaumaturgy', de: 'Thaumaturgie' },
    buy: 3,
    use: 1,
    abilities: [exhausts({ at: 'overlord-turn-end', effects: [{ do: 'dark-trade' }] })],
  },
  'plot-the-dark-mark': {
    name: { en: 'The Dark Mark', de: 'Das dunkle Mal' },
    buy: 2,
    use: 0,
    abilities: [
      marks(DARK_MARK),
      exhausts({
        at: 'suffering',
        if: BY_HERO,
        effects: [
          { do: 'lessen', n: { per: 'that-many' } },
          {
            do: 'aimed',
            aim: { who: 'hero', self: true, each: true, if: { is: 'has-token', token: DARK_MARK } },
            effects: [{ do: 'suffer', n: 2 }],
          },
        ],
      }),
    ],
  },
  'plot-the-grasping-grave': {
    name: { en: 'The Grasping Grave', de: 'Das gierige Grab' },
    buy: 2,
    use: 1,
    abilities: [exhausts({ at: 'rising', effects: [{ do: 'grasp' }] })],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Cursed by Power', de: 'Der Fluch der Macht' },
  agent: 'agent-lord-merick-farrow',
  cards: Object.keys(CARDS),
};
