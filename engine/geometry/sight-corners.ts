import type { CellSet } from './cell-set.ts';
import { edgeClosed, wayClear } from './neighbours.ts';
import { covers, overlap, type Rect, requireOnBoard } from './rect.ts';
import { cornerPassed, sectorOf } from './sight-vertex.ts';
import type { SquareGrid } from './square.ts';
import { BARS_SIGHT } from './square-data.ts';

/** A corner of a square: corner (x, y) is the north-west one of square (x, y). */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

export interface CornerLine {
  readonly from: Corner;
  readonly to: Corner;
}

/**
 * Sight from a corner of one base to a corner of the other (Descent, D2-LOS). All in whole numbers.
 * - Blocked: a line through a blocked square, a void or a wall, and one that runs along the side of a blocked square or
 *   void or along a wall. The two figures' own squares count as blocked (D2-LOS-08).
 * - Free: a line that touches a corner of a blocked square, even between two of them that meet there, or the end of a
 *   wall (D2-LOS-05). Where walls or voids meet at the point from both sides of the line, it does not touch but cross.
 * - Adjacent squares see each other unless a screen stands between them (D2-LOS-03), and so do overlapping ones.
 *
 * `atLeast` is the number of the target's corners that must be seen from one and the same corner, for games that ask for
 * more than one. Returns the first line found, or null. Other squares of a large target go into `blocked` when only one
 * of its squares is aimed at.
 */
export function cornerSight(
  grid: SquareGrid,
  from: Rect,
  to: Rect,
  blocked: CellSet | null,
  atLeast = 1,
): CornerLine | null {
  requireOnBoard(grid, from);
  requireOnBoard(grid, to);
  if (overlap(from, to)) return { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
  const touch = seenAsNeighbour(grid, from, to);
  if (touch !== null) return { from: touch, to: touch };
  const shut = (x: number, y: number) => isSolid(grid, from, to, x, y) || (blocked?.has(y * grid.width + x) ?? false);
  const targets = cornersOf(to);
  for (const start of cornersOf(from)) {
    const seen = targets.filter(end => lineClear(grid, start, end, from, to, shut));
    const [end] = seen;
    if (end !== undefined && seen.length >= atLeast) return { from: start, to: end };
  }
  return null;
}

/** The corners of all squares of a base that lie on its rim; from those inside it every line passes the figure itself. */
function cornersOf({ x, y, w, h }: Rect): Corner[] {
  const corners: Corner[] = [];
  for (let row = y; row <= y + h; row++) {
    const rim = row === y || row === y + h;
    for (let column = x; column <= x + w; column += rim ? 1 : w) corners.push({ x: column, y: row });
  }
  return corners;
}

/** A corner shared by two adjacent squares of the figures with no screen between them, or null. */
function seenAsNeighbour(grid: SquareGrid, a: Rect, b: Rect): Corner | null {
  for (let y = a.y; y < a.y + a.h; y++) {
    for (let x = a.x; x < a.x + a.w; x++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (!covers(b, x + dx, y + dy)) continue;
          const cell = y * grid.width + x;
          if (!grid.adjacent(cell, cell + dy * grid.width + dx) || screened(grid, x, y, dx, dy)) continue;
          return { x: dx > 0 ? x + 1 : x, y: dy > 0 ? y + 1 : y };
        }
      }
    }
  }
  return null;
}

function screened(grid: SquareGrid, x: number, y: number, dx: number, dy: number): boolean {
  if (dx === 0 || dy === 0) return edgeClosed(grid, BARS_SIGHT, x, y, dx, dy);
  return !wayClear(grid, BARS_SIGHT, x, y, dx, 0, dx, dy) && !wayClear(grid, BARS_SIGHT, x, y, 0, dy, dx, dy);
}

/**
 * The lines of `cornerSight` that the map itself leaves open, each as the squares that must be free for it: what can be worked out before anybody stands
 * anywhere. `fixed` are the squares that are always blocked. Those that need fewest come first, those that need more than another are left out; of neighbours one line that needs nothing.
 */
