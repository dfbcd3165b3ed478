import type { Test } from '../../../../effects/tests.ts';
import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { exhausts, on, summons, until } from './plot.ts';

const played = (card: string): Test => ({ is: 'card', card });

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-dual-training': {
    name: { en: 'Dual Training', de: 'Doppelte Ausbildung' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'card-resolved',
        if: { is: 'any', of: [played('frenzy'), played('dash')] },
        aim: { who: 'those' },
        effects: [
          {
            do: 'when',
            if: played('frenzy'),
            effects: [
              {
                do: 'last',
                until: 'overlord-turn-end',
                for: 'group',
                effects: [{ do: 'bonus', to: 'damage', n: 1 }],
              },
            ],
            otherwise: [
              {
                do: 'aimed',
                aim: { who: 'monster', ofGroup: 'on', another: true, each: true, self: true },
                effects: [{ do: 'move', n: 1 }],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-bribery': {
    name: { en: 'Bribery', de: 'Bestechung' },
    buy: 2,
    use: 2,
    refresh: 'encounter',
    abilities: [exhausts({ at: 'card-resolved', if: played('dark-charm'), effects: [{ do: 'encore' }] })],
  },
  'plot-cut-a-deal': {
    name: { en: 'Cut a Deal', de: 'Ein Geschäft machen' },
    buy: 2,
    use: 0,
    abilities: [
      exhausts({
        at: 'quest-over',
        effects: [
          {
            do: 'when',
            if: { is: 'winner', side: 'overlord' },
            effects: [{ do: 'threat', n: 2 }],
            otherwise: [{ do: 'threat', n: 1 }],
          },
          { do: 'spoils', gold: 25 },
        ],
      }),
    ],
  },
  'plot-end-it': {
    name: { en: 'End It!', de: 'Macht ein Ende!' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'card-played',
        if: played('critical-blow'),
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      }),
    ],
  },
  'plot-fight-with-honor': {
    name: { en: 'Fight with Honor', de: 'Ehrenvoller Kampf' },
    buy: 2,
    use: 0,
    abilities: [
      exhausts({
        at: 'plot-using',
        if: { is: 'many', least: 1 },
        effects: [{ do: 'spend-card', of: 'trap', effects: [{ do: 'discount' }] }],
      }),
    ],
  },
  'plot-hazard-pay': {
    name: { en: 'Hazard Pay', de: 'Gefahrenzulage' },
    buy: 4,
    use: 0,
    abilities: [exhausts({ at: 'reinforced', aim: { who: 'that' }, effects: [{ do: 'hire' }] })],
  },
  'plot-make-our-own-luck': {
    name: { en: 'Make Our Own Luck', de: 'Des eigenen Glückes Schmied' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'card-resolved',
        if: played('dark-fortune'),
        effects: [{ do: 'turn-dice', of: 'rerolled' }],
      }),
    ],
  },
  'plot-resourceful': {
    name: { en: 'Resourceful', de: 'Einfallsreich' },
    buy: 3,
    use: 1,
    abilities: [exhausts({ at: 'drawing', effects: [{ do: 'recall', basic: true }, { do: 'forgo-draw' }] })],
  },
  'plot-show-of-force': {
    name: { en: 'Show of Force', de: 'Machtdemonstration' },
    buy: 2,
    use: 1,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'knocked-out',
        effects: [
          until(
            on({
              at: 'threat-gained',
              must: true,
              effects: [
                {
                  do: 'times',
                  n: { per: 'that-many' },
                  effects: [{ do: 'may', effects: [{ do: 'draw', n: 1 }] }],
                },
              ],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-summon-belthir': summons('Belthir', 'agent-belthir', { masters: 1, minions: 1 }),
};

export const DECK: PlotDeck = {
  name: { en: 'Hybrid Loyalty', de: 'Gespaltene Loyalität' },
  agent: 'agent-belthir',
  cards: Object.keys(CARDS),
};
