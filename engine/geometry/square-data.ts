import { FACINGS, type Facing } from './compass.ts';
import { DIAGONAL_RULES, type DiagonalRule, type Terrain } from './neighbours.ts';
import { fieldsOf, GeometryError, listOf, oneOf, shown, wholeNumber } from './problem.ts';

/**
 * What stands on the edge between two cells.
 * - wall: bars steps, sight and adjacency (also a closed door).
 * - screen: bars sight only (overgrowth).
 * - rail: bars steps only (the rim of a higher level).
 * - grate: bars steps, and no base stands across it (a portcullis).
 */
export type EdgeKind = 'wall' | 'screen' | 'rail' | 'grate';

/** One edge of a cell; `none` takes away what stood there. */
export interface Wall {
  readonly x: number;
  readonly y: number;
  readonly side: Facing;
  readonly kind?: EdgeKind | 'none';
}

/** A board of squares as plain data. A cell is the number y * width + x; the rim of the board is always wall. */
export interface SquareGridData {
  readonly width: number;
  readonly height: number;
  /** Cells that are not part of the map. */
  readonly void?: readonly number[];
  readonly walls?: readonly Wall[];
  /** What it costs to enter each cell, all cells in order; without it every cell costs 1. */
  readonly costs?: readonly number[];
  /** For steps; `free` unless said otherwise. */
  readonly diagonals?: DiagonalRule;
  /** For adjacency; as for steps unless said otherwise. */
  readonly adjacency?: DiagonalRule;
}

/** Bits on an edge. */
export const BARS_STEPS = 1;
export const BARS_SIGHT = 2;
export const BARS_TOUCH = 4;
export const BARS_BASES = 8;

const EDGE_KINDS: readonly (EdgeKind | 'none')[] = ['wall', 'screen', 'rail', 'grate', 'none'];
const BITS: Readonly<Record<EdgeKind | 'none', number>> = {
  wall: BARS_STEPS | BARS_SIGHT | BARS_TOUCH | BARS_BASES,
  screen: BARS_SIGHT | BARS_BASES,
  rail: BARS_STEPS,
  grate: BARS_STEPS | BARS_BASES,
  none: 0,
};

/** The exactness of sight is proven for boards up to this side (see sight-open.ts). */
export const LARGEST_SIDE = 256;

export interface CheckedGrid extends Terrain {
  readonly costs: Float64Array | null;
  readonly diagonals: DiagonalRule;
  readonly adjacency: DiagonalRule;
}

/** Reads a board's data, which may come from a file: every fault is refused with one sentence. */
export function checkedGrid(data: unknown): CheckedGrid {
  const fields = fieldsOf(data, 'A map');
  const width = wholeNumber(fields.width, 'The width of the map', 1, LARGEST_SIDE);
  const height = wholeNumber(fields.height, 'The height of the map', 1, LARGEST_SIDE);
  const open = new Uint8Array(width * height).fill(1);
  for (const cell of listOf(fields.void, 'The void cells')) {
    open[wholeNumber(cell, 'A void cell', 0, open.length - 1)] = 0;
  }
  const diagonals = oneOf(fields.diagonals ?? 'free', 'The rule for diagonal steps', DIAGONAL_RULES);
  const terrain = {
    width,
    height,
    open,
    vertical: new Uint8Array((width + 1) * height),
    horizontal: new Uint8Array(width * (height + 1)),
  };
  for (const wall of listOf(fields.walls, 'The walls')) buildWall(terrain, wall);
  closeRim(terrain);
  return {
    ...terrain,
    costs: fields.costs === undefined ? null : checkedCosts(fields.costs, open.length),
    diagonals,
    adjacency: oneOf(fields.adjacency ?? diagonals, 'The rule for adjacency', DIAGONAL_RULES),
  };
}

function buildWall(terrain: Terrain, wall: unknown): void {
  const { width, height, vertical, horizontal } = terrain;
  const fields = fieldsOf(wall, 'A wall');
  const x = wholeNumber(fields.x, 'The column x of a wall', 0, width - 1);
  const y = wholeNumber(fields.y, 'The row y of a wall', 0, height - 1);
  const side = oneOf(fields.side, `The side of the wall at ${x},${y}`, FACINGS);
  const bits = BITS[oneOf(fields.kind ?? 'wall', `The kind of the wall at ${x},${y}`, EDGE_KINDS)];
  if (side === 'W' || side === 'E') vertical[y * (width + 1) + x + (side === 'E' ? 1 : 0)] = bits;
  else horizontal[(y + (side === 'S' ? 1 : 0)) * width + x] = bits;
}

function closeRim({ width, height, vertical, horizontal }: Terrain): void {
  for (let y = 0; y < height; y++) {
    vertical[y * (width + 1)] = BITS.wall;
    vertical[y * (width + 1) + width] = BITS.wall;
  }
  horizontal.fill(BITS.wall, 0, width);
  horizontal.fill(BITS.wall, width * height);
}

function checkedCosts(value: unknown, size: number): Float64Array {
  const list = listOf(value, 'The costs of the cells');
  if (list.length !== size) {
    throw new GeometryError(`The map has ${size} cells, but costs are given for ${list.length}.`);
  }
  const costs = new Float64Array(size);
  list.forEach((cost, cell) => {
    if (typeof cost !== 'number' || !(cost >= 0)) {
      throw new GeometryError(`The cost of cell ${cell} must be a number of 0 or more, but is ${shown(cost)}.`);
    }
    costs[cell] = cost;
  });
  return costs;
}
