import { type Reason, reason } from '@tafelrunde/engine';
import { AHEAD, FACINGS, type Facing, turned } from '@tafelrunde/engine/geometry';
import { type Board, boardOf, cellInFront, figuresTouch, squareOf, standsInFrontOf } from '../board.ts';
import type { Choice } from '../choices.ts';
import { type Figure, type Io, isHero, type State, sameSide, type Turn } from '../state.ts';
import { largeMoves, largeReach } from './large-figures.ts';
import { endsMove, mayEnd, type Reached, reach, surroundings, wayTo } from './reach.ts';
import { holds, roams } from './sources.ts';
import { enter } from './twists.ts';
import { moveOf } from './values.ts';

export const NO_MOVE_LEFT = reason('DS-MOVE-01', {
  en: 'This figure has no move left in this turn.',
  de: 'Diese Figur hat in diesem Zug keine Bewegung mehr.',
});
export const SQUARE_BLOCKED = reason('DS-MOVE-03', {
  en: 'That square is taken or not part of the board.',
  de: 'Dieses Feld ist besetzt oder gehört nicht zum Spielplan.',
});
export const TOO_FAR = reason('DS-MOVE-01', {
  en: 'That square is farther than the figure can move.',
  de: 'Dieses Feld liegt weiter weg, als die Figur sich bewegen kann.',
});
export const STOPPED = reason('DS-MOVE-08', {
  en: 'The figure has moved in front of an enemy: its move is over.',
  de: 'Die Figur hat sich vor einen Feind bewegt: Ihre Bewegung ist zu Ende.',
});
export const STAYED = reason('DS-MOVE-10', {
  en: 'The figure has turned in front of an enemy: it stays where it is.',
  de: 'Die Figur hat sich vor einem Feind gedreht: Sie bleibt stehen.',
});
export const ENGAGED = reason('DS-MOVE-09', {
  en: 'The figure stands in front of an enemy: it may only stay or break away.',
  de: 'Die Figur steht vor einem Feind: Sie kann nur stehenbleiben oder sich lösen.',
});
export const HELD = reason('DS-BREAK-01', {
  en: 'An enemy in front of whom the figure stands does not let it break away.',
  de: 'Ein Feind, vor dem die Figur steht, lässt nicht zu, dass sie sich löst.',
});
export const NO_WAY_OUT = reason('DS-BREAK-03', {
  en: 'No free square that is not in front of an enemy can be entered.',
  de: 'Es gibt kein freies Feld, das nicht vor einem Feind liegt.',
});
export const NOT_ENGAGED = reason('DS-BREAK-01', {
  en: 'The figure stands in front of no enemy: it can simply move.',
  de: 'Die Figur steht vor keinem Feind: Sie kann sich einfach bewegen.',
});

export const NO_TURNING = reason('DS-MOVE-07', {
  en: 'The facing changes only during the move.',
  de: 'Die Blickrichtung ändert sich nur bei der Bewegung.',
});
const TURNED_ALREADY = reason('DS-MOVE-15', {
  en: 'The figure has just turned: two turns in a row are one.',
  de: 'Die Figur hat sich gerade gedreht: Zwei Drehungen nacheinander sind eine.',
});
const SAME_FACING = reason('DS-MOVE-06', {
  en: 'The figure faces that way already.',
  de: 'Die Figur blickt schon in diese Richtung.',
});

/** The enemies in front of whom the figure stands (DS-MOVE-09, DS-MOVE-13). */
export function engagedBy(state: State, figure: Figure): Figure[] {
  const board = boardOf(state);
  return state.figures.filter(other => !sameSide(figure, other) && standsInFrontOf(board, figure, other));
}

export function isEngaged(state: State, figure: Figure): boolean {
  const board = boardOf(state);
  for (const other of state.figures) if (!sameSide(figure, other) && standsInFrontOf(board, figure, other)) return true;
  return false;
}

/** The number of the next part of the turn that is a move, or -1. */
export function movePart(turn: Turn): number {
  for (let i = turn.at; i < turn.parts.length; i++) if (turn.parts[i] === 'move') return i;
  return -1;
}

/** Why the figure cannot leave its square now, or null. */
export function mayMove(state: State, turn: Turn, figure: Figure, engaged = isEngaged(state, figure)): Reason | null {
  if (movePart(turn) < 0 || pointsLeft(state, turn, figure) === 0) return NO_MOVE_LEFT;
  if (turn.stopped) return turn.steps > 0 ? STOPPED : STAYED;
  if (!engaged) return null;
  if (needsBreakAway(state, turn, figure)) return ENGAGED;
  return isBreaking(state, turn, figure, engaged) && isHeld(state, figure) ? HELD : null;
}

