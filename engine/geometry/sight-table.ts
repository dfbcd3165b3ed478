import type { CellSet } from './cell-set.ts';
import { rectAt } from './rect.ts';
import { cornerLines } from './sight-corners.ts';
import type { SquareGrid } from './square.ts';

/**
 * Sight from corner to corner between single squares of a map that stays as it is, for those who ask often: `fixed` are the squares that are always blocked. What each pair of squares needs is worked out
 * when it is first asked for and kept. An answer is then a look at a handful of squares.
 */
export class CornerSights {
  readonly #grid: SquareGrid;
  readonly #fixed: CellSet | null;
  /** By the lower and the higher square: its lines one behind the other, each with its length before it. */
  readonly #rows: (Int16Array | undefined)[][];

  constructor(grid: SquareGrid, fixed: CellSet | null = null) {
    this.#grid = grid;
    this.#fixed = fixed;
    this.#rows = Array.from({ length: grid.size });
  }

  /** Whether a line can be drawn between two squares while others stand on `taken`, which may hold the two squares as well. */
  sees(a: number, b: number, taken: CellSet): boolean {
    const lines = this.#lines(Math.min(a, b), Math.max(a, b));
    const { stamps, stamp } = taken;
    for (let at = 0; at < lines.length; ) {
      const end = at + 1 + (lines[at] as number);
      for (at++; at < end; at++) if (stamps[lines[at] as number] === stamp) break;
      if (at === end) return true;
      at = end;
    }
    return false;
  }

  #lines(low: number, high: number): Int16Array {
    // Of full length from the start: lists with holes far apart become slow tables.
    this.#rows[low] ??= Array.from({ length: this.#grid.size });
    const row = this.#rows[low];
    const known = row[high];
    if (known !== undefined) return known;
    const lines = Int16Array.from(
      cornerLines(this.#grid, rectAt(this.#grid, low), rectAt(this.#grid, high), this.#fixed).flatMap(line => [
        line.length,
        ...line,
      ]),
    );
    row[high] = lines;
    return lines;
  }
}
