import { drawFrom, newPile, pileSize, shuffleIn } from '@tafelrunde/engine';
import type { Supply } from '../state.ts';
import type { Io } from '../types.ts';

export const newSupply = <T extends string>(cards: readonly T[]): Supply<T> => ({ pile: newPile(cards), out: [] });

/** Draws from a pile; where it is empty its discards are shuffled first (SS-GOLD-03). Null: there is nothing left. */
export function draw<T extends string>(supply: Supply<T>, io: Io): T | null {
  if (pileSize(supply.pile) === 0) {
    shuffleIn(supply.pile, supply.out);
    supply.out = [];
  }
  return drawFrom(supply.pile, io.chance);
}
