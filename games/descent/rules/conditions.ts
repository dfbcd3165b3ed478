import type { Choice } from '../choices.ts';
import { SHAKEN_OFF } from '../content/conditions.ts';
import type { Condition } from '../content/words.ts';
import { everybody, type FigureId, figureOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isOut } from './damage.ts';
import { type Held, inForce, isPermitted } from './in-force.ts';
import { areAdjacent } from './map.ts';
import { losePoints } from './points.ts';
import { announce } from './window.ts';

/** A figure gets a condition; a second one of the same name has no effect (D2-COND-05). */
export function* giveCondition(state: State, io: Io, id: FigureId, condition: Condition, by: string): Flow {
  const figure = figureOf(state, id);
  // Who is knocked out receives none (D2-KO-16).
  if (figure === null || isOut(state, id) || figure.conditions.includes(condition)) return;
  if (isPermitted(state, id, 'no-conditions')) return;
  for (const { effect } of inForce(state, id, 'proof')) if (effect.condition === condition) return;
  const gaining = { figure: id, card: condition, spared: false };
  state.exhausting.push(gaining);
  yield* announce(state, io, 'condition-gaining', { figure: id, condition });
  state.exhausting.splice(state.exhausting.indexOf(gaining), 1);
  if (gaining.spared) return;
  figure.conditions.push(condition);
  io.tell?.({ kind: 'condition', figure: id, condition, by, rule: 'D2-COND-01' });
  // Who is immobilized loses all movement points, whatever their source (D2-COND-22).
  if (condition === 'immobilized') losePoints(state, io, id);
  yield* announce(state, io, 'condition-gained', { figure: id, condition });
}

export function removeCondition(state: State, io: Io, id: FigureId, condition: Condition): void {
  const figure = figureOf(state, id);
  if (!figure?.conditions.includes(condition)) return;
  if ((condition === 'poisoned' || condition === 'diseased') && isPermitted(state, id, 'keeps-sickness')) return;
  // Some keep what others have too.
  if (
    state.heroes.some(one => one.id !== id && one.conditions.includes(condition)) &&
    isPermitted(state, id, 'keeps-shared-conditions')
  )
    return;
  // A lasting one stays for the round (D2C-QLOR-16).
  if (inForce(state, id, 'stays-on').some(({ effect }) => effect.condition === condition)) return;
  figure.conditions = figure.conditions.filter(one => one !== condition);
  io.tell?.({ kind: 'cured', figure: id, condition, rule: 'D2-COND-08' });
}

/** What an action may end: Stunned before all others (D2-COND-11), Burning of those beside it too (D2-COND-16). */
export function toShakeOff(state: State, id: FigureId): Extract<Choice, { do: 'shake-off' }>[] {
  const own = figureOf(state, id)?.conditions ?? [];
  if (own.includes('stunned')) return [{ do: 'shake-off', condition: 'stunned' }];
  const found: Extract<Choice, { do: 'shake-off' }>[] = [];
  for (const { id: of, conditions, cells } of everybody(state))
    for (const condition of conditions) {
      const how = SHAKEN_OFF[condition];
      if (of === id ? how !== undefined : how === 'beside' && cells.length > 0 && areAdjacent(state, id, of))
        found.push({ do: 'shake-off', condition, ...(of !== id && { of }) });
    }
  return found;
}

/** Whoever is cursed performs neither monster actions nor skills that are actions; sheets, feats and items are no skills (D2-COND-31, -33). */
export const isCursed = (state: State, { owner, by }: Held): boolean =>
  (by === 'skill' || by === 'monster-ability') && (figureOf(state, owner)?.conditions.includes('cursed') ?? false);
