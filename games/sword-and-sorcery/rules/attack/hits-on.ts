import { type Sum, totalOf } from '@tafelrunde/engine';
import { type Attack, attackOf, type FigureId, figureOf, type State } from '../../state.ts';
import { zonesOf } from '../balance-of-power.ts';
import { changedValue } from '../values.ts';
import { rolledHits } from './counting.ts';

/** The hits on one target: rolled, automatic, extra ones, and one more where the attacker's side dominated its zone (SS-SUP-01, -02). */
export function hitsOn(state: State, made: Attack, target: FigureId): Sum {
  const superior = made.dominated.includes(made.zones[target] ?? zonesOf(state, target)[0] ?? -1);
  return {
    base: rolledHits(made),
    parts: [
      ...(made.auto !== 0 ? [{ source: 'automatic', amount: made.auto }] : []),
      ...made.hits.parts,
      ...(superior ? [{ source: 'superiority', amount: 1 }] : []),
      ...takenBy(state, made, target),
    ],
    least: 0,
  };
}

/** What lies on the target itself; objects have nothing of the kind. */
function takenBy(state: State, { by }: Attack, target: FigureId): Sum['parts'] {
  if (figureOf(state, target) === null) return [];
  const about = { figure: target, other: by };
  return changedValue(state, target, 'hits-taken', 0, about, Number.NEGATIVE_INFINITY).parts;
}

/** Hits of the attack under way on a target as they stand: properties that need one look at this (SS-CRIT-03, SS-PUSH-01). */
export const hitsNow = (state: State, target: FigureId): number => totalOf(hitsOn(state, attackOf(state), target));
