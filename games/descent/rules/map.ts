import { linkBetween } from '@tafelrunde/engine/geometry';
import { characterOf, companionCardOf, roomOf, sizeOfMonster } from '../content/index.ts';
import { planFor } from '../content/room-plan.ts';
import { ROOM } from '../content/secret-room.ts';
import type { Terrain } from '../content/tiles/tile.ts';
import {
  type Cell,
  companionOf,
  everybody,
  type FigureId,
  figureOf,
  isHero,
  monsterOf,
  type State,
  sideOf,
} from '../state.ts';
import { castOf } from './cast.ts';
import * as ground from './ground.ts';
import { dearFor } from './images.ts';
import { inForce, isPermitted } from './in-force.ts';
import { disturb, lookAt, looking } from './looking.ts';
import { isStone } from './treated.ts';

/** The ground under a position and who stands on it. */
export interface Scene {
  readonly ground: ground.Ground;
  readonly crowd: ground.Crowd;
}

interface Kept extends Scene {
  cells: (readonly Cell[])[];
  /** Who is on another side than usual. */
  charmed: FigureId | null;
  commanded: FigureId | null;
}

const kept = new WeakMap<ground.Board, Kept>();

export const boardFor = (state: Pick<State, 'quest' | 'encounter' | 'rooms'>): ground.Board =>
  ground.boardOf(planFor(state));

/** The scene of a position. Spaces of figures are lists that are replaced, never changed: the same lists are the same crowd. */
export function sceneOf(state: State): Scene {
  const look = lookAt(state);
  if (look === null) {
    disturb();
    return findScene(state);
  }
  look.scene ??= findScene(state);
  return look.scene;
}

function findScene(state: State): Scene {
  const board = boardFor(state);
  const now = ground.groundOf(board, state.doors, state.ground);
  const last = kept.get(board);
  const { charmed } = state;
  const commanded = state.commanded?.figure ?? null;
  if (
    last !== undefined &&
    last.ground === now &&
    last.charmed === charmed &&
    last.commanded === commanded &&
    isSame(state, last.cells)
  )
    return last;
  const scene: Kept =
    last !== undefined && last.ground === now
      ? last
      : { ground: now, crowd: last?.crowd ?? new ground.Crowd(board.size), cells: [], charmed, commanded };
  scene.crowd.clear(now);
  scene.cells = [];
  scene.charmed = charmed;
  scene.commanded = commanded;
  for (const figure of everybody(state)) {
    scene.cells.push(figure.cells);
    if (figure.cells.length > 0 && isSolid(state, figure.id))
      scene.crowd.add(figure.cells, sideOf(state, figure.id), isStone(state, figure.id));
  }
  kept.set(board, scene);
  return scene;
}

function isSame({ heroes, monsters, companions }: State, cells: readonly (readonly Cell[])[]): boolean {
  if (cells.length !== heroes.length + monsters.length + companions.length) return false;
  let i = 0;
  for (const { cells: own } of heroes) if (cells[i++] !== own) return false;
  for (const { cells: own } of monsters) if (cells[i++] !== own) return false;
  for (const { cells: own } of companions) if (cells[i++] !== own) return false;
  return true;
}

/** Familiars that are no figures, and objects, stand in nobody's way. */
const isSolid = (state: State, id: FigureId): boolean => {
  const companion = companionOf(state, id);
  if (companion === null) return true;
  const { figure, stone } = companionCardOf(state, companion);
  return figure || stone === true;
};

const cellsOf = (state: State, id: FigureId): readonly Cell[] => {
  const figure = figureOf(state, id);
  if (figure === null) return NOWHERE;
  // Whoever heals a knocked-out hero counts to the token (D2-KO-27).
  if (figure.cells.length === 0 && isHero(state, id)) {
    const hero = state.heroes.find(one => one.id === id);
    const eater = hero?.swallowed === undefined ? null : figureOf(state, hero.swallowed);
    if (eater !== null && eater.cells.length > 0) return eater.cells;
    const down = hero?.down;
    return down === null || down === undefined ? NOWHERE : [down];
  }
  return figure.cells;
};
const NOWHERE: readonly Cell[] = [];

// ------------------------------------------------------------------------------------------------------------------- near and far

export const areAdjacent = (state: State, a: FigureId, b: FigureId): boolean =>
  a !== b && areAdjacentCells(state, cellsOf(state, a), cellsOf(state, b));

