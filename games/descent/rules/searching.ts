import { choose, dealFrom, putOnTop, putUnder, type Seat, shuffleIn } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { itemOf, questOf } from '../content/index.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { NO_DICE } from '../effects/word.ts';
import { type CardId, type CardInPlay, type FigureId, figureOf, heroOf, type State, seatOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { inForce } from './in-force.ts';
import { areAdjacentCells, spacesBetween } from './map.ts';
import { announce } from './window.ts';

/** Search tokens in the hero's own space or next to it (D2-SRCH-02). */
export function searchable(state: State, id: FigureId, within = 1): string[] {
  const cells = figureOf(state, id)?.cells ?? [];
  return state.tokens
    .filter(
      ({ kind, cell }) =>
        kind === 'search' &&
        cell !== null &&
        (cells.includes(cell) ||
          (within === 1 ? areAdjacentCells(state, cells, [cell]) : spacesBetween(state, cells, cell) <= within)),
    )
    .map(token => token.id);
}

/** A search, by whose action if not his own: the token is turned over and goes; the top card of the search deck comes, or what the quest hid there (D2-SRCH-05, -06). */
export function* search(state: State, io: Io, id: FigureId, token: string, other?: FigureId): Flow {
  const found = state.tokens.find(one => one.id === token);
  if (found === undefined) return;
  io.tell?.({ kind: 'action', figure: id, action: 'search', rule: 'D2-SRCH-01' });
  const searching = { figure: id, card: token, spared: false };
  state.exhausting.push(searching);
  yield* announce(state, io, 'searching', {
    figure: id,
    card: token,
    ...(found.cell !== null && { cell: found.cell }),
  });
  state.exhausting.splice(state.exhausting.indexOf(searching), 1);
  // The token was something else: it is not found now.
  if (searching.spared) return;
  state.tokens = state.tokens.filter(one => one.id !== token);
  if (state.legend !== null) state.legend.searched++;
  // That it was a usual one tells where the special one lies, or does not.
  if (found.face !== null) io.reveal?.('all', { know: 'token', token, face: found.face });
  if (found.face === 'special') {
    io.tell?.({ kind: 'turned', figure: id, token, face: 'special', rule: 'D2-SRCH-06' });
    const { special } = questOf(state.quest, state.encounter);
    const at = {
      state,
      io,
      by: id,
      seat: seatOf(state, id),
      on: [id],
      cell: found.cell,
      about: { figure: id },
      x: 0,
      shown: NO_DICE,
    };
    if (special !== undefined)
      yield* vocabulary.carryOut({ ...at, source: { id: 'special', by: 'quest' } }, special.effects);
  } else yield* drawSearch(state, io, id);
  // Who is defeated while searching still gets the card (D2-SRCH-07).
  yield* announce(state, io, 'searched', { figure: id, ...(other !== undefined && { other }) });
}

/** Some draw more cards than one, keep one of them and put the others back on the deck or under it. */
function* cardDrawn(state: State, io: Io, id: FigureId): Flow<CardId | null> {
  const sought = yield* soughtFor(state, io, id);
  if (sought !== null) return sought;
  const n = Math.max(1, ...inForce(state, id, 'sift').map(({ effect }) => effect.n));
  const drawn = dealFrom(state.search, n, io.chance).sort();
  for (const card of drawn) io.reveal?.('all', { know: n > 1 ? 'seen' : 'drawn', card });
  if (drawn.length <= 1) return drawn[0] ?? null;
  const { seat } = heroOf(state, id);
  const kept = yield* chooseCard(seat, drawn);
  drawn.splice(drawn.indexOf(kept), 1);
  for (const card of drawn) {
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-SRCH-05',
      options: [
        { do: 'way', n: 0 },
        { do: 'way', n: 1 },
      ],
    });
    if (choice.do === 'way' && choice.n === 1) putUnder(state.search, card);
    else putOnTop(state.search, card);
  }
  return kept;
}

/** Some let a hero turn search cards over until one of a trait comes; the others are shuffled back. Null: he draws as usual. */
function* soughtFor(state: State, io: Io, id: FigureId): Flow<CardId | null> {
  const [seeking] = inForce(state, id, 'seek-find');
  if (seeking === undefined) return null;
  const choice = yield* choose<Choice, AskKind>({
    seat: heroOf(state, id).seat,
    kind: 'whether',
    rule: 'D2-SRCH-05',
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  if (choice.do !== 'yes') return null;
  const passed: CardId[] = [];
  let found: CardId | null = null;
  while (found === null) {
    const [card] = dealFrom(state.search, 1, io.chance);
    if (card === undefined) break;
    io.reveal?.('all', { know: 'drawn', card });
    if (itemOf(card).traits.includes(seeking.effect.trait)) found = card;
    else passed.push(card);
  }
  shuffleIn(state.search, passed);
  return found;
}

/** One of several cards. */
export function* chooseCard(seat: Seat, cards: readonly CardId[], always = false): Flow<CardId> {
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'which',
    rule: 'D2-SRCH-05',
    options: [...new Set(cards)].map(card => ({ do: 'card', card })),
    // What somebody looks at in secret must not show in whether he is asked.
    always,
  });
  return choice.do === 'card' ? choice.card : (cards[0] ?? '');
}

/** While no hero is on the map a secret passage leads nowhere: another card comes, and it is shuffled back (D2-SECGEN-03). */
function* replaced(state: State, io: Io, id: FigureId, card: CardId | null): Flow<CardId | null> {
  if (card === null || state.stage === 'heroes' || state.stage === 'overlord') return card;
  if (!itemOf(card).drawn?.some(effect => effect.do === 'discover')) return card;
  const other = yield* cardDrawn(state, io, id);
  shuffleIn(state.search, [card]);
  return other;
}

/** The top card of the search deck; it is not shuffled anew when it is used up (D2-SRCH-10). */
export function* drawSearch(state: State, io: Io, id: FigureId): Flow {
  const card = yield* replaced(state, io, id, yield* cardDrawn(state, io, id));
  if (card === null) return;
  io.tell?.({ kind: 'found', figure: id, card, rule: 'D2-SRCH-05' });
  const inPlay = cardFor(card);
  heroOf(state, id).cards.push(inPlay);
  yield* announce(state, io, 'search-drawn', { figure: id, card });
  const hero = heroOf(state, id);
  const { drawn } = itemOf(card);
  if (drawn === undefined || !hero.cards.includes(inPlay)) return;
  const at = {
    state,
    io,
    by: id,
    seat: hero.seat,
    on: [id],
    cell: null,
    about: { figure: id, card },
    x: 0,
    shown: NO_DICE,
  };
  yield* vocabulary.carryOut({ ...at, source: { id: card, by: 'search-card' } }, drawn);
}

export const cardFor = (id: CardId): CardInPlay => ({ id, tired: false, worn: false, used: false, on: null });
