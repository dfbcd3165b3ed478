import type { OverlordCard } from '../../../cards.ts';

const CARD = { deck: 'universal', type: 'event', copies: 1 } as const;

/** Cards any overlord may buy. */
export const UNIVERSAL: Readonly<Record<string, OverlordCard>> = {
  'diverse-means': {
    ...CARD,
    name: { en: 'Diverse Means', de: 'Vielseitigkeit' },
    xp: 2,
    at: 'defence-rolled',
    if: { is: 'about', who: 'monster' },
    aim: { who: 'that' },
    effects: [
      {
        do: 'flaunt',
        effects: [
          { do: 'heal', n: { per: 'that-many' } },
          { do: 'add', to: 'shields', n: { per: 'that-many' } },
        ],
      },
    ],
  },
  placebo: {
    ...CARD,
    name: { en: 'Placebo', de: 'Placebo' },
    xp: 1,
    at: ['turn-start', 'overlord-turn-start'],
    aim: { who: 'hero', self: true, downToo: true, if: { is: 'has-search-card' } },
    effects: [{ do: 'waste' }],
  },
  refresh: {
    ...CARD,
    name: { en: 'Refresh', de: 'Auffrischung' },
    xp: 1,
    at: 'overlord-own-turn',
    effects: [{ do: 'reshuffle' }, { do: 'draw', n: 1 }],
  },
  solidarity: {
    ...CARD,
    name: { en: 'Solidarity', de: 'Solidarität' },
    xp: 1,
    at: 'overlord-turn-start',
    aim: { who: 'hero', self: true, downToo: true },
    effects: [{ do: 'all-like' }],
  },
  upgrade: {
    ...CARD,
    name: { en: 'Upgrade', de: 'Aufwertung' },
    xp: 1,
    at: 'overlord-own-turn',
    effects: [{ do: 'exchange' }],
  },
};
