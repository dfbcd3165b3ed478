import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { BY_HERO, exhausts, on, summons, uses } from './plot.ts';

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-sole-purpose': {
    name: { en: 'Sole Purpose', de: 'Einziges Ziel' },
    buy: 0,
    use: 1,
    abilities: [
      uses({
        at: 'deck-building',
        effects: [
          { do: 'last', until: 'quest-end', for: 'all', overlord: true, effects: [{ do: 'small-deck', n: 2 }] },
        ],
      }),
    ],
  },
  'plot-always-prepared': {
    name: { en: 'Always Prepared', de: 'Allzeit bereit' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [{ do: 'cycle' }, { do: 'may', effects: [{ do: 'cycle' }] }],
      }),
    ],
  },
  'plot-false-friends': {
    name: { en: 'False Friends', de: 'Falsche Freunde' },
    buy: 3,
    use: 2,
    refresh: 'shopping',
    whileTired: [{ do: 'market', n: -2 }],
    abilities: [exhausts({ at: 'encounter-laid', if: { is: 'first-encounter' }, effects: [] })],
  },
  'plot-meticulous-planning': {
    name: { en: 'Meticulous Planning', de: 'Sorgfältige Planung' },
    buy: 4,
    use: 1,
    abilities: [exhausts({ at: 'search-drawn', if: BY_HERO, effects: [{ do: 'find-anew', to: 'bottom' }] })],
  },
  'plot-nefarious-power': {
    name: { en: 'Nefarious Power', de: 'Ruchlose Macht' },
    buy: 2,
    use: 1,
    abilities: [exhausts({ at: 'test-rolled', if: BY_HERO, effects: [{ do: 'ease', n: -1 }] })],
  },
  'plot-rush-of-power': {
    name: { en: 'Rush of Power', de: 'Rausch der Macht' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [{ do: 'later', at: 'overlord-turn-end', effects: [{ do: 'draw', n: 2 }] }],
      }),
    ],
  },
  'plot-scrying-and-plotting': {
    name: { en: 'Scrying and Plotting', de: 'Späherblick und Ränke' },
    buy: 1,
    use: 3,
    abilities: [exhausts({ at: 'hand-drawing', effects: [{ do: 'pick-hand' }] })],
  },
  'plot-summon-zachareth': summons('Zachareth', 'agent-baron-zachareth', { masters: 1, minions: 1 }),
  'plot-trouble-on-the-road': {
    name: { en: 'Trouble on the Road', de: 'Gefährliche Wege' },
    buy: 3,
    use: 2,
    abilities: [
      exhausts({
        at: 'travel-over',
        effects: [
          {
            do: 'in-turn',
            owner: true,
            aim: { who: 'hero', self: true },
            effects: [
              {
                do: 'one-of',
                of: [
                  [{ do: 'test', attribute: 'might', fail: [{ do: 'condition', condition: 'stunned' }] }],
                  [{ do: 'test', attribute: 'knowledge', fail: [{ do: 'condition', condition: 'stunned' }] }],
                  [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'poisoned' }] }],
                  [{ do: 'test', attribute: 'awareness', fail: [{ do: 'condition', condition: 'diseased' }] }],
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-two-pronged-gambit': {
    name: { en: 'Two-Pronged Gambit', de: 'Alles auf Sieg?' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'encounter-laid',
        if: { is: 'first-encounter' },
        effects: [
          { do: 'bet' },
          {
            do: 'last',
            until: 'quest-end',
            for: 'all',
            overlord: true,
            effects: [on({ at: 'quest-over', must: true, effects: [{ do: 'bet', settle: 3 }] })],
          },
        ],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Seeds of Betrayal', de: 'Saat der Zwietracht' },
  agent: 'agent-baron-zachareth',
  cards: Object.keys(CARDS),
};
