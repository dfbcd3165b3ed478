import type { BoxPer } from '../effects/box-tests.ts';
import type { Per } from '../effects/counting.ts';
import type { Test } from '../effects/tests.ts';
import type { Moment } from './moments.ts';

/** How much of the roll of an attack something looks at: at no more than the damage it deals, at what a side shows in all, at single dice. */
export const LOOKS = { atDamage: 0, atSums: 1, atDice: 2 } as const;
export type Look = (typeof LOOKS)[keyof typeof LOOKS];

export const further = (...looks: readonly Look[]): Look => Math.max(LOOKS.atDamage, ...looks) as Look;

/** Tests and counts that look at what a side shows in all. */
const AT_SUMS: ReadonlySet<unknown> = new Set<Test['is'] | Per | BoxPer>([
  'blocking',
  'hearts-rolled',
  'no-shields-left',
  'own-shields',
  'range-left',
  'range-rolled',
  'surge-left',
  'surges-left',
  'surges-rolled',
]);
/** Those that count dice. */
const AT_DICE: ReadonlySet<unknown> = new Set<BoxPer>(['defence-blanks']);

/** Between the roll of an attack and its damage: what must answer these may change the result. */
export const AFTER_ROLL: readonly Moment[] = [
  'rolled',
  'defence-rolled',
  'measuring',
  'missing',
  'not-missed',
  'surge-fatigue',
  'used',
  'surges-spent',
];

/** What the parts of this content that look furthest look at. */
export function lookOf(content: unknown): Look {
  if (typeof content !== 'object' || content === null)
    return AT_DICE.has(content) ? LOOKS.atDice : AT_SUMS.has(content) ? LOOKS.atSums : LOOKS.atDamage;
  const test = content as Partial<Test>;
  if (test.is === 'rolled') return test.of === 'blank' || test.of === 'miss' ? LOOKS.atDice : LOOKS.atSums;
  return further(...Object.values(content).map(lookOf));
}
