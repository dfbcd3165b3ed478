import { roamWords } from '../content/words.ts';
import type { CardWord } from './word.ts';

/**
 * A freedom of movement.
 * - `figures`: you may move through squares of other figures, friend or foe, at the usual cost. `furnishing`: likewise through furnishing, but never through a
 *   closed door or wall. You may not end there: a move is legal only if it can still end on a free square. In front of an enemy you must still stop,
 *   unless that square is taken.
 * - `stopping`: moving in front of an enemy does not end your move (against DS-MOVE-08, -12); breaking away needs no special first square (DS-BREAK-02).
 * - `free-strikes`: enemies make no free strikes when you break away. When you are placed they do.
 */
export interface Roam {
  readonly do: 'roam';
  readonly despite: 'figures' | 'furnishing' | 'stopping' | 'free-strikes';
}

export const roam: CardWord<Roam> = { say: ({ despite }, { lang }) => roamWords[despite][lang] };
