import { optionId as plainId } from '@tafelrunde/engine';
import { type Choice, TOLD } from './choices.ts';

/** The name of an option without what it only tells. */
export function optionId(choice: Choice): string {
  const named = Object.entries(choice).filter(([key]) => !TOLD.has(key));
  return plainId(Object.fromEntries(named) as unknown as Choice);
}
