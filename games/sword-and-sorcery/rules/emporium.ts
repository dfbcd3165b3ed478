import type { State } from '../state.ts';
import type { Flow, Io } from '../types.ts';

/** The visit to the Emporium before an adventure (SS-EMP-03). */
export function* emporiumStep(state: State, _io: Io): Flow {
  state.stage = 'time';
}
