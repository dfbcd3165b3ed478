import type { Condition } from '../content/words.ts';
import { type FigureId, figureOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isOut } from './damage.ts';
import { losePoints } from './points.ts';
import { announce } from './window.ts';

/** A figure gets a condition; a second one of the same name has no effect (D2-COND-05). */
export function* giveCondition(state: State, io: Io, id: FigureId, condition: Condition, by: string): Flow {
  const figure = figureOf(state, id);
  // Who is knocked out receives none (D2-KO-16).
  if (figure === null || isOut(state, id) || figure.conditions.includes(condition)) return;
  figure.conditions.push(condition);
  io.tell?.({ kind: 'condition', figure: id, condition, by, rule: 'D2-COND-01' });
  // Who is immobilized loses all movement points, whatever their source (D2-COND-22).
  if (condition === 'immobilized') losePoints(state, io, id);
  yield* announce(state, io, 'condition-gained', { figure: id, condition });
}

export function removeCondition(state: State, io: Io, id: FigureId, condition: Condition): void {
  const figure = figureOf(state, id);
  if (!figure?.conditions.includes(condition)) return;
  figure.conditions = figure.conditions.filter(one => one !== condition);
  io.tell?.({ kind: 'cured', figure: id, condition, rule: 'D2-COND-08' });
}
