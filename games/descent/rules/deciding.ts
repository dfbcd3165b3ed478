import type { Seat } from '@tafelrunde/engine';
import { heroSeats, type State } from '../state.ts';

/** An ask to all hero players: whoever answers first decides for their side (D2-ROUND-02). */
export function together(state: State): { readonly seat: Seat; readonly also?: readonly Seat[] } {
  const [seat = 1, ...also] = heroSeats(state);
  return also.length > 0 ? { seat, also } : { seat };
}
