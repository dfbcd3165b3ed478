import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { FERAL_INSTINCTS } from './goblin-uprising.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, hasTrait, ON_HERO, on, summons, until } from './plot.ts';

const WILD = hasTrait('wilderness');

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-natural-camouflage': {
    name: { en: 'Natural Camouflage', de: 'Natürliche Tarnung' },
    buy: 0,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-start',
        effects: [
          until(
            on({
              at: 'defence-rolled',
              must: true,
              if: all(BY_MONSTER, { is: 'that-is', of: WILD }),
              aim: { who: 'that' },
              effects: [{ do: 'in-person', effects: [{ do: 'add', to: 'shields', n: { per: 'defence-blanks' } }] }],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-embrace-darkness': {
    name: { en: 'Embrace Darkness', de: 'Umarmung der Dunkelheit' },
    buy: 2,
    use: 1,
    refresh: 'encounter',
    abilities: [exhausts({ at: 'overlord-own-turn', effects: [{ do: 'threat', n: { per: 'fallen' } }] })],
  },
  'plot-entangling-weave': {
    name: { en: 'Entangling Weave', de: 'Umstrickendes Netz' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        effects: [
          {
            do: 'group',
            effects: [{ do: 'last', until: 'refreshed', for: 'group', effects: [{ do: 'hinder' }] }],
          },
        ],
      }),
    ],
  },
  'plot-feral-instincts': FERAL_INSTINCTS,
  'plot-hidden-predator': {
    name: { en: 'Hidden Predator', de: 'Verborgener Jäger' },
    buy: 2,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [until({ do: 'bonus', to: 'pierce', n: 2, if: all(WILD, { is: 'target-unseeing' }) })],
      }),
    ],
  },
  'plot-savage-exploitation': {
    name: { en: 'Savage Exploitation', de: 'Brutale Ausbeutung' },
    buy: 4,
    use: 2,
    abilities: [
      exhausts({
        at: 'card-resolved',
        if: { is: 'overlord-type', of: 'trap' },
        aim: { who: 'those', if: all({ is: 'hero' }, { is: 'own-turn' }) },
        effects: [
          {
            do: 'by-one',
            who: { who: 'monster', self: true, if: WILD },
            effects: [{ do: 'attack', on: { who: 'on' } }],
          },
        ],
      }),
    ],
  },
  'plot-solitary-prey': {
    name: { en: 'Solitary Prey', de: 'Einsame Beute' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: all(ON_HERO, { is: 'target-alone' }),
        aim: { who: 'that' },
        effects: [
          { do: 'add', to: 'damage', n: 2 },
          { do: 'when', if: WILD, effects: [{ do: 'add', to: 'pierce', n: 1 }] },
        ],
      }),
    ],
  },
  'plot-summon-queen-ariad': summons('Queen Ariad', 'agent-queen-ariad', { whole: true }),
  'plot-unsafe-passage': {
    name: { en: 'Unsafe Passage', de: 'Unsicherer Weg' },
    buy: 2,
    use: 2,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'card-resolved',
        if: { is: 'overlord-type', of: 'trap' },
        effects: [{ do: 'take-back', that: true }],
      }),
    ],
  },
  'plot-web-of-deception': {
    name: { en: 'Web of Deception', de: 'Netz der Täuschung' },
    buy: 2,
    use: 1,
    abilities: [exhausts({ at: 'condition-gained', if: BY_HERO, aim: { who: 'that' }, effects: [{ do: 'twist' }] })],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Tangled Web', de: 'Ins Netz gegangen' },
  agent: 'agent-queen-ariad',
  cards: Object.keys(CARDS),
};
