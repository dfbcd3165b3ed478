import {
  AHEAD,
  type Facing,
  GeometryError,
  laidSquare,
  squareName,
  squareNamed,
  type Wall,
} from '@tafelrunde/engine/geometry';
import { type DoorKind, layPlan, type Plan, terrainOf } from '../../content/plan.ts';
import type { TileId } from '../../content/tiles/index.ts';
import type { Piece } from '../../content/tiles/tile.ts';
import { bitsOf, TERRAIN_BITS } from './terrain.ts';

/** A space by its number: y * width + x. */
export type Cell = number;

export interface BoardTile {
  readonly id: TileId;
  /** What the plan calls it. */
  readonly name: string;
  readonly piece: Piece;
  readonly cells: readonly Cell[];
  /** Entrances and exits: the spaces from which a figure leaves the map for one movement point (D2-EXIT-02). */
  readonly rim: readonly Cell[];
}

export interface BoardDoor {
  readonly number: number;
  readonly kind: DoorKind;
  /** The edges it stands on, as seen from one side. */
  readonly edges: readonly { readonly x: number; readonly y: number; readonly side: Facing }[];
  /** The pairs of spaces it separates. */
  readonly pairs: readonly (readonly [Cell, Cell])[];
  /** The spaces adjacent to it: those it stands on, and those beside them that touch its ends with no wall between. */
  readonly beside: readonly Cell[];
}

/** A plan as the rules see it: made once, never changed. How its doors stand and what became of its ground makes a `Ground` of it. */
export interface Board {
  readonly plan: Plan;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** The spaces that exist, in row order. */
  readonly cells: readonly Cell[];
  /** By cell: 1 where there is a space. */
  readonly isSpace: Uint8Array;
  /** By cell: the bits of its terrain at the start, of tile and tokens, and what crumbling tokens hide (`TERRAIN_BITS`). */
  readonly terrain: Uint8Array;
  /** Walls and elevation lines; doors are not among them. */
  readonly walls: readonly Wall[];
  readonly tiles: readonly BoardTile[];
  /** By cell: the number of its tile, -1 where there is no space. */
  readonly tileOf: Int16Array;
  /** By cell: the number of its room, which is what closed doors and old walls cut off; -1 where there is no space. */
  readonly roomOf: Int16Array;
  readonly doors: readonly BoardDoor[];
  readonly areas: ReadonlyMap<string, readonly Cell[]>;
  readonly marks: ReadonlyMap<string, readonly Cell[]>;
  /** By cell: 1 for edge spaces of entrances and exits. */
  readonly leaving: Uint8Array;
}

const boards = new WeakMap<Plan, Board>();

/** The board of a plan, made once. A plan with faults is refused with all of them. */
export function boardOf(plan: Plan): Board {
  let board = boards.get(plan);
  if (board === undefined) {
    board = makeBoard(plan);
    boards.set(plan, board);
  }
  return board;
}

/** What people call a space. */
export const cellName = ({ width }: { readonly width: number }, cell: Cell): string =>
  squareName(cell % width, Math.floor(cell / width));

/** The space of a name, null if there is none. */
export function cellNamed({ width, height, isSpace }: Board, name: string): Cell | null {
  const place = squareNamed(name);
  if (place === null || place.x >= width || place.y >= height) return null;
  const cell = place.y * width + place.x;
  return isSpace[cell] === 1 ? cell : null;
}

function makeBoard(plan: Plan): Board {
  const { laid, joined, faults } = layPlan(plan);
  if (faults.length > 0) throw new GeometryError(faults.join('\n'));
  const { width, height, signs, tileOf, walls } = joined;
  const cell = (name: string): Cell => {
    const { x, y } = squareNamed(name) ?? { x: 0, y: 0 };
    return y * width + x;
  };
  const isSpace = Uint8Array.from(signs, sign => (sign === null ? 0 : 1));
  const cells = signs.flatMap((sign, at) => (sign === null ? [] : [at]));
  const terrain = Uint8Array.from(signs, sign => bitsOf(terrainOf(sign)));
  const lay = (name: string, bits: number): void => {
    terrain[cell(name)] = (terrain[cell(name)] ?? 0) | bits;
  };
  for (const { is, at } of plan.terrain ?? []) for (const name of at) lay(name, TERRAIN_BITS[is]);
  for (const name of plan.crumbling ?? []) lay(name, TERRAIN_BITS.crumbling);
  const tiles = laid.map((one, number): BoardTile => {
    const own = cells.filter(at => tileOf[at] === number);
    const rim = new Set(
      rimOf(one.tile)
        .map(([x, y]) => laidSquare(one, x, y))
        .map(({ x, y }) => y * width + x),
    );
    return { id: one.id, name: one.name, piece: one.tile.piece, cells: own, rim: own.filter(at => rim.has(at)) };
  });
  const leaving = new Uint8Array(width * height);
  for (const { rim } of tiles) for (const at of rim) leaving[at] = 1;
  const doors = (plan.doors ?? []).map(({ kind, at, side }, number): BoardDoor => {
    const edges = at.map(name => ({ x: cell(name) % width, y: Math.floor(cell(name) / width), side }));
    return boardDoor({ width, height, isSpace, walls }, number, kind, edges);
  });
  const board = { width, height, cells, isSpace, walls, doors };
  return {
    ...board,
    plan,
    size: width * height,
    terrain,
    tiles,
    tileOf,
    roomOf: roomsOf(board),
    areas: new Map(
      Object.entries(plan.areas ?? {}).map(([area, { tiles: names }]) => [
        area,
        tiles.filter(({ name }) => names.includes(name)).flatMap(tile => tile.cells),
      ]),
    ),
    marks: new Map(Object.entries(plan.marks ?? {}).map(([mark, names]) => [mark, names.map(cell)])),
    leaving,
  };
}

