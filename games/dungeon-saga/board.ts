import { Cache } from '@tafelrunde/engine';
import {
  AHEAD,
  CellSet,
  FACING_NUMBER,
  FACINGS,
  type Facing,
  type Rect,
  type SquareGrid,
} from '@tafelrunde/engine/geometry';
import { adventureOf, type Closed, type Plan, planOf } from './content/adventures/index.ts';
import { furniturePiece } from './content/index.ts';
import type { Sightline } from './rules/sight.ts';
import type { Figure, State, Thing } from './state.ts';

/**
 * The board as it is laid out: derived from the adventure and from what is open, never stored. Boards are kept by name and
 * shared by all matches and forks; nothing in them changes but notes of what was worked out.
 */
export interface Board {
  readonly plan: Plan;
  readonly grid: SquareGrid;
  /** Per cell: bits of what stands there. */
  readonly stands: Uint8Array;
  readonly column: Uint16Array;
  readonly row: Uint16Array;
  /** Per cell: bit (dy + 1) * 3 + dx + 1 if the square there is adjacent (DS-FACE-02). */
  readonly near: Uint16Array;
  /** Per cell and facing (`cell * 4 + FACING_NUMBER[facing]`): those of a normal figure there that are in front of it. */
  readonly fronts: Uint16Array;
  /** Doors and chests on the board, by cell. */
  readonly closedAt: ReadonlyMap<number, Closed>;
  /** Lines of sight found so far; a notebook of rules/sight.ts. */
  readonly sights: Map<number, Sightline>;
  /** Room for one question at a time. */
  readonly scratch: CellSet;
}

/** Bits of `stands`. */
export const BARS_MOVE = 1;
export const BARS_SIGHT = 2;
export const HINDERS = 4;

/** By its name, which says all there is to it. Positions of one match have a few of them. */
const boards = new Cache<string, Board>(256);
let lastName = '';
let lastBoard: Board | null = null;

export function boardOf(state: State): Board {
  if (lastBoard !== null && state.board === lastName) return lastBoard;
  let board = boards.get(state.board);
  if (!board) {
    board = layOut(state);
    boards.set(state.board, board);
  }
  lastName = state.board;
  lastBoard = board;
  return board;
}

/** All there is to a board. What it says changes by the three functions below, and by nothing else. */
function nameBoard(state: State): void {
  const open = state.things.flatMap((thing, index) => (thing.open ? [index] : []));
  const zones = [...state.revealed].sort((a, b) => a - b);
  state.board = `${state.adventure} ${zones.join(',')} ${open.join(',')} ${[...state.absent].sort().join(',')}`;
}

/** Doors and chests open. */
export function openThings(state: State, things: readonly Thing[]): void {
  for (const thing of things) {
    thing.open = true;
    thing.seal = 0;
  }
  nameBoard(state);
}

/** Zones come out of the dark. */
export function layOutZones(state: State, zones: readonly number[]): void {
  state.revealed.push(...zones);
  nameBoard(state);
}

/** The squares of a mark go away; those of another come back, if one is named. */
export function takeAway(state: State, mark: string, back?: string): void {
  if (back === undefined) state.absent.push(mark);
  else state.absent.splice(state.absent.indexOf(back), 1, mark);
  nameBoard(state);
}

export const planFor = (state: State): Plan => planOf(adventureOf(state.adventure));

/** A door or chest is on the board once a zone it touches is laid out. */
export function isLaidOut(state: State, { zones }: Closed): boolean {
  return zones.some(zone => state.revealed.includes(zone));
}

/** The door or chest of this name, as drawn. */
export function closedOf(state: State, id: string): Closed | undefined {
  return planFor(state).closed[state.things.findIndex(thing => thing.id === id)];
}