export const areAdjacentCells = (state: State, a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length > 0 && b.length > 0 && ground.areAdjacent(sceneOf(state).ground, a, b);

/** A melee attack from these spaces on that one goes over an elevation line (D2-TERR-22, -24). */
export const isOverElevation = (state: State, from: readonly Cell[], cell: Cell): boolean =>
  ground.strikesOverElevation(sceneOf(state).ground, from, cell);

/** Whether one step on foot leads from one space to the next, whoever stands there. */
export const isStep = (state: State, from: Cell, to: Cell): boolean =>
  linkBetween(sceneOf(state).ground.onFoot.links, from, to) >= 0;

export const adjacentCells = (state: State, from: readonly Cell[], cell: Cell): boolean =>
  areAdjacentCells(state, from, [cell]);

/** Within so many spaces; everybody is within 0 of itself (D2-GEO-13). */
export const isWithin = (state: State, a: FigureId, b: FigureId, most: number): boolean => {
  const from = cellsOf(state, a);
  const to = cellsOf(state, b);
  if (from.length === 0 || to.length === 0) return false;
  return between(state, from, to) <= most;
};

/** Spaces are counted around familiars that are treated as obstacles (D2-FAM-26). */
function between(state: State, from: readonly Cell[], to: readonly Cell[]): number {
  const { ground: now, crowd } = sceneOf(state);
  return ground.distanceAround(now, crowd, from, to);
}

export const spacesBetween = (state: State, from: readonly Cell[], to: Cell): number => between(state, from, [to]);

export const cellsBeside = (state: State, cells: readonly Cell[]): Cell[] =>
  ground.adjacentCells(sceneOf(state).ground, cells);

export const emptyBeside = (state: State, cells: readonly Cell[]): Cell[] =>
  cellsBeside(state, cells).filter(cell => isEmpty(state, cell));

/** Where who is in a pit on these spaces may be placed when climbing out (D2-TERR-10, -11). */
export const climbsFrom = (state: State, cells: readonly Cell[]): Cell[] => {
  const { ground: now, crowd } = sceneOf(state);
  return ground.climbsTo(now, crowd, cells);
};

export const cellsWithin = (state: State, cells: readonly Cell[], most: number): Cell[] =>
  ground.cellsWithin(sceneOf(state).ground, cells, most);

/** Holds no figure, apart from this one. */
export function isEmpty(state: State, cell: Cell, but?: FigureId): boolean {
  const { ground: now, crowd } = sceneOf(state);
  if (ground.isEmpty(now, crowd, cell)) return true;
  return (
    but !== undefined &&
    cellsOf(state, but).includes(cell) &&
    !everybody(state).some(({ id, cells }) => id !== but && cells.includes(cell))
  );
}

export function nearestEmpty(state: State, from: Cell, allows?: (cell: Cell) => boolean): Cell[] {
  const { ground: now, crowd } = sceneOf(state);
  return ground.nearestEmpty(now, crowd, [from], allows);
}

/** Figures next to a space, each with the space of it that is nearest. */
export function figuresBeside(state: State, cell: Cell): { figure: FigureId; cell: Cell }[] {
  const { ground: now } = sceneOf(state);
  const found: { figure: FigureId; cell: Cell }[] = [];
  for (const { id, cells } of everybody(state)) {
    const beside = cells.find(one => ground.isAdjacent(now, one, cell));
    if (beside !== undefined && !cells.includes(cell)) found.push({ figure: id, cell: beside });
  }
  return found;
}

// -------------------------------------------------------------------------------------------------------------------------- sight

/** Whom a line of sight passes by as if they were not there. */
export type Past = 'friends' | 'adjacent';

export function canSee(
  state: State,
  by: FigureId,
  from: readonly Cell[],
  cell: Cell,
  past: readonly Past[] = [],
): boolean {
  const { ground: now, crowd } = sceneOf(state);
  if (isPermitted(state, by, 'sees-through')) return ground.seesThrough(now, crowd, from, cell);
  if (past.length === 0 || ground.seesCell(now, crowd, from, cell)) return ground.seesCell(now, crowd, from, cell);
  const fewer = new ground.Crowd(now.board.size).clear(now);
  for (const { id, cells } of everybody(state)) {
    if (cells.length === 0 || !isSolid(state, id)) continue;
    const ignored =
      id !== by &&
      !cells.includes(cell) &&
      ((past.includes('friends') && sideOf(state, id) === sideOf(state, by)) ||
        (past.includes('adjacent') && ground.areAdjacent(now, from, cells)));
    if (!ignored) fewer.add(cells, sideOf(state, id), isStone(state, id));
  }
  return ground.seesCell(now, fewer, from, cell);
}

/** Is a space beside one of these, with nothing between them that bars sight? Of neighbours only overgrowth does (D2-LOS-03, D2-DOOR-16). */
export function seesBeside(state: State, from: readonly Cell[], cell: Cell): boolean {
  const { ground: now, crowd } = sceneOf(state);
  return from.some(one => ground.isAdjacent(now, one, cell) && ground.seesCell(now, crowd, [one], cell));
}

export function seesFigure(state: State, a: FigureId, b: FigureId): boolean {
  const from = figureOf(state, a)?.cells ?? NOWHERE;
  const to = figureOf(state, b)?.cells ?? NOWHERE;
  if (from.length === 0 || to.length === 0) return false;
  const { ground: now, crowd } = sceneOf(state);
  if (isPermitted(state, a, 'sees-through')) return to.some(cell => ground.seesThrough(now, crowd, from, cell));
  return ground.seesFigure(now, crowd, from, to);
}

// ----------------------------------------------------------------------------------------------------------------------- movement

/** Where a figure may stop, and the ways there. */
export interface Reach {
  readonly stops: readonly Cell[];
  wayTo(cell: Cell): readonly Cell[];
  /** The way with the points each space costs. */
  costsTo(cell: Cell): readonly { readonly cell: Cell; readonly cost: number }[];
  /** The same to a space it need not stop in. */
  costsOver(cell: Cell): readonly { readonly cell: Cell; readonly cost: number }[];
}

export function reachFrom(state: State, id: FigureId, from: readonly Cell[], points: number, spaces: boolean): Reach {
  const scene = sceneOf(state);
  const mover = looking(state, () => moverOf(state, id, from, points, spaces));
  if (mover === null) return NO_WAY;
  const { cells, count } = ground.reachOf(groundFor(state, id), scene.crowd, mover);
  // An answer lasts until the next question: whoever goes asks once more, whoever only looks pays for no ways.
  const again = () => {
    const { crowd } = sceneOf(state);
    return ground.reachOf(groundFor(state, id), crowd, mover);
  };
  return {
    stops: firstOf(cells, count),
    wayTo: cell => again().pathTo(cell) ?? [],
    costsTo: cell => again().stepsTo(cell) ?? [],
    costsOver: cell => again().passesTo(cell) ?? [],
  };
}

/** The first of a list of numbers, as a list of its own: quicker than to go through it as a sequence. */
function firstOf(numbers: Int32Array, count: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < count; i++) found.push(numbers[i] as number);
  return found;
}