/** The wall or elevation line between two squares that share an edge. */
export function wallBetween(width: number, walls: readonly Wall[], a: Cell, b: Cell): Wall | undefined {
  const x = (b % width) - (a % width);
  const y = Math.floor(b / width) - Math.floor(a / width);
  return walls.find(wall => {
    const cell = wall.y * width + wall.x;
    const { dx, dy } = AHEAD[wall.side];
    return (cell === a && dx === x && dy === y) || (cell === b && dx === -x && dy === -y);
  });
}

/** A door with all the spaces it has to do with. */
export function boardDoor(
  { width, height, isSpace, walls }: Pick<Board, 'width' | 'height' | 'isSpace' | 'walls'>,
  number: number,
  kind: DoorKind,
  edges: BoardDoor['edges'],
): BoardDoor {
  const pairs = edges.map(({ x, y, side }): readonly [Cell, Cell] => {
    const cell = y * width + x;
    return [cell, cell + AHEAD[side].dy * width + AHEAD[side].dx];
  });
  const isWalled = (a: Cell, b: Cell): boolean => {
    const found = wallBetween(width, walls, a, b);
    return found !== undefined && found.kind !== 'rail';
  };
  const beside = new Set<Cell>(pairs.flat());
  const upright = edges.every(({ side }) => side === 'E' || side === 'W');
  for (const cell of pairs.flat())
    for (const step of [-1, 1]) {
      const [x, y] = [(cell % width) + (upright ? 0 : step), Math.floor(cell / width) + (upright ? step : 0)];
      const next = y * width + x;
      if (x >= 0 && y >= 0 && x < width && y < height && isSpace[next] === 1 && !isWalled(cell, next)) beside.add(next);
    }
  return { number, kind, edges, pairs, beside: [...beside].sort((a, b) => a - b) };
}

/** The squares of a tile along its rim, as drawn. */
function rimOf({ grid, rim }: { readonly grid: readonly string[]; readonly rim?: Facing }): [number, number][] {
  if (rim === undefined) return [];
  const { dx, dy } = AHEAD[rim];
  return grid.flatMap((row, y) =>
    Array.from(row).flatMap((_, x): [number, number][] => (grid[y + dy]?.[x + dx] === undefined ? [[x, y]] : [])),
  );
}

/** Spaces that are joined while all doors and old walls stand, numbered in row order. Steps are straight: corners join nothing that edges do not. */
function roomsOf({
  width,
  cells,
  isSpace,
  walls,
  doors,
}: Pick<Board, 'width' | 'cells' | 'isSpace' | 'walls' | 'doors'>): Int16Array {
  const roomOf = new Int16Array(isSpace.length).fill(-1);
  const shut = new Set<string>();
  const close = (a: Cell, b: Cell): void => {
    shut.add(`${a} ${b}`).add(`${b} ${a}`);
  };
  for (const { x, y, side, kind } of walls)
    if ((kind ?? 'wall') === 'wall') close(y * width + x, (y + AHEAD[side].dy) * width + x + AHEAD[side].dx);
  for (const { kind, pairs } of doors)
    if (kind !== 'overgrowth' && kind !== 'portcullis') for (const [a, b] of pairs) close(a, b);
  let rooms = 0;
  for (const start of cells) {
    if (roomOf[start] !== -1) continue;
    const queue = [start];
    roomOf[start] = rooms;
    for (const at of queue) {
      const x = at % width;
      for (const next of [at - width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at + width]) {
        if (isSpace[next] !== 1 || roomOf[next] !== -1 || shut.has(`${at} ${next}`)) continue;
        roomOf[next] = rooms;
        queue.push(next);
      }
    }
    rooms++;
  }
  return roomOf;
}
