import type { FigureId, Points, State, Turn } from '../state.ts';
import type { Io } from '../types.ts';

/** The movement pool of a turn: all points of all sources (D2-MOVE-27). */
export const pointsOf = ({ pools }: Pick<Turn, 'pools'>): number => pools.reduce((sum, { left }) => sum + left, 0);

/** Points that come on top. */
export function gainPoints(state: State, io: Io, id: FigureId, source: string, n: number): void {
  const turn = turnFor(state, id);
  if (turn === null || n <= 0) return;
  const known = turn.pools.find(pool => pool.source === source);
  if (known === undefined) turn.pools.push({ source, left: n });
  else known.left += n;
  io.tell?.({ kind: 'points', figure: id, n, source, rule: 'D2-MOVE-27' });
}

/** Pays for a step: from the source that was named, then from the others (D2-MOVE-30). */
export function payPoints(turn: Turn, source: string, n: number): void {
  const [only] = turn.pools;
  if (turn.pools.length === 1 && only !== undefined) {
    only.left -= Math.min(n, only.left);
    turn.pools = only.left > 0 ? [only] : [];
    return;
  }
  const order: Points[] = [...turn.pools].sort((a, b) => (a.source === source ? -1 : b.source === source ? 1 : 0));
  let left = n;
  for (const pool of order) {
    const paid = Math.min(left, pool.left);
    pool.left -= paid;
    left -= paid;
  }
  turn.pools = turn.pools.filter(pool => pool.left > 0);
}

/** All points are gone: an effect has ended the move action, or the figure cannot move (D2-MOVE-18, D2-COND-22). */
export function losePoints(state: State, io: Io, id: FigureId, most = Number.POSITIVE_INFINITY): number {
  const turn = turnFor(state, id);
  if (turn === null) return 0;
  const lost = Math.min(most, pointsOf(turn));
  if (lost === 0) return 0;
  payPoints(turn, turn.pools[0]?.source ?? '', lost);
  io.tell?.({ kind: 'points', figure: id, n: -lost, source: '', rule: 'D2-MOVE-18' });
  return lost;
}

export function turnFor(state: State, id: FigureId): Turn | null {
  for (let i = state.turns.length - 1; i >= 0; i--) if (state.turns[i]?.figure === id) return state.turns[i] ?? null;
  return null;
}
