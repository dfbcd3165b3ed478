import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { BY_MONSTER, exhausts, not, on, summons, until } from './plot.ts';

const BY_MASTER = { is: 'about', who: 'master' } as const;

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-wild-energy': {
    name: { en: 'Wild Energy', de: 'Wilde Energie' },
    buy: 0,
    use: 0,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: BY_MASTER,
        aim: { who: 'that' },
        effects: [
          { do: 'add', to: 'surges', n: 1 },
          {
            do: 'one-of',
            of: [
              [{ do: 'threat', n: 1, lose: true }],
              [
                {
                  do: 'last',
                  until: 'attack-over',
                  effects: [
                    on({
                      at: 'attack-done',
                      must: true,
                      if: not({ is: 'dealt' }),
                      effects: [{ do: 'threat', n: 1, lose: true }, { do: 'defeat' }],
                    }),
                  ],
                },
              ],
            ],
          },
        ],
      }),
    ],
  },
  'plot-descend-to-madness': {
    name: { en: 'Descend to Madness', de: 'Der Wahnsinn greift um sich' },
    buy: 3,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({ at: 'overlord-turn-end', effects: [{ do: 'gauntlet', attributes: ['knowledge', 'willpower'] }] }),
    ],
  },
  'plot-explosive-fall': {
    name: { en: 'Explosive Fall', de: 'Explosiver Tod' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'defeated',
        if: BY_MONSTER,
        // Nobody who only is treated as a hero (D2-PLGEN-17).
        aim: {
          who: 'figure',
          from: 'spaces',
          within: 3,
          each: true,
          self: true,
          if: { is: 'any', of: [{ is: 'hero' }, { is: 'monster' }] },
        },
        effects: [{ do: 'suffer', n: 2 }],
      }),
    ],
  },
  'plot-love-of-chaos': {
    name: { en: 'Love of Chaos', de: 'Liebe zum Chaos' },
    buy: 3,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'overlord-own-turn',
        aim: { who: 'master', self: true },
        effects: [
          {
            do: 'in-person',
            effects: [
              {
                do: 'when',
                if: { is: 'small' },
                effects: [{ do: 'threat', n: 2 }],
                otherwise: [{ do: 'threat', n: 3 }],
              },
              { do: 'defeat' },
            ],
          },
        ],
      }),
    ],
  },
  'plot-mortal-coil': {
    name: { en: 'Mortal Coil', de: 'Sterbliche Hülle' },
    buy: 2,
    use: 2,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'defeated',
        if: BY_MASTER,
        aim: { who: 'that' },
        effects: [{ do: 'later', at: 'overlord-turn-start', effects: [{ do: 'return', within: 0, stays: true }] }],
      }),
    ],
  },
  'plot-onslaught': {
    name: { en: 'Onslaught', de: 'Ansturm' },
    buy: 3,
    use: 2,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          {
            do: 'group',
            effects: [
              { do: 'last', until: 'refreshed', for: 'group', effects: [{ do: 'permit', rule: 'two-attacks' }] },
            ],
          },
        ],
      }),
    ],
  },
  'plot-pariah': {
    name: { en: 'Pariah', de: 'Ausgestoßener' },
    buy: 2,
    use: 0,
    abilities: [
      exhausts({
        at: 'overlord-own-turn',
        aim: { who: 'master', self: true, if: not({ is: 'active-group' }) },
        effects: [{ do: 'last', until: 'refreshed', effects: [{ do: 'permit', rule: 'acts-with-others' }] }],
      }),
    ],
  },
  'plot-power-and-sacrifice': {
    name: { en: 'Power and Sacrifice', de: 'Macht und Opfer' },
    buy: 3,
    use: 0,
    abilities: [exhausts({ at: 'before-roll', if: BY_MASTER, effects: [{ do: 'overexert', most: 2 }] })],
  },
  'plot-soul-ensnare': {
    name: { en: 'Soul Ensnare', de: 'Seelenfalle' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        effects: [
          until(
            on({
              at: 'risen',
              must: true,
              aim: { who: 'hero', from: 'that', within: 3, each: true, self: true },
              effects: [{ do: 'suffer', n: 1 }],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-summon-tristayne-olliven': summons('Tristayne Olliven', 'agent-tristayne-olliven', { masters: 1, minions: 1 }),
};

export const DECK: PlotDeck = {
  name: { en: 'Unstable Forces', de: 'Unstete Kräfte' },
  agent: 'agent-tristayne-olliven',
  cards: Object.keys(CARDS),
};
