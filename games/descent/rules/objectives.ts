import { type FigureId, figureOf, type State } from '../state.ts';
import type { Io } from '../types.ts';
import { isKept } from './tokens.ts';

/** Whoever is defeated leaves what it carries in the space where it stood last (D2-OBJ-06). */
export function dropCarried(state: State, io: Io, id: FigureId): void {
  const figure = figureOf(state, id);
  if (figure === null) return;
  const [cell = null] = figure.cells;
  const lost = figure.carries.filter(token => !isKept(state, token));
  for (const token of lost) {
    const found = state.tokens.find(one => one.id === token);
    if (found !== undefined) found.cell = cell;
    io.tell?.({ kind: 'dropped', figure: id, token, cell: cell ?? 0, rule: 'D2-OBJ-06' });
  }
  figure.carries = figure.carries.filter(token => !lost.includes(token));
}
