import type { SquareGrid } from './square.ts';

/**
 * Whether the drawn line of cells from the centre of one cell to the centre of another meets no void. A quick and rough
 * sight for games that ask for no more: it looks at cells only, not at walls on edges, and is not always mutual. The
 * first cell is looked at, the last is not.
 */
export function bresenhamClear(grid: SquareGrid, a: number, b: number): boolean {
  const { open, width } = grid;
  if (a >>> 0 !== a || a >= grid.size) grid.refuseCell(a);
  if (b >>> 0 !== b || b >= grid.size) grid.refuseCell(b);
  const ax = a % width;
  const bx = b % width;
  const ay = (a - ax) / width;
  const by = (b - bx) / width;
  const dx = Math.abs(bx - ax);
  const dy = -Math.abs(by - ay);
  const stepX = ax < bx ? 1 : -1;
  const stepY = ay < by ? width : -width;
  let error = dx + dy;
  let cell = a;
  while (cell !== b) {
    if (open[cell] === 0) return false;
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      cell += stepX;
    }
    if (twice <= dx) {
      error += dx;
      cell += stepY;
    }
  }
  return true;
}
