import { AHEAD, CellSet, canStepAs, FACING_NUMBER, type Facing, turned } from '@tafelrunde/engine/geometry';
import { type Board, boardOf, cellOf, squareOf } from '../board.ts';
import type { Choice } from '../choices.ts';
import type { Figure, Io, State, Turn } from '../state.ts';
import { beginMove, isBreaking, pointsLeft } from './movement.ts';
import { NO_END, NO_ENTRY, notesMade, STOPS, surroundings } from './reach.ts';
import { roams } from './sources.ts';

/** A place of a large figure in the search: its north-west square and its facing. */
interface Place {
  readonly cell: number;
  readonly facing: Facing;
  readonly cost: number;
  /** The steps so far, turns left out. */
  readonly steps: number;
  readonly stopped: boolean;
}

/** What the last search found, and what it was asked: the same is asked again and again. */
let found: readonly Place[] = [];
const searched = { notes: 0, cell: -1, facing: 'N' as Facing, points: 0, away: false };

/**
 * Large figures go straight or diagonally forward or straight back, one point each, and pay one for each quarter turn
 * (DS-LARGE-04, -05, -09). In front of an enemy the move is over, but points left may still be spent on turning. Its own place is among them.
 */
export function largeReach(state: State, figure: Figure, points: number, away: boolean): readonly Place[] {
  const board = boardOf(state);
  const notes = surroundings(state, board, figure);
  const { cell, facing } = figure;
  const isKnown = searched.notes === notesMade && searched.cell === cell && searched.facing === facing;
  if (!isKnown || searched.points !== points || searched.away !== away) {
    found = search(board, figure, points, notes, away);
    Object.assign(searched, { notes: notesMade, cell, facing, points, away });
  }
  return found;
}

function search(board: Board, figure: Figure, points: number, notes: Uint8Array, away: boolean): Place[] {
  const { grid } = board;
  const solid = new CellSet(grid.size);
  const own = new Set([0, 1, 2, 3].map(i => cellOf(board, figure.cell, i)));
  for (let cell = 0; cell < grid.size; cell++) if ((notes[cell] ?? 0) & NO_ENTRY && !own.has(cell)) solid.add(cell);
  const bits = (anchor: number): number =>
    [0, 1, 2, 3].reduce((all, i) => all | (notes[cellOf(board, anchor, i)] ?? 0), 0);
  const seen = new Set<number>();
  const start: Place = { cell: figure.cell, facing: figure.facing, cost: 0, steps: 0, stopped: false };
  const key = (cell: number, facing: Facing): number => cell * 4 + FACING_NUMBER[facing];
  seen.add(key(start.cell, start.facing));
  const places = [start];
  for (const place of places) {
    if (place.cost === points) continue;
    for (const next of nextPlaces(board, place, solid)) {
      if (seen.has(key(next.cell, next.facing))) continue;
      const stops = next.steps > 0 && (bits(next.cell) & (STOPS | NO_END)) === STOPS;
      if (away && place.steps === 0 && next.steps > 0 && bits(next.cell) & STOPS) continue;
      seen.add(key(next.cell, next.facing));
      places.push({ ...next, stopped: stops });
    }
  }
  return places.filter(place => place !== start && !(bits(place.cell) & NO_END));
}

function* nextPlaces({ grid }: Board, place: Place, solid: CellSet): Generator<Place> {
  const { cell, facing, cost, steps, stopped } = place;
  for (const quarters of [-1, 1]) yield { cell, facing: turned(facing, quarters), cost: cost + 1, steps, stopped };
  if (stopped) return;
  const { dx, dy } = AHEAD[facing];
  const rect = { x: grid.x(cell), y: grid.y(cell), w: 2, h: 2 };
  for (const [sx, sy] of [
    [dx, dy],
    [dx + dy, dy + dx],
    [dx - dy, dy - dx],
    [-dx, -dy],
  ] as const) {
    if (canStepAs(grid, rect, sx, sy, solid, true))
      yield { cell: cell + sy * grid.width + sx, facing, cost: cost + 1, steps: steps + 1, stopped: false };
  }
}

/** Adds what `largeReach` has found. */
export function largeMoves(board: Board, figure: Figure, places: readonly Place[], list: Choice[]): void {
  for (const { cell, facing, steps } of places) {
    if (steps === 0 && facing === figure.facing) continue;
    list.push({ do: 'move', ...squareOf(board, cell), facing });
  }
}

export function moveLarge(
  state: State,
  io: Io,
  turn: Turn,
  figure: Figure,
  to: { readonly x: number; readonly y: number; readonly facing: Facing },
): void {
  const board = boardOf(state);
  const points = pointsLeft(state, turn, figure);
  const away = isBreaking(state, turn, figure) && !roams(state, figure, 'stopping');
  const cell = board.grid.cell(to.x, to.y);
  const places = largeReach(state, figure, points, away);
  const place = places.find(p => p.cell === cell && p.facing === to.facing);
  if (!place) throw new RangeError(`${figure.id} cannot move to ${to.x},${to.y}.`);
  const from = squareOf(board, figure.cell);
  beginMove(turn);
  turn.spent += place.cost;
  turn.steps += place.steps;
  turn.stopped = place.stopped;
  turn.breaking = turn.breaking && place.steps === 0;
  figure.cell = cell;
  figure.facing = to.facing;
  const rule = place.stopped ? 'DS-MOVE-08' : 'DS-LARGE-04';
  io.tell?.({ kind: 'moved', figure: figure.id, from, to: squareOf(board, cell), facing: to.facing, rule });
}
