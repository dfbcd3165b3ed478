import type { Test } from '../../../../effects/tests.ts';
import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, ON_MONSTER, on, summons, until, uses } from './plot.ts';

/** Huge and massive monsters cover 4 and 6 spaces. */
const HUGE: Test = all({ is: 'monster' }, { is: 'size-least', least: 4 });

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-mine-all-mine': {
    name: { en: 'Mine All Mine', de: 'Alles meins' },
    buy: 0,
    use: 0,
    abilities: [
      { at: 'encounter-over', must: true, effects: [{ do: 'card-token', n: { per: 'search-tokens' } }] },
      {
        at: 'quest-over',
        if: { is: 'card-tokens', least: 1 },
        effects: [{ do: 'threat', n: { per: 'card-tokens' } }, { do: 'box-card' }],
      },
    ],
  },
  'plot-aurium-plating': {
    name: { en: 'Aurium Plating', de: 'Auriumpanzer' },
    buy: 3,
    use: 2,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [
          {
            do: 'group',
            if: HUGE,
            effects: [
              {
                do: 'last',
                until: 'refreshed',
                for: 'group',
                effects: [
                  { do: 'modify', value: 'health', n: 2 },
                  { do: 'permit', rule: 'no-pierce' },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-guardians-of-the-hoard': {
    name: { en: 'Guardians of the Hoard', de: 'Wächter des Horts' },
    buy: 4,
    use: 0,
    abilities: [
      uses({
        at: 'encounter-laid',
        effects: [
          { do: 'hoard' },
          {
            do: 'last',
            until: 'encounter-end',
            for: 'all',
            overlord: true,
            effects: [{ do: 'bonus', to: 'damage', n: 1, if: all(HUGE, { is: 'hoard-exceeds', of: HUGE }) }],
          },
        ],
      }),
      // What was only laid on the card comes back (D2C-PLOT-29).
      {
        at: 'encounter-over',
        must: true,
        if: { is: 'card-tokens', least: 1 },
        effects: [{ do: 'hoard', back: true }],
      },
    ],
  },
  'plot-iron-hard-scales': {
    name: { en: 'Iron-hard Scales', de: 'Eisenharte Schuppen' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: ON_MONSTER,
        aim: { who: 'other' },
        effects: [
          {
            do: 'last',
            until: 'attack-end',
            effects: [
              on({
                at: 'defence-rolled',
                must: true,
                if: { is: 'about', who: 'self' },
                effects: [
                  {
                    do: 'when',
                    if: { is: 'rolled', least: 1, of: 'blank' },
                    effects: [{ do: 'add', to: 'shields', n: 3 }],
                    otherwise: [{ do: 'add', to: 'shields', n: 2 }],
                  },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-jealous-rage': {
    name: { en: 'Jealous Rage', de: 'Rasende Habsucht' },
    buy: 3,
    use: 2,
    abilities: [
      exhausts({
        at: 'searching',
        if: BY_HERO,
        aim: { who: 'that' },
        effects: [
          {
            do: 'by-one',
            who: { who: 'monster', from: 'that', within: 5, self: true },
            effects: [
              { do: 'place', within: 1, of: 'them', owner: true, anywhere: true },
              { do: 'attack', on: { who: 'on' }, second: 'if-able' },
            ],
          },
        ],
      }),
    ],
  },
  'plot-massive-bulk': {
    name: { en: 'Massive Bulk', de: 'Kolossale Wucht' },
    buy: 3,
    use: 1,
    // Never where an ability of a hero moves it (D2C-PLOT-21): that is no movement of its own.
    abilities: [
      exhausts({
        at: 'stretching',
        if: all(BY_MONSTER, { is: 'that-is', of: { is: 'base-least', least: 4 } }),
        aim: { who: 'that' },
        effects: [{ do: 'bulk' }],
      }),
    ],
  },
  'plot-punish-the-weak': {
    name: { en: 'Punish the Weak', de: 'Schwäche wird bestraft' },
    buy: 3,
    use: 2,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          until({
            do: 'surge',
            surge: { effects: [{ do: 'add', to: 'damage', n: { per: 'size-above-might' } }] },
            if: { is: 'monster' },
          }),
        ],
      }),
    ],
  },
  'plot-summon-valyndra': summons('Valyndra', 'agent-valyndra', { masters: 1, minions: 2 }),
  'plot-terrifying-presence': {
    name: { en: 'Terrifying Presence', de: 'Furchteinflößende Erscheinung' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          until({
            do: 'attribute',
            of: 'all',
            n: -1,
            least: 1,
            if: all({ is: 'hero' }, { is: 'near-is', within: 3, of: HUGE }),
          }),
        ],
      }),
    ],
  },
  'plot-valyndras-shadow': {
    name: { en: 'Valyndra’s Shadow', de: 'Valyndras Schatten' },
    buy: 4,
    use: 1,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        aim: { who: 'hero', self: true },
        effects: [
          {
            do: 'later',
            at: 'overlord-turn-start',
            effects: [{ do: 'phantom', as: { of: 'agent-valyndra', rank: 'master' } }],
          },
        ],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Dragon’s Greed', de: 'Drachenhafte Gier' },
  agent: 'agent-valyndra',
  cards: Object.keys(CARDS),
};
