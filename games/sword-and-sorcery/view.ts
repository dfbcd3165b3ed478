import type { Chance, Viewer } from '@tafelrunde/engine';
import { readIn } from './rules/secrets.ts';
import type { State } from './state.ts';
import type { Fact } from './types.ts';

/** Everybody knows the same: nobody has a hand, and what lies face down is a count until it is turned over. The story is read when it comes. */
export type View = State;

export function view(state: State, _viewer: Viewer): View {
  if (state.story.known === undefined) return state;
  const { known: _, ...story } = state.story;
  return { ...state, story };
}

/** Nothing is hidden from one player that another knows, and no pile has an order: only the Book of Secrets is closed again, but for what was read since the last rest. */
export function resample(state: State, _viewer: Viewer, _chance: Chance, facts: readonly Fact[]): void {
  state.story.known = readIn(facts);
}
