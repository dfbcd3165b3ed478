import { drawFrom } from '@tafelrunde/engine';
import { itemOf, questOf } from '../content/index.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { NO_DICE } from '../effects/word.ts';
import { type CardId, type CardInPlay, type FigureId, figureOf, heroOf, type State, seatOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
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

/** A search: the token is turned over and goes; the top card of the search deck comes, or what the quest hid there (D2-SRCH-05, -06). */
export function* search(state: State, io: Io, id: FigureId, token: string): Flow {
  const found = state.tokens.find(one => one.id === token);
  if (found === undefined) return;
  io.tell?.({ kind: 'action', figure: id, action: 'search', rule: 'D2-SRCH-01' });
  yield* announce(state, io, 'searching', { figure: id, ...(found.cell !== null && { cell: found.cell }) });
  state.tokens = state.tokens.filter(one => one.id !== token);
  if (state.legend !== null) state.legend.searched++;
  if (found.face === 'special') {
    io.reveal?.('all', { know: 'token', token, face: 'special' });
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
  yield* announce(state, io, 'searched', { figure: id });
}

/** The top card of the search deck; it is not shuffled anew when it is used up (D2-SRCH-10). */
export function* drawSearch(state: State, io: Io, id: FigureId): Flow {
  const card = drawFrom(state.search, io.chance);
  if (card === null) return;
  io.reveal?.('all', { know: 'drawn', card });
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
