import type { CellSet } from './cell-set.ts';
import { cornerFree } from './figures.ts';
import type { Graph } from './graph.ts';
import type { SquareGrid } from './square.ts';

/** The steps of a figure of one square as a graph: what `reach` walks, with the costs of the cells. */
export class SquareGraph implements Graph {
  readonly size: number;
  readonly degree = 8;
  private readonly grid: SquareGrid;
  private readonly blocked: CellSet | null;
  private readonly occupiedCorners: boolean;

  constructor(grid: SquareGrid, blocked: CellSet | null = null, occupiedCorners = false) {
    this.grid = grid;
    this.size = grid.size;
    this.blocked = blocked;
    this.occupiedCorners = occupiedCorners;
  }

  neighbours(node: number, into: Int32Array): number {
    const { cells, count: degree } = this.grid.steps;
    const end = node * 8 + (degree[node] as number);
    let count = 0;
    for (let at = node * 8; at < end; at++) {
      const next = cells[at] as number;
      if (this.blocked?.has(next)) continue;
      if (this.occupiedCorners && !cornerFree(this.grid, at, this.blocked)) continue;
      into[count++] = next;
    }
    return count;
  }

  cost(_from: number, to: number): number {
    return this.grid.costs === null ? 1 : (this.grid.costs[to] as number);
  }
}
