import type { Test } from '../../../../effects/tests.ts';
import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, ON_MONSTER, on, summons, until } from './plot.ts';

const LOADED: Test = { is: 'carries', token: 'search' };

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-petty-theft': {
    name: { en: 'Petty Theft', de: 'Diebstahl' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          until({
            do: 'offers',
            if: { is: 'monster' },
            ability: { at: 'own-turn', cost: { points: 2 }, effects: [{ do: 'pilfer' }] },
          }),
        ],
      }),
    ],
  },
  'plot-bait-and-switch': {
    name: { en: 'Bait and Switch', de: 'Köder und Tausch' },
    buy: 3,
    use: 2,
    abilities: [
      exhausts({
        at: 'enters',
        if: all(BY_HERO, { is: 'space-empty' }, { is: 'space-beside-token', kind: 'search' }),
        aim: { who: 'that' },
        effects: [{ do: 'bait', within: 5 }],
      }),
    ],
  },
  'plot-concealment': {
    name: { en: 'Concealment', de: 'Verheimlichung' },
    buy: 2,
    use: 0,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'activation-start',
        if: all(BY_MONSTER, { is: 'that-is', of: LOADED }),
        effects: [{ do: 'bury-find', n: 2 }],
      }),
      {
        at: 'overlord-turn-start',
        tired: true,
        if: { is: 'plot-tired' },
        effects: [{ do: 'threat', n: 1, pay: true }, { do: 'refresh-card' }],
      },
    ],
  },
  'plot-covetous': {
    name: { en: 'Covetous', de: 'Habgierig' },
    buy: 2,
    use: 1,
    refresh: 'turn-end',
    abilities: [
      exhausts({
        at: 'search-drawn',
        if: BY_HERO,
        effects: [
          until({
            do: 'bonus-against',
            to: 'surges',
            n: 1,
            if: all({ is: 'hero' }, { is: 'target' }, { is: 'has-search-card' }),
          }),
        ],
      }),
    ],
  },
  'plot-cursed-treasure': {
    name: { en: 'Cursed Treasure', de: 'Verfluchter Schatz' },
    buy: 3,
    use: 0,
    abilities: [
      exhausts({
        at: 'searched',
        if: all(BY_HERO, { is: 'that-is', of: { is: 'near-is', within: 3, of: { is: 'monster' } } }),
        effects: [{ do: 'card-token', n: 1, most: 4 }],
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
  'plot-distraction': {
    name: { en: 'Distraction', de: 'Ablenkung' },
    buy: 2,
    use: 2,
    abilities: [
      exhausts({
        at: 'attack-declared',
        if: all(ON_MONSTER, { is: 'that-is', part: 'other', of: LOADED }),
        aim: { who: 'that' },
        effects: [
          { do: 'call-off' },
          { do: 'fling' },
          { do: 'condition', condition: 'stunned' },
          { do: 'aimed', aim: { who: 'other' }, effects: [{ do: 'move', n: 2 }] },
        ],
      }),
    ],
  },
  'plot-foiled-again': {
    name: { en: 'Foiled Again', de: 'Schon wieder vereitelt' },
    buy: 2,
    use: 1,
    abilities: [exhausts({ at: 'search-drawn', if: BY_HERO, effects: [{ do: 'find-anew', to: 'top' }] })],
  },
  'plot-guarded-treasure': {
    name: { en: 'Guarded Treasure', de: 'Bewachter Schatz' },
    buy: 3,
    use: 0,
    abilities: [
      {
        at: 'defence-rolled',
        must: true,
        if: all(BY_MONSTER, { is: 'that-is', of: LOADED }),
        aim: { who: 'that' },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
      {
        at: 'encounter-over',
        must: true,
        aim: { who: 'monster', each: true, self: true, if: LOADED },
        effects: [{ do: 'threat', n: 1 }],
      },
    ],
  },
  'plot-slippery': {
    name: { en: 'Slippery', de: 'Schlüpfrig' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'activation-start',
        if: BY_MONSTER,
        aim: { who: 'that' },
        effects: [
          {
            do: 'last',
            until: 'turn-end',
            effects: [
              { do: 'permit', rule: 'past-monsters' },
              on({
                at: 'activation-end',
                must: true,
                if: all({ is: 'about', who: 'self' }, LOADED),
                effects: [{ do: 'refresh-card' }],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-summon-raythen': summons('Raythen', 'agent-raythen', { masters: 1 }),
};

export const DECK: PlotDeck = {
  name: { en: 'Skulduggery', de: 'Gaunerei' },
  agent: 'agent-raythen',
  cards: Object.keys(CARDS),
};
