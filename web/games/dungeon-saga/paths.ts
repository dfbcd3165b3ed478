import { adventureOf, type Figure, type View } from '@tafelrunde/dungeon-saga';
import { AHEAD, CellSet, canStepAs, FACINGS, type Facing, isInFront } from '@tafelrunde/engine/geometry';
import { baseOf, cellsOf, standing, type Terrain } from './terrain.ts';

/**
 * The squares from where a figure stands to where it goes, both included, to be drawn and walked. The rules have decided that it can go
 * there; this only finds a way people would take. One who passes through figures and furnishing gets the straight way.
 */
export function pathTo(view: View, terrain: Terrain, figure: Figure, to: number): readonly number[] {
  const ways = [
    { stops: true, blocks: true, pauses: true },
    { stops: true, blocks: true, pauses: false },
    { stops: false, blocks: true, pauses: false },
    { stops: false, blocks: false, pauses: false },
  ] as const;
  for (const way of ways) {
    const path = search(view, terrain, figure, to, way);
    if (path) return path;
  }
  return [figure.cell, to];
}

interface Way {
  /** Squares in front of enemies end a move. */
  readonly stops: boolean;
  readonly blocks: boolean;
  /** Places that do something to a hero who enters end a stretch (DS-MOVE-17). */
  readonly pauses: boolean;
}

function search(view: View, terrain: Terrain, figure: Figure, to: number, way: Way): number[] | null {
  const { grid } = terrain;
  const solid = way.blocks ? solidFor(view, terrain, figure) : null;
  const from = figure.cell;
  const pauses = way.pauses && figure.kind === 'hero' ? pausesOf(view) : null;
  const came = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const cell of queue) {
    if (cell === to) return trace(came, from, to);
    if (cell !== from && pauses?.has(cell)) continue;
    if (cell !== from && way.stops && isBeforeEnemy(view, terrain, figure, cell)) continue;
    const base = { x: grid.x(cell), y: grid.y(cell), w: figure.size, h: figure.size };
    for (const [dx, dy] of STEPS) {
      const next = cell + dy * grid.width + dx;
      if (came.has(next) || !canStepAs(grid, base, dx, dy, solid, true)) continue;
      came.set(next, cell);
      queue.push(next);
    }
  }
  return null;
}

/** Straight steps first: the way looks calmer. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

function pausesOf({ adventure, board, finds }: View): ReadonlySet<number> {
  const entered = (adventureOf(adventure).twists ?? []).flatMap(({ when }) =>
    when.is === 'entered' ? [when.mark] : [],
  );
  const places = board.marks.filter(({ mark }) => entered.includes(mark)).flatMap(({ cells }) => cells);
  return new Set([...places, ...finds.flatMap(({ cell, by }) => (by === null ? [cell] : []))]);
}

function solidFor(view: View, { grid }: Terrain, figure: Figure): CellSet {
  const solid = new CellSet(grid.size);
  for (const cell of standing(view).bars) solid.add(cell);
  for (const other of view.figures)
    if (other.id !== figure.id) for (const cell of cellsOf(view.board, other)) solid.add(cell);
  return solid;
}

function isBeforeEnemy(view: View, { grid }: Terrain, figure: Figure, cell: number): boolean {
  const cells = cellsOf(view.board, { ...figure, cell });
  return view.figures.some(
    other =>
      (other.kind === 'hero') !== (figure.kind === 'hero') &&
      cells.some(c => isInFront(grid, baseOf(view.board, other), other.facing, c)),
  );
}

function trace(came: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const path = [to];
  for (let cell = to; cell !== from; ) {
    cell = came.get(cell) ?? from;
    path.unshift(cell);
  }
  return path;
}

/**
 * The facing the rules propose after a move (DS-MOVE-06): most enemies in front, then doors and chests, then the way it went. For the
 * ghost at the end of a path only; what the figure really does is decided by the rules.
 */
export function facingAfter(view: View, { grid }: Terrain, figure: Figure, path: readonly number[]): Facing {
  const to = path.at(-1) ?? figure.cell;
  const last = path.at(-2) ?? figure.cell;
  const step = { dx: grid.x(to) - grid.x(last), dy: grid.y(to) - grid.y(last) };
  const base = baseOf(view.board, { ...figure, cell: to });
  const foes = view.figures.filter(other => (other.kind === 'hero') !== (figure.kind === 'hero'));
  const closed = figure.kind === 'hero' ? view.things.filter(({ kind, open }) => kind === 'chest' || !open) : [];
  const score = (facing: Facing): number => {
    const ahead = AHEAD[facing];
    const sees = (cell: number): boolean => isInFront(grid, base, facing, cell);
    return (
      (ahead.dx * step.dx + ahead.dy * step.dy) * 2 +
      (ahead.dx !== 0 ? 1 : 0) +
      foes.filter(other => cellsOf(view.board, other).some(sees)).length * 10 +
      closed.flatMap(({ cells }) => cells).filter(sees).length * 4
    );
  };
  return FACINGS.reduce((best, facing) => (score(facing) > score(best) ? facing : best));
}
