import type { State, Turn } from '../state.ts';

/** Night rules hold at night, and underground by day too. */
export const isNight = (state: State, turn: Turn | undefined): boolean => state.night || (turn?.combat?.night ?? false);
