import type { Seat, Seats } from '@tafelrunde/engine';
import type { State } from '../state.ts';

/**
 * Are there others from whom a hand is hidden? Then a question is asked even if there is only one answer, wherever being skipped would tell
 * something of the hand. Alone it answers itself.
 */
export const hasOnlookers = ({ heroes }: State): boolean => heroes.length > 1;

/** Who sees what comes into the hand of a player: alone, whoever watches. */
export const seersOf = (state: State, seat: Seat): Seats => (hasOnlookers(state) ? [seat] : 'all');
