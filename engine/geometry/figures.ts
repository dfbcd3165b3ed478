import type { CellSet } from './cell-set.ts';
import { AHEAD, type Facing } from './compass.ts';
import type { Graph } from './graph.ts';
import { STRAIGHT, waysRound } from './neighbours.ts';
import { fits } from './placement.ts';
import { covers, moved, overlap, type Rect } from './rect.ts';
import { type SquareGrid, slot } from './square.ts';

/** Whether two figures stand next to each other; walls between them and diagonal rules are those of the map. */
export function figuresAdjacent(grid: SquareGrid, a: Rect, b: Rect): boolean {
  if (overlap(a, b)) return false;
  // Only the squares of a that touch b can be adjacent to it; on a board this is a handful.
  for (let y = Math.max(a.y, b.y - 1); y < Math.min(a.y + a.h, b.y + b.h + 1); y++) {
    for (let x = Math.max(a.x, b.x - 1); x < Math.min(a.x + a.w, b.x + b.w + 1); x++) {
      if (cellTouches(grid, y * grid.width + x, b)) return true;
    }
  }
  return false;
}

/** Whether a cell outside a base is adjacent to one of its squares. */
export function cellTouches(grid: SquareGrid, cell: number, rect: Rect): boolean {
  const { cells, count } = grid.near;
  const end = cell * 8 + (count[cell] ?? 0);
  for (let at = cell * 8; at < end; at++) {
    const next = cells[at] as number;
    if (covers(rect, grid.x(next), grid.y(next))) return true;
  }
  return false;
}

/** Whether a cell lies in the row at the back of a figure (DS-FACE-04): everything else around it is in front. */
function atTheBack(rect: Rect, facing: Facing, x: number, y: number): boolean {
  const { dx, dy } = AHEAD[facing];
  if (dx !== 0) return x === (dx > 0 ? rect.x - 1 : rect.x + rect.w);
  return y === (dy > 0 ? rect.y - 1 : rect.y + rect.h);
}

/** Whether the cell is one of the squares in front of a figure: adjacent to it and not at its back. */
export function isInFront(grid: SquareGrid, rect: Rect, facing: Facing, cell: number): boolean {
  const x = grid.x(cell);
  const y = grid.y(cell);
  return !covers(rect, x, y) && !atTheBack(rect, facing, x, y) && cellTouches(grid, cell, rect);
}

/** Whether the cell is one of the squares behind a figure: adjacent to it, in the row at its back. */
export function isBehind(grid: SquareGrid, rect: Rect, facing: Facing, cell: number): boolean {
  return atTheBack(rect, facing, grid.x(cell), grid.y(cell)) && cellTouches(grid, cell, rect);
}

/** The squares in front of a figure in row order: 5 for a small one in the open, 8 for one of 2x2. */
export function frontCells(grid: SquareGrid, rect: Rect, facing: Facing): number[] {
  return around(grid, rect).filter(cell => isInFront(grid, rect, facing, cell));
}

/** The squares behind a figure in row order: 3 for a small one in the open, 4 for one of 2x2. */
export function rearCells(grid: SquareGrid, rect: Rect, facing: Facing): number[] {
  return around(grid, rect).filter(cell => isBehind(grid, rect, facing, cell));
}

/** The squares adjacent to a figure in row order. */
export function cellsAround(grid: SquareGrid, rect: Rect): number[] {
  return around(grid, rect).filter(cell => cellTouches(grid, cell, rect));
}

function around(grid: SquareGrid, rect: Rect): number[] {
  const ring: number[] = [];
  for (let y = rect.y - 1; y <= rect.y + rect.h; y++) {
    for (let x = rect.x - 1; x <= rect.x + rect.w; x++) {
      if (!covers(rect, x, y) && grid.isOpen(x, y)) ring.push(y * grid.width + x);
    }
  }
  return ring;
}

/**
 * Whether a figure of any size can make one step: every square of its base makes that step by itself, and the base fits
 * where it arrives. `blocked` must not hold the figure's own squares.
 */
export function canStepAs(
  grid: SquareGrid,
  rect: Rect,
  dx: number,
  dy: number,
  blocked: CellSet | null,
  occupiedCorners = false,
): boolean {
  if (!fits(grid, moved(rect, dx, dy), blocked)) return false;
  for (let y = rect.y; y < rect.y + rect.h; y++) {
    for (let x = rect.x; x < rect.x + rect.w; x++) {
      const cell = y * grid.width + x;
      const at = slot(grid.steps, cell, cell + dy * grid.width + dx);
      if (at < 0 || (occupiedCorners && !cornerFree(grid, at, blocked))) return false;
    }
  }
  return true;
}

/** Whether the diagonal rule still holds when blocked cells count as closed corners. */
export function cornerFree(grid: SquareGrid, at: number, blocked: CellSet | null): boolean {
  const first = grid.steps.corners[at * 2] as number;
  if (first === STRAIGHT || blocked === null || grid.diagonals === 'free') return true;
  const ways = waysRound(first, grid.steps.corners[at * 2 + 1] as number, blocked);
  return ways >= (grid.diagonals === 'one-open' ? 1 : 2);
}

/** The steps of a figure of w x h as a graph; a node is the cell of its north-west square. */
export class FigureGraph implements Graph {
  readonly size: number;
  readonly degree = 8;
  private readonly grid: SquareGrid;
  private readonly w: number;
  private readonly h: number;
  private readonly blocked: CellSet | null;
  private readonly occupiedCorners: boolean;

  constructor(grid: SquareGrid, w: number, h: number, blocked: CellSet | null, occupiedCorners = false) {
    this.grid = grid;
    this.size = grid.size;
    this.w = w;
    this.h = h;
    this.blocked = blocked;
    this.occupiedCorners = occupiedCorners;
  }

  neighbours(node: number, into: Int32Array): number {
    const { grid } = this;
    const rect = { x: grid.x(node), y: grid.y(node), w: this.w, h: this.h };
    let count = 0;
    const end = node * 8 + (grid.steps.count[node] as number);
    for (let at = node * 8; at < end; at++) {
      const next = grid.steps.cells[at] as number;
      const dx = grid.x(next) - rect.x;
      const dy = grid.y(next) - rect.y;
      if (canStepAs(grid, rect, dx, dy, this.blocked, this.occupiedCorners)) into[count++] = next;
    }
    return count;
  }

  /** A large figure pays for the dearest square it comes to stand on. */
  cost(_from: number, to: number): number {
    const { costs, width } = this.grid;
    if (costs === null) return 1;
    let dearest = 0;
    for (let y = 0; y < this.h; y++) {
      for (let x = 0; x < this.w; x++) dearest = Math.max(dearest, costs[to + y * width + x] as number);
    }
    return dearest;
  }
}
