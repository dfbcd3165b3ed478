import { choose, type Seat } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import {
  type Cell,
  everybody,
  type FigureId,
  figureOf,
  heroOf,
  isHero,
  type State,
  seatOf,
  type Turn,
} from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { offered, perform } from './acting.ts';
import { did } from './deeds.ts';
import { holds } from './holding.ts';
import { isPermitted } from './in-force.ts';
import { basesOver, cellsBeside, climbsFrom, isEmpty, type Reach, reachFrom, sizeOf, spacesBetween } from './map.ts';
import { gainPoints, payPoints, pointsOf, turnFor } from './points.ts';
import { enterTerrain, isHarmful, isRough, settle } from './terrain.ts';
import { newTurn } from './turn.ts';
import { isUsable } from './using.ts';
import { speedOf } from './values.ts';
import { announce } from './window.ts';

/** How a figure goes: with points of a source, or so many counted spaces (D2-MOVE-21). */
export interface Walk {
  readonly source: string;
  /** The turn whose points are spent; null where spaces are counted. */
  readonly turn: Turn | null;
  /** The turn that remembers through whom it went. */
  readonly passes?: Turn | null;
  /** Every space it enters is noted here. */
  readonly entered?: Cell[];
  /** It goes on from where the way ends, off the map: there it takes no base. */
  readonly goesOn?: boolean;
  /** Who moves it, if not its own player, and takes all decisions (D2-MOVE-04). */
  readonly mover?: Seat;
}

/**
 * Walks a way space by space. Each space is left and entered (D2-MOVE-06), each may be answered; whatever stops, moves or fells the figure ends the walk. Large
 * figures go as if they were small and stretch where they stop (D2-LARGE-06).
 */
export function* walk(
  state: State,
  io: Io,
  id: FigureId,
  way: readonly { readonly cell: Cell; readonly cost: number }[],
  { source, turn, passes = turn, entered, goesOn = false, mover }: Walk,
): Flow {
  const figure = figureOf(state, id);
  if (figure === null) return;
  const from = [...figure.cells];
  let at = -1;
  for (const { cell, cost } of way) {
    const before = figure.cells;
    if (turn !== null) {
      if (turn.ended || turn.pools.reduce((sum, { left }) => sum + left, 0) < cost) break;
      payPoints(turn, source, cost);
      turn.moved = true;
    }
    did(state, 'moved', id);
    passing(state, id, cell, passes);
    yield* announce(state, io, 'leaves', {
      figure: id,
      ...(before[0] !== undefined && { cell: before[0] }),
      by: source,
    });
    if (figure.cells.length === 0) return;
    figure.cells = [cell];
    at = cell;
    entered?.push(cell);
    io.tell?.({ kind: 'steps', figure: id, to: cell, rule: 'D2-MOVE-06' });
    const rough = isRough(state, id, cell);
    const later = rough && isHarmful(state, id, cell) && (yield* answersFirst(state, id, cell, source));
    let stopped = rough && !later ? yield* enterTerrain(state, io, id, cell) : false;
    yield* announce(state, io, 'enters', {
      figure: id,
      cell,
      ...(before.length === 1 && before[0] !== undefined && { from: before[0] }),
      // Who spends points goes of his own will; who is moved does not.
      ...(turn !== null && { willing: true }),
      by: source,
    });
    if (later) stopped = yield* enterTerrain(state, io, id, cell);
    if (stopped || figure.cells.length !== 1 || figure.cells[0] !== cell) break;
    if (turn !== null && turn.pools.length === 0 && cost > 0 && isLast(way, cell)) break;
  }
  if (figure.cells.length === 1 && at >= 0 && !(goesOn && isLast(way, at)))
    yield* stretch(state, io, id, at, from, mover);
}

/** Where terrain and an ability of its own wait for the same step, the mover's player says which comes first (D2-INT-13, D2C-MAB-78). */
function* answersFirst(state: State, id: FigureId, cell: Cell, by: string): Flow<boolean> {
  const about = { figure: id, cell, by };
  const waits = state.lasting.some(
    ({ on, what, source }) =>
      on === id &&
      what.do === 'on' &&
      what.at === 'enters' &&
      (what.ability.if === undefined || holds(state, id, what.ability.if, about, source)),
  );
  if (!waits) return false;
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, id),
    kind: 'order',
    rule: 'D2-INT-13',
    about: id,
    options: [
      { do: 'order', of: 'terrain' },
      { do: 'order', of: 'answers' },
    ],
  });
  return choice.do === 'order' && choice.of === 'answers';
}

const isLast = (way: readonly { readonly cell: Cell }[], cell: Cell): boolean => way[way.length - 1]?.cell === cell;

