import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, exhausts, summons, until, uses } from './plot.ts';

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-broken': {
    name: { en: 'Broken', de: 'Gebrochen' },
    buy: 0,
    use: 0,
    abilities: [
      exhausts({
        at: 'knock-reward',
        aim: { who: 'that' },
        effects: [
          { do: 'mar' },
          { do: 'last', until: 'quest-end', for: 'all', overlord: true, effects: [{ do: 'strain', fatigue: 1 }] },
        ],
      }),
    ],
  },
  'plot-bleed-it-out': {
    name: { en: 'Bleed It Out', de: 'Ausbluten' },
    buy: 3,
    use: 0,
    abilities: [
      exhausts({
        at: 'used',
        if: all(BY_HERO, { is: 'skill' }, { is: 'marred-card' }),
        aim: { who: 'that' },
        effects: [
          { do: 'mar', that: true, off: true },
          { do: 'suffer', n: 1 },
          { do: 'tire', n: 1 },
        ],
      }),
    ],
  },
  'plot-dangerous-knowledge': {
    name: { en: 'Dangerous Knowledge', de: 'Gefährliches Wissen' },
    buy: 2,
    use: 0,
    abilities: [
      exhausts({
        at: 'hand-touched',
        if: BY_HERO,
        aim: { who: 'that' },
        effects: [
          {
            do: 'test',
            attribute: 'knowledge',
            fail: [{ do: 'suffer', n: { per: 'that-many' } }],
            pass: [{ do: 'threat', n: 1 }],
          },
        ],
      }),
    ],
  },
  'plot-invest-in-the-flesh': {
    name: { en: 'Invest in the Flesh', de: 'Anlage in Fleisch' },
    buy: 3,
    use: 1,
    abilities: [
      uses({
        at: 'quest-over',
        if: { is: 'marred-heroes', least: 1 },
        effects: [{ do: 'threat', n: { per: 'marred-heroes' } }],
      }),
    ],
  },
  'plot-last-words': {
    name: { en: 'Last Words', de: 'Letzte Worte' },
    buy: 1,
    use: 1,
    abilities: [
      exhausts({
        at: 'defeated',
        if: all({ is: 'that-is', of: { is: 'leader' } }, { is: 'about', who: 'hero', part: 'other' }),
        aim: { who: 'other' },
        effects: [{ do: 'mar' }, { do: 'in-person', effects: [{ do: 'tire', n: { per: 'marks-on-skills' } }] }],
      }),
    ],
  },
  'plot-no-interference': {
    name: { en: 'No Interference', de: 'Keine Einmischung' },
    buy: 2,
    use: 1,
    refresh: 'turn-end',
    abilities: [exhausts({ at: 'overlord-turn-start', effects: [until({ do: 'strain', damage: 3 })] })],
  },
  'plot-plague-of-the-mind': {
    name: { en: 'Plague of the Mind', de: 'Seuche des Geistes' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        aim: { who: 'hero', self: true },
        effects: [{ do: 'last', until: 'refreshed', effects: [{ do: 'mind-plague' }] }],
      }),
    ],
  },
  'plot-slow-bones': {
    name: { en: 'Slow Bones', de: 'Müde Knochen' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          until({
            do: 'modify',
            value: 'speed',
            n: { per: 'marks-on-skills', times: -1 },
            least: 1,
            if: { is: 'hero' },
          }),
        ],
      }),
    ],
  },
  'plot-summon-kyndrithul': summons('Kyndrithul', 'agent-kyndrithul', { masters: 1, minions: 2 }),
  'plot-worn-down': {
    name: { en: 'Worn Down', de: 'Abgenutzt' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'used',
        if: all(BY_HERO, { is: 'skill' }, { is: 'costly-card' }),
        aim: { who: 'that' },
        effects: [{ do: 'mar', that: true }],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Vital Essence', de: 'Lebensessenz' },
  agent: 'agent-kyndrithul',
  cards: Object.keys(CARDS),
};
