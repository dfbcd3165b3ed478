import type { TravelCard, TravelEvent } from '../../travel.ts';

/** Whatever the stop shows, he waits there. */
const LONE_KNIGHT: TravelEvent = {
  name: { en: 'Lone Knight', de: 'Herausforderung des einsamen Ritters' },
  effects: [{ do: 'may', effects: [{ do: 'duel' }] }],
};

export const TRAVEL: Readonly<Record<string, TravelCard>> = {
  'lone-knight': {
    road: LONE_KNIGHT,
    plain: LONE_KNIGHT,
    forest: LONE_KNIGHT,
    mountain: LONE_KNIGHT,
    water: LONE_KNIGHT,
  },
};
