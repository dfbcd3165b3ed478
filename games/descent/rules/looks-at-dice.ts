import type { BoxPer } from '../effects/box-tests.ts';
import type { Per } from '../effects/counting.ts';
import type { Test } from '../effects/tests.ts';
import type { Moment } from './moments.ts';

/** Tests and counts that look at more of the roll of an attack than at the damage it deals. */
const LOOKING: ReadonlySet<unknown> = new Set<Test['is'] | Per | BoxPer>([
  'blocking',
  'defence-blanks',
  'hearts-rolled',
  'no-shields-left',
  'own-shields',
  'range-left',
  'range-rolled',
  'rolled',
  'surge-left',
  'surges-left',
  'surges-rolled',
]);

/** Between the roll of an attack and its damage: what must answer these may change the result. */
export const AFTER_ROLL: readonly Moment[] = [
  'rolled',
  'defence-rolled',
  'measuring',
  'missing',
  'not-missed',
  'surge-fatigue',
  'surges-spent',
];

/** Does any part of this content look at the dice of an attack? */
export function looksAtDice(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return LOOKING.has(content);
  return Object.values(content).some(looksAtDice);
}
