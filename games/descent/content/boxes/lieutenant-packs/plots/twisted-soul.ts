import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, not, on, summons, until, uses } from './plot.ts';

const SCAR = 'scar';
const SCARRED = { is: 'has-token', token: SCAR } as const;
const SUMMONED = { is: 'card', card: 'plot-summon-skarn' } as const;

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-what-doesnt-kill': {
    name: { en: 'What Doesn’t Kill', de: 'Was nicht umbringt' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'suffered',
        if: all(BY_MONSTER, { is: 'survives' }),
        aim: { who: 'that' },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'token', token: SCAR },
          {
            do: 'last',
            until: 'encounter-end',
            effects: [{ do: 'dice', pool: 'defence', dice: ['brown'], if: SCARRED }],
          },
        ],
      }),
    ],
  },
  'plot-bitter-rage': {
    name: { en: 'Bitter Rage', de: 'Bittere Wut' },
    buy: 2,
    use: 1,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [until({ do: 'bonus', to: 'damage', n: 2, if: SCARRED })],
      }),
    ],
  },
  'plot-delusional-path': {
    name: { en: 'Delusional Path', de: 'Trügerischer Pfad' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'enters',
        if: all(BY_HERO, { is: 'space-empty' }, not({ is: 'beside', who: 'hero', within: 4 })),
        aim: { who: 'that' },
        effects: [
          {
            do: 'test',
            attribute: 'willpower',
            fail: [{ do: 'in-person', effects: [{ do: 'move', n: { per: 'speed' } }] }],
          },
        ],
      }),
    ],
  },
  'plot-desolation': {
    name: { en: 'Desolation', de: 'Trostlosigkeit' },
    buy: 2,
    use: 2,
    refresh: 'turn-end',
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          until(
            on({
              at: 'fatigue-suffered',
              must: true,
              if: BY_HERO,
              aim: { who: 'that' },
              effects: [{ do: 'tire', n: 1 }],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-faithful-guardian': {
    name: { en: 'Faithful Guardian', de: 'Treuer Wächter' },
    buy: 4,
    use: 0,
    abilities: [
      exhausts({ at: 'defeated', if: { is: 'about-kind', of: ['agent-skarn'] }, effects: [{ do: 'threat', n: 3 }] }),
    ],
  },
  'plot-possessive-nature': {
    name: { en: 'Possessive Nature', de: 'Besitzgier' },
    buy: 1,
    use: 0,
    abilities: [
      uses({ at: 'plot-used', if: SUMMONED, effects: [{ do: 'threat', n: { per: 'relics' } }, { do: 'box-card' }] }),
    ],
  },
  'plot-summon-skarn': summons('Skarn', 'agent-skarn', { masters: 1, minions: 2 }),
  'plot-thick-scars': {
    name: { en: 'Thick Scars', de: 'Dicke Narben' },
    buy: 2,
    use: 1,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [until({ do: 'modify', value: 'health', n: 2, if: SCARRED })],
      }),
    ],
  },
  'plot-thunderous-fall': {
    name: { en: 'Thunderous Fall', de: 'Krachender Fall' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'defeated',
        if: all(BY_MONSTER, { is: 'about-size', least: 4 }, { is: 'dying' }),
        aim: { who: 'hero', from: 'spaces', each: true },
        effects: [{ do: 'condition', condition: 'stunned' }],
      }),
    ],
  },
  'plot-unknown-origin': {
    name: { en: 'Unknown Origin', de: 'Unbekannte Herkunft' },
    buy: 3,
    use: 0,
    abilities: [
      uses({
        at: 'plot-used',
        if: SUMMONED,
        aim: { who: 'hero', each: true, self: true },
        effects: [{ do: 'test', attribute: 'knowledge', fail: [{ do: 'threat', n: 1 }] }],
      }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Twisted Soul', de: 'Entstellte Seele' },
  agent: 'agent-skarn',
  cards: Object.keys(CARDS),
};
