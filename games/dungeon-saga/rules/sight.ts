import {
  type CellSet,
  FACING_NUMBER,
  facedSight,
  type Rect,
  type SightLine,
  squaresBetween,
  squaresMet,
} from '@tafelrunde/engine/geometry';
import { BARS_SIGHT, type Board, boardOf, cellOf, rectOf } from '../board.ts';
import type { Figure, State } from '../state.ts';

/**
 * What is known of sight from one base to another on a board as it is laid out. Sets of squares between the two are bits in
 * two numbers each, low and high.
 */
export interface Sightline {
  /** Clear as long as no figure is in the way. */
  readonly isOpen: boolean;
  readonly between: readonly number[];
  /** Per cell: its number among the squares between, counted from 1; 0 for all others. */
  readonly place: Uint8Array;
  /** For each clear line found the squares that it meets: free of figures, it is clear again. */
  readonly ways: number[];
  /** Sets of squares that shut out all sight when figures stand on them. */
  readonly bars: number[];
}

/** More lines than this per board, and more sets per line, are forgotten again. */
const MOST_LINES = 20_000;
const MOST_SETS = 64;

const BITS = 30;
const lowBits: readonly number[] = Array.from({ length: 256 }, (_, i) => (i > 0 && i <= BITS ? 1 << (i - 1) : 0));
const highBits: readonly number[] = Array.from({ length: 256 }, (_, i) =>
  i > BITS && i <= 2 * BITS ? 1 << (i - BITS - 1) : 0,
);

/** Whether the figure has a line of sight to a base: in front, and one straight line meets no obstacle (DS-LOS-01..08). */
export function sees(state: State, viewer: Figure, target: Rect): boolean {
  const board = boardOf(state);
  const line = sightline(board, viewer, target);
  if (!line.isOpen) return false;
  if (line.between.length > 2 * BITS) return look(state, board, viewer, target) !== null;
  noteTaken(state, board, line.place);
  if (isWayFree(line.ways)) return true;
  if (isBarred(line.bars)) return false;
  const [low, high] = [takenLow, takenHigh];
  const seen = look(state, board, viewer, target);
  if (seen) addWay(line, board, rectOf(board, viewer), target, seen);
  else remember(line.bars, low, high);
  return seen !== null;
}

function look(state: State, board: Board, viewer: Figure, target: Rect): SightLine | null {
  return facedSight(board.grid, rectOf(board, viewer), viewer.facing, target, obstacles(state, board));
}

// ------------------------------------------------------------------------------------------------------- what is known

function sightline(board: Board, viewer: Figure, target: Rect): Sightline {
  const { size, width } = board.grid;
  const bases = (viewer.cell * size + target.y * width + target.x) * 2 + viewer.size - 1;
  const key = ((bases * 4 + FACING_NUMBER[viewer.facing]) * 8 + target.w) * 8 + target.h;
  let line = board.sights.get(key);
  if (!line) {
    line = newSightline(board, viewer, target);
    if (board.sights.size >= MOST_LINES) board.sights.clear();
    board.sights.set(key, line);
  }
  return line;
}

function newSightline(board: Board, viewer: Figure, target: Rect): Sightline {
  const { grid } = board;
  const from = rectOf(board, viewer);
  const clear = facedSight(grid, from, viewer.facing, target, furnishing(board));
  const between = clear ? squaresBetween(grid, from, viewer.facing, target) : [];
  const place = new Uint8Array(clear ? grid.size : 0);
  for (const [i, cell] of between.entries()) place[cell] = Math.min(i + 1, 2 * BITS);
  const line: Sightline = { isOpen: clear !== null, between, place, ways: [], bars: [] };
  if (clear) addWay(line, board, from, target, clear);
  return line;
}

function addWay(line: Sightline, board: Board, from: Rect, to: Rect, clear: SightLine): void {
  let low = 0;
  let high = 0;
  for (const cell of squaresMet(board.grid, clear, from, to, line.between)) {
    low |= lowBits[line.place[cell] as number] as number;
    high |= highBits[line.place[cell] as number] as number;
  }
  remember(line.ways, low, high);
}

function remember(sets: number[], low: number, high: number): void {
  if (sets.length >= 2 * MOST_SETS) sets.length = 0;
  sets.push(low, high);
}

// ----------------------------------------------------------------------------------------------------- where figures stand

/** The squares between the bases that are taken, as noted last. */
let takenLow = 0;
let takenHigh = 0;

function noteTaken({ figures }: State, board: Board, place: Uint8Array): void {
  takenLow = 0;
  takenHigh = 0;
  for (let f = 0; f < figures.length; f++) {
    const { cell, size } = figures[f] as Figure;
    for (let i = 0; i < size * size; i++) {
      const at = place[cellOf(board, cell, i)] as number;
      takenLow |= lowBits[at] as number;
      takenHigh |= highBits[at] as number;
    }
  }
}

function isWayFree(ways: readonly number[]): boolean {
  for (let i = 0; i < ways.length; i += 2) {
    const low = ways[i] as number;
    const high = ways[i + 1] as number;
    if ((takenLow & low) === 0 && (takenHigh & high) === 0) return true;
  }
  return false;
}

/** One more figure never gives sight. */
function isBarred(bars: readonly number[]): boolean {
  for (let i = 0; i < bars.length; i += 2) {
    const low = bars[i] as number;
    const high = bars[i + 1] as number;
    if ((low & ~takenLow) === 0 && (high & ~takenHigh) === 0) return true;
  }
  return false;
}

/** Bookcases and closed doors (DS-FURN-02, -05); walls and the dark belong to the map. */
function furnishing(board: Board): CellSet {
  const set = board.scratch.clear();
  for (let cell = 0; cell < board.grid.size; cell++) if ((board.stands[cell] as number) & BARS_SIGHT) set.add(cell);
  return set;
}

/** Furnishing and figures (DS-LOS-04). */
export function obstacles(state: State, board: Board): CellSet {
  const set = furnishing(board);
  for (const figure of state.figures)
    for (let i = 0; i < figure.size * figure.size; i++) set.add(cellOf(board, figure.cell, i));
  return set;
}
