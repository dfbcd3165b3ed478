import type { Test } from '../../../../effects/tests.ts';
import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, exhausts, on, summons, until, uses } from './plot.ts';

/** Weak monsters have 4 health or less, in act II 6 or less. */
const weak = (rank?: 'minion'): Test => ({
  is: 'any',
  of: [
    { is: 'health-most', most: 4, ...(rank && { rank }) },
    all({ is: 'act', act: 2 }, { is: 'health-most', most: 6, ...(rank && { rank }) }),
  ],
});
const WEAK = all({ is: 'monster' }, weak());

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-mouths-to-feed': {
    name: { en: 'Mouths to Feed', de: 'Hungrige Mäuler' },
    buy: 0,
    use: 0,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'defeated',
        if: all(BY_HERO, { is: 'that-is', part: 'other', of: WEAK }),
        effects: [{ do: 'threat', n: 1 }],
      }),
    ],
  },
  'plot-always-watching': {
    name: { en: 'Always Watching', de: 'Stets auf der Lauer' },
    buy: 4,
    use: 1,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'encounter-start',
        effects: [until(on({ at: 'overlord-turn-start', must: true, effects: [{ do: 'ponder' }] }))],
      }),
    ],
  },
  'plot-envious-swarm': {
    name: { en: 'Envious Swarm', de: 'Neidischer Schwarm' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          until({
            do: 'offers',
            if: WEAK,
            ability: {
              at: 'action',
              effects: [{ do: 'attack', on: { who: 'hero', if: { is: 'bears-relic' } }, damage: 1 }],
            },
          }),
        ],
      }),
    ],
  },
  'plot-flee-the-light': {
    name: { en: 'Flee the Light', de: 'Flucht vor dem Licht' },
    buy: 2,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        effects: [
          {
            do: 'last',
            until: 'overlord-turn-start',
            for: 'all',
            overlord: true,
            effects: [
              on({
                at: 'tired-for-move',
                if: BY_HERO,
                aim: { who: 'monster', from: 'that', within: 3, each: true, self: true, if: WEAK },
                effects: [{ do: 'move', n: 1 }],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-ignoble-sacrifice': {
    name: { en: 'Ignoble Sacrifice', de: 'Schändliches Opfer' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        // As soon as it is declared: in step 1, or where more figures come into it in step 4 (D2C-PLOT-08).
        at: ['attack-declared', 'before-roll'],
        if: all({ is: 'attack-step', of: [1, 4] }, { is: 'fellows-affected', least: 2 }),
        effects: [{ do: 'scapegoat' }],
      }),
    ],
  },
  'plot-in-every-shadow': {
    name: { en: 'In Every Shadow', de: 'In jedem Schatten' },
    buy: 2,
    use: 0,
    abilities: [
      exhausts({
        at: ['opening', 'searching'],
        if: BY_HERO,
        aim: { who: 'that' },
        effects: [
          {
            do: 'spend-card',
            of: 'trap',
            effects: [
              {
                do: 'test',
                attribute: 'awareness',
                fail: [
                  {
                    do: 'by-one',
                    who: { who: 'monster', self: true, if: WEAK },
                    effects: [{ do: 'attack', on: { who: 'on' }, each: true, ignoresRange: true, ignoresSight: true }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-infestation': {
    name: { en: 'Infestation', de: 'Befall' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'reinforced',
        if: { is: 'that-is', of: weak('minion') },
        aim: { who: 'that' },
        effects: [{ do: 'in-person', effects: [{ do: 'spawn', n: 1 }] }],
      }),
    ],
  },
  'plot-initiation': {
    name: { en: 'Initiation', de: 'Initiation' },
    buy: 3,
    use: 1,
    abilities: [
      uses({
        at: 'defeated',
        if: all(BY_HERO, { is: 'about', who: 'minion', part: 'other' }, { is: 'that-is', part: 'other', of: WEAK }),
        aim: { who: 'other' },
        effects: [{ do: 'last', until: 'encounter-end', effects: [{ do: 'as-master' }] }],
      }),
    ],
  },
  'plot-into-the-shadows': {
    name: { en: 'Into the Shadows', de: 'In die Schatten' },
    buy: 3,
    use: 1,
    abilities: [
      uses({
        at: 'activation-start',
        if: { is: 'that-is', of: WEAK },
        aim: { who: 'that' },
        effects: [{ do: 'hide' }],
      }),
      { at: 'rested', must: true, tired: true, if: BY_HERO, aim: { who: 'that' }, effects: [{ do: 'emerge' }] },
      // If nobody has rested by then (D2C-PLOT-06).
      { at: 'encounter-over', must: true, tired: true, effects: [{ do: 'hide', gone: true }] },
    ],
  },
  'plot-summon-verminous': summons('Verminous', 'agent-verminous', { masters: 1 }),
};

export const DECK: PlotDeck = {
  name: { en: 'Unseen Legions', de: 'Legionen der Unterstadt' },
  agent: 'agent-verminous',
  cards: Object.keys(CARDS),
};
