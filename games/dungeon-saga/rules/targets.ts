import { choose, type RuleId } from '@tafelrunde/engine';
import { type Rect, rulerReaches } from '@tafelrunde/engine/geometry';
import {
  BARS_MOVE,
  type Board,
  boardOf,
  cellInFront,
  cellOf,
  cellsAdjacent,
  figureAt,
  rectOf,
  rectOfCells,
  squareOf,
} from '../board.ts';
import type { Choice } from '../choices.ts';
import { type Aim, locks, rulers, type Targets } from '../content/index.ts';
import type { Context } from '../effects/word.ts';
import { type Figure, findFigure, isHero, onBoard, type Play, type State, sameSide, seatOf } from '../state.ts';
import { closedThings } from './doors.ts';

import { sees } from './sight.ts';

/** Whether something on these squares lies within the range and, if need be, in sight of a figure (DS-MAGIC-11..15). */
function inReach(state: State, you: Figure, rect: Rect, { range, sight }: Targets): boolean {
  return inRange(boardOf(state), you, rect, range) && (!sight || sees(state, you, rect));
}

function inRange(board: Board, you: Figure, rect: Rect, range: Targets['range']): boolean {
  if (range === 'board') return true;
  if (range === 'short' || range === 'long') return rulerReaches(rectOf(board, you), rect, rulers[range]);
  for (let y = rect.y; y < rect.y + rect.h; y++)
    for (let x = rect.x; x < rect.x + rect.w; x++) {
      const cell = y * board.grid.width + x;
      if (range === 'front' ? cellInFront(board, you, cell) : isNextTo(board, you, cell)) return true;
    }
  return false;
}

export function isNextTo(board: Board, figure: Figure, cell: number): boolean {
  for (let i = 0; i < figure.size * figure.size; i++)
    if (cellsAdjacent(board, cellOf(board, figure.cell, i), cell)) return true;
  return false;
}

/** Figures that a choice of targets allows. The caster itself is always in reach of its spells for friends (DS-MAGIC-12). */
export function figuresFor(state: State, you: Figure, pick: Targets, legal: (figure: Figure) => boolean): Figure[] {
  return state.figures.filter(figure => mayPick(state, you, pick, figure, legal));
}

/** Whether there is any such figure: stops at the first, since sight is dear. */
export function isAnyFor(state: State, you: Figure, pick: Targets, legal: (figure: Figure) => boolean): boolean {
  return state.figures.some(figure => mayPick(state, you, pick, figure, legal));
}

function mayPick(
  state: State,
  you: Figure,
  pick: Targets,
  figure: Figure,
  legal: (figure: Figure) => boolean,
): boolean {
  if (!isMeant(you, figure, pick) || !legal(figure)) return false;
  return figure === you || inReach(state, you, rectOf(boardOf(state), figure), pick);
}

function isMeant(you: Figure, figure: Figure, { of }: Targets): boolean {
  switch (of) {
    case 'enemy':
      return !sameSide(you, figure);
    case 'friend':
      return sameSide(you, figure);
    case 'other':
      return sameSide(you, figure) && figure !== you;
    case 'minion':
      return sameSide(you, figure) && figure.kind === 'minion';
    default:
      return false;
  }
}

/** Closed things: with a normal lock for `lock` and for melee attacks on enemies (DS-LOCK-06), with a seal for `seal`. */
export function thingsFor(state: State, you: Figure, pick: Targets): string[] {
  if (!isHero(you)) return [];
  const board = boardOf(state);
  const sealed = pick.of === 'seal';
  return closedThings(state)
    .filter(thing => locks.some(lock => lock.id === thing.lock) !== sealed)
    .filter(thing => inReach(state, you, rectOfCells(board, thing.cells), pick))
    .flatMap(({ index }) => state.things[index]?.id ?? []);
}

