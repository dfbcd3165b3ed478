import { FACING_NUMBER } from '@tafelrunde/engine/geometry';
import { BARS_MOVE, type Board, boardOf, cellOf, eachInFront } from '../board.ts';
import { type Figure, isHero, type State, sameSide } from '../state.ts';
import { ROAM_BITS, roamsOf } from './sources.ts';
import { pausesFor } from './twists.ts';

/** Bits of the notes on each square for one move. */
export const NO_ENTRY = 1;
export const NO_END = 2;
export const STOPS = 4;
/** Something happens to a hero who enters: a stretch of its move ends here, the move does not (DS-MOVE-17). */
const PAUSES = 8;

/** What each square means for the mover (DS-MOVE-03, DS-MOVE-08, DS-FURN-01); overwritten by the next mover. */
let notes = new Uint8Array(0);

/** The squares a figure can move to. There is one answer, which the next search overwrites. */
export interface Reached {
  readonly count: number;
  /** Nearest first. */
  readonly squares: Int32Array;
  /** Per cell: movement points to get there, -1 if it cannot be reached. */
  readonly cost: Int32Array;
  /** Per cell: the square before it on the way. */
  readonly via: Int32Array;
  /** What each square means for the mover. */
  readonly notes: Uint8Array;
}

const reached = {
  count: 0,
  squares: new Int32Array(0),
  cost: new Int32Array(0),
  via: new Int32Array(0),
  notes,
};

function makeRoom(size: number): void {
  if (notes.length >= size) return;
  notes = new Uint8Array(size);
  reached.notes = notes;
  reached.squares = new Int32Array(size);
  reached.cost = new Int32Array(size);
  reached.via = new Int32Array(size);
}

// ---------------------------------------------------------------------------------------------------------- surroundings

/**
 * What the notes were made for. The same is asked again and again: for the options, for the option that is taken, and by bots
 * for each option they try. To see that nothing has changed is much quicker than to look around anew.
 */
const noted = { board: null as Board | null, mover: -1, count: 0, figures: new Int32Array(64), pauses: '' };

/** Counts how often the notes were made anew: an answer that rests on them holds as long as it stands still. */
export let notesMade = 0;

/** Notes what bars the mover and where it must stop. */
export function surroundings(state: State, board: Board, mover: Figure): Uint8Array {
  const freedom = roamsOf(state, mover);
  const pauses = isHero(mover) ? pausesFor(state) : NOWHERE;
  const same = isNoted(state, board, mover, freedom);
  const key = pauses.join();
  if (same && noted.pauses === key) return notes;
  noted.pauses = key;
  makeRoom(board.grid.size);
  notesMade++;
  const { stands } = board;
  for (let cell = 0; cell < board.grid.size; cell++)
    notes[cell] = (stands[cell] as number) & BARS_MOVE ? NO_ENTRY | NO_END : 0;
  if (freedom & ROAM_BITS.furnishing) passFurnishing(board);
  const taken = freedom & ROAM_BITS.figures ? NO_END : NO_END | NO_ENTRY;
  for (const figure of state.figures) {
    if (figure === mover) continue;
    for (let i = 0; i < figure.size * figure.size; i++) note(cellOf(board, figure.cell, i), taken);
    if (!(freedom & ROAM_BITS.stopping) && !sameSide(figure, mover)) eachInFront(board, figure, stop);
  }
  for (const cell of pauses) note(cell, PAUSES);
  return notes;
}

/** Whether the notes hold for this mover among these figures; from now on they do. */
function isNoted({ figures }: State, board: Board, mover: Figure, freedom: number): boolean {
  const kind = freedom * 2 + (isHero(mover) ? 1 : 0);
  let same = noted.board === board && noted.mover === kind && noted.count === figures.length;
  if (figures.length > noted.figures.length) noted.figures = new Int32Array(figures.length * 2);
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i] as Figure;
    const who = figure === mover ? 2 : isHero(figure) ? 1 : 0;
    const entry = ((figure.cell * 4 + FACING_NUMBER[figure.facing]) * 2 + figure.size - 1) * 4 + who;
    if (noted.figures[i] !== entry) {
      noted.figures[i] = entry;
      same = false;
    }
  }
  noted.board = board;
  noted.mover = kind;
  noted.count = figures.length;
  return same;
}

