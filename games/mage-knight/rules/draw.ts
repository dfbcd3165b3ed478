import { dealFrom, insert, type RuleId, type Seat } from '@tafelrunde/engine';
import { heroOf, type State } from '../state.ts';
import type { Io } from '../types.ts';
import { seersOf } from './onlookers.ts';

/** Draws from the deed deck, as many as there are; the discard pile is not shuffled in (MK-DRAW-08). Returns how many came. */
export function drawCards(state: State, io: Io, seat: Seat, n: number, rule: RuleId): number {
  const hero = heroOf(state, seat);
  if (n <= 0) return 0;
  const cards = dealFrom(hero.deck, n, io.chance);
  if (cards.length === 0) return 0;
  for (const card of cards) insert(hero.hand, card);
  const to = seersOf(state, seat);
  io.reveal?.(to, { seat, drew: cards.toSorted() });
  const event = { kind: 'drew', seat, n: cards.length, rule } as const;
  io.tell?.({ ...event, cards: cards.toSorted() }, to, { ...event, cards: null });
  return cards.length;
}