/**
 * In front of an enemy a figure cannot just move (DS-MOVE-09). One that passes enemies without stopping is in the midst of its
 * move; one that gives no occasion for free strikes need not announce anything.
 */
function needsBreakAway(state: State, turn: Turn, figure: Figure): boolean {
  if (turn.breaking || (turn.spent >= 0 && roams(state, figure, 'stopping'))) return false;
  return !roams(state, figure, 'free-strikes');
}

const isHeld = (state: State, figure: Figure): boolean => engagedBy(state, figure).some(enemy => holds(state, enemy));

/** Whether the next square is the first after standing in front of an enemy. */
export function isBreaking(state: State, turn: Turn, figure: Figure, engaged = isEngaged(state, figure)): boolean {
  return turn.breaking || (engaged && !(turn.spent >= 0 && roams(state, figure, 'stopping')));
}

export function mayBreakAway(
  state: State,
  turn: Turn,
  figure: Figure,
  engaged = isEngaged(state, figure),
): Reason | null {
  if (movePart(turn) < 0 || pointsLeft(state, turn, figure) === 0) return NO_MOVE_LEFT;
  if (turn.stopped) return turn.steps > 0 ? STOPPED : STAYED;
  if (!engaged || !needsBreakAway(state, turn, figure)) return NOT_ENGAGED;
  if (isHeld(state, figure)) return HELD;
  const isWay =
    figure.size === 2
      ? placesOf(state, turn, figure, true).some(({ steps }) => steps > 0)
      : squaresOf(state, turn, figure, true).count > 0;
  return isWay ? null : NO_WAY_OUT;
}

/** Movement points for the part that is open. What changes the move value during the move counts at once. */
export function pointsLeft(state: State, turn: Turn, figure: Figure): number {
  const move = moveOf(state, figure);
  const most = turn.squares >= 0 ? Math.min(turn.squares, move) : move;
  return turn.spent > 0 ? Math.max(0, most - turn.spent) : most;
}

/** The squares a figure of normal size can move to. */
const squaresOf = (state: State, turn: Turn, figure: Figure, away: boolean): Reached =>
  reach(state, figure, pointsLeft(state, turn, figure), away && !roams(state, figure, 'stopping'));

/** The places a large figure can move to. */
const placesOf = (state: State, turn: Turn, figure: Figure, away: boolean): ReturnType<typeof largeReach> =>
  largeReach(state, figure, pointsLeft(state, turn, figure), away && !roams(state, figure, 'stopping'));

/** Adds every square the figure can move to now, and breaking away where that is needed. */
export function addMoves(state: State, turn: Turn, figure: Figure, list: Choice[]): void {
  const engaged = isEngaged(state, figure);
  if (engaged && mayBreakAway(state, turn, figure, engaged) === null) list.push({ do: 'break-away' });
  if (mayMove(state, turn, figure, engaged) !== null) return;
  const away = isBreaking(state, turn, figure, engaged);
  const board = boardOf(state);
  if (figure.size === 2) {
    largeMoves(board, figure, placesOf(state, turn, figure, away), list);
    return;
  }
  const { column, row } = board;
  const { count, squares, notes } = squaresOf(state, turn, figure, away);
  for (let i = 0; i < count; i++) {
    const cell = squares[i] as number;
    if (mayEnd(notes, cell)) list.push({ do: 'move', x: column[cell] as number, y: row[cell] as number });
  }
}

/** Other facings, while the move lasts or as the move itself (DS-MOVE-06, -10, -14). */
export function addFacings(state: State, turn: Turn, figure: Figure, list: Choice[]): void {
  for (const facing of FACINGS) if (mayFace(state, turn, figure, facing) === null) list.push({ do: 'face', facing });
}

/** A large figure that is free to go turns by moving; one that stays pays for each quarter turn (DS-LARGE-05). */
export function mayFace(state: State, turn: Turn, figure: Figure, facing: Facing): Reason | null {
  if (movePart(turn) < 0) return NO_TURNING;
  if (facing === figure.facing) return SAME_FACING;
  if (turn.turned) return TURNED_ALREADY;
  if (figure.size === 1) return null;
  if (mayMove(state, turn, figure) === null) return NO_TURNING;
  return quarters(figure, facing) <= pointsLeft(state, turn, figure) ? null : NO_MOVE_LEFT;
}

