import type { OverlordCard } from '../../../cards.ts';

/** A card any overlord may buy. */
export const UNIVERSAL: Readonly<Record<string, OverlordCard>> = {
  'dark-remedy': {
    name: { en: 'Dark Remedy', de: 'Dunkle Arznei' },
    deck: 'universal',
    type: 'magic',
    xp: 1,
    copies: 2,
    at: 'overlord-own-turn',
    aim: { who: 'monster', self: true, if: { is: 'has-conditions' } },
    effects: [{ do: 'remedy' }],
  },
};
