import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_MONSTER, exhausts, ON_MONSTER, on, summons, until } from './plot.ts';

/** Once the encounter is set up a group of small monsters is chosen. */
const CHOSEN_GROUP = {
  at: 'encounter-laid',
  must: true,
  effects: [{ do: 'group', if: { is: 'small' }, effects: [{ do: 'mark-group' }] }],
} as const;

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-armor-of-darkness': {
    name: { en: 'Armor of Darkness', de: 'Rüstung der Dunkelheit' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'defence-rolled',
        if: BY_MONSTER,
        aim: { who: 'that' },
        effects: [{ do: 'add', to: 'shields', n: 2 }],
      }),
    ],
  },
  'plot-dark-champions': {
    name: { en: 'Dark Champions', de: 'Dunkle Streiter' },
    buy: 2,
    use: 3,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [
          until(
            { do: 'modify', value: 'health', n: 2, if: { is: 'master' } },
            { do: 'dice', pool: 'defence', dice: ['brown'], if: { is: 'master' } },
            { do: 'surge', surge: { effects: [{ do: 'add', to: 'damage', n: 2 }] }, if: { is: 'master' } },
          ),
        ],
      }),
    ],
  },
  'plot-fight-in-formation': {
    name: { en: 'Fight in Formation', de: 'Kampf in Formation' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: ON_MONSTER,
        aim: { who: 'other' },
        effects: [
          {
            do: 'in-person',
            effects: [
              { do: 'add', to: 'shields', n: { per: 'fellows-beside', most: 3 } },
              {
                do: 'last',
                until: 'attack-over',
                effects: [
                  on({ at: 'attack-done', must: true, if: { is: 'unhurt' }, effects: [{ do: 'threat', n: 1 }] }),
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-knight-training': {
    name: { en: 'Knight Training', de: 'Ausbildung zum Ritter' },
    buy: 3,
    use: 1,
    abilities: [
      CHOSEN_GROUP,
      exhausts({
        at: 'defence-rolled',
        if: all(BY_MONSTER, { is: 'of-marked-group' }),
        aim: { who: 'that' },
        effects: [
          { do: 'reroll', of: 'defence' },
          until(
            on({
              at: 'defence-rolled',
              if: { is: 'of-marked-group' },
              aim: { who: 'that' },
              effects: [{ do: 'reroll', of: 'defence' }],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-refuse-to-die': {
    name: { en: 'Refuse to Die', de: 'Weigerung zu sterben' },
    buy: 4,
    use: 2,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        aim: { who: 'monster', self: true },
        effects: [
          { do: 'mark' },
          {
            do: 'last',
            until: 'refreshed',
            effects: [
              { do: 'modify', value: 'health', n: 2 },
              on({ at: 'overlord-turn-start', must: true, effects: [{ do: 'heal', n: 2 }] }),
            ],
          },
        ],
      }),
      {
        at: 'defeated',
        must: true,
        tired: true,
        if: { is: 'about', who: 'marked' },
        effects: [{ do: 'refresh-card' }],
      },
    ],
  },
  'plot-summon-alric': summons('Alric', 'agent-sir-alric-farrow', { masters: 1, minions: 1 }),
  'plot-trial-of-knighthood': {
    name: { en: 'Trial of Knighthood', de: 'Prüfung der Ritterschaft' },
    buy: 2,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'before-roll',
        if: { is: 'about', who: 'master' },
        aim: { who: 'that' },
        effects: [
          {
            do: 'last',
            until: 'attack-over',
            effects: [
              on({
                at: 'attack-done',
                must: true,
                if: {
                  is: 'felled',
                  of: all({ is: 'hero' }, { is: 'attribute-least', attribute: 'might', least: 4 }),
                },
                effects: [{ do: 'threat', n: 2 }],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-unkillable': {
    name: { en: 'Unkillable', de: 'Nicht totzukriegen' },
    buy: 3,
    use: 2,
    refresh: 'encounter',
    abilities: [exhausts({ at: 'defeated', if: { is: 'about', who: 'master' }, effects: [{ do: 'leave-behind' }] })],
  },
  'plot-vengeful-resolve': {
    name: { en: 'Vengeful Resolve', de: 'Rachsüchtige Entschlossenheit' },
    buy: 3,
    use: 1,
    abilities: [
      CHOSEN_GROUP,
      exhausts({
        at: 'overlord-turn-end',
        effects: [
          until(
            on({
              at: 'attack-done',
              must: true,
              if: all({ is: 'about', who: 'hero' }, { is: 'dealt-to-marked-group' }),
              aim: { who: 'that' },
              effects: [{ do: 'suffer', n: 1 }],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-veteran-council': {
    name: { en: 'Veteran Council', de: 'Rat der Veteranen' },
    buy: 2,
    use: 1,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [
          {
            do: 'last',
            until: 'encounter-end',
            for: 'all',
            overlord: true,
            effects: [
              on({ at: 'encounter-over', must: true, effects: [{ do: 'threat', n: { per: 'masters', most: 3 } }] }),
            ],
          },
        ],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'The Fallen Elite', de: 'Die Gefallene Garde' },
  agent: 'agent-sir-alric-farrow',
  cards: Object.keys(CARDS),
};
