import { type Cell, type FigureId, figureOf, type State, sideOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { areAdjacentCells, cellsBeside } from './map.ts';
import { announce } from './window.ts';

/** Objective tokens a figure may pick up where it stands or next to it (D2-OBJ-02); which those are, the quest says. */
export function takeable(state: State, id: FigureId): string[] {
  const cells = figureOf(state, id)?.cells ?? [];
  const side = sideOf(state, id);
  return state.tokens
    .filter(
      ({ kind, cell }) =>
        isPortable(kind, side) && cell !== null && (cells.includes(cell) || areAdjacentCells(state, cells, [cell])),
    )
    .map(token => token.id);
}

/** `cargo` is carried by heroes, `loot` by both sides, `prey` by the overlord's figures. */
const isPortable = (kind: string, side: 'heroes' | 'overlord'): boolean =>
  kind.startsWith('loot') || (side === 'heroes' ? kind.startsWith('cargo') : kind.startsWith('prey'));

export function* takeToken(state: State, io: Io, id: FigureId, token: string): Flow {
  const found = state.tokens.find(one => one.id === token);
  const figure = figureOf(state, id);
  if (found === undefined || figure === null) return;
  found.cell = null;
  figure.carries.push(token);
  io.tell?.({ kind: 'took', figure: id, token, rule: 'D2-OBJ-02' });
  yield* announce(state, io, 'token-taken', { figure: id, card: token });
}

/** As an action a figure lays a token down next to it (D2-OBJ-05). */
export function droppable(state: State, id: FigureId): { token: string; cell: Cell }[] {
  const figure = figureOf(state, id);
  if (figure === null || figure.carries.length === 0) return [];
  const cells = cellsBeside(state, figure.cells);
  return figure.carries.flatMap(token => cells.map(cell => ({ token, cell })));
}

export function dropToken(state: State, io: Io, id: FigureId, token: string, cell: Cell): void {
  const figure = figureOf(state, id);
  const found = state.tokens.find(one => one.id === token);
  if (figure === null || found === undefined) return;
  figure.carries = figure.carries.filter(one => one !== token);
  found.cell = cell;
  io.tell?.({ kind: 'dropped', figure: id, token, cell, rule: 'D2-OBJ-05' });
}
