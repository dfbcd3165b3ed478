import { AHEAD, type Facing } from './compass.ts';
import { GeometryError, wholeNumber } from './problem.ts';
import type { SquareGrid } from './square.ts';

/** The base of a figure: the squares from (x, y), its north-west one, w to the east and h to the south. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The base of w x h squares whose north-west square is `anchor`. */
export function rectAt(grid: SquareGrid, anchor: number, w = 1, h = 1): Rect {
  return { x: grid.x(anchor), y: grid.y(anchor), w, h };
}

/** The same base turned by a quarter about its north-west square. */
export function quarterTurned(rect: Rect): Rect {
  return { x: rect.x, y: rect.y, w: rect.h, h: rect.w };
}

export function moved(rect: Rect, dx: number, dy: number): Rect {
  return { x: rect.x + dx, y: rect.y + dy, w: rect.w, h: rect.h };
}

export function covers(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Whether the base lies wholly on the board; voids and walls are the business of `misplacement`. */
export function onBoard(grid: SquareGrid, { x, y, w, h }: Rect): boolean {
  return x >= 0 && y >= 0 && x + w <= grid.width && y + h <= grid.height;
}

/** The cells of a base in row order. */
export function footprint(grid: SquareGrid, rect: Rect): number[] {
  requireOnBoard(grid, rect);
  const cells: number[] = [];
  for (let y = rect.y; y < rect.y + rect.h; y++) {
    for (let x = rect.x; x < rect.x + rect.w; x++) cells.push(y * grid.width + x);
  }
  return cells;
}

export function requireOnBoard(grid: SquareGrid, rect: Rect): void {
  wholeNumber(rect.w, 'The width of a figure', 1, grid.width);
  wholeNumber(rect.h, 'The depth of a figure', 1, grid.height);
  if (Number.isInteger(rect.x) && Number.isInteger(rect.y) && onBoard(grid, rect)) return;
  throw new GeometryError(
    `A figure of ${rect.w}x${rect.h} at ${rect.x},${rect.y} reaches beyond the map, which is ${grid.width} wide and ${grid.height} high.`,
  );
}

/** The square of the distance between the nearest points of two bases, in squares: a whole number, hence exact. */
export function gapSquared(a: Rect, b: Rect): number {
  const dx = Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w));
  const dy = Math.max(0, b.y - (a.y + a.h), a.y - (b.y + b.h));
  return dx * dx + dy * dy;
}

/** Whether a ruler of length / per squares reaches from base to base: 15 per 2 is a ruler of seven and a half squares. */
export function rulerReaches(a: Rect, b: Rect, length: number, per = 1): boolean {
  return gapSquared(a, b) * per * per <= length * length;
}

/**
 * The part of a base on the front side of a figure: on this side of the line through the rear edge of the figure's base,
 * drawn across the whole board (DS-LOS-07). Null if all of it lies behind. Since bases end on grid lines the part is
 * itself a base of whole squares.
 */
export function partInFront(figure: Rect, facing: Facing, other: Rect): Rect | null {
  const { dx, dy } = AHEAD[facing];
  const west = dx > 0 ? Math.max(other.x, figure.x) : other.x;
  const north = dy > 0 ? Math.max(other.y, figure.y) : other.y;
  const east = dx < 0 ? Math.min(other.x + other.w, figure.x + figure.w) : other.x + other.w;
  const south = dy < 0 ? Math.min(other.y + other.h, figure.y + figure.h) : other.y + other.h;
  return east > west && south > north ? { x: west, y: north, w: east - west, h: south - north } : null;
}

/** Where another base lies as seen from a figure's facing: a large one can be on both sides of the dividing line. */
export function sideOf(figure: Rect, facing: Facing, other: Rect): 'front' | 'both' | 'behind' {
  const part = partInFront(figure, facing, other);
  if (part === null) return 'behind';
  return part.w === other.w && part.h === other.h ? 'front' : 'both';
}
