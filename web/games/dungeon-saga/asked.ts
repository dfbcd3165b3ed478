import type { View } from '@tafelrunde/dungeon-saga';
import { cellsOf, figureOn } from './terrain.ts';

// What can be asked about: `figure:zombie-2`, `closed:door-1`, `piece:bookcase`, `card:fireball` (abilities, feats, spells, items, commands),
// `kind:zombie`, `bones:42`, `find:…`, `mark:…`, `cell:42` (bare floor), `commands`, `clock`.
export const figureThing = (id: string): string => `figure:${id}`;
export const cardThing = (id: string): string => `card:${id}`;

/** The foremost of what is on a square; null: bare floor, or the dark. */
export function askedAt(view: View, cell: number): string | null {
  const figure = figureOn(view, cell);
  if (figure) return figureThing(figure.id);
  const closed = view.things.find(({ cells }) => cells.includes(cell));
  if (closed) return `closed:${closed.id}`;
  const piece = view.board.furniture.find(({ cells }) => cells.includes(cell));
  if (piece) return `piece:${piece.piece}`;
  if (view.bones.includes(cell)) return `bones:${cell}`;
  const find = view.finds.find(one => one.cell === cell && one.by === null);
  if (find) return `find:${find.mark}`;
  const mark = view.board.marks.find(({ cells }) => cells.includes(cell));
  return mark ? `mark:${mark.mark}` : null;
}

/** The same, with the bare floor where it is light. */
export const shownAt = (view: View, cell: number): string | null =>
  askedAt(view, cell) ?? (view.board.floor.includes(cell) ? `cell:${cell}` : null);

/** The squares of something on the board by its name; none: it is not there. */
export function squaresOf(view: View, thing: string): readonly number[] {
  const [kind, ...rest] = thing.split(':');
  const id = rest.join(':');
  const { board, figures, things, finds } = view;
  switch (kind) {
    case 'figure':
      return figures.filter(figure => figure.id === id).flatMap(figure => cellsOf(board, figure));
    case 'closed':
      return things.find(one => one.id === id)?.cells ?? [];
    case 'piece':
      return board.furniture.find(({ piece }) => piece === id)?.cells ?? [];
    case 'find':
      return finds.flatMap(({ mark, by, cell }) => (mark === id && by === null ? [cell] : []));
    case 'mark':
      return board.marks.find(({ mark }) => mark === id)?.cells ?? [];
    case 'bones':
    case 'cell':
      return [Number(id)];
    default:
      return [];
  }
}
