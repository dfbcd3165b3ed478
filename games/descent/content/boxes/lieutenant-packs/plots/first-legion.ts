import type { Test } from '../../../../effects/tests.ts';
import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, not, on, summons, until, uses } from './plot.ts';

const SMALL: Test = all({ is: 'monster' }, { is: 'small' });

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-strength-in-numbers': {
    name: { en: 'Strength in Numbers', de: 'Gemeinsam stark' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: all(BY_MONSTER, { is: 'that-is', of: SMALL }),
        aim: { who: 'that' },
        effects: [{ do: 'in-person', effects: [{ do: 'add', to: 'pierce', n: { per: 'fellows-beside-target' } }] }],
      }),
    ],
  },
  'plot-camaraderie': {
    name: { en: 'Camaraderie', de: 'Kameradschaft' },
    buy: 2,
    use: 1,
    abilities: [
      uses({
        at: 'encounter-laid',
        effects: [
          {
            do: 'group',
            effects: [
              { do: 'mark-group' },
              {
                do: 'last',
                until: 'encounter-end',
                for: 'all',
                overlord: true,
                effects: [
                  on({
                    at: 'before-roll',
                    must: true,
                    if: all(
                      BY_HERO,
                      { is: 'attack-step', of: [2] },
                      {
                        is: 'target-is',
                        of: all(SMALL, { is: 'near-is', within: 1, of: all(SMALL, { is: 'in-marked-group' }) }),
                      },
                    ),
                    aim: { who: 'that' },
                    effects: [
                      {
                        do: 'offer',
                        accept: [{ do: 'tire', n: 1 }],
                        otherwise: [
                          { do: 'last', until: 'attack-end', effects: [{ do: 'permit', rule: 'no-surges' }] },
                        ],
                      },
                    ],
                  }),
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-defensive-position': {
    name: { en: 'Defensive Position', de: 'Verteidigungsstellung' },
    buy: 3,
    use: 2,
    refresh: 'encounter',
    abilities: [
      exhausts({ at: 'overlord-turn-end', effects: [{ do: 'hold-tile' }] }),
      {
        at: ['enters', 'defeated', 'left-map'],
        must: true,
        tired: true,
        if: { is: 'tile-lost' },
        effects: [{ do: 'refresh-card' }],
      },
    ],
  },
  'plot-fealty': {
    name: { en: 'Fealty', de: 'Treueeid' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        effects: [
          until(
            on({
              at: 'defence-rolled',
              if: all(BY_MONSTER, {
                is: 'that-is',
                of: all(
                  { is: 'any', of: [{ is: 'master' }, { is: 'leader' }] },
                  { is: 'near-is', within: 1, of: all(SMALL, { is: 'rank', rank: 'minion' }) },
                ),
              }),
              aim: { who: 'that' },
              effects: [
                {
                  do: 'aimed',
                  aim: { who: 'minion', from: 'that', adjacent: true, notThat: true, self: true, if: SMALL },
                  effects: [{ do: 'suffer', n: 5 }],
                },
                { do: 'add', to: 'shields', n: 2 },
              ],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-loyalty-rewarded': {
    name: { en: 'Loyalty Rewarded', de: 'Belohnte Treue' },
    buy: 4,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [
          {
            do: 'group',
            open: true,
            if: SMALL,
            effects: [
              {
                do: 'last',
                until: 'refreshed',
                for: 'group',
                effects: [{ do: 'modify', value: 'health', n: 1, if: { is: 'small' } }],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-retribution': {
    name: { en: 'Retribution', de: 'Vergeltung' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'attack-done',
        if: { is: 'massacre', least: 2 },
        effects: [
          {
            do: 'by-one',
            who: { who: 'monster', self: true, if: { is: 'avenger' } },
            effects: [
              { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'move', n: { per: 'speed' } }] },
              { do: 'attack', pierce: { per: 'massacred' } },
            ],
          },
        ],
      }),
    ],
  },
  'plot-rise-to-the-challenge': {
    name: { en: 'Rise to the Challenge', de: 'Der Herausforderung gewachsen' },
    buy: 4,
    use: 0,
    refresh: 'turn-end',
    abilities: [
      exhausts({
        at: 'defeated',
        if: all({ is: 'about', who: 'master' }, not({ is: 'about-size', least: 2 })),
        aim: { who: 'that' },
        effects: [{ do: 'last', until: 'refreshed', for: 'group', effects: [{ do: 'as-master' }] }],
      }),
    ],
  },
  'plot-summon-ardus-ixerebus': summons('Ardus Ix’Erebus', 'agent-ardus-ixerebus', { masters: 1, minions: 1 }),
  'plot-swarming-tide': {
    name: { en: 'Swarming Tide', de: 'Wimmelnde Flut' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        effects: [
          until(
            on({
              at: 'turn-start',
              must: true,
              if: all(BY_HERO, { is: 'that-is', of: { is: 'surrounded', least: 1 } }),
              aim: { who: 'that' },
              effects: [
                {
                  do: 'test',
                  attribute: 'willpower',
                  fail: [{ do: 'in-person', effects: [{ do: 'tire', n: { per: 'adjacent-monsters' } }] }],
                },
              ],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-threatening-masses': {
    name: { en: 'Threatening Masses', de: 'Bedrohliche Massen' },
    buy: 2,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'enters',
        if: all(
          BY_HERO,
          { is: 'space-empty' },
          { is: 'that-is', of: { is: 'own-turn' } },
          {
            is: 'that-is',
            of: { is: 'surrounded', least: 1 },
          },
        ),
        aim: { who: 'that' },
        effects: [
          {
            do: 'offer',
            accept: [{ do: 'end-turn' }],
            otherwise: [
              {
                do: 'test',
                attribute: 'might',
                fail: [{ do: 'in-person', effects: [{ do: 'threat', n: { per: 'adjacent-monsters' } }] }],
              },
            ],
          },
        ],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'First Legion', de: 'Die Erste Legion' },
  agent: 'agent-ardus-ixerebus',
  cards: Object.keys(CARDS),
};
