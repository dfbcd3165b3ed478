import type { RuleId } from '@tafelrunde/engine';
import { questOf } from '../../content/index.ts';
import type { Goal } from '../../content/quest.ts';
import type { Size } from '../../content/words.ts';
import type { Side, State } from '../../state.ts';
import type { Io } from '../../types.ts';

/** An encounter that is undecided after so many rounds is the overlord's (D2-QGEN-07). */
const MOST_ROUNDS = 40;

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
  if (state.round > (questOf(state.quest, state.encounter).rounds ?? MOST_ROUNDS))
    finish(state, io, 'overlord', 'rounds', 'D2-QGEN-07');
}

function finish(state: State, io: Io, winner: Side, why: string, rule: RuleId = 'D2-QGEN-03'): void {
  state.won.push(winner);
  io.tell?.({ kind: 'encounter-over', winner, goal: why, rule });
  state.turns = [];
  state.overlordTurn = null;
  state.stage = 'between';
}
