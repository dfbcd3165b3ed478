import type { Rect } from '@tafelrunde/engine/geometry';
import type { Cell } from './board.ts';
import type { Crowd } from './crowd.ts';
import type { Ground } from './ground.ts';

/** The base of a figure: how many spaces it covers one way and the other (D2-LARGE-01). */
export interface Size {
  readonly w: number;
  readonly h: number;
}

export const SIZES = {
  small: { w: 1, h: 1 },
  medium: { w: 1, h: 2 },
  huge: { w: 2, h: 2 },
  massive: { w: 2, h: 3 },
} as const satisfies Readonly<Record<string, Size>>;

/** A figure on more than one space is a large figure (D2-LARGE-02). */
export const isLarge = ({ w, h }: Size): boolean => w * h > 1;

/** The spaces of a base in row order. */
export function baseCells({ board: { width } }: Ground, { x, y, w, h }: Rect): Cell[] {
  const cells: Cell[] = [];
  for (let row = y; row < y + h; row++) for (let column = x; column < x + w; column++) cells.push(row * width + column);
  return cells;
}

/** The base that covers these spaces. */
export function baseOf({ board: { width } }: Ground, cells: readonly Cell[]): Rect {
  const first = cells[0] ?? 0;
  const last = cells.at(-1) ?? first;
  const [x, y] = [first % width, Math.floor(first / width)];
  return { x, y, w: (last % width) - x + 1, h: Math.floor(last / width) - y + 1 };
}

/** Nobody's spaces: for whoever comes onto the map. */
const NONE: readonly Cell[] = [];

/**
 * Every way a base can be placed so that it covers a space (D2-LARGE-12), turned or not, in a fixed order. All its spaces must be empty; those of the figure
 * itself (`own`) are, while it is shrunk. It may lie across elevation lines (D2-TERR-20), but not across walls, closed doors, overgrowth or a portcullis.
 */
export function basesOver(ground: Ground, crowd: Crowd, cell: Cell, size: Size, own: readonly Cell[] = NONE): Rect[] {
  const found: Rect[] = [];
  expand(ground, crowd, cell, size.w, size.h, own, found);
  if (size.w !== size.h) expand(ground, crowd, cell, size.h, size.w, own, found);
  return found;
}

/** Whether a figure can expand over a space: only there it can interrupt or end its movement (D2-LARGE-16, -17). */
export function canExpand(ground: Ground, crowd: Crowd, cell: Cell, size: Size, own: readonly Cell[] = NONE): boolean {
  return (
    expand(ground, crowd, cell, size.w, size.h, own, null) ||
    (size.w !== size.h && expand(ground, crowd, cell, size.h, size.w, own, null))
  );
}

/** Whether a base fits: on the ground, and with nobody else in it. */
export function canStand(ground: Ground, crowd: Crowd, rect: Rect, own: readonly Cell[] = NONE): boolean {
  const { x, y, w, h } = rect;
  const { width } = ground.board;
  return x >= 0 && x < width && ground.room(w, h)[y * width + x] === 1 && isFree(crowd, width, x, y, w, h, own);
}

/** Whether a base of w x h fits over a space; with a list, all places where it does are put there instead. */
function expand(
  ground: Ground,
  crowd: Crowd,
  cell: Cell,
  w: number,
  h: number,
  own: readonly Cell[],
  into: Rect[] | null,
): boolean {
  const { width } = ground.board;
  const room = ground.room(w, h);
  const cy = Math.floor(cell / width);
  const cx = cell - cy * width;
  for (let y = cy - h + 1; y <= cy; y++)
    for (let x = Math.max(0, cx - w + 1); x <= cx; x++) {
      if (room[y * width + x] !== 1 || !isFree(crowd, width, x, y, w, h, own)) continue;
      if (into === null) return true;
      into.push({ x, y, w, h });
    }
  return false;
}

function isFree(
  crowd: Crowd,
  width: number,
  x: number,
  y: number,
  w: number,
  h: number,
  own: readonly Cell[],
): boolean {
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) if (isTaken(crowd, row * width + column, own)) return false;
  return true;
}

const isTaken = (crowd: Crowd, cell: Cell, own: readonly Cell[]): boolean => crowd.all.has(cell) && !own.includes(cell);
