import { choose, different, insert, newPile, pileCards, pileSize, takeFrom } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { OVERLORD_CARDS, overlordCardOf } from '../../content/index.ts';
import { type BasicDeck, type CardId, overlordSeat, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { isSummon } from '../front.ts';

/** No overlord deck is smaller (D2-SETUP-17, D2-OLGEN-04). */
const LEAST = 15;

/** Whether a card belongs to a basic deck. */
export const isBasic = (id: CardId): boolean => ['basic', 'basic-2'].includes(overlordCardOf(id).deck);

/** The cards of a basic deck. */
export const basicDeck = (deck: BasicDeck): CardId[] =>
  Object.entries(OVERLORD_CARDS)
    .flatMap(([id, { deck: of, copies }]) => (of === deck ? Array.from({ length: copies }, () => id) : []))
    .sort();

/** Which basic deck he plays with. */
export const basicDeckOf = (owned: readonly CardId[]): BasicDeck =>
  owned.some(id => overlordCardOf(id).deck === 'basic-2') ? 'basic-2' : 'basic';

/** For a single quest, or at the start of a campaign, he chooses one of the two basic decks (D2-OLGEN-05). */
export function* basicDeckStep(state: State): Flow {
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'basic-deck',
    rule: 'D2-OLGEN-05',
    options: [
      { do: 'deck', deck: 'basic' },
      { do: 'deck', deck: 'basic-2' },
    ],
  });
  const others = state.overlord.owned.filter(id => !isBasic(id));
  state.overlord.owned = [...basicDeck(choice.do === 'deck' ? choice.deck : 'basic'), ...others].sort();
  shuffleDeck(state);
}

/** All cards the overlord owns, shuffled: what he leaves out is still to be decided. */
export function shuffleDeck({ overlord }: State): void {
  overlord.deck = newPile(overlord.owned.filter(id => !isSummon(id)));
  overlord.hand = [];
  overlord.out = [];
  overlord.leftOut = [];
}

/** How small his deck may be now. */
const leastOf = ({ lasting }: State): number =>
  lasting.reduce((least, { what }) => (what.do === 'small-deck' ? least - what.n : least), LEAST);

/** The overlord builds his deck: one card after the other may be left out, in secret, while 15 are left (D2-SETUP-17, -18). */
export function* deckStep(state: State, io: Io): Flow {
  const { deck, leftOut } = state.overlord;
  if (pileSize(deck) <= leastOf(state)) return;
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
