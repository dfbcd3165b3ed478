import type { Rect } from '@tafelrunde/engine/geometry';

/** Units of the drawing for one cell of any map. */
export const SIDE = 64;

/** A place on the board, counted in cells. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in the drawing, counted in its units. */
export type Spot = readonly [x: number, y: number];

/** How many cells a piece stands on. */
export interface Base {
  readonly w: number;
  readonly h: number;
}

export const ONE: Base = { w: 1, h: 1 };

/** Where the cells of a map lie. Cells are numbers on every map: squares in rows, hexes and zones by their place in a list. */
export interface Layout {
  /** The smallest rectangle around all cells, counted in cells. */
  readonly bounds: Rect;
  /** The middle of a piece whose first cell this is. */
  middle(cell: number, base?: Base): Spot;
  /** The cell at a place of the board. */
  at(point: Point): number | null;
  /** What glows when these cells are offered: their outline, drawn in by some units, with round corners where that can be. */
  shape(cells: readonly number[], inset: number, round?: number): string;
  /** The rim of a set of cells: only where a neighbour is not in it. */
  rim(cells: ReadonlySet<number>, inset?: number): string;
}

export const spotOf = ({ x, y }: Point): Spot => [x * SIDE, y * SIDE];
export const pointOf = ([x, y]: Spot): Point => ({ x: x / SIDE, y: y / SIDE });

/** A closed line through these places. */
export const closed = (spots: readonly Spot[]): string =>
  spots.length === 0 ? '' : `M${spots.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

export const short = (n: number): string => String(Math.round(n * 100) / 100);

/** Places drawn towards their middle: by how many units a line gives way to its neighbour. */
export function drawnIn(spots: readonly Spot[], inset: number): Spot[] {
  const [cx, cy] = middleOf(spots);
  return spots.map(([x, y]) => {
    const far = Math.hypot(x - cx, y - cy);
    const by = far === 0 ? 0 : Math.max(0, far - inset) / far;
    return [cx + (x - cx) * by, cy + (y - cy) * by];
  });
}

export function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce<Spot>(([ax, ay], [x, y]) => [ax + x, ay + y], [0, 0]);
  return [sum[0] / Math.max(1, spots.length), sum[1] / Math.max(1, spots.length)];
}

export function boundsOf(spots: readonly Spot[]): Rect {
  const xs = spots.map(([x]) => x / SIDE);
  const ys = spots.map(([, y]) => y / SIDE);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Whether a place lies inside a closed line (crossings of a ray to the right). */
export function isInside([x, y]: Spot, corners: readonly Spot[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