/** Where a figure may stop without being harmed on the way or there, for how many points, and the ways there. */
export function safeReach(
  state: State,
  id: FigureId,
  from: readonly Cell[],
  points: number,
): { readonly stops: readonly { readonly cell: Cell; readonly cost: number }[]; wayTo(cell: Cell): readonly Cell[] } {
  const { ground: now, crowd } = sceneOf(state);
  const mover = moverOf(state, id, from, points, false);
  if (mover === null) return { stops: [], wayTo: () => [] };
  const reached = ground.reachOf(now, crowd, mover);
  const stops: { cell: Cell; cost: number }[] = [];
  const small = mover.size.w * mover.size.h === 1 && mover.gait === 'walk';
  for (let i = 0; i < reached.count; i++) {
    const cell = reached.cells[i] as Cell;
    if ((reached.harms[i] as number) > 0 || (small && ground.isTerrain(now, cell, 'pit'))) continue;
    stops.push({ cell, cost: reached.costs[i] as number });
  }
  return { stops, wayTo: cell => ground.reachOf(now, crowd, mover).pathTo(cell) ?? [] };
}

function moverOf(
  state: State,
  id: FigureId,
  from: readonly Cell[],
  points: number,
  spaces: boolean,
): ground.Mover | null {
  const figure = figureOf(state, id);
  if (figure === null || figure.cells.length === 0) return null;
  // Some go through enemies for a point more a space.
  const past = !spaces && isPermitted(state, id, 'past-monsters');
  const dear = past ? enemyCells(state, id) : spaces ? null : dearSpaces(state, id);
  return {
    cells: figure.cells,
    at: from.length === 1 && figure.cells.length > 1 ? (from[0] ?? null) : null,
    size: sizeOf(state, id),
    side: sideOf(state, id),
    throughEnemies: past || isPermitted(state, id, 'through-enemies'),
    gait: gaitOf(state, id),
    ...(!spaces && isPermitted(state, id, 'walks-on-water') && { prices: DRY }),
    ...(!spaces && (isPermitted(state, id, 'no-terrain') || isPermitted(state, id, 'no-swamp')) && { prices: EASY }),
    ...(dear !== null && { dear }),
    by: spaces ? 'spaces' : 'points',
    left: points,
  };
}