function layOut(state: State): Board {
  const plan = planFor(state);
  const { zoneOf, closed, furniture } = plan;
  const doorCells = new Set(closed.filter(c => c.kind === 'door' && isLaidOut(state, c)).flatMap(c => c.cells));
  const dark = zoneOf.flatMap((zone, cell) => (state.revealed.includes(zone) || doorCells.has(cell) ? [] : [cell]));
  const absent = state.absent.flatMap(mark => plan.marks.get(mark) ?? []);
  const grid = plan.grid.with({ voided: [...dark, ...absent] });
  const stands = new Uint8Array(grid.size);
  const closedAt = new Map<number, Closed>();
  for (const { piece, cells } of furniture) for (const cell of cells) stands[cell] = bitsOf(piece);
  for (const thing of closed) {
    if (state.things[thing.index]?.open && thing.kind === 'door') continue;
    for (const cell of thing.cells) {
      stands[cell] = bitsOf(thing.piece);
      closedAt.set(cell, thing);
    }
  }
  const near = adjacency(grid);
  return {
    plan,
    grid,
    stands,
    column: Uint16Array.from(near, (_, cell) => grid.x(cell)),
    row: Uint16Array.from(near, (_, cell) => grid.y(cell)),
    near,
    fronts: Uint16Array.from({ length: grid.size * 4 }, (_, i) => (near[i >> 2] ?? 0) & (FRONT_BITS[i & 3] ?? 0)),
    closedAt,
    sights: new Map(),
    scratch: new CellSet(grid.size),
  };
}

function bitsOf(id: string): number {
  const { enterable, sight } = furniturePiece(id);
  return (enterable ? 0 : BARS_MOVE) | (sight === 'blocks' ? BARS_SIGHT : sight === 'hinders' ? HINDERS : 0);
}

function adjacency(grid: SquareGrid): Uint16Array {
  const near = new Uint16Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) {
    for (let i = 0; i < (grid.near.count[cell] ?? 0); i++) {
      const next = grid.near.cells[cell * 8 + i] ?? cell;
      near[cell] = (near[cell] ?? 0) | bit(grid.x(next) - grid.x(cell), grid.y(next) - grid.y(cell));
    }
  }
  return near;
}

const bit = (dx: number, dy: number): number => 1 << ((dy + 1) * 3 + dx + 1);

/** By number of the facing: everything around but the row at the back (DS-FACE-03, -04). */
const FRONT_BITS: readonly number[] = FACINGS.map(facing => {
  let bits = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) if (!atTheBack(facing, dx, dy, 1)) bits |= bit(dx, dy);
  return bits;
});

// ------------------------------------------------------------------------------------------------ figures on the board

export function rectOf({ grid }: Board, figure: Figure): Rect {
  return { x: grid.x(figure.cell), y: grid.y(figure.cell), w: figure.size, h: figure.size };
}

export function rectOfCells({ grid }: Board, cells: readonly number[]): Rect {
  const first = cells[0] ?? 0;
  const last = cells[cells.length - 1] ?? first;
  return {
    x: grid.x(first),
    y: grid.y(first),
    w: grid.x(last) - grid.x(first) + 1,
    h: grid.y(last) - grid.y(first) + 1,
  };
}

/** The cell number of a square of a figure, counted 0 to 3 for a large one. */
export const cellOf = ({ grid }: Board, anchor: number, index: number): number =>
  anchor + (index >> 1) * grid.width + (index & 1);

export const coversCell = (board: Board, figure: Figure, cell: number): boolean => {
  if (figure.size === 1) return figure.cell === cell;
  for (let i = 0; i < 4; i++) if (cellOf(board, figure.cell, i) === cell) return true;
  return false;
};

export function cellsOf(board: Board, figure: Figure): number[] {
  return figure.size === 1 ? [figure.cell] : [0, 1, 2, 3].map(i => cellOf(board, figure.cell, i));
}

