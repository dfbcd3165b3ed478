import type { Game } from '@tafelrunde/engine';
import type { Duel, State } from './state.ts';

/** `migrations[n]` turns a stored state of version n into one of n + 1. */
export const migrations: NonNullable<Game['migrations']> = {
  // Teams had no chosen ones, and duels did not remember what was blocked or ignored. Variants are what the table agreed on, in today's words.
  1: (state, { settings }) => {
    const old = state as State;
    return {
      ...old,
      variants: { ...settings, boxes: old.variants.boxes },
      chosen: [],
      duel: old.duel && { ...old.duel, ...NOTHING_YET },
    };
  },
};

const NOTHING_YET: Pick<Duel, 'attacks' | 'blocked' | 'onHero' | 'first' | 'slow'> = {
  attacks: 1,
  blocked: [],
  onHero: { damage: 0, ignored: null, wounds: 0 },
  first: null,
  slow: [],
};

/** Arriving at night was a setting of its own; now it is one of the ways in which day and night follow each other. */
export const renewSettings: NonNullable<Game['renewSettings']> = ({ 'night-arrival': night, ...settings }, version) =>
  version > 1 ? settings : { ...settings, ...(night === true && { times: 'night-arrival' }) };
