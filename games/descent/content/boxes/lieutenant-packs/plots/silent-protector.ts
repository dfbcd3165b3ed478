import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_MONSTER, exhausts, hasTrait, ON_HERO, ON_MONSTER, on, summons, traitCard, until } from './plot.ts';

const CIVILIZED = hasTrait('civilized');

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-brethren': {
    name: { en: 'Brethren', de: 'Brüder im Geiste' },
    buy: 0,
    use: 1,
    abilities: [exhausts({ at: 'group-activated', if: CIVILIZED, effects: [{ do: 'share-action' }] })],
  },
  'plot-curative-spirit': {
    name: { en: 'Curative Spirit', de: 'Heilender Geist' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          until({
            do: 'offers',
            if: all(CIVILIZED, { is: 'master' }),
            ability: {
              at: 'action',
              effects: [
                {
                  do: 'attack',
                  ifDealt: [
                    { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'heal', n: 2 }] },
                    { do: 'aimed', aim: { who: 'monster', within: 3 }, effects: [{ do: 'heal', n: 2 }] },
                  ],
                },
              ],
            },
          }),
        ],
      }),
    ],
  },
  'plot-diplomatic': traitCard({ en: 'Diplomatic', de: 'Diplomatisch' }, 'civilized'),
  'plot-oath-of-silence': {
    name: { en: 'Oath of Silence', de: 'Schweigegelübde' },
    buy: 3,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        aim: { who: 'monster', self: true },
        effects: [
          {
            do: 'last',
            until: 'refreshed',
            effects: [
              { do: 'permit', rule: 'only-moves' },
              on({
                at: 'overlord-turn-end',
                must: true,
                aim: { who: 'monster', within: 3, each: true },
                effects: [{ do: 'heal', n: 2 }],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-pacify': {
    name: { en: 'Pacify', de: 'Besänftigen' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: ON_HERO,
        aim: { who: 'that' },
        effects: [
          {
            do: 'last',
            until: 'attack-end',
            effects: [
              on({
                at: 'not-missed',
                must: true,
                if: { is: 'own-attack' },
                aim: { who: 'target', each: true },
                effects: [{ do: 'condition', condition: 'stunned' }],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-pity-the-weak': {
    name: { en: 'Pity the Weak', de: 'Mitleid mit den Schwachen' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: all(ON_MONSTER, { is: 'that-is', part: 'other', of: { is: 'damaged' } }),
        aim: { who: 'that' },
        effects: [
          { do: 'tire', n: 1 },
          { do: 'test', attribute: 'willpower', fail: [{ do: 'add', to: 'surges', n: -1 }] },
          {
            do: 'aimed',
            aim: { who: 'other' },
            effects: [
              {
                do: 'last',
                until: 'attack-over',
                effects: [
                  on({
                    at: 'attack-done',
                    if: all({ is: 'on-map' }, CIVILIZED),
                    limit: 'attack',
                    effects: [{ do: 'move', n: 2 }],
                  }),
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-power-in-mourning': {
    name: { en: 'Power in Mourning', de: 'Kraft der Trauer' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'defeated',
        if: { is: 'about', who: 'master' },
        effects: [{ do: 'card-token', n: 2, most: 8 }],
      }),
      {
        at: 'quest-over',
        must: true,
        tired: true,
        if: { is: 'card-tokens', least: 1 },
        effects: [
          { do: 'threat', n: { per: 'card-tokens' } },
          { do: 'card-token', n: 'none' },
        ],
      },
    ],
  },
  'plot-shared-burdens': {
    name: { en: 'Shared Burdens', de: 'Geteilte Last' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'suffering',
        if: all(BY_MONSTER, { is: 'many', least: 2 }),
        effects: [{ do: 'share-damage' }],
      }),
    ],
  },
  'plot-summon-serena': summons('Serena', 'agent-serena', { masters: 1 }),
  'plot-travelers-rest': {
    name: { en: 'Traveler’s Rest', de: 'Rast des Reisenden' },
    buy: 3,
    use: 2,
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        effects: [until({ do: 'permit', rule: 'no-fatigue-for-moves', if: { is: 'hero' } })],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Silent Protector', de: 'Stumme Beschützerin' },
  agent: 'agent-serena',
  cards: Object.keys(CARDS),
};
