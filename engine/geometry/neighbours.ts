import type { CellSet } from './cell-set.ts';

/**
 * When a diagonal step past a corner is possible. There are two ways round the corner, each over one corner cell.
 * - free: unless walls close both ways; the corner cells themselves may be missing.
 * - one-open: at least one way has a cell and no wall.
 * - both-open: both ways have.
 * - none: never.
 */
export type DiagonalRule = 'free' | 'one-open' | 'both-open' | 'none';

export const DIAGONAL_RULES: readonly DiagonalRule[] = ['free', 'one-open', 'both-open', 'none'];

/** What neighbour tables are made from: the cells that exist and the bits on the edges between them. */
export interface Terrain {
  readonly width: number;
  readonly height: number;
  /** 1 for a cell of the map, 0 for a void. */
  readonly open: Uint8Array;
  /** The edge on the west of cell (x, y) stands at y * (width + 1) + x. */
  readonly vertical: Uint8Array;
  /** The edge on the north of cell (x, y) stands at y * width + x. */
  readonly horizontal: Uint8Array;
}

/** The neighbours of every cell, walls and voids already left out. */
export interface NeighbourTable {
  /** The neighbours of cell c stand at c * 8 and after, in row order: dy -1..1, in it dx -1..1. */
  readonly cells: Int32Array;
  /** How many neighbours cell c has. */
  readonly count: Int32Array;
  /** Two per neighbour: the cells round whose corner a diagonal step goes, `SHUT` for a closed way, `STRAIGHT` twice for
   * a step that is not diagonal. */
  readonly corners: Int32Array;
}

export const SHUT = -1;
export const STRAIGHT = -2;

/** How many of the two ways round a corner are open and not blocked. */
export function waysRound(first: number, second: number, blocked: CellSet): number {
  return (first !== SHUT && !blocked.has(first) ? 1 : 0) + (second !== SHUT && !blocked.has(second) ? 1 : 0);
}

/** The table for one diagonal rule, where edges that bear any bit of `mask` are closed. */
export function neighbourTable(terrain: Terrain, rule: DiagonalRule, mask: number): NeighbourTable {
  const { width, height, open } = terrain;
  const table = {
    cells: new Int32Array(width * height * 8),
    count: new Int32Array(width * height),
    corners: new Int32Array(width * height * 16),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (open[y * width + x] !== 1) continue;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) addStep(terrain, table, rule, mask, x, y, dx, dy);
      }
    }
  }
  return table;
}

function addStep(
  terrain: Terrain,
  table: NeighbourTable,
  rule: DiagonalRule,
  mask: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): void {
  if ((dx === 0 && dy === 0) || !isOpen(terrain, x + dx, y + dy)) return;
  let first = STRAIGHT;
  let second = STRAIGHT;
  if (dx === 0 || dy === 0) {
    if (edgeClosed(terrain, mask, x, y, dx, dy)) return;
  } else {
    if (rule === 'none') return;
    const overRow = wayClear(terrain, mask, x, y, dx, 0, dx, dy);
    const overColumn = wayClear(terrain, mask, x, y, 0, dy, dx, dy);
    first = overRow && isOpen(terrain, x + dx, y) ? y * terrain.width + x + dx : SHUT;
    second = overColumn && isOpen(terrain, x, y + dy) ? (y + dy) * terrain.width + x : SHUT;
    if (rule === 'free' && !overRow && !overColumn) return;
    if (rule === 'one-open' && first === SHUT && second === SHUT) return;
    if (rule === 'both-open' && (first === SHUT || second === SHUT)) return;
  }
  const cell = y * terrain.width + x;
  const at = cell * 8 + (table.count[cell] as number);
  table.cells[at] = (y + dy) * terrain.width + x + dx;
  table.corners[at * 2] = first;
  table.corners[at * 2 + 1] = second;
  table.count[cell] = (table.count[cell] as number) + 1;
}

export function isOpen({ width, height, open }: Terrain, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && open[y * width + x] === 1;
}

/** Whether the edge crossed by a straight step from (x, y) is closed. */
export function edgeClosed(terrain: Terrain, mask: number, x: number, y: number, dx: number, dy: number): boolean {
  const bits =
    dy === 0
      ? terrain.vertical[y * (terrain.width + 1) + x + (dx > 0 ? 1 : 0)]
      : terrain.horizontal[(y + (dy > 0 ? 1 : 0)) * terrain.width + x];
  return ((bits ?? mask) & mask) !== 0;
}

/** Whether no wall closes the way from (x, y) straight by (sx, sy) and on to the cell at (dx, dy). */
export function wayClear(
  terrain: Terrain,
  mask: number,
  x: number,
  y: number,
  sx: number,
  sy: number,
  dx: number,
  dy: number,
): boolean {
  return !edgeClosed(terrain, mask, x, y, sx, sy) && !edgeClosed(terrain, mask, x + sx, y + sy, dx - sx, dy - sy);
}
