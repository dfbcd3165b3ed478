import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_MONSTER, exhausts, hasTrait, ON_HERO, on, summons, traitCard } from './plot.ts';

const DARK = hasTrait('dark');

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-bloodline': {
    name: { en: 'Bloodline', de: 'Blutsbande' },
    buy: 0,
    use: 0,
    abilities: [exhausts({ at: 'overlord-own-turn', effects: [{ do: 'transfuse', trait: 'dark' }] })],
  },
  'plot-bad-dreams': {
    name: { en: 'Bad Dreams', de: 'Böse Träume' },
    buy: 1,
    use: 1,
    abilities: [
      exhausts({
        at: 'travel-over',
        aim: { who: 'hero', each: true, self: true },
        effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 2 }] }],
      }),
    ],
  },
  'plot-fangs-in-the-dark': {
    name: { en: 'Fangs in the Dark', de: 'Fänge in der Finsternis' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'attack-done',
        if: all(BY_MONSTER, { is: 'dealt' }),
        aim: { who: 'that' },
        effects: [{ do: 'when', if: DARK, effects: [{ do: 'heal', n: 3 }], otherwise: [{ do: 'heal', n: 2 }] }],
      }),
    ],
  },
  'plot-nights-embrace': traitCard({ en: 'Night’s Embrace', de: 'Umarmung der Nacht' }, 'dark'),
  'plot-nighttime-hunt': {
    name: { en: 'Nighttime Hunt', de: 'Nächtliche Jagd' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: all(BY_MONSTER, DARK),
        effects: [{ do: 'pool', pool: 'attack', dice: ['yellow'] }],
      }),
      exhausts({
        at: 'before-roll',
        if: { is: 'that-is', part: 'other', of: DARK },
        aim: { who: 'other' },
        effects: [{ do: 'pool', pool: 'defence', dice: ['black'] }],
      }),
    ],
  },
  'plot-scent-of-blood': {
    name: { en: 'Scent of Blood', de: 'Blutgeruch' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: all(ON_HERO, { is: 'that-is', part: 'other', of: { is: 'damage-least', least: 6 } }),
        aim: { who: 'that' },
        effects: [
          { do: 'grant', surge: { effects: [{ do: 'add', to: 'damage', n: 3 }] } },
          {
            do: 'when',
            if: DARK,
            effects: [
              {
                do: 'last',
                until: 'attack-end',
                effects: [
                  { do: 'permit', rule: 'faces-matter' },
                  on({
                    at: 'rolled',
                    if: { is: 'own-attack' },
                    limit: 'attack',
                    effects: [{ do: 'reroll', of: 'blue' }],
                  }),
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-summon-eliza': summons('Eliza', 'agent-lady-eliza-farrow', { masters: 1 }),
  'plot-the-ladys-care': {
    name: { en: 'The Lady’s Care', de: 'Die Fürsorge der Lady' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-own-turn',
        aim: { who: 'monster', self: true },
        effects: [
          { do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' }, anyway: true }] },
          {
            do: 'in-person',
            effects: [
              {
                do: 'when',
                if: DARK,
                effects: [
                  {
                    do: 'aimed',
                    aim: { who: 'monster', ofGroup: 'on', another: true, each: true },
                    effects: [{ do: 'heal', n: 1 }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-the-power-of-blood': {
    name: { en: 'The Power of Blood', de: 'Die Macht des Blutes' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'move-declared',
        if: all(BY_MONSTER, { is: 'small' }),
        aim: { who: 'that' },
        effects: [
          { do: 'points', n: 1 },
          {
            do: 'when',
            if: DARK,
            effects: [{ do: 'last', until: 'refreshed', effects: [{ do: 'bonus', to: 'damage', n: 1 }] }],
          },
        ],
      }),
    ],
  },
  'plot-the-taste-of-suffering': {
    name: { en: 'The Taste of Suffering', de: 'Der Geschmack des Leids' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'defeated',
        if: all({ is: 'about', who: 'hero' }, { is: 'about', who: 'monster', part: 'other' }),
        aim: { who: 'other' },
        effects: [
          {
            do: 'last',
            until: 'encounter-end',
            effects: [{ do: 'modify', value: 'health', n: { per: 'heroes' } }],
          },
          {
            do: 'in-person',
            effects: [{ do: 'when', if: DARK, effects: [{ do: 'move', n: { per: 'speed' } }] }],
          },
        ],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Endless Thirst', de: 'Unstillbarer Durst' },
  agent: 'agent-lady-eliza-farrow',
  cards: Object.keys(CARDS),
};