/** Whoever moves remembers through whom it went. */
function passing(state: State, id: FigureId, cell: Cell, turn: Turn | null): void {
  if (turn === null) return;
  for (const one of everybody(state))
    if (one.cells.includes(cell) && one.id !== id && !turn.passed.includes(one.id)) turn.passed.push(one.id);
}

/** Is there room for its whole base where it stands, in the middle of a walk? */
export function hasRoom(state: State, id: FigureId): boolean {
  const cells = figureOf(state, id)?.cells ?? [];
  const [cell] = cells;
  if (cell === undefined || cells.length > 1 || !isLarge(state, id)) return true;
  return basesOver(state, id, cell).length > 0;
}

/** Whoever is interrupted in the middle of a walk takes its whole base; it counts on from any of its spaces (D2-INT-07, -09). */
export function* expand(state: State, io: Io, id: FigureId): Flow {
  const figure = figureOf(state, id);
  const [cell] = figure?.cells ?? [];
  if (figure === null || cell === undefined || figure.cells.length > 1 || !isLarge(state, id)) return;
  yield* takeBase(state, io, id, cell, figure.cells);
}

/** A large figure shrinks to a space it stands on and takes its base over it anew, before it has counted any: nothing is entered, nothing paid (D2-LARGE-13). */
export function* turnOver(state: State, io: Io, id: FigureId, at: Cell): Flow {
  const { cells = [] } = figureOf(state, id) ?? {};
  if (cells.includes(at)) yield* stretch(state, io, id, at, cells);
}

/** A large figure takes its whole base again, over the space it has counted to (D2-LARGE-12 to -14). */
function* stretch(state: State, io: Io, id: FigureId, at: Cell, from: readonly Cell[], mover?: Seat): Flow {
  const figure = figureOf(state, id);
  if (figure === null || from.length === 1) return;
  const turn = turnFor(state, id);
  if (turn !== null) turn.at = at;
  yield* takeBase(state, io, id, at, from, mover);
}

function* takeBase(
  state: State,
  io: Io,
  id: FigureId,
  at: Cell,
  from: readonly Cell[],
  mover = seatOf(state, id),
): Flow {
  const figure = figureOf(state, id);
  if (figure === null) return;
  const before = figure.cells;
  // Whoever is moved by the other side ends no movement of its own (D2C-PLOT-21).
  if (mover === seatOf(state, id)) yield* announce(state, io, 'stretching', { figure: id, cell: at });
  if (figure.cells !== before) return yield* settle(state, io, id);
  const base = yield* baseFor(state, id, at, mover);
  if (base === null) {
    figure.cells = [...from];
    return;
  }
  figure.cells = base;
  io.tell?.({ kind: 'stretched', figure: id, cells: [...figure.cells], rule: 'D2-LARGE-12' });
  yield* settle(state, io, id);
}

/** The base a large figure takes over a space, as whoever moves it likes; null where there is no room for one. */
function* baseFor(state: State, id: FigureId, at: Cell, seat: Seat): Flow<Cell[] | null> {
  const bases = basesOver(state, id, at);
  const [first] = bases;
  if (first === undefined) return null;
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'stretch',
    rule: 'D2-LARGE-12',
    options: bases.map(cells => ({ do: 'stretch', cells })),
  });
  return choice.do === 'stretch' ? [...choice.cells] : [...first];
}

/** Where a figure may go for so many points. Who has counted on starts from there (D2-INT-09). */
export function reachOf(state: State, id: FigureId, points: number, spaces = false): Reach {
  return reachFrom(state, id, startOf(state, id), points, spaces);
}

/** Where it may go with its points; a large figure that has counted to a space does not turn over it once more (D2-LARGE-13). */
export const stopsFor = ({ stops }: Reach, { at }: Turn): readonly Cell[] =>
  at === null ? stops : stops.filter(cell => cell !== at);

/** The spaces from which a figure goes on: any of its base, or the one it has counted to. */
export function startOf(state: State, id: FigureId): readonly Cell[] {
  const cells = figureOf(state, id)?.cells ?? [];
  const at = turnFor(state, id)?.at ?? null;
  return at !== null && cells.includes(at) ? [at] : cells;
}

