import {
  choose,
  dealFrom,
  different,
  drawFrom,
  insert,
  pileSize,
  type Seat,
  shuffleIn,
  takeOut,
} from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { type About, type Doing, NO_DICE, NOTHING } from '../effects/word.ts';
import { type CardId, type FigureId, overlordSeat, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { candidates, chooseAim } from './aiming.ts';
import { holds } from './holding.ts';
import type { Moment } from './moments.ts';
import { isInactive } from './monsters.ts';
import { announce } from './window.ts';

/** The overlord's cards of this moment that nobody has seen leave: his hand may hold them, as far as anybody knows. */
export function mightHold(state: State, moment: Moment, fits?: (card: CardId) => boolean): boolean {
  if (state.overlord.hand.length === 0) return false;
  const cards = unseen(state).get(moment);
  return cards !== undefined && (fits === undefined || cards.some(fits));
}

type Unseen = ReadonlyMap<Moment, readonly CardId[]>;
let last: { readonly owned: readonly CardId[]; readonly out: readonly CardId[]; readonly unseen: Unseen } | null = null;

/** By moment: what he owns and has not discarded. Kept by value beside the state (decision 17). */
function unseen({ overlord: { owned, out } }: State): Unseen {
  if (last !== null && isSame(last.owned, owned) && isSame(last.out, out)) return last.unseen;
  const found = new Map<Moment, CardId[]>();
  for (const card of new Set(owned)) {
    const { at, summons } = overlordCardOf(card);
    // What summons a servant is never in his hand (D2-SERV-05).
    if (summons || count(owned, card) <= count(out, card)) continue;
    for (const moment of typeof at === 'string' ? [at] : at) found.set(moment, [...(found.get(moment) ?? []), card]);
  }
  last = { owned: [...owned], out: [...out], unseen: found };
  return found;
}

function isSame(a: readonly CardId[], b: readonly CardId[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const count = (cards: readonly CardId[], card: CardId): number => {
  let n = 0;
  for (const one of cards) if (one === card) n++;
  return n;
};

/** Could this card be played now? Public facts decide, apart from holding it. */
export function isPlayable(state: State, io: Io, card: CardId, about: About): boolean {
  const { if: test, aim, effects } = overlordCardOf(card);
  // What happens to inactive monsters he answers with no card (D2-INACT-02).
  if (about.figure !== undefined && isInactive(state, about.figure)) return false;
  const at = doing(state, io, card, about);
  if (test !== undefined && !holds(state, at.by, test, about, card)) return false;
  if (aim === undefined) return !state.overlord.played.includes(card) && vocabulary.usable(at, effects);
  return candidates(at, aim).some(
    figure => isFresh(state, card, figure) && vocabulary.usable({ ...at, on: [figure] }, effects),
  );
}

/** Cards of the same name never work twice on the same target at the same occasion (D2-OLGEN-15). */
const isFresh = ({ overlord }: State, card: CardId, figure: FigureId): boolean =>
  !overlord.played.includes(`${card}/${figure}`);

const doing = (state: State, io: Io, id: CardId, about: About): Doing => ({
  state,
  io,
  by: about.figure ?? state.monsters[0]?.id ?? '',
  seat: overlordSeat(state),
  source: { id, by: 'overlord-card' },
  on: about.figure === undefined ? [] : [about.figure],
  cell: about.cell ?? null,
  about,
  x: 0,
  shown: NO_DICE,
});

/** Plays a card: its effects, then the discard pile (D2-OLGEN-17). It lies there from the start, but does not count to it before (`discarded`). */
export function* playCard(state: State, io: Io, card: CardId, about: About = NOTHING): Flow {
  const { aim, effects } = overlordCardOf(card);
  const { overlord } = state;
  takeOut(overlord.hand, card);
  io.reveal?.('all', { know: 'hand', card }, overlordSeat(state));
  io.tell?.({ kind: 'played', card, rule: 'D2-OLGEN-12' });
  const at = doing(state, io, card, about);
  const id = resolving(card);
  state.acting.push(id);
  yield* announce(state, io, 'card-played', { card });
  // Somebody has called it back.
  if (!state.acting.includes(id)) return;
  const on = aim === undefined ? at.on : yield* chooseAim(at, aim, figure => isFresh(state, card, figure));
  if (aim === undefined) overlord.played.push(card);
  else for (const figure of on) overlord.played.push(`${card}/${figure}`);
  insert(overlord.out, card);
  // Who holds the whole deck in hand forms a new one with the first card played (D2-OLGEN-20).
  refill(state, card);
  yield* vocabulary.carryOut({ ...at, on }, effects);
  yield* announce(state, io, 'card-resolved', { ...about, card, on });
  state.acting.splice(state.acting.lastIndexOf(id), 1);
  refill(state);
}

/** What the state notes while a card is being resolved. */
const resolving = (card: CardId): string => `overlord/${card}`;

/** The discard pile without the cards whose effects are still being resolved (D2-OLGEN-17). */
export function discarded({ overlord, acting }: State): CardId[] {
  const found = [...overlord.out];
  for (const card of new Set(found)) for (const id of acting) if (id === resolving(card)) takeOut(found, card);
  return found;
}

/** An empty deck is made anew from the discard pile (D2-OLGEN-19); `first`: and from the card that is being played. */
export function refill(state: State, first?: CardId): void {
  const { overlord } = state;
  if (pileSize(overlord.deck) > 0) return;
  const cards = discarded(state);
  if (first !== undefined && count(overlord.out, first) > count(cards, first)) insert(cards, first);
  if (cards.length === 0) return;
  for (const card of cards) takeOut(overlord.out, card);
  shuffleIn(overlord.deck, cards);
}

/** Is there a card to draw? An empty deck is made anew at once, so that none is left only where he holds them all, or where nobody plays the overlord. */
export const mayDraw = ({ overlord, legend }: State): boolean => legend === null && pileSize(overlord.deck) > 0;

/** Draws cards into the overlord's hand; nobody else sees them. */
export function drawCards(state: State, io: Io, n: number): void {
  const { overlord } = state;
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const card = drawFrom(overlord.deck, io.chance);
    if (card === null) break;
    insert(overlord.hand, card);
    io.reveal?.([overlordSeat(state)], { know: 'drawn', card });
    io.reveal?.('all', { know: 'drew' }, overlordSeat(state));
    io.tell?.({ kind: 'drew', cards: [card], n: 1, rule: 'D2-OLGEN-10' }, [overlordSeat(state)], {
      kind: 'drew',
      cards: [],
      n: 1,
      rule: 'D2-OLGEN-10',
    });
    refill(state);
  }
}

/** The overlord discards a card of his choice. */
export function* discardOwn(state: State, io: Io): Flow {
  const { hand } = state.overlord;
  if (hand.length === 0) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'which',
    rule: 'D2-ABIL-08',
    options: different(hand).map(card => ({ do: 'card', card })),
    always: true,
  });
  if (choice.do === 'card') discardFromHand(state, io, choice.card, overlordSeat(state));
}

/** A card leaves his hand, for all to see; `by`: he shows it himself. */
export function discardFromHand(state: State, io: Io, card: CardId, by?: Seat): void {
  const { overlord } = state;
  if (!takeOut(overlord.hand, card)) return;
  insert(overlord.out, card);
  io.reveal?.('all', { know: 'hand', card }, by);
  io.tell?.({ kind: 'discarded', card, rule: 'D2-COMP-01' });
  refill(state);
}

/** Discards cards of the hand at random. */
export function discardAtRandom(state: State, io: Io, n: number): void {
  const { overlord } = state;
  const hand = { top: [], rest: overlord.hand, bottom: [] };
  for (const card of dealFrom(hand, n, io.chance)) {
    insert(overlord.out, card);
    io.reveal?.('all', { know: 'hand', card });
    io.tell?.({ kind: 'discarded', card, rule: 'D2-COMP-01' });
  }
  refill(state);
}
