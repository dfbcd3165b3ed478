import {
  type Chance,
  dealFrom,
  insert,
  type Pile,
  pileSize,
  shuffleIn,
  takeFrom,
  takeOut,
  type Viewer,
} from '@tafelrunde/engine';
import { CHALLENGE } from './content/secret-room.ts';
import { travelDeck } from './rules/campaign/travel-deck.ts';
import { challengeFaces } from './rules/secret-rooms.ts';
import { type CardId, overlordSeat, type Side, type State } from './state.ts';
import type { Fact } from './types.ts';
import { isKnown, isSeen } from './view.ts';

/** For the heroes the overlord's hand is dealt anew together with his deck and what he has left out of it; for him the special search token is no secret. */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  redealTokens(state, viewer, chance, facts);
  redealSecrets(state, viewer, chance, facts);
  if (viewer === overlordSeat(state)) {
    // Where nobody has put cards back on his deck, it has no order.
    if (state.overlord.foreseen) redealPile(state.overlord.deck, chance, facts);
    return;
  }
  if (state.search.top.length + state.search.bottom.length > 0) redealPile(state.search, chance, facts);
  redealRumors(state, chance, facts);
  redealTravel(state, chance, facts);
  redealBet(state, chance, facts);
  redealOverlord(state, chance, facts);
}

function redealOverlord({ overlord, plot }: State, chance: Chance, facts: readonly Fact[]): void {
  const { deck } = overlord;
  const [above, below] = gathered(deck);
  const size = overlord.hand.length;
  const out = overlord.leftOut.length;
  const under = plot?.under ?? [];
  shuffleIn(deck, overlord.hand);
  shuffleIn(deck, overlord.leftOut);
  shuffleIn(deck, under);
  const { hand, found, drawn } = shownOf(facts, size, card => takeFrom(deck, card));
  overlord.hand = [];
  for (const card of [...hand, ...dealFrom(deck, size - hand.length, chance)]) insert(overlord.hand, card);
  if (plot?.under !== undefined) plot.under = dealFrom(deck, under.length, chance).sort();
  overlord.leftOut = [];
  for (const card of dealFrom(deck, out, chance)) insert(overlord.leftOut, card);
  // What nobody else has seen of his draws is any card.
  const last = drawn.findLastIndex(card => card !== null) + 1;
  const all = drawn.slice(0, last).flatMap(card => card ?? dealFrom(deck, 1, chance));
  shuffleIn(deck, found);
  lay(deck, above, below, all, chance);
}

/** What heroes have learned of the overlord's cards since the last rest: which he held then, which he could find in his deck, and what he has drawn, card by card. */
interface Shown {
  readonly hand: CardId[];
  readonly found: CardId[];
  readonly drawn: (CardId | null)[];
}

/**
 * What he has shown since was in his hand; where he has shown more cards than he held, he has drawn the later ones. `take` takes a card from among
 * all that are hidden, if it is one of them.
 */
function shownOf(facts: readonly Fact[], size: number, take: (card: CardId) => boolean): Shown {
  const hand: CardId[] = [];
  const found: CardId[] = [];
  const drawn: (CardId | null)[] = [];
  // Cards he has shown and kept, those that may be such a card shown again, and cards that were seen in the deck.
  const kept: CardId[] = [];
  let again: CardId[] = [];
  const inDeck: CardId[] = [];
  const looked = new Looked();
  /** One of his draws, from this one on, that nobody has seen yet. */
  const draw = (card: CardId, from: number): void => {
    const at = drawn.indexOf(null, Math.max(0, from));
    if (at < 0) found.push(card);
    else drawn[at] = card;
  };
  let keeps = false;
  for (const fact of facts) {
    if (fact.know === 'hand') {
      if (fact.stays && !keeps) again = [...kept];
      keeps = fact.stays === true;
      if (keeps && takeOut(again, fact.card)) continue;
      if (keeps) kept.push(fact.card);
      else if (takeOut(kept, fact.card)) continue;
      if (looked.takes(fact.card) || !take(fact.card)) continue;
      if (hand.length < size) hand.push(fact.card);
      else draw(fact.card, 0);
    } else if (fact.know === 'found') {
      kept.push(fact.card);
      if (take(fact.card)) found.push(fact.card);
    } else if (fact.know === 'deck') {
      if (fact.gone && takeOut(inDeck, fact.card)) continue;
      if (!fact.gone) inDeck.push(fact.card);
      if (take(fact.card)) found.push(fact.card);
    } else if (fact.know === 'drew') drawn.push(null);
    else if (fact.know === 'next') {
      if (take(fact.card)) draw(fact.card, drawn.length - fact.among);
    } else if (fact.know === 'drawn' || fact.know === 'seen') {
      if (!looked.isAgain(fact) && take(fact.card)) drawn.push(fact.card);
    }
  }
  return { hand, found, drawn };
}

type Sight = Extract<Fact, { know: 'drawn' | 'seen' }>;

/** Cards somebody has looked at in a pile, where they are again. Those of one look are different ones; in a later look, or drawn, they may be the same. */
class Looked {
  readonly #back: CardId[] = [];
  #earlier: CardId[] = [];
  #left = 0;

