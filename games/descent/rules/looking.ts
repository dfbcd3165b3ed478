import type { State } from '../state.ts';
import type { Cast } from './cast.ts';
import type { Scene } from './map.ts';

/** What has been found out about a position that is being looked at. */
interface Look {
  readonly state: State;
  cast: Cast | null;
  scene: Scene | null;
}

let look: Look | null = null;

/**
 * Looks at a position in which nobody comes, goes or changes cards meanwhile: who is in play and where they stand is found out once and holds until this is
 * over (decision 17). Only for what is over at once: a flow that asks somebody lies between two looks. `cast`: of a position that differs only in where
 * figures stand.
 */
export function looking<T>(state: State, what: () => T, cast: Cast | null = null): T {
  const before = look;
  if (before?.state === state) return what();
  look = { state, cast, scene: null };
  try {
    return what();
  } finally {
    look = before;
    disturb();
  }
}

/** The look at this position that is going on, if there is one. */
export const lookAt = (state: State): Look | null => (look?.state === state ? look : null);

/** The scene of a board was laid out for another position. */
export function disturb(): void {
  if (look !== null) look.scene = null;
}
