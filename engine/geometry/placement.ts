import type { CellSet } from './cell-set.ts';
import { edgeClosed } from './neighbours.ts';
import { GeometryError } from './problem.ts';
import { onBoard, type Rect } from './rect.ts';
import type { SquareGrid } from './square.ts';
import { BARS_BASES } from './square-data.ts';

/** Why a figure cannot stand there, as one sentence, or null if it can. A base may straddle a rail (D2-TERR-20), but nothing else (D2-DOOR-19). */
export function misplacement(grid: SquareGrid, rect: Rect, taken: CellSet | null, name = 'figure'): string | null {
  const { x, y, w, h } = rect;
  const no = (why: string) => `The ${name} (${w}x${h}) cannot stand at ${x},${y}: ${why}.`;
  if (![x, y, w, h].every(Number.isInteger) || w < 1 || h < 1) return no('place and size must be whole numbers');
  if (!onBoard(grid, rect)) return no(`the map is only ${grid.width} wide and ${grid.height} high`);
  for (let row = y; row < y + h; row++) {
    for (let column = x; column < x + w; column++) {
      if (!grid.isOpen(column, row)) return no(`square ${column},${row} is not part of the map`);
      if (column > x && edgeClosed(grid, BARS_BASES, column, row, -1, 0)) {
        return no(`a wall runs through it between ${column - 1},${row} and ${column},${row}`);
      }
      if (row > y && edgeClosed(grid, BARS_BASES, column, row, 0, -1)) {
        return no(`a wall runs through it between ${column},${row - 1} and ${column},${row}`);
      }
      if (taken?.has(row * grid.width + column)) return no(`square ${column},${row} is taken`);
    }
  }
  return null;
}

/** Refuses a figure that cannot stand where a scenario puts it. */
export function requirePlacement(grid: SquareGrid, rect: Rect, taken: CellSet | null, name = 'figure'): void {
  const why = misplacement(grid, rect, taken, name);
  if (why !== null) throw new GeometryError(why);
}

/** As `misplacement`, without the sentence: for searches. */
export function fits(grid: SquareGrid, { x, y, w, h }: Rect, taken: CellSet | null): boolean {
  if (x < 0 || y < 0 || x + w > grid.width || y + h > grid.height) return false;
  for (let row = y; row < y + h; row++) {
    for (let column = x; column < x + w; column++) {
      const cell = row * grid.width + column;
      if (grid.open[cell] !== 1 || taken?.has(cell)) return false;
      if (column > x && edgeClosed(grid, BARS_BASES, column, row, -1, 0)) return false;
      if (row > y && edgeClosed(grid, BARS_BASES, column, row, 0, -1)) return false;
    }
  }
  return true;
}

/** Every way a figure of w x h, turned or not, can stand so that it covers a cell (D2-LARGE-12), in a fixed order. */
export function placementsOver(grid: SquareGrid, cell: number, w: number, h: number, taken: CellSet | null): Rect[] {
  const found: Rect[] = [];
  const sizes =
    w === h
      ? [{ w, h }]
      : [
          { w, h },
          { w: h, h: w },
        ];
  for (const size of sizes) {
    for (let y = grid.y(cell) - size.h + 1; y <= grid.y(cell); y++) {
      for (let x = grid.x(cell) - size.w + 1; x <= grid.x(cell); x++) {
        const rect = { x, y, ...size };
        if (fits(grid, rect, taken)) found.push(rect);
      }
    }
  }
  return found;
}
