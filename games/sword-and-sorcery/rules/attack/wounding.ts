import type { Attack, FigureId, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { suffer } from '../wounds.ts';

/** The wounds of an attack on one of its targets. */
export function* dealWounds(state: State, io: Io, made: Attack, figure: FigureId, n: number): Flow {
  made.dealt[figure] = n;
  if (n > 0) yield* suffer(state, io, figure, n, made.commander ?? made.by, 'SS-DEF-11');
}
