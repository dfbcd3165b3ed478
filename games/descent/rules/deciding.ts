import type { Seat } from '@tafelrunde/engine';
import { firstHeroSeat, heroSeats, type State } from '../state.ts';

/** The seat that leads the hero of this number: the heroes' players take turns. */
export const heroSeatAt = (state: Pick<State, 'legend' | 'seats'>, number: number): Seat => {
  const first = firstHeroSeat(state);
  return first + (number % (state.seats - first));
};

/** An ask to all hero players: whoever answers first decides for their side (D2-ROUND-02). */
export function together(state: State): { readonly seat: Seat; readonly also?: readonly Seat[] } {
  const [seat = firstHeroSeat(state), ...also] = heroSeats(state);
  return also.length > 0 ? { seat, also } : { seat };
}
