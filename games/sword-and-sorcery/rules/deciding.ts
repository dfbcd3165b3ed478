import type { Seat } from '@tafelrunde/engine';
import { enemyOf, type FigureId, type State } from '../state.ts';

/** Who decides for a figure: whoever leads the hero, the companion's owner, the manager of the enemy (SS-ECRD-03, SS-BOSS-04). */
export function seatFor(state: State, id: FigureId): Seat {
  for (const hero of state.heroes) if (hero.id === id) return hero.seat;
  const owner = state.companions.find(one => one.id === id)?.owner ?? enemyOf(state, id)?.manager ?? state.active;
  for (const hero of state.heroes) if (hero.id === owner) return hero.seat;
  return 0;
}

/** All seats, where the players decide together: whoever answers first decides. */
export function together(state: State): { readonly seat: Seat; readonly also?: readonly Seat[] } {
  let first: Seat | null = null;
  const also: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (!state.heroes.some(hero => hero.seat === seat)) continue;
    if (first === null) first = seat;
    else also.push(seat);
  }
  return also.length === 0 ? { seat: first ?? 0 } : { seat: first ?? 0, also };
}
