import type { View } from '@tafelrunde/dungeon-saga';
import { figureOn } from './terrain.ts';

// What can be asked about: `figure:zombie-2`, `closed:door-1`, `piece:bookcase`, `card:fireball` (abilities, feats, spells, items, commands),
// `kind:zombie`, `bones:42`, `find:…`, `mark:…`, `commands`, `clock`.
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
