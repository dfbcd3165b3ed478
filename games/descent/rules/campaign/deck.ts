import { choose, different, insert, newPile, pileCards, pileSize, takeFrom } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { overlordSeat, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';

/** No overlord deck is smaller (D2-SETUP-17, D2-OLGEN-04). */
const LEAST = 15;

/** All cards the overlord owns, shuffled: what he leaves out is still to be decided. */
export function shuffleDeck({ overlord }: State): void {
  overlord.deck = newPile(overlord.owned);
  overlord.hand = [];
  overlord.out = [];
  overlord.leftOut = [];
}

/** The overlord builds his deck: one card after the other may be left out, in secret, while 15 are left (D2-SETUP-17, -18). */
export function* deckStep(state: State, io: Io): Flow {
  const { deck, leftOut } = state.overlord;
  if (pileSize(deck) <= LEAST) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'deck',
    rule: 'D2-SETUP-17',
    options: [...different(pileCards(deck)).map((card): Choice => ({ do: 'leave-out', card })), { do: 'done' }],
  });
  if (choice.do !== 'leave-out' || !takeFrom(deck, choice.card)) return;
  insert(leftOut, choice.card);
  io.tell?.({ kind: 'left-out', card: choice.card, rule: 'D2-SETUP-18' }, [overlordSeat(state)], {
    kind: 'left-out',
    card: null,
    rule: 'D2-SETUP-18',
  });
  state.todo = ['deck', ...state.todo];
}
