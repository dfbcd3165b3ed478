import { optionId as plainId, type Reason, type Seat } from '@tafelrunde/engine';
import { type Choice, TOLD } from './choices.ts';
import type { State } from './state.ts';

/** The name of an option without what it only tells. */
export function optionId(choice: Choice): string {
  const named = Object.entries(choice).filter(([key]) => !TOLD.has(key));
  return plainId(Object.fromEntries(named) as unknown as Choice);
}

export const explain = (_state: State, _seat: Seat, _wanted: string): Reason | null => null;