/** Where enemies of a figure stand. */
const enemyCells = (state: State, id: FigureId): ReadonlyMap<Cell, number> =>
  new Map(
    everybody(state).flatMap(one =>
      sideOf(state, one.id) === sideOf(state, id) ? [] : one.cells.map((cell): [Cell, number] => [cell, 1]),
    ),
  );

/** What spaces cost a figure besides: those that enemies make dear, those of a rough secret room and of a held tile for heroes. What different cards say adds up (D2C-CONJ-EX1). */
function dearSpaces(state: State, id: FigureId): ReadonlyMap<Cell, number> | null {
  const beside = dearFor(state, id);
  const rough = roughFor(state, id);
  const hinders = hinderedBy(state, id);
  const held = heldFor(state, id);
  if (beside === null && rough.length === 0 && hinders.length === 0 && held.length === 0) return null;
  const dear = new Map<Cell, number>();
  for (const cells of [beside ?? NOWHERE, rough, ...hinders, held])
    for (const cell of new Set(cells)) dear.set(cell, (dear.get(cell) ?? 0) + 1);
  return dear;
}

/** The spaces next to enemies that hinder it; the same card of several of them does not add up. */
function hinderedBy(state: State, id: FigureId): ReadonlySet<Cell>[] {
  if (!castOf(state).words.has('hinder') && !state.lasting.some(({ what }) => what.do === 'hinder')) return [];
  const side = sideOf(state, id);
  const bySource = new Map<string, Set<Cell>>();
  for (const { id: other, cells } of everybody(state))
    if (cells.length > 0 && sideOf(state, other) !== side)
      for (const { source } of inForce(state, other, 'hinder')) {
        const dear = bySource.get(source) ?? new Set<Cell>();
        for (const cell of cellsBeside(state, cells)) dear.add(cell);
        bySource.set(source, dear);
      }
  return [...bySource.values()];
}

/** The spaces of a tile the overlord holds, for heroes. */
function heldFor(state: State, id: FigureId): readonly Cell[] {
  if (state.plot === undefined || !isHero(state, id)) return NOWHERE;
  return inForce(state, id, 'dear-tile').flatMap(({ effect }) => boardFor(state).tiles[effect.tile]?.cells ?? []);
}

function roughFor(state: State, id: FigureId): readonly Cell[] {
  const card = state.rooms?.card ?? null;
  if (card === null || roomOf(card).rough !== true || !isHero(state, id)) return NOWHERE;
  return isPermitted(state, id, 'sure-footed') ? NOWHERE : placeCells(state, ROOM);
}

/** What walking costs where water is like any other space. */
const DRY = ground.walkingPrices(['water']);
const EASY = ground.walkingPrices(['water', 'sludge']);

const NO_WAY: Reach = { stops: [], wayTo: () => [], costsTo: () => [], costsOver: () => [] };

function gaitOf(state: State, id: FigureId): ground.Gait {
  if (isPermitted(state, id, 'fly')) return 'fly';
  if (isStone(state, id)) return 'stone';
  const companion = companionOf(state, id);
  return companion !== null && !companionCardOf(state, companion).figure ? 'roam' : 'walk';
}

// -------------------------------------------------------------------------------------------------------------------------- bases

export function sizeOf(state: State, id: FigureId): ground.Size {
  const monster = monsterOf(state, id);
  if (monster !== null) return sizeOfMonster(monster.of);
  const companion = state.companions.find(one => one.id === id);
  const like = companion?.kind === 'character' ? characterOf(state, companion.of).like : undefined;
  return like === undefined ? ground.SIZES.small : sizeOfMonster(like);
}

export const sizeFor = (of: string): ground.Size => sizeOfMonster(of);

/** Every base of a figure that covers a space. */
export function basesOver(state: State, id: FigureId, cell: Cell): Cell[][] {
  const { ground: now, crowd } = sceneOf(state);
  const own = figureOf(state, id)?.cells ?? [];
  return ground.basesOver(now, crowd, cell, sizeOf(state, id), own).map(rect => ground.baseCells(now, rect));
}

/** Bases of this size in a place of the plan: a mark, a tile or an area. */
export function basesIn(state: State, place: string, size: ground.Size): Cell[][] {
  const { ground: now, crowd } = sceneOf(state);
  return ground.placesOn(now, crowd, placeCells(state, place), size).map(rect => ground.baseCells(now, rect));
}

