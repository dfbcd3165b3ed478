import type { OverlordCard } from '../cards.ts';

/** Cards any overlord may buy (D2-OLGEN-21). */
export const UNIVERSAL: Readonly<Record<string, OverlordCard>> = {
  'dark-resilience': {
    name: { en: 'Dark Resilience', de: 'Dunkle Widerstandskraft' },
    deck: 'universal',
    type: 'magic',
    xp: 1,
    copies: 1,
    at: 'overlord-own-turn',
    aim: { who: 'monster', self: true, if: { is: 'damaged' } },
    effects: [{ do: 'roll', dice: ['red', 'red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
  },
  'plan-ahead': {
    name: { en: 'Plan Ahead', de: 'Vorausplanung' },
    deck: 'universal',
    type: 'event',
    xp: 1,
    copies: 2,
    at: 'overlord-own-turn',
    effects: [{ do: 'look', n: 5 }],
  },
  schemes: {
    name: { en: 'Schemes', de: 'Ränke' },
    deck: 'universal',
    type: 'event',
    xp: 1,
    copies: 1,
    at: 'overlord-own-turn',
    effects: [{ do: 'dig' }],
  },
};
