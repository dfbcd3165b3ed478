import { optionId as plainId, type Reason, type Seat } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import type { State } from './state.ts';

/** Options that carry effects are named by their number. */
export function optionId(choice: Choice): string {
  if (choice.do === 'option') return `option:${choice.n}`;
  if (choice.do === 'use') return `use:${choice.source},${choice.at}`;
  return plainId(choice);
}

export const explain = (_state: State, _seat: Seat, _wanted: string): Reason | null => null;
