import { questOf } from '../../content/index.ts';
import type { Goal } from '../../content/quest.ts';
import type { Size } from '../../content/words.ts';
import type { Side, State } from '../../state.ts';
import type { Io } from '../../types.ts';

/** How far a goal must come with so many heroes. */
export const leastOf = ({ least }: Goal, size: Size): number => (typeof least === 'number' ? least : least[size]);

/** The side whose goal is met ends the encounter; of several the heroes' comes first where the quest says nothing else (D2-QGEN-03). */
export function checkGoals(state: State, io: Io): void {
  if (state.stage !== 'heroes' && state.stage !== 'overlord') return;
  for (const goal of questOf(state.quest, state.encounter).goals)
    if ((state.counters[goal.counter] ?? 0) >= leastOf(goal, state.size)) {
      finish(state, io, goal.side, goal.counter);
      return;
    }
}

function finish(state: State, io: Io, winner: Side, why: string): void {
  state.won.push(winner);
  io.tell?.({ kind: 'encounter-over', winner, goal: why, rule: 'D2-QGEN-03' });
  state.turns = [];
  state.overlordTurn = null;
  state.stage = 'between';
}
