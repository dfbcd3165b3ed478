import { thingOf } from '../content/index.ts';
import { type Cell, type FigureId, figureOf, kindOf, kindOfToken, type State, sideOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { areAdjacentCells, cellsBeside } from './map.ts';
import { mayTakeStone, relicOfToken, takesRelic } from './sun-stone.ts';
import { announce } from './window.ts';

/** Tokens a figure may pick up where it stands or next to it (D2-OBJ-02): those the quest lets it carry, not beyond a limit (-03). */
export function takeable(state: State, id: FigureId): string[] {
  const cells = figureOf(state, id)?.cells ?? [];
  return state.tokens
    .filter(
      ({ kind, cell }) =>
        cell !== null && (cells.includes(cell) || areAdjacentCells(state, cells, [cell])) && mayCarry(state, id, kind),
    )
    .map(token => token.id);
}

/** The quest lets the figure carry one more token of this kind (D2-OBJ-02, -03). */
export function mayCarry(state: State, id: FigureId, kind: string): boolean {
  const thing = thingOf(state, kind);
  if (thing?.carried === undefined) return relicOfToken(kind) !== null && mayTakeStone(state, id);
  if (thing.carried !== 'both' && thing.carried !== sideOf(state, id)) return false;
  if (sideOf(state, id) === 'overlord' && thing.carriers?.includes(kindOf(state, id)) === false) return false;
  const held = figureOf(state, id)?.carries.filter(token => kindOfToken(token) === kind).length ?? 0;
  return thing.limit === undefined || held < thing.limit;
}

export function* takeToken(state: State, io: Io, id: FigureId, token: string): Flow {
  const found = state.tokens.find(one => one.id === token);
  const figure = figureOf(state, id);
  if (found === undefined || figure === null) return;
  if (!takesRelic(state, id, found)) {
    found.cell = null;
    figure.carries.push(token);
  }
  io.tell?.({ kind: 'took', figure: id, token, rule: 'D2-OBJ-02' });
  yield* announce(state, io, 'token-taken', { figure: id, card: token });
}

/** As an action a figure lays a token down next to it (D2-OBJ-05). */
/** It stays with whoever has it (D2C-QHOB-01). */
export const isKept = (state: State, token: string): boolean => thingOf(state, kindOfToken(token))?.kept === true;

export function droppable(state: State, id: FigureId): { token: string; cell: Cell }[] {
  const figure = figureOf(state, id);
  if (figure === null || figure.carries.length === 0) return [];
  const cells = cellsBeside(state, figure.cells);
  // Relics are no objective tokens: nobody lays them down.
  return figure.carries
    .filter(token => relicOfToken(kindOfToken(token)) === null && !isKept(state, token))
    .flatMap(token => cells.map(cell => ({ token, cell })));
}

export function* dropToken(state: State, io: Io, id: FigureId, token: string, cell: Cell): Flow {
  const figure = figureOf(state, id);
  const found = state.tokens.find(one => one.id === token);
  if (figure === null || found === undefined) return;
  figure.carries = figure.carries.filter(one => one !== token);
  found.cell = cell;
  io.tell?.({ kind: 'dropped', figure: id, token, cell, rule: 'D2-OBJ-05' });
  yield* announce(state, io, 'token-laid', { figure: id, card: token, cell });
}
