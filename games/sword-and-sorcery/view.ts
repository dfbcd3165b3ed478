import type { Chance, Viewer } from '@tafelrunde/engine';
import type { State } from './state.ts';
import type { Fact } from './types.ts';

/** Everybody knows the same: nobody has a hand, and what lies face down is a count until it is turned over. The story is read when it comes. */
export type View = State;

export const view = (state: State, _viewer: Viewer): View => state;

/** Nothing is hidden from one player that another knows, and no pile has an order: there is nothing to deal anew. */
export function resample(_state: State, _viewer: Viewer, _chance: Chance, _facts: readonly Fact[]): void {}