/** Whether two squares border on each other, diagonals included, with no wall between (DS-FACE-02). */
export function cellsAdjacent(board: Board, a: number, b: number): boolean {
  const { column, row } = board;
  const dx = (column[b] as number) - (column[a] as number);
  const dy = (row[b] as number) - (row[a] as number);
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1) return false;
  return ((board.near[a] ?? 0) & bit(dx, dy)) !== 0;
}

export function figuresTouch(board: Board, a: Figure, b: Figure): boolean {
  const countA = a.size * a.size;
  const countB = b.size * b.size;
  for (let i = 0; i < countA; i++) {
    for (let j = 0; j < countB; j++) {
      if (cellsAdjacent(board, cellOf(board, a.cell, i), cellOf(board, b.cell, j))) return true;
    }
  }
  return false;
}

/** Whether a cell is adjacent to the figure and not in the row at its back (DS-FACE-03, -04, DS-LARGE-02). */
export function cellInFront(board: Board, figure: Figure, cell: number): boolean {
  const { column, row } = board;
  const dx = (column[cell] as number) - (column[figure.cell] as number);
  const dy = (row[cell] as number) - (row[figure.cell] as number);
  const { size } = figure;
  if (dx < -1 || dy < -1 || dx > size || dy > size) return false;
  if (size === 1) return (frontOf(board, figure) & bit(dx, dy)) !== 0;
  if (atTheBack(figure.facing, dx, dy, size)) return false;
  for (let i = 0; i < 4; i++) if (cellsAdjacent(board, cellOf(board, figure.cell, i), cell)) return true;
  return false;
}

const frontOf = (board: Board, { cell, facing }: Figure): number =>
  board.fronts[cell * 4 + FACING_NUMBER[facing]] as number;

/** Calls `each` with every cell in front of a figure. */
export function eachInFront(board: Board, figure: Figure, each: (cell: number) => void): void {
  const { width, height } = board.grid;
  const x0 = board.column[figure.cell] as number;
  const y0 = board.row[figure.cell] as number;
  for (let y = Math.max(0, y0 - 1); y <= Math.min(height - 1, y0 + figure.size); y++)
    for (let x = Math.max(0, x0 - 1); x <= Math.min(width - 1, x0 + figure.size); x++)
      if (cellInFront(board, figure, y * width + x)) each(y * width + x);
}

function atTheBack(facing: Facing, dx: number, dy: number, size: number): boolean {
  const ahead = AHEAD[facing];
  if (ahead.dx !== 0) return dx === (ahead.dx > 0 ? -1 : size);
  return dy === (ahead.dy > 0 ? -1 : size);
}

/** Whether any square of the one figure is in front of the other (DS-MOVE-13: the other's facing counts). */
export function standsInFrontOf(board: Board, figure: Figure, other: Figure): boolean {
  if (figure.size === 1) return cellInFront(board, other, figure.cell);
  for (let i = 0; i < 4; i++) if (cellInFront(board, other, cellOf(board, figure.cell, i))) return true;
  return false;
}

/** Whether every square of the figure lies in the rear half of the board as seen from the other (DS-LARGE-03, DS-SHOOT-14). */
export function isCompletelyBehind(board: Board, figure: Figure, other: Figure): boolean {
  const a = rectOf(board, figure);
  const b = rectOf(board, other);
  const { dx, dy } = AHEAD[other.facing];
  if (dx > 0) return a.x + a.w <= b.x;
  if (dx < 0) return a.x >= b.x + b.w;
  if (dy > 0) return a.y + a.h <= b.y;
  return a.y >= b.y + b.h;
}

/** The square as people and options name it. */
export const squareOf = (board: Board, cell: number): { readonly x: number; readonly y: number } => ({
  x: board.grid.x(cell),
  y: board.grid.y(cell),
});

/** The figure on a cell. */
export function figureAt(state: State, board: Board, cell: number): Figure | undefined {
  for (const figure of state.figures) if (coversCell(board, figure, cell)) return figure;
  return undefined;
}
