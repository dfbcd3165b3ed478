import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, not, on, summons, until, uses } from './plot.ts';

const BRAND = 'agony';
const RACK = 'rack';

/** The tokens of a card go with the end of the quest. */
const healed = (token: string) =>
  ({
    at: 'quest-over',
    must: true,
    tired: true,
    aim: { who: 'hero', each: true, self: true, downToo: true, if: { is: 'has-token', token } },
    effects: [{ do: 'lose-token', token, n: 99 }],
  }) as const;

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-spite': {
    name: { en: 'Spite', de: 'Gehässigkeit' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: all(BY_HERO, { is: 'attack-step', of: [2] }),
        aim: { who: 'that' },
        effects: [
          {
            do: 'last',
            until: 'attack-over',
            effects: [
              on({
                at: 'attack-done',
                must: true,
                if: { is: 'own-attack' },
                effects: [
                  { do: 'tire', n: { per: 'surges-rolled' } },
                  { do: 'when', if: { is: 'surge-left' }, effects: [{ do: 'refresh-card' }] },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-branded': {
    name: { en: 'Branded', de: 'Gebrandmarkt' },
    buy: 2,
    use: 1,
    abilities: [
      uses({
        at: 'knocked-out',
        aim: { who: 'that' },
        effects: [
          { do: 'token', token: BRAND },
          {
            do: 'last',
            // Between the encounters of a quest they stay, between quests they go (D2C-PLOT-27).
            until: 'quest-end',
            effects: [
              { do: 'attribute', of: 'willpower', n: { per: 'brands', times: -1 }, least: 1 },
              { do: 'attribute', of: 'might', n: { per: 'brands', times: -1 }, least: 1 },
              on({
                at: 'rested',
                if: all({ is: 'about', who: 'self' }, { is: 'has-token', token: BRAND }),
                cost: { fatigue: 2 },
                effects: [{ do: 'lose-token', token: BRAND }],
              }),
            ],
          },
        ],
      }),
      healed(BRAND),
    ],
  },
  'plot-idle-hands': {
    name: { en: 'Idle Hands', de: 'Müßige Hände' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'activation-end',
        if: all(BY_MONSTER, { is: 'that-is', of: not({ is: 'attacked' }) }),
        aim: { who: 'that' },
        effects: [
          { do: 'mark-group' },
          { do: 'suffer', n: 2 },
          {
            do: 'by-one',
            who: { who: 'monster', self: true, notThat: true, if: { is: 'in-marked-group' } },
            effects: [{ do: 'attack' }],
          },
        ],
      }),
    ],
  },
  'plot-if-looks-could-kill': {
    name: { en: 'If Looks Could Kill', de: 'Wenn Blicke töten könnten' },
    buy: 1,
    use: 2,
    abilities: [
      exhausts({
        at: 'surges-spent',
        if: all({ is: 'about', who: 'master' }, { is: 'target-is', of: all({ is: 'hero' }, { is: 'blocking' }) }),
        aim: { who: 'target', each: true, if: all({ is: 'hero' }, { is: 'blocking' }) },
        effects: [
          {
            do: 'one-of',
            of: [[{ do: 'condition', condition: 'poisoned' }], [{ do: 'condition', condition: 'diseased' }]],
          },
        ],
      }),
    ],
  },
  'plot-long-suffering': {
    name: { en: 'Long Suffering', de: 'Langes Leiden' },
    buy: 1,
    use: 1,
    abilities: [
      {
        at: 'attack-done',
        must: true,
        if: { is: 'affected-is', of: { is: 'kind', of: ['agent-zarihell'] } },
        effects: [{ do: 'card-token', n: 1 }],
      },
      uses({
        at: 'defeated',
        if: all({ is: 'about-kind', of: ['agent-zarihell'] }),
        effects: [{ do: 'reckoning', less: 'knowledge' }],
      }),
      { at: 'encounter-over', must: true, effects: [{ do: 'card-token', n: 'none' }] },
    ],
  },
  'plot-make-no-excuse': {
    name: { en: 'Make No Excuse', de: 'Keine Ausflüchte' },
    buy: 1,
    use: 1,
    abilities: [
      exhausts({
        at: 'rolled',
        if: all(BY_MONSTER, { is: 'rolled', least: 1, of: 'miss' }),
        aim: { who: 'that' },
        effects: [
          until(
            { do: 'permit', rule: 'faces-matter', if: { is: 'monster' } },
            on({
              at: 'rolled',
              if: all(BY_MONSTER, { is: 'rolled', least: 1, of: 'miss' }),
              effects: [{ do: 'turn-dice', of: 'attack', n: 'any', misses: true }],
            }),
          ),
          { do: 'defeat' },
        ],
      }),
    ],
  },
  'plot-pins-and-needles': {
    name: { en: 'Pins and Needles', de: 'Nadelstiche' },
    buy: 2,
    use: 0,
    abilities: [
      exhausts({
        at: 'suffered',
        if: all(BY_HERO, not({ is: 'many', least: 2 })),
        aim: { who: 'that' },
        effects: [
          { do: 'suffer', n: 2 },
          { do: 'tire', n: 1 },
        ],
      }),
    ],
  },
  'plot-sadist': {
    name: { en: 'Sadist', de: 'Sadist' },
    buy: 3,
    use: 2,
    abilities: [exhausts({ at: 'overlord-turn-start', effects: [until({ do: 'cheaper' })] })],
  },
  'plot-summon-zarihell': summons('Zarihell', 'agent-zarihell', { masters: 1, minions: 2 }),
  'plot-time-on-the-rack': {
    name: { en: 'Time on the Rack', de: 'Zeit auf der Folterbank' },
    buy: 3,
    use: 1,
    abilities: [
      uses({
        at: 'fallen-turn-end',
        aim: { who: 'that' },
        effects: [
          { do: 'token', token: RACK },
          {
            do: 'last',
            until: 'quest-end',
            effects: [{ do: 'modify', value: 'stamina', n: { per: 'racks', times: -1 } }],
          },
        ],
      }),
      healed(RACK),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Eternal Agony', de: 'Ewige Folterqual' },
  agent: 'agent-zarihell',
  cards: Object.keys(CARDS),
};
