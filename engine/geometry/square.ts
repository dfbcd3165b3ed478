import { CellSet } from './cell-set.ts';
import {
  type DiagonalRule,
  edgeClosed,
  isOpen,
  type NeighbourTable,
  neighbourTable,
  type Terrain,
} from './neighbours.ts';
import { GeometryError } from './problem.ts';
import { Reach } from './reach.ts';
import { BARS_SIGHT, BARS_STEPS, BARS_TOUCH, checkedGrid, type SquareGridData, type Wall } from './square-data.ts';

/** What can change on a map during play. */
export interface GridChange {
  /** Doors that open (`none`) or close (`wall`), and other changes on edges. */
  readonly walls?: readonly Wall[];
  /** Cells that become part of the map: a room revealed. */
  readonly opened?: readonly number[];
  /** Cells that leave the map. */
  readonly voided?: readonly number[];
}

/**
 * A board of squares with walls between them. It never changes: a door that opens makes another grid (`with`), which a
 * game keeps as long as its doors stand so. Two forks of a match may thus share one grid.
 */
export class SquareGrid implements Terrain {
  readonly data: SquareGridData;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly open: Uint8Array;
  readonly vertical: Uint8Array;
  readonly horizontal: Uint8Array;
  readonly costs: Float64Array | null;
  readonly diagonals: DiagonalRule;
  /** Where a figure can step. */
  readonly steps: NeighbourTable;
  /** What is adjacent. */
  readonly near: NeighbourTable;
  /** An empty set, for searches that nothing blocks. */
  readonly none: CellSet;
  /** The notes of `reach`, made once. */
  readonly reached: Reach;

  constructor(data: SquareGridData) {
    const checked = checkedGrid(data);
    this.data = data;
    this.width = checked.width;
    this.height = checked.height;
    this.size = checked.width * checked.height;
    this.open = checked.open;
    this.vertical = checked.vertical;
    this.horizontal = checked.horizontal;
    this.costs = checked.costs;
    this.diagonals = checked.diagonals;
    this.steps = neighbourTable(checked, checked.diagonals, BARS_STEPS);
    this.near = neighbourTable(checked, checked.adjacency, BARS_TOUCH);
    this.none = new CellSet(this.size);
    this.reached = new Reach(this.size);
  }

  /** The same map with some doors, walls or cells changed. Best asked of the map as printed: changes add up. */
  with(change: GridChange): SquareGrid {
    const gone = new Set([...(this.data.void ?? []), ...(change.voided ?? [])]);
    for (const cell of change.opened ?? []) gone.delete(cell);
    return new SquareGrid({
      ...this.data,
      void: [...gone],
      walls: [...(this.data.walls ?? []), ...(change.walls ?? [])],
    });
  }

  cell(x: number, y: number): number {
    if (!this.inside(x, y)) {
      throw new GeometryError(
        `Square ${x},${y} is not on this map, which is ${this.width} wide and ${this.height} high.`,
      );
    }
    return y * this.width + x;
  }

  x(cell: number): number {
    return cell % this.width;
  }

  y(cell: number): number {
    return (cell / this.width) | 0;
  }

  inside(x: number, y: number): boolean {
    return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /** Whether the square is part of the map: on the board and not void. */
  isOpen(x: number, y: number): boolean {
    return isOpen(this, x, y);
  }

  /** Steps of a king on an empty board. */
  chebyshev(a: number, b: number): number {
    return Math.max(Math.abs(this.x(a) - this.x(b)), Math.abs(this.y(a) - this.y(b)));
  }

  /** Steps without diagonals on an empty board. */
  manhattan(a: number, b: number): number {
    return Math.abs(this.x(a) - this.x(b)) + Math.abs(this.y(a) - this.y(b));
  }

  adjacent(a: number, b: number): boolean {
    return slot(this.near, a, b) >= 0;
  }

  /** Whether the map lets a figure step from one cell to the other. */
  canStep(a: number, b: number): boolean {
    return slot(this.steps, a, b) >= 0;
  }

  /** Whether the edge crossed by a straight step from (x, y) bars sight. */
  edgeBarsSight(x: number, y: number, dx: number, dy: number): boolean {
    return edgeClosed(this, BARS_SIGHT, x, y, dx, dy);
  }

  refuseCell(cell: number): never {
    throw new GeometryError(`Cell ${cell} is not on this map, whose cells are numbered 0 to ${this.size - 1}.`);
  }
}

/** Where b stands among the neighbours of a in a table, or -1. */
export function slot(table: NeighbourTable, a: number, b: number): number {
  const end = a * 8 + (table.count[a] ?? 0);
  for (let at = a * 8; at < end; at++) if (table.cells[at] === b) return at;
  return -1;
}
