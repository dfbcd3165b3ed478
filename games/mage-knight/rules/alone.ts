import type { State } from '../state.ts';
import type { Outcome } from '../types.ts';

/** Somebody plays alone, with a dummy player who sets the tempo (MK-S04-10). */
export const isAlone = ({ heroes }: Pick<State, 'heroes'>): boolean => heroes.length === 1;

/** The tactics of the player and of the dummy leave the game: alone each is used once (MK-S04-04, MK-S01-09, MK-S04-11). */
export function usedTactics(state: State): void {
  if (!isAlone(state) || state.dummy === null) return;
  for (const tactic of [state.heroes[0]?.tactic?.tactic, state.dummy.tactic])
    if (tactic) state.tacticsGone.push(tactic);
}

/** Alone a mission is fulfilled or not, there is nobody to have more fame than (MK-S04-12). */
export const mission = (fulfilled: boolean, scores: readonly number[]): Outcome =>
  fulfilled
    ? { winners: [0], kind: 'mission-fulfilled', rule: 'MK-S04-12', scores }
    : { winners: [], lost: true, kind: 'mission-failed', rule: 'MK-S04-12', scores };