/** Moves a figure up to so many counted spaces, if its player wants (D2-MOVE-21 to -23). */
export function* moveSpaces(
  state: State,
  io: Io,
  id: FigureId,
  n: number,
  options: {
    readonly by: string;
    readonly seat: number;
    readonly must?: true;
    readonly from?: Cell;
    readonly awayFrom?: FigureId;
    /** Where it may stop. */
    readonly allows?: (cell: Cell) => boolean;
  },
): Flow {
  if (options.awayFrom !== undefined) return yield* moveAway(state, io, id, n, options.awayFrom, options);
  // Counted spaces take no notice of what only costs points (D2-MOVE-23); who is moved by an attack shrinks to the space aimed at (D2-LARGE-08).
  const reach =
    options.from === undefined ? reachOf(state, id, n, true) : reachFrom(state, id, [options.from], n, true);
  const spaces = reach.stops.filter(options.allows ?? (() => true));
  if (spaces.length === 0) return;
  const choices: Choice[] = spaces.map(cell => ({ do: 'space', cell }));
  if (!options.must) choices.push({ do: 'done' });
  const choice = yield* choose<Choice, AskKind>({
    seat: options.seat,
    kind: 'where',
    rule: 'D2-MOVE-21',
    about: id,
    options: choices,
  });
  if (choice.do !== 'space') return;
  const turn = turnFor(state, id);
  if (turn !== null) turn.moved = true;
  yield* walk(
    state,
    io,
    id,
    reach.wayTo(choice.cell).map(cell => ({ cell, cost: 0 })),
    { source: options.by, turn: null, passes: turn, mover: options.seat },
  );
}

/** Space by space away from somebody: the distance grows with each, as far as there is such a space (D2C-MAB-41). */
function* moveAway(
  state: State,
  io: Io,
  id: FigureId,
  n: number,
  from: FigureId,
  { by, seat }: { readonly by: string; readonly seat: number },
): Flow {
  const far = (cell: Cell): number => spacesBetween(state, figureOf(state, from)?.cells ?? [], cell);
  for (let i = 0; i < n; i++) {
    const [cell] = figureOf(state, id)?.cells ?? [];
    if (cell === undefined) return;
    const stops = reachOf(state, id, 1, true).stops;
    const farther = stops.filter(one => far(one) > far(cell));
    const options = farther.length > 0 ? farther : stops.filter(one => far(one) === far(cell));
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'where',
      rule: 'D2C-MAB-41',
      about: id,
      options: options.map(one => ({ do: 'space', cell: one })),
    });
    if (choice.do !== 'space') return;
    yield* walk(state, io, id, [{ cell: choice.cell, cost: 0 }], {
      source: by,
      turn: null,
      mover: seat,
    });
  }
}

/** A move action of its own right, now. In its own turn a figure gains the points; out of turn it moves at once or not at all (D2-MOVE-05, -11). */
export function* moveAction(state: State, io: Io, id: FigureId): Flow {
  if (!mayMove(state, id)) return;
  io.tell?.({ kind: 'action', figure: id, action: 'move', rule: 'D2-MOVE-11' });
  const own = turnFor(state, id);
  if (own !== null) {
    own.moves++;
    own.passed = [];
    gainPoints(state, io, id, `move-${own.moves}`, speedOf(state, id));
    return;
  }
  yield* moveAtOnce(state, io, id, speedOf(state, id), 'move-1');
}

/**
 * A figure spends so many points at once, in as many stretches as its player likes; what is left is lost. `bySteps`: it goes space by space, so that its player says
 * through whom. Returns through whom it went.
 */
export function* moveAtOnce(
  state: State,
  io: Io,
  id: FigureId,
  points: number,
  source: string,
  bySteps = false,
  entered: Cell[] = [],
): Flow<readonly FigureId[]> {
  const turn: Turn = { ...newTurn(state, id, 0), stage: 'actions', moves: 1 };
  state.turns.push(turn);
  gainPoints(state, io, id, source, points);
  while (!turn.ended && pointsOf(turn) > 0) {
    const reach = bySteps ? null : reachOf(state, id, pointsOf(turn));
    const spaces = reach === null ? stepsFor(state, id, pointsOf(turn)) : stopsFor(reach, turn);
    const paid = bySteps ? [] : paidWithPoints(state, io, id);
    if (spaces.length === 0 && paid.length === 0) break;
    const options: Choice[] = [...spaces.map((to): Choice => ({ do: 'go', to, with: source })), ...paid];
    const [cell] = figureOf(state, id)?.cells ?? [];
    if (cell === undefined) break;
    if (!bySteps || isEmpty(state, cell, id)) options.push({ do: 'done' });
    const choice = yield* choose<Choice, AskKind>({
      seat: seatOf(state, id),
      kind: 'where',
      rule: 'D2-MOVE-05',
      about: id,
      options,
    });
    if (choice.do === 'use') {
      yield* perform(state, io, turn, choice);
      continue;
    }
    if (choice.do !== 'go') break;
    const way = reach?.costsTo(choice.to) ?? [{ cell: choice.to, cost: 1 }];
    if (way.length === 0) yield* turnOver(state, io, id, choice.to);
    else yield* walk(state, io, id, way, { source, turn, entered });
  }
  state.turns.splice(state.turns.lastIndexOf(turn), 1);
  return turn.passed;
}

