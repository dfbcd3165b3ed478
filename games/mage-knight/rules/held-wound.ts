import { isWound, WOUND } from '../content/cards.ts';
import type { Doing } from '../effects/word.ts';
import { hasOnlookers } from './onlookers.ts';

/** Whoever does what only a wound in hand makes possible has shown that there is one. */
export function showsWound({ state, io, seat, hero }: Doing, isPossible: () => boolean): void {
  if (io.reveal === undefined || !hasOnlookers(state) || !hero.hand.includes(WOUND)) return;
  const held = hero.hand;
  hero.hand = held.filter(card => !isWound(card));
  const isWithout = isPossible();
  hero.hand = held;
  if (!isWithout) io.reveal('all', { seat, holds: WOUND }, seat);
}
