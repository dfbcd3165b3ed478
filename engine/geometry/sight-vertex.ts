import type { SquareGrid } from './square.ts';
import { BARS_SIGHT } from './square-data.ts';

/**
 * The eight directions around a corner of the grid, clockwise: 0 north along the grid line, 1 into the north-east square,
 * 2 east along the line, and so on to 7, the north-west square.
 */
export function sectorOf(dx: number, dy: number): number {
  if (dx === 0) return dy < 0 ? 0 : 4;
  if (dy === 0) return dx > 0 ? 2 : 6;
  if (dx > 0) return dy < 0 ? 1 : 3;
  return dy < 0 ? 7 : 5;
}

/**
 * Whether a line that comes to corner (x, y) from one direction may leave in another: on at least one side of it nothing
 * solid meets the corner. Solid are walls and voids; figures are not, they may be passed by touching their corner.
 */
export function cornerPassed(grid: SquareGrid, x: number, y: number, from: number, to: number): boolean {
  return arcFree(grid, x, y, from, to) || arcFree(grid, x, y, to, from);
}

/** Whether nothing solid lies strictly between two directions, going clockwise. */
function arcFree(grid: SquareGrid, x: number, y: number, from: number, to: number): boolean {
  for (let sector = (from + 1) & 7; sector !== to; sector = (sector + 1) & 7) {
    if (solid(grid, x, y, sector)) return false;
  }
  return true;
}

function solid(grid: SquareGrid, x: number, y: number, sector: number): boolean {
  switch (sector) {
    case 0:
      return y === 0 || barsSight(grid.vertical[(y - 1) * (grid.width + 1) + x]);
    case 1:
      return !grid.isOpen(x, y - 1);
    case 2:
      return x === grid.width || barsSight(grid.horizontal[y * grid.width + x]);
    case 3:
      return !grid.isOpen(x, y);
    case 4:
      return y === grid.height || barsSight(grid.vertical[y * (grid.width + 1) + x]);
    case 5:
      return !grid.isOpen(x - 1, y);
    case 6:
      return x === 0 || barsSight(grid.horizontal[y * grid.width + x - 1]);
    default:
      return !grid.isOpen(x - 1, y - 1);
  }
}

function barsSight(bits: number | undefined): boolean {
  return ((bits ?? BARS_SIGHT) & BARS_SIGHT) !== 0;
}