export function mayGoTo(state: State, turn: Turn, figure: Figure, x: number, y: number): Reason | null {
  const no = mayMove(state, turn, figure);
  if (no) return no;
  const board = boardOf(state);
  if (!board.grid.inside(x, y) || !board.grid.isOpen(x, y)) return SQUARE_BLOCKED;
  const cell = board.grid.cell(x, y);
  if (!mayEnd(surroundings(state, board, figure), cell)) return SQUARE_BLOCKED;
  const list: Choice[] = [];
  addMoves(state, turn, figure, list);
  return list.some(option => option.do === 'move' && option.x === x && option.y === y) ? null : TOO_FAR;
}

/** Moves a figure of normal size to a square that was offered and turns it the way it went. */
export function moveTo(state: State, io: Io, turn: Turn, figure: Figure, x: number, y: number): void {
  const board = boardOf(state);
  const found = squaresOf(state, turn, figure, isBreaking(state, turn, figure));
  const to = y * board.grid.width + x;
  const cost = found.cost[to] as number;
  const from = figure.cell;
  const stops = endsMove(found.notes, to);
  const last = squareOf(board, found.via[to] as number);
  const way = wayTo(found, to);
  beginMove(turn);
  turn.spent += cost;
  turn.steps += cost;
  turn.stopped = stops;
  turn.breaking = false;
  figure.cell = to;
  figure.facing = facingAfter(state, board, figure, x - last.x, y - last.y);
  io.tell?.({
    kind: 'moved',
    figure: figure.id,
    from: squareOf(board, from),
    to: { x, y },
    facing: figure.facing,
    rule: stops ? 'DS-MOVE-08' : 'DS-MOVE-01',
  });
  enter(state, io, figure, way);
}

/**
 * The facing a figure gets when it moves, until its player sets another (DS-MOVE-06): the way that has most enemies in front, then doors
 * and chests, then the way it went. A proposal only, so that most moves need no second decision.
 */
function facingAfter(state: State, board: Board, figure: Figure, dx: number, dy: number): Facing {
  const near = state.figures.filter(other => !sameSide(figure, other) && figuresTouch(board, figure, other));
  let best = figure.facing;
  let most = -1;
  for (const facing of FACINGS) {
    const ahead = AHEAD[facing];
    figure.facing = facing;
    let score = (ahead.dx * dx + ahead.dy * dy) * 2 + (ahead.dx !== 0 ? 1 : 0);
    for (const other of near) if (standsInFrontOf(board, other, figure)) score += 10;
    if (isHero(figure)) for (const cell of board.closedAt.keys()) if (cellInFront(board, figure, cell)) score += 4;
    if (score > most) {
      most = score;
      best = facing;
    }
  }
  return best;
}

/** The move is under way; what comes before it in the turn is over, an action with one lesser spell too. */
export function beginMove(turn: Turn): void {
  turn.at = movePart(turn);
  turn.spent = Math.max(0, turn.spent);
  turn.cast = [];
  turn.fresh = false;
}

/**
 * Sets the facing in the course of the move, at no cost but for large figures (DS-MOVE-06, DS-LARGE-05). Whoever does so in front of an
 * enemy, without having broken away, stays (DS-MOVE-10, -16).
 */
export function turnTo(state: State, io: Io, turn: Turn, figure: Figure, facing: Facing): void {
  const stays = isEngaged(state, figure) && needsBreakAway(state, turn, figure);
  beginMove(turn);
  if (figure.size === 2) turn.spent += quarters(figure, facing);
  if (stays) turn.stopped = true;
  turn.turned = true;
  figure.facing = facing;
  io.tell?.({ kind: 'faced', figure: figure.id, facing, rule: 'DS-MOVE-06' });
}

const quarters = (figure: Figure, facing: Facing): number => (turned(figure.facing, 2) === facing ? 2 : 1);

/** The part is over; the next one begins with a full move. */
export function endPart(turn: Turn, part: number): void {
  turn.at = part + 1;
  turn.spent = -1;
  turn.stopped = false;
  turn.breaking = false;
  turn.cast = [];
}

/** The free squares a figure of normal size could step to, enemies or not. */
export function stepsFrom(state: State, figure: Figure): number[] {
  const { squares, count, notes } = reach(state, figure, 1, false);
  return Array.from(squares.subarray(0, count)).filter(cell => mayEnd(notes, cell));
}
