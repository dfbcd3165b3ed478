import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, exhausts, summons, uses } from './plot.ts';

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-friend-or-foe': {
    name: { en: 'Friend or Foe', de: 'Freund oder Feind' },
    buy: 0,
    use: 1,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        aim: { who: 'monster', self: true },
        effects: [
          {
            do: 'last',
            until: 'overlord-turn-start',
            effects: [{ do: 'permit', rule: 'no-target', if: { is: 'beside', who: 'monster', within: 3 } }],
          },
        ],
      }),
    ],
  },
  'plot-deceitful-scribe': {
    name: { en: 'Deceitful Scribe', de: 'Hinterlistiger Schriftgelehrter' },
    buy: 3,
    use: 0,
    abilities: [uses({ at: 'spending-xp', effects: [{ do: 'gain-xp', n: 1 }, { do: 'box-card' }] })],
  },
  'plot-false-informant': {
    name: { en: 'False Informant', de: 'Falscher Informant' },
    buy: 3,
    use: 0,
    abilities: [
      exhausts({
        at: 'travel-over',
        aim: { who: 'hero', self: true, chooser: 'heroes' },
        effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'travel-again' }] }],
      }),
    ],
  },
  'plot-mages-guild': {
    name: { en: 'Mages’ Guild', de: 'Magiergilde' },
    buy: 4,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        aim: { who: 'hero', each: true, self: true },
        effects: [
          {
            do: 'test',
            attribute: 'knowledge',
            fail: [{ do: 'tire', n: 1 }],
            failed: [
              { do: 'if-many', least: 2, effects: [{ do: 'draw', n: 1 }] },
              {
                do: 'if-many',
                least: 3,
                effects: [
                  {
                    do: 'aimed',
                    aim: { who: 'on', upTo: 1, chooser: 'overlord' },
                    effects: [{ do: 'condition', condition: 'stunned' }],
                  },
                ],
              },
              { do: 'if-many', least: 4, effects: [{ do: 'threat', n: 1 }] },
            ],
          },
        ],
      }),
    ],
  },
  'plot-merchants-guild': {
    name: { en: 'Merchants’ Guild', de: 'Händlergilde' },
    buy: 2,
    use: 0,
    refresh: 'shopping',
    abilities: [exhausts({ at: 'market-laid', effects: [{ do: 'threat', n: 1, pay: true }, { do: 'dearer' }] })],
  },
  'plot-one-of-us': {
    name: { en: 'One of Us', de: 'Einer von Uns' },
    buy: 3,
    use: 2,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'test-failed',
        if: all(BY_HERO, { is: 'attribute', attribute: 'willpower' }),
        aim: { who: 'that' },
        effects: [
          { do: 'in-person', effects: [{ do: 'move', n: { per: 'speed' } }] },
          { do: 'charm', only: 'attack' },
        ],
      }),
    ],
  },
  'plot-shadow-council': {
    name: { en: 'Shadow Council', de: 'Rat der Schatten' },
    buy: 2,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        if: { is: 'first-encounter' },
        effects: [{ do: 'stash', most: 3 }],
      }),
      { at: 'encounter-over', must: true, tired: true, effects: [{ do: 'stash', out: true }] },
    ],
  },
  'plot-summon-rylan-olliven': summons('Rylan Olliven', 'agent-rylan-olliven', { masters: 1, minions: 1 }),
  'plot-thieves-guild': {
    name: { en: 'Thieves’ Guild', de: 'Diebesgilde' },
    buy: 2,
    use: 1,
    abilities: [exhausts({ at: 'encounter-laid', effects: [{ do: 'bury-find', n: 3 }] })],
  },
  'plot-traitorous-friend': {
    name: { en: 'Traitorous Friend', de: 'Verräterischer Freund' },
    buy: 3,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'turn-start',
        if: BY_HERO,
        aim: { who: 'that' },
        effects: [
          {
            do: 'test',
            attribute: 'willpower',
            fail: [{ do: 'in-person', effects: [{ do: 'tire', n: { per: 'willpower' } }] }],
            pass: [{ do: 'threat', n: 2 }],
          },
        ],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Inner Corruption', de: 'Verdorbene Seelen' },
  agent: 'agent-rylan-olliven',
  cards: Object.keys(CARDS),
};