  /** Has it been seen there before? */
  isAgain(sight: Sight): boolean {
    const { card } = sight;
    if (sight.know === 'drawn') return this.takes(card);
    if (this.#left === 0) {
      this.#earlier = [...this.#back];
      this.#left = sight.among ?? 1;
    }
    this.#left--;
    if (takeOut(this.#earlier, card)) return true;
    this.#back.push(card);
    return false;
  }

  /** It comes out of the pile. */
  takes(card: CardId): boolean {
    return takeOut(this.#back, card);
  }
}

/** How many cards lie on top of a pile and under it; what was due is forgotten. */
function gathered(pile: Pile): [number, number] {
  delete pile.due;
  const counts: [number, number] = [pile.top.length, pile.bottom.length];
  shuffleIn(pile);
  return counts;
}

/** Cards that others have put on top of a pile and under it are any of it; those that were drawn since are known. */
function redealPile(pile: Pile, chance: Chance, facts: readonly Fact[]): void {
  const [above, below] = gathered(pile);
  const drawn: CardId[] = [];
  const looked = new Looked();
  for (const fact of facts)
    if ((fact.know === 'drawn' || fact.know === 'seen') && !looked.isAgain(fact) && takeFrom(pile, fact.card))
      drawn.push(fact.card);
  lay(pile, above, below, drawn, chance);
}

/** So many cards lie on top of the pile and under it, as they did; these were drawn since, the first of them first. */
function lay(pile: Pile, above: number, below: number, drawn: readonly CardId[], chance: Chance): void {
  const middle = pileSize(pile) + drawn.length - above - below;
  const first = drawn.slice(0, above);
  const due = drawn.slice(above, above + middle);
  const last = drawn.slice(above + middle);
  const top = [...first, ...dealFrom(pile, above - first.length, chance)].reverse();
  const bottom = [...dealFrom(pile, below - last.length, chance), ...last.reverse()];
  for (const card of due) insert(pile.rest, card);
  pile.top = top;
  pile.bottom = bottom;
  if (due.length > 0) pile.due = due.reverse();
}

/** What the overlord holds of rumors is any of those nobody has seen; what he has shown since he held. */
function redealRumors({ campaign }: State, chance: Chance, facts: readonly Fact[]): void {
  const rumors = campaign?.rumors;
  if (rumors === undefined) return;
  const n = rumors.hand.length;
  const pool = [...rumors.hand, ...rumors.deck].sort();
  rumors.hand = [];
  for (const fact of facts)
    if (fact.know === 'rumor' && rumors.hand.length < n && takeOut(pool, fact.card)) insert(rumors.hand, fact.card);
  while (rumors.hand.length < n) insert(rumors.hand, chance.draw(pool));
  rumors.deck = pool;
}

/** Travel cards he has put in order are any that were not drawn; those that were since came first. */
function redealTravel(state: State, chance: Chance, facts: readonly Fact[]): void {
  const { journey } = state;
  if (journey?.ahead === undefined || journey.ahead.length === 0) return;
  const n = journey.ahead.length;
  const pool = travelDeck(state).sort();
  const drawn = facts.flatMap(fact => (fact.know === 'drawn' && takeOut(pool, fact.card) ? [fact.card] : []));
  journey.ahead = drawn.slice(0, n);
  while (journey.ahead.length < n) journey.ahead.push(chance.draw(pool));
}

/** The overlord may have bet on either side, unless it was shown since. */
function redealBet({ plot }: State, chance: Chance, facts: readonly Fact[]): void {
  if (plot === undefined || plot.bet === null) return;
  const shown = facts.find(fact => fact.know === 'bet');
  plot.bet = shown?.know === 'bet' ? shown.side : (chance.draw<Side>(['heroes', 'overlord']) ?? plot.bet);
}

/** Faces of tokens that lie face down are dealt among those of their kind. */
function redealTokens(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  const known = new Set(facts.flatMap(fact => (fact.know === 'token' ? [fact.token] : [])));
  for (const kind of new Set(state.tokens.map(token => token.kind))) {
    const hidden = state.tokens.filter(
      token => token.kind === kind && token.face !== null && !isSeen(state, viewer, token) && !known.has(token.id),
    );
    // In an order that tells nothing; challenge tokens may be any that were not turned over (D2-SECGEN-05).
    const faces: (string | null)[] =
      kind === CHALLENGE ? unknownChallenges(state, known) : hidden.map(({ face }) => face).sort();
    for (const token of hidden) token.face = chance.draw(faces);
  }
}

/** Faces of challenge tokens that nobody has seen, in this room or just now. */
function unknownChallenges(state: State, known: ReadonlySet<string>): string[] {
  const left = challengeFaces(state);
  for (const { id, kind, face } of state.tokens)
    if (kind === CHALLENGE && known.has(id) && face !== null && left.includes(face)) left.splice(left.indexOf(face), 1);
  return left;
}

/** A number to be guessed is any that the guesses so far leave open. */
function redealSecrets(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  for (const [code, secret] of Object.entries(state.secrets)) {
    if (isKnown(state, viewer, code)) continue;
    const left = Array.from({ length: secret.high - secret.low + 1 }, (_, i) => secret.low + i).filter(n =>
      facts.every(fact => fact.know !== 'code' || fact.code !== code || fits(fact, n)),
    );
    secret.n = chance.draw(left) ?? secret.n;
  }
}

const fits = ({ is, n: guessed }: Extract<Fact, { know: 'code' }>, n: number): boolean =>
  is === 'right' ? n === guessed : is === 'higher' ? n > guessed : n < guessed;
