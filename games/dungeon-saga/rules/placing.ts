import { choose } from '@tafelrunde/engine';
import { FACINGS, type Facing } from '@tafelrunde/engine/geometry';
import { BARS_MOVE, type Board, boardOf, cellOf, coversCell, figureAt, squareOf } from '../board.ts';
import type { Choice } from '../choices.ts';
import { type MinionId, minion } from '../content/index.ts';
import { type Figure, type Io, type Play, type State, seatOf } from '../state.ts';
import { strikesAtPlaced } from './free-strikes.ts';
import { stepsFrom } from './movement.ts';
import { newServant, raisable } from './supply.ts';
import { askSquare } from './targets.ts';
import { enter } from './twists.ts';

/** Replaces the topmost bone pile of a square by an available figure of the overlord's choice (DS-RAISE-02..10). */
export function* raiseAt(state: State, io: Io, you: Figure | null, cell: number, kind?: MinionId): Play {
  const of = kind ?? (yield* chooseKind(state, cell));
  if (of === undefined) return;
  state.bones.splice(state.bones.indexOf(cell), 1);
  yield* putServant(state, io, you, cell, of, 'DS-RAISE-02');
}

/** Kinds that can be raised on this square: a large figure must find room. */
export function kindsFor(state: State, cell: number): MinionId[] {
  return raisable(state).filter(kind => anchorFor(state, boardOf(state), cell, minion(kind).profile.size) >= 0);
}

function* chooseKind(state: State, cell: number): Play<MinionId | undefined> {
  const kinds = kindsFor(state, cell);
  if (kinds.length === 0) return undefined;
  const { x, y } = squareOf(boardOf(state), cell);
  const options = kinds.map((kind): Choice => ({ do: 'raise', x, y, minion: kind }));
  const choice = yield* choose({ seat: 0, kind: 'raise', rule: 'DS-RAISE-02', options });
  return choice.do === 'raise' ? choice.minion : undefined;
}

export function* summonAt(state: State, io: Io, you: Figure, cell: number, of: MinionId): Play {
  if (anchorFor(state, boardOf(state), cell, minion(of).profile.size) < 0) return;
  yield* putServant(state, io, you, cell, of, 'DS-FREE-06');
}

function* putServant(
  state: State,
  io: Io,
  _you: Figure | null,
  cell: number,
  of: MinionId,
  rule: 'DS-RAISE-02' | 'DS-FREE-06',
): Play {
  const board = boardOf(state);
  const anchor = anchorFor(state, board, cell, minion(of).profile.size);
  const figure = newServant(state, of, anchor, 'N');
  figure.facing = yield* askFacing(state, figure, FACINGS);
  io.tell?.({
    kind: 'appeared',
    figure: figure.id,
    minion: of,
    at: squareOf(board, anchor),
    facing: figure.facing,
    rule,
  });
  yield* strikesAtPlaced(state, io, figure);
}

/** You are put on a square, facing as you like; enemies you appear in front of may strike (DS-FREE-06). */
export function* place(state: State, io: Io, you: Figure, cell: number): Play {
  const board = boardOf(state);
  const anchor = anchorFor(state, board, cell, you.size, you);
  if (anchor < 0) return;
  you.cell = anchor;
  you.facing = yield* askFacing(state, you, FACINGS);
  io.tell?.({ kind: 'placed', figure: you.id, to: squareOf(board, anchor), facing: you.facing, rule: 'DS-FREE-06' });
  enter(state, io, you, [anchor]);
  yield* strikesAtPlaced(state, io, you);
}

/** The north-west square of a figure of this size that covers the cell and fits, or -1. */
function anchorFor(state: State, board: Board, cell: number, size: number, self?: Figure): number {
  const { width } = board.grid;
  const anchors = size === 1 ? [cell] : [cell, cell - 1, cell - width, cell - width - 1];
  return anchors.find(anchor => anchor >= 0 && fitsAt(state, board, anchor, size, self)) ?? -1;
}

export function fitsAt(state: State, board: Board, anchor: number, size: number, self?: Figure): boolean {
  const { grid, stands } = board;
  if (grid.x(anchor) + size > grid.width || grid.y(anchor) + size > grid.height) return false;
  for (let i = 0; i < size * size; i++) {
    const cell = cellOf(board, anchor, i);
    if (grid.open[cell] !== 1 || (stands[cell] ?? 0) & BARS_MOVE) return false;
    const there = figureAt(state, board, cell);
    if (there && there !== self) return false;
    // No wall may run through a base.
    if (i % 2 === 1 && !grid.adjacent(cell - 1, cell)) return false;
    if (i >= 2 && !grid.adjacent(cell - grid.width, cell)) return false;
  }
  return true;
}

/** Moves a figure away from you, square by square, as far as you like (see `Push`). */
export function* push(state: State, io: Io, you: Figure, figure: Figure, squares: number): Play {
  for (let left = squares; left > 0; left--) {
    const board = boardOf(state);
    const here = distance(board, you, figure.cell);
    const farther = stepsFrom(state, figure).filter(
      cell => distance(board, you, cell) > here && !coversCell(board, you, cell),
    );
    if (farther.length === 0) return;
    const cell = yield* askSquare(state, you, farther, true, 'DS-MAGIC-04');
    if (cell < 0) return;
    figure.cell = cell;
    io.tell?.({ kind: 'pushed', figure: figure.id, to: squareOf(board, cell), rule: 'DS-MAGIC-04' });
    enter(state, io, figure, [cell]);
  }
}

/** Square of the distance of the centres, in half squares so that large figures count exactly. */
function distance({ grid }: Board, you: Figure, cell: number): number {
  const dx = grid.x(cell) * 2 + 1 - (grid.x(you.cell) * 2 + you.size);
  const dy = grid.y(cell) * 2 + 1 - (grid.y(you.cell) * 2 + you.size);
  return dx * dx + dy * dy;
}

/** A facing, asked of the player of `you`. */
export function* askFacing(state: State, you: Figure, facings: readonly Facing[]): Play<Facing> {
  const options = facings.map((facing): Choice => ({ do: 'face', facing }));
  const rule = you.kind === 'hero' ? 'DS-FACE-04' : 'DS-RAISE-05';
  const choice = yield* choose({ seat: seatOf(state, you), kind: 'facing', rule, options });
  return choice.do === 'face' ? choice.facing : 'N';
}