/** Every place on the map where a monster of this kind could stand. */
export function basesAnywhere(state: State, of: string): Cell[][] {
  const { ground: now, crowd } = sceneOf(state);
  return ground.placements(now, crowd, sizeFor(of)).map(rect => ground.baseCells(now, rect));
}

/** Every place on the map where this figure could stand if nobody else did. */
export function basesOnAnybody(state: State, id: FigureId): Cell[][] {
  const { ground: now } = sceneOf(state);
  const nobody = new ground.Crowd(now.board.size).clear(now);
  return ground.placements(now, nobody, sizeOf(state, id)).map(rect => ground.baseCells(now, rect));
}

/** The spaces of a mark, a tile or an area of the plan. */
export function placeCells(state: State, place: string): readonly Cell[] {
  const board = boardFor(state);
  return (
    board.marks.get(place) ?? board.areas.get(place) ?? board.tiles.find(({ name }) => name === place)?.cells ?? []
  );
}

export const markCells = (state: State, mark: string): readonly Cell[] => boardFor(state).marks.get(mark) ?? [];

// ------------------------------------------------------------------------------------------------------------------ single spaces

/** What monsters make of the spaces beside them, for heroes; crumbling tokens take it away (D2-TERR-32). */
function taintsFor(state: State, id: FigureId): Map<Cell, Terrain[]> | null {
  if (!isHero(state, id) || !castOf(state).words.has('taint')) return null;
  const found = new Map<Cell, Terrain[]>();
  for (const { id: owner, cells } of state.monsters)
    for (const { effect } of inForce(state, owner, 'taint'))
      for (const cell of cellsBeside(state, cells))
        if (!isTerrain(state, cell, 'crumbling') && !found.get(cell)?.includes(effect.terrain))
          found.set(cell, [...(found.get(cell) ?? []), effect.terrain]);
  return found;
}

/** The ground as this figure has it underfoot. */
function groundFor(state: State, id: FigureId): ground.Ground {
  const { ground: now } = sceneOf(state);
  const taints = taintsFor(state, id);
  if (taints === null || taints.size === 0) return now;
  const changed: Record<Cell, Terrain[]> = {};
  for (const [cell, terrain] of Object.entries(state.ground)) changed[Number(cell)] = [terrain].flat();
  for (const [cell, terrains] of taints)
    changed[cell] = [...(changed[cell] ?? ground.terrainsAt(now, cell)), ...terrains];
  return ground.groundOf(now.board, state.doors, changed);
}

/** What lies beneath a crumbling token. */
export const terrainsBeneath = (state: State, cell: Cell): Terrain[] =>
  ground.terrainsBeneath(sceneOf(state).ground, cell);

/** Is there terrain of this kind in a space for this figure? */
export const isTerrainFor = (state: State, id: FigureId, cell: Cell, terrain: Terrain): boolean =>
  isTerrain(state, cell, terrain) || (taintsFor(state, id)?.get(cell)?.includes(terrain) ?? false);

/** Is there terrain of this kind in a space? Several kinds may lie in one. */
export const isTerrain = (state: State, cell: Cell, terrain: Terrain): boolean =>
  ground.isTerrain(sceneOf(state).ground, cell, terrain);

/** The edge spaces of these entrances and exits from which a figure can leave the map with its points, and what that costs (D2-EXIT-02). */
export function leavingFrom(
  state: State,
  id: FigureId,
  from: readonly Cell[],
  points: number,
  tiles: readonly string[],
): { readonly cell: Cell; readonly cost: number }[] {
  const mover = moverOf(state, id, from, points, false);
  if (mover === null) return [];
  const { crowd } = sceneOf(state);
  const rims = boardFor(state).tiles.flatMap(({ name, rim }) => (tiles.includes(name) ? rim : []));
  return ground.leavesFrom(groundFor(state, id), crowd, mover).filter(({ cell }) => rims.includes(cell));
}

export const doorsBeside = (state: State, cells: readonly Cell[]): number[] =>
  boardFor(state)
    .doors.filter(door => ground.besideDoor(door, cells))
    .map(({ number }) => number);

/** The spaces on either side of each door: first on one, then on the other. */
export const doorSides = (state: State): Cell[][] =>
  boardFor(state).doors.flatMap(({ pairs }) => [pairs.map(([one]) => one), pairs.map(([, other]) => other)]);

/** A large figure stands on both sides of the door (D2-DOOR-07). */
export function isAcross(state: State, door: number): boolean {
  const found = boardFor(state).doors[door];
  return found !== undefined && ground.isStraddled(found, everybody(state));
}