export function cornerLines(
  grid: SquareGrid,
  from: Rect,
  to: Rect,
  fixed: CellSet | null = null,
): readonly (readonly number[])[] {
  requireOnBoard(grid, from);
  requireOnBoard(grid, to);
  if (overlap(from, to) || seenAsNeighbour(grid, from, to) !== null) return [[]];
  let met = new Set<number>();
  const shut = (x: number, y: number) => {
    if (isSolid(grid, from, to, x, y) || fixed?.has(y * grid.width + x)) return true;
    met.add(y * grid.width + x);
    return false;
  };
  const lines: Set<number>[] = [];
  for (const start of cornersOf(from)) {
    for (const end of cornersOf(to)) {
      met = new Set();
      if (lineClear(grid, start, end, from, to, shut)) lines.push(met);
    }
  }
  lines.sort((a, b) => a.size - b.size);
  const best: Set<number>[] = [];
  for (const line of lines) if (!best.some(one => [...one].every(cell => line.has(cell)))) best.push(line);
  return best.map(line => [...line]);
}

const isSolid = (grid: SquareGrid, from: Rect, to: Rect, x: number, y: number): boolean =>
  !grid.isOpen(x, y) || covers(from, x, y) || covers(to, x, y);

function lineClear(grid: SquareGrid, start: Corner, end: Corner, from: Rect, to: Rect, shut: Shut): boolean {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  // A line of no length would see round the corner that two squares share, whatever wall stands between them.
  if (dx === 0 && dy === 0) return false;
  const ahead = sectorOf(dx, dy);
  const back = sectorOf(-dx, -dy);
  if (!ownSectors(start, from).some(own => cornerPassed(grid, start.x, start.y, own, ahead))) return false;
  if (!ownSectors(end, to).some(own => cornerPassed(grid, end.x, end.y, own, back))) return false;
  const pieces = commonDivisor(Math.abs(dx), Math.abs(dy));
  const stepX = dx / pieces;
  const stepY = dy / pieces;
  for (let piece = 0; piece < pieces; piece++) {
    const x = start.x + piece * stepX;
    const y = start.y + piece * stepY;
    if (piece > 0 && !cornerPassed(grid, x, y, back, ahead)) return false;
    if (stepX === 0 || stepY === 0) {
      if (!sidesFree(grid, x, y, stepX, stepY, shut)) return false;
    } else if (!squaresFree(grid, x, y, stepX, stepY, shut)) return false;
  }
  return true;
}

type Shut = (x: number, y: number) => boolean;

/** Whether the side of a square from corner (x, y) is no wall and no side of a blocked square. */
function sidesFree(grid: SquareGrid, x: number, y: number, dx: number, dy: number, shut: Shut): boolean {
  const column = dx < 0 ? x - 1 : x;
  const row = dy < 0 ? y - 1 : y;
  if (dx === 0)
    return !shut(column - 1, row) && !shut(column, row) && !edgeClosed(grid, BARS_SIGHT, column, row, -1, 0);
  return !shut(column, row - 1) && !shut(column, row) && !edgeClosed(grid, BARS_SIGHT, column, row, 0, -1);
}

/** Whether a slanted line from corner to corner, with no corner between, passes only free squares and open edges. */
function squaresFree(grid: SquareGrid, x: number, y: number, dx: number, dy: number, shut: Shut): boolean {
  const sx = Math.sign(dx);
  const sy = Math.sign(dy);
  let column = sx > 0 ? x : x - 1;
  let row = sy > 0 ? y : y - 1;
  let columns = 1;
  let rows = 1;
  for (;;) {
    if (shut(column, row)) return false;
    // Which grid line comes next, the upright or the level one? Fractions of the way compared without dividing.
    const order = columns * Math.abs(dy) - rows * Math.abs(dx);
    if (order === 0) return true;
    if (order < 0) {
      if (edgeClosed(grid, BARS_SIGHT, column, row, sx, 0)) return false;
      column += sx;
      columns++;
    } else {
      if (edgeClosed(grid, BARS_SIGHT, column, row, 0, sy)) return false;
      row += sy;
      rows++;
    }
  }
}

/** The quadrants around a corner that belong to a base. */
function ownSectors({ x, y }: Corner, rect: Rect): number[] {
  const sectors: number[] = [];
  for (const [dx, dy] of [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    if (covers(rect, dx > 0 ? x : x - 1, dy > 0 ? y : y - 1)) sectors.push(sectorOf(dx, dy));
  }
  return sectors;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