/** Squares with bones and nobody on them, or squares on which something can be put (see `Targetable`). */
export function squaresFor(state: State, you: Figure, pick: Targets): number[] {
  const board = boardOf(state);
  const cells =
    pick.of === 'bones' ? [...new Set(state.bones)] : Array.from({ length: board.grid.size }, (_, cell) => cell);
  return cells.filter(
    cell =>
      board.grid.open[cell] === 1 &&
      !figureAt(state, board, cell) &&
      (pick.of === 'bones' || isClear(board, cell)) &&
      inReach(state, you, { x: board.grid.x(cell), y: board.grid.y(cell), w: 1, h: 1 }, pick),
  );
}

const isClear = (board: Board, cell: number): boolean =>
  ((board.stands[cell] ?? 0) & BARS_MOVE) === 0 && !board.closedAt.has(cell);

/** The figures an effect acts on; `Targets` are asked for one after the other (at least one, then as many as wanted). */
export function* aimed(
  state: State,
  you: Figure,
  aim: Aim,
  same: readonly string[],
  context: Context,
  legal: (figure: Figure) => boolean,
  rule: RuleId,
): Play<string[]> {
  if (aim === 'you') return legal(you) ? [you.id] : [];
  if (aim === 'same') return same.filter(id => isLegal(state, id, legal));
  if (aim === 'foe') return foeOf(state, you, context).filter(id => isLegal(state, id, legal));
  return yield* pickIds(
    state,
    you,
    aim,
    figuresFor(state, you, aim, legal).map(figure => figure.id),
    rule,
  );
}

export const isLegal = (state: State, id: string, legal: (figure: Figure) => boolean): boolean => {
  const figure = findFigure(state, id);
  return figure !== undefined && legal(figure);
};

export function foeOf(state: State, you: Figure, { attack }: Context): string[] {
  if (!attack) return [];
  const id = attack.attacker === you.id ? attack.target : attack.attacker;
  return onBoard(state, id) ? [id] : [];
}

/** Asks for up to `many` of the ids; all of them in an order of choice for `each`. */
export function* pickIds(
  state: State,
  you: Figure,
  pick: Targets,
  ids: readonly string[],
  rule: RuleId,
): Play<string[]> {
  const left = [...ids];
  const chosen: string[] = [];
  const most = pick.many === 'each' ? ids.length : pick.many;
  while (left.length > 0 && chosen.length < most) {
    const options: Choice[] = left.map(target => ({ do: 'target', target }));
    if (chosen.length > 0 && pick.many !== 'each') options.push({ do: 'pass' });
    const choice = yield* choose({ seat: seatOf(state, you), kind: 'target', rule, options });
    if (choice.do !== 'target') break;
    chosen.push(choice.target);
    left.splice(left.indexOf(choice.target), 1);
  }
  return chosen;
}

/** Asks for up to `many` squares, one at a time; each is handled before the next is chosen. */
export function* pickSquares(
  state: State,
  you: Figure,
  pick: Targets,
  squares: () => readonly number[],
  each: (cell: number) => Play,
  rule: RuleId,
): Play {
  const done: number[] = [];
  const most = pick.many === 'each' ? Number.POSITIVE_INFINITY : pick.many;
  while (done.length < most && onBoard(state, you.id)) {
    const left = squares().filter(cell => !done.includes(cell));
    if (left.length === 0) return;
    const cell = pick.many === 'each' ? (left[0] as number) : yield* askSquare(state, you, left, done.length > 0, rule);
    if (cell < 0) return;
    done.push(cell);
    yield* each(cell);
  }
}

/** One of these squares, or -1 for none if that is allowed. */
export function* askSquare(
  state: State,
  you: Figure,
  cells: readonly number[],
  optional: boolean,
  rule: RuleId,
): Play<number> {
  const board = boardOf(state);
  const options: Choice[] = cells.map(cell => ({ do: 'square', ...squareOf(board, cell) }));
  if (optional) options.push({ do: 'pass' });
  const choice = yield* choose({ seat: seatOf(state, you), kind: 'square', rule, options });
  return choice.do === 'square' ? board.grid.cell(choice.x, choice.y) : -1;
}
