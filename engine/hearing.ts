import type { Seat, Seats, Viewer } from './game.ts';

/** Whether this viewer is among those it was told to. */
export function mayHear(to: Seats, viewer: Viewer | 'everyone'): boolean {
  if (to === 'all' || viewer === 'everyone') return true;
  return viewer === 'spectator' ? to.includes(SPECTATOR) : to.includes(viewer);
}

/** Stands for the spectators in the list of those who hear the public half of a secret. */
const SPECTATOR: Seat = -1;

/** All seats but these, and the spectators. */
export function others(to: readonly Seat[], seats: number): Seat[] {
  const rest: Seat[] = [SPECTATOR];
  for (let seat = 0; seat < seats; seat++) if (!to.includes(seat)) rest.push(seat);
  return rest;
}