const NOWHERE: readonly number[] = [];

function note(cell: number, bits: number): void {
  notes[cell] = (notes[cell] as number) | bits;
}

const stop = (cell: number): void => note(cell, STOPS);

function passFurnishing(board: Board): void {
  for (let cell = 0; cell < board.grid.size; cell++)
    if ((board.stands[cell] as number) & BARS_MOVE && board.closedAt.get(cell)?.kind !== 'door') notes[cell] = NO_END;
}

/** Whether the mover may end its move on a square. */
export const mayEnd = (noted: Uint8Array, cell: number): boolean => ((noted[cell] as number) & NO_END) === 0;

/** Whether a square in front of an enemy ends the move (DS-MOVE-08); one that is taken is only passed. */
export const endsMove = (noted: Uint8Array, cell: number): boolean =>
  ((noted[cell] as number) & (STOPS | NO_END)) === STOPS;

/** Whether a stretch of the move cannot go on beyond a square. */
const endsStretch = (cell: number): boolean =>
  ((notes[cell] as number) & (STOPS | PAUSES)) !== 0 && ((notes[cell] as number) & NO_END) === 0;

/** A corner square of a diagonal step (DS-MOVE-05): none of the bits bars it. Below 0 there is none or a wall is before it. */
const mayEnter = (cell: number, bars: number): boolean => cell >= 0 && ((notes[cell] as number) & bars) === 0;

// ---------------------------------------------------------------------------------------------------------------- search

/** The question that `reached` answers. */
const searched = { notes: 0, from: -1, budget: 0, away: false };

/**
 * Looks for the squares a figure of normal size can move to. A square in front of an enemy ends the move unless it is taken and
 * only passed. `away`: the first square must not be one (DS-BREAK-02).
 */
export function reach(state: State, mover: Figure, budget: number, away: boolean): Reached {
  const board = boardOf(state);
  surroundings(state, board, mover);
  const from = mover.cell;
  const isKnown = searched.notes === notesMade && searched.from === from;
  if (!isKnown || searched.budget !== budget || searched.away !== away) {
    reached.count = search(board, from, budget, away);
    searched.notes = notesMade;
    searched.from = from;
    searched.budget = budget;
    searched.away = away;
  }
  return reached;
}

function search(board: Board, from: number, budget: number, away: boolean): number {
  const { squares, cost, via } = reached;
  const { width, steps } = board.grid;
  const { cells, count: degree, corners } = steps;
  let count = 0;
  cost.fill(-1, 0, board.grid.size);
  cost[from] = 0;
  for (let head = -1; head < count; head++) {
    const cell = head < 0 ? from : (squares[head] as number);
    const next = (cost[cell] as number) + 1;
    if (next > budget) break;
    if (head >= 0 && endsStretch(cell)) continue;
    // The first step of breaking away may not lead in front of an enemy, so neither could one to a corner square (DS-BREAK-02).
    const bars = away && head < 0 ? NO_ENTRY | STOPS : NO_ENTRY;
    const end = cell * 8 + (degree[cell] as number);
    for (let at = cell * 8; at < end; at++) {
      const to = cells[at] as number;
      if (cost[to] !== -1 || (notes[to] as number) & bars) continue;
      const step = to - cell;
      const straight = step === 1 || step === -1 || step === width || step === -width;
      if (!straight && !mayEnter(corners[at * 2] as number, bars) && !mayEnter(corners[at * 2 + 1] as number, bars))
        continue;
      cost[to] = next;
      via[to] = cell;
      squares[count++] = to;
    }
  }
  return count;
}

/** The squares on the way to one that was reached, in their order. */
export function wayTo({ cost, via }: Reached, to: number): number[] {
  const way: number[] = [];
  for (let cell = to; cost[cell] !== 0; cell = via[cell] as number) way.unshift(cell);
  return way;
}