/** Whoever may spend movement points may spend them on what its cards offer for them, in the turn of another too (D2C-HERO-07). */
const paidWithPoints = (state: State, io: Io, id: FigureId): Choice[] =>
  offered(state, id).flatMap(({ held, n, ability }): Choice[] =>
    ability.cost?.points !== undefined && ability.at !== 'action' && isUsable(state, io, held, n, ability)
      ? [{ do: 'use', by: held.owner, card: held.id, ability: n }]
      : [],
  );

/** The spaces beside a flying figure that it may enter: empty ones, and those from which its points last to an empty one. */
function stepsFor(state: State, id: FigureId, points: number): Cell[] {
  const ends = (cell: Cell, left: number): boolean =>
    isEmpty(state, cell, id) || (left > 0 && cellsBeside(state, [cell]).some(next => ends(next, left - 1)));
  return cellsBeside(state, figureOf(state, id)?.cells ?? []).filter(cell => ends(cell, points - 1));
}

/** May it perform a move action? Stunned figures may not in their own turn (D2-COND-11, -21). */
export function mayMove(state: State, id: FigureId): boolean {
  if (isPermitted(state, id, 'waits')) return false;
  const conditions = figureOf(state, id)?.conditions ?? [];
  if (conditions.includes('immobilized') || isPermitted(state, id, 'no-moves')) return false;
  return !(conditions.includes('stunned') && turnFor(state, id) !== null);
}

/** Some figures need not go where others would move them: its player decides (D2C-GOLD-01, D2C-ITEM-02). */
export function* staysPut(state: State, id: FigureId, mover: Seat): Flow<boolean> {
  const seat = seatOf(state, id);
  // The quest lets nothing move it but its own steps (D2C-QLOW-03).
  if (isPermitted(state, id, 'never-pushed')) return true;
  if (seat === mover || !isPermitted(state, id, 'unmovable')) return false;
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'stays-put',
    rule: 'D2C-GOLD-01',
    about: id,
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  return choice.do === 'yes';
}

/** Puts a figure somewhere: it enters only that space, of a base the one it was put onto, and nothing on the way (D2-MOVE-24 to -26). */
export function* placeAt(
  state: State,
  io: Io,
  id: FigureId,
  cells: readonly Cell[],
  by: string,
  cell: Cell | undefined = cells[0],
): Flow {
  const figure = figureOf(state, id);
  if (figure === null) return;
  const was = figure.cells.length > 0;
  figure.cells = [...cells];
  if (isHero(state, id)) heroOf(state, id).away = false;
  io.tell?.({ kind: 'placed', figure: id, cells: [...cells], rule: 'D2-MOVE-24' });
  // From off the map it does not enter a space (D2-MOVE-07).
  if (!was || cell === undefined) return;
  // Any change of space is movement (D2-MOVE-01).
  did(state, 'moved', id);
  const turn = turnFor(state, id);
  if (turn !== null) turn.moved = true;
  yield* enterTerrain(state, io, id, cell);
  yield* announce(state, io, 'enters', { figure: id, cell, by });
}

/** Puts a figure onto a space; a large one takes its whole base over it, as whoever places it likes (D2-MOVE-04, D2-LARGE-12). It falls where that is all pit. */
export function* placeOver(
  state: State,
  io: Io,
  id: FigureId,
  to: Cell,
  by: string,
  seat: Seat = seatOf(state, id),
): Flow {
  const cells = isLarge(state, id) ? yield* baseFor(state, id, to, seat) : [to];
  if (cells === null) return;
  yield* placeAt(state, io, id, cells, by, to);
  yield* settle(state, io, id);
}

/** Could it be put there? A large figure needs room for its base. */
export const fitsOver = (state: State, id: FigureId, cell: Cell): boolean =>
  !isLarge(state, id) || basesOver(state, id, cell).length > 0;

/** Where a figure may climb out of a pit (D2-TERR-10, -11). */
export const climbsOf = (state: State, id: FigureId): Cell[] =>
  climbsFrom(state, figureOf(state, id)?.cells ?? []).filter(cell => fitsOver(state, id, cell));

/** Is it a large figure? */
export const isLarge = (state: State, id: FigureId): boolean => {
  const { w, h } = sizeOf(state, id);
  return w * h > 1;
};
