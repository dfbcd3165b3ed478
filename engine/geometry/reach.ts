import type { CellSet } from './cell-set.ts';
import { type NeighbourTable, STRAIGHT, waysRound } from './neighbours.ts';
import { GeometryError } from './problem.ts';
import type { SquareGrid } from './square.ts';

/**
 * How a search goes from cell to cell.
 * - walk: steps of a figure; only the map closes diagonals.
 * - walk-around: as walk, but a blocked cell beside a diagonal step closes its way round the corner too.
 * - count: adjacency, for counting ranges: what bars a figure but not a count (a portcullis) is passed.
 */
export type ReachMode = 'walk' | 'walk-around' | 'count';

/** What the last search of a grid found. It is overwritten by the next search of the same grid: copy what must last. */
export class Reach {
  from = 0;
  count = 0;
  /** The cells found, nearest first; the start is not among them. Only the first `count` are meant. */
  readonly cells: Int32Array;
  /** The steps to the cell of the same index. */
  readonly steps: Int32Array;
  /** The index of the cell from which this one was entered, -1 for the start. */
  private readonly via: Int32Array;
  /** `base` plus the index of the cell: one number says both "seen in this search" and where it stands. */
  private readonly marks: Int32Array;
  private base = 1;

  constructor(size: number) {
    this.cells = new Int32Array(size);
    this.steps = new Int32Array(size);
    this.via = new Int32Array(size);
    this.marks = new Int32Array(size);
  }

  has(cell: number): boolean {
    return this.index(cell) >= 0;
  }

  /** The steps to a cell, 0 for the start, Infinity if it was not reached. */
  stepsTo(cell: number): number {
    if (cell === this.from) return 0;
    return this.steps[this.index(cell)] ?? Infinity;
  }

  /** The cells of a shortest path, the start left out; null if the cell was not reached. */
  pathTo(cell: number): number[] | null {
    if (cell === this.from) return [];
    const path: number[] = [];
    let index = this.index(cell);
    if (index < 0) return null;
    for (; index >= 0; index = this.via[index] as number) path.push(this.cells[index] as number);
    return path.reverse();
  }

  /** Breadth first over a table. The inner loop is the hottest of all bots: flat arrays, no calls. */
  search(table: NeighbourTable, from: number, budget: number, blocked: CellSet): void {
    const { cells: near, count: degree } = table;
    const { cells, steps, via, marks } = this;
    const { stamps, stamp } = blocked;
    const base = this.begin(from);
    let count = 0;
    let head = -1;
    let cell = from;
    for (let depth = 1, level = 0; depth <= budget; depth++) {
      // All cells found at this depth are entered from those found before, so depth is written once per ring, not per cell.
      const start = count;
      for (;;) {
        const end = cell * 8 + (degree[cell] as number);
        for (let at = cell * 8; at < end; at++) {
          const next = near[at] as number;
          if ((marks[next] as number) >= base || stamps[next] === stamp) continue;
          marks[next] = base + count;
          cells[count] = next;
          via[count++] = head;
        }
        if (++head >= level) break;
        cell = cells[head] as number;
      }
      if (count === start) break;
      for (let at = start; at < count; at++) steps[at] = depth;
      head = start;
      cell = cells[head] as number;
      level = count;
    }
    this.count = count;
  }

  /** As `search`, but of the two ways round a corner `need` must be free of blocked cells. Apart, for `search`'s speed. */
  searchAround(table: NeighbourTable, from: number, budget: number, blocked: CellSet, need: 1 | 2): void {
    const { cells: near, count: degree, corners } = table;
    const { cells, steps, via, marks } = this;
    const base = this.begin(from);
    let count = 0;
    let head = -1;
    let cell = from;
    let depth = 1;
    while (depth <= budget) {
      const end = cell * 8 + (degree[cell] as number);
      for (let at = cell * 8; at < end; at++) {
        const next = near[at] as number;
        if ((marks[next] as number) >= base || blocked.has(next)) continue;
        const first = corners[at * 2] as number;
        if (first !== STRAIGHT && waysRound(first, corners[at * 2 + 1] as number, blocked) < need) continue;
        marks[next] = base + count;
        cells[count] = next;
        steps[count] = depth;
        via[count++] = head;
      }
      if (++head === count) break;
      cell = cells[head] as number;
      depth = (steps[head] as number) + 1;
    }
    this.count = count;
  }

  private begin(from: number): number {
    const span = this.marks.length + 1;
    this.base += span;
    if (this.base + span > 0x7fffffff) {
      this.marks.fill(0);
      this.base = 1;
    }
    this.from = from;
    this.marks[from] = this.base + span - 1;
    return this.base;
  }

  private index(cell: number): number {
    const index = (this.marks[cell] ?? 0) - this.base;
    return index >= 0 && index < this.count ? index : -1;
  }
}

/**
 * The cells within `budget` steps of a cell, in breadth-first order, neighbours in row order. Blocked cells are not
 * entered; the start may be one of them. The answer belongs to the grid and lasts until its next search.
 */
export function reach(
  grid: SquareGrid,
  from: number,
  budget: number,
  blocked: CellSet | null,
  mode: ReachMode = 'walk',
): Reach {
  const barred = blocked ?? grid.none;
  if (from >>> 0 !== from || from >= grid.size) grid.refuseCell(from);
  if (barred.size !== grid.size) {
    throw new GeometryError(`A set for ${barred.size} cells cannot mark the ${grid.size} cells of this map.`);
  }
  const { reached } = grid;
  if (mode === 'count') reached.search(grid.near, from, budget, barred);
  else if (mode === 'walk' || grid.diagonals === 'free' || grid.diagonals === 'none') {
    reached.search(grid.steps, from, budget, barred);
  } else reached.searchAround(grid.steps, from, budget, barred, grid.diagonals === 'one-open' ? 1 : 2);
  return reached;
}
