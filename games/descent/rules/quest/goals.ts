import type { RuleId } from '@tafelrunde/engine';
import { questOf } from '../../content/index.ts';
import type { Goal } from '../../content/quest.ts';
import type { Size } from '../../content/words.ts';
import type { Side, State } from '../../state.ts';
import type { Io } from '../../types.ts';
import { closeRoom } from '../secret-rooms.ts';

/** An encounter that is undecided after so many rounds is the overlord's (D2-QGEN-07). */
const MOST_ROUNDS = 40;

/** How far a goal must come with so many heroes. */
export const leastOf = ({ least }: Goal, size: Size): number => (typeof least === 'number' ? least : least[size]);

/** A counter of the quest has a new value; what no goal asks for is nobody's news. The goal it meets first is the one that counts, whatever the rest of the step brings (D2C-QTSR-55). */
export function setCounter(state: State, io: Io, counter: string, n: number): void {
  if ((state.counters[counter] ?? 0) === n) return;
  state.counters[counter] = n;
  const { goals } = questOf(state.quest, state.encounter);
  const goal = goals.find(one => one.counter === counter);
  if (goal !== undefined) {
    const of = leastOf(goal, state.size);
    io.tell?.({ kind: 'counted', counter, n, side: goal.side, of, rule: 'D2-QGEN-02' });
  }
  if (state.met !== null) return;
  const met = goals.findIndex(goal => goal.counter === counter && n >= leastOf(goal, state.size));
  if (met >= 0) state.met = met;
}

/** The side whose goal is met ends the encounter (D2-QGEN-03). */
export function checkGoals(state: State, io: Io): void {
  if (state.stage !== 'heroes' && state.stage !== 'overlord') return;
  // Without morale the heroes flee (D2-RTL-19).
  if (state.legend !== null && state.legend.morale < 0) {
    finish(state, io, 'overlord', 'morale', 'D2-RTL-19');
    return;
  }
  const { goals } = questOf(state.quest, state.encounter);
  const goal =
    state.met === null
      ? goals.find(one => (state.counters[one.counter] ?? 0) >= leastOf(one, state.size))
      : goals[state.met];
  if (goal !== undefined) finish(state, io, goal.side, goal.counter);
  else if (state.round > (questOf(state.quest, state.encounter).rounds ?? MOST_ROUNDS))
    finish(state, io, 'overlord', 'rounds', 'D2-QGEN-07');
}

function finish(state: State, io: Io, winner: Side, why: string, rule: RuleId = 'D2-QGEN-03'): void {
  state.won.push(winner);
  io.tell?.({ kind: 'encounter-over', winner, goal: why, rule });
  state.turns = [];
  delete state.paused;
  closeRoom(state);
  state.overlordTurn = null;
  state.stage = 'between';
}
