import type { Game } from '@tafelrunde/engine';
import type { State } from './state.ts';

/** `migrations[n]` turns a stored state of version n into one of n + 1. */
export const migrations: NonNullable<Game['migrations']> = {
  // There was nothing but the base game, and somebody played the overlord.
  1: state => {
    const old = state as State;
    // Where a turn began was not remembered: nobody asked.
    const turns = old.turns.map(turn => ({ ...turn, from: [], beside: [] }));
    return { ...old, boxes: [], legend: null, turns };
  },
};
