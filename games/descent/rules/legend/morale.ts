import type { State } from '../../state.ts';
import type { Io } from '../../types.ts';

/** A hero was knocked out: the heart sinks, and without any left they flee (D2-RTL-17, -19). */
export function loseHeart(state: State, io: Io): void {
  const { legend } = state;
  if (legend === null) return;
  legend.morale--;
  io.tell?.({ kind: 'morale', n: legend.morale, rule: legend.morale < 0 ? 'D2-RTL-19' : 'D2-RTL-17' });
}
