import { BARS_MOVE, type Board, boardOf, cellsOf, planFor, squareOf, takeAway } from '../board.ts';
import { type Figure, type Io, isHero, onBoard, type Play, type State } from '../state.ts';
import { remove, takeWound } from './damage.ts';
import { fitsAt } from './placing.ts';
import { enter, findsUnder } from './twists.ts';

/** The squares of a mark are gone for good (see `collapse` of the adventures). */
export function* collapse(state: State, io: Io, mark: string, wounds: number): Play {
  const lost = new Set(planFor(state).marks.get(mark));
  const before = boardOf(state);
  const falling = state.figures.filter(figure => cellsOf(before, figure).some(cell => lost.has(cell)));
  takeAway(state, mark);
  loseBones(state, lost);
  for (const find of state.finds)
    if (find.by === null && lost.has(find.cell))
      find.cell = nearest(before, find.cell, c => isFloor(boardOf(state), c));
  for (const figure of falling) {
    if (figure.kind === 'minion') remove(state, io, figure, 'destroyed');
    else save(state, io, before, figure);
    for (let i = 0; i < wounds && onBoard(state, figure.id); i++)
      yield* takeWound(state, io, figure, { attack: null, prevented: false });
  }
  takeWhatCame(state, io);
}

/** Finds that have moved with the floor may lie under heroes. */
function takeWhatCame(state: State, io: Io): void {
  for (const figure of state.figures) if (isHero(figure)) findsUnder(state, io, figure, figure.cell);
}

/** A part of the floor turns and takes along what stands on it. */
export function turnFloor(state: State, io: Io, [first, second]: readonly [string, string]): void {
  const [from, to] = state.absent.includes(first) ? [second, first] : [first, second];
  const { marks } = planFor(state);
  const lost = marks.get(from) ?? [];
  const gained = marks.get(to) ?? [];
  const before = boardOf(state);
  const riding = state.figures.filter(figure => cellsOf(before, figure).some(cell => lost.includes(cell)));
  takeAway(state, from, to);
  loseBones(state, new Set(lost));
  for (const find of state.finds)
    if (find.by === null && lost.includes(find.cell)) find.cell = gained[lost.indexOf(find.cell)] ?? find.cell;
  for (const figure of riding) {
    const cell = gained[lost.indexOf(figure.cell)];
    if (figure.size === 2 || cell === undefined) save(state, io, before, figure);
    else {
      const board = boardOf(state);
      figure.cell = cell;
      const { id, facing } = figure;
      io.tell?.({ kind: 'placed', figure: id, to: squareOf(board, cell), facing, rule: 'DS-REF-02' });
      enter(state, io, figure, [cell]);
    }
  }
  takeWhatCame(state, io);
}

function loseBones(state: State, lost: ReadonlySet<number>): void {
  for (let i = state.bones.length - 1; i >= 0; i--) if (lost.has(state.bones[i] ?? -1)) state.bones.splice(i, 1);
}

/** The figure comes to the nearest place where it can stand; without one it is lost. */
function save(state: State, io: Io, before: Board, figure: Figure): void {
  const board = boardOf(state);
  const cell = nearest(before, figure.cell, c => fitsAt(state, board, c, figure.size, figure));
  if (cell < 0) {
    remove(state, io, figure, figure.kind === 'minion' ? 'destroyed' : 'crippled');
    return;
  }
  figure.cell = cell;
  io.tell?.({ kind: 'pushed', figure: figure.id, to: squareOf(board, cell), rule: 'DS-REF-02' });
  enter(state, io, figure, [cell]);
}

const isFloor = ({ grid, stands }: Board, cell: number): boolean =>
  grid.open[cell] === 1 && ((stands[cell] ?? 0) & BARS_MOVE) === 0;

/** The nearest square by steps over the floor as it was, or -1; furnishing and figures are no obstacle. */
function nearest({ grid }: Board, from: number, isGood: (cell: number) => boolean): number {
  const queue = [from];
  const seen = new Set(queue);
  for (const cell of queue) {
    if (isGood(cell)) return cell;
    for (let i = 0; i < (grid.steps.count[cell] ?? 0); i++) {
      const next = grid.steps.cells[cell * 8 + i] ?? cell;
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return -1;
}
