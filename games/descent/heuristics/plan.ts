import type { Effort, Plan, Standpoint } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Descent } from '../types.ts';
import { linesOf } from './turn.ts';

/** What the figure in turn does: a destination, an attack, what is left of the points. It ends before dice fall. */
export function plan({ ask, view }: Standpoint<Descent>, effort: Effort): Plan<Choice> | null {
  if (effort === 'quick' || (ask.kind !== 'turn' && ask.kind !== 'monster-turn')) return null;
  const [best] = linesOf(view, ask.options);
  return best === undefined || best.worth <= 0 ? null : { line: best.line };
}
