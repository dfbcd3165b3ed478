import { type Rect, UNCOUNTED } from '@tafelrunde/engine/geometry';
import { baseCells, canStand, type Size } from './bases.ts';
import type { Cell } from './board.ts';
import { type Crowd, isEmpty } from './crowd.ts';
import type { Ground } from './ground.ts';

/** The distance of two spaces: the shortest count from adjacent space to adjacent space (D2-GEO-09, -10); Infinity where none leads. */
export function distance(ground: Ground, a: Cell, b: Cell): number {
  const count = ground.counts.between(a, b);
  return count === UNCOUNTED ? Infinity : count;
}

/** The distance of two figures: of large ones any space may be chosen (D2-GEO-07, -08), so the nearest. */
export function distanceBetween(ground: Ground, a: readonly Cell[], b: readonly Cell[]): number {
  let least = UNCOUNTED;
  for (const from of a) {
    const row = ground.counts.from(from);
    for (const to of b) if ((row[to] as number) < least) least = row[to] as number;
  }
  return least === UNCOUNTED ? Infinity : least;
}

/** As `distanceBetween`, where nobody counts through familiars that are treated as obstacles, unless to one of them (D2-FAM-26). */
export function distanceAround(ground: Ground, crowd: Crowd, a: readonly Cell[], b: readonly Cell[]): number {
  if (crowd.stoneCount === 0) return distanceBetween(ground, a, b);
  let least = UNCOUNTED;
  for (const from of a) {
    const row = ground.counts.around(from, crowd.stones);
    for (const to of b) if ((row[to] as number) < least) least = row[to] as number;
  }
  return least === UNCOUNTED ? Infinity : least;
}

/** Whether two spaces are adjacent (D2-GEO-01..05): at a distance of exactly 1. */
export const isAdjacent = (ground: Ground, a: Cell, b: Cell): boolean => ground.counts.between(a, b) === 1;

/** Whether figures on these spaces are adjacent figures (D2-GEO-06); no figure is adjacent to itself (-03). */
export const areAdjacent = (ground: Ground, a: readonly Cell[], b: readonly Cell[]): boolean =>
  distanceBetween(ground, a, b) === 1;

/** The spaces adjacent to a figure or space, in row order. */
export function adjacentCells(ground: Ground, cells: readonly Cell[]): Cell[] {
  const { starts, to } = ground.adjacency;
  const found: Cell[] = [];
  for (const cell of cells)
    for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++) {
      const next = to[at] as Cell;
      if (!cells.includes(next) && !found.includes(next)) found.push(next);
    }
  return cells.length > 1 ? found.sort((a, b) => a - b) : found;
}

/** The spaces within so many spaces of a figure or space, its own included (D2-GEO-13), in row order. */
export function cellsWithin(ground: Ground, cells: readonly Cell[], most: number): Cell[] {
  const rows = cells.map(cell => ground.counts.from(cell));
  return ground.board.cells.filter(cell => {
    for (const row of rows) if ((row[cell] as number) <= most && row[cell] !== UNCOUNTED) return true;
    return false;
  });
}

/** Those at the smallest counted distance (D2-GEO-21); whoever cannot be counted to is not near at all. */
export function nearest<T extends { readonly cells: readonly Cell[] }>(
  ground: Ground,
  from: readonly Cell[],
  all: readonly T[],
): T[] {
  return atBest(all, one => distanceBetween(ground, from, one.cells));
}

/** Those at the greatest counted distance (D2-GEO-20). */
export function farthest<T extends { readonly cells: readonly Cell[] }>(
  ground: Ground,
  from: readonly Cell[],
  all: readonly T[],
): T[] {
  const counted = all.filter(one => distanceBetween(ground, from, one.cells) !== Infinity);
  return atBest(counted, one => -distanceBetween(ground, from, one.cells));
}

/**
 * The nearest empty spaces to a space or figure: all at the same, smallest distance, so that somebody may choose (D2-MOVE-04, D2-REV-05, D2-TERR-27). The
 * spaces themselves count, if they are empty. `allows` leaves spaces out: "that is not lava".
 */
export function nearestEmpty(
  ground: Ground,
  crowd: Crowd,
  from: readonly Cell[],
  allows: (cell: Cell) => boolean = () => true,
): Cell[] {
  const free = ground.board.cells.filter(cell => isEmpty(ground, crowd, cell) && allows(cell));
  return atBest(free, cell => distanceBetween(ground, from, [cell]));
}

/** All that have the smallest value, none where it is Infinity. */
function atBest<T>(all: readonly T[], value: (one: T) => number): T[] {
  let best = Infinity;
  let found: T[] = [];
  for (const one of all) {
    const worth = value(one);
    if (worth === Infinity || worth > best) continue;
    if (worth < best) found = [];
    best = worth;
    found.push(one);
  }
  return found;
}

/**
 * Where a figure may be placed that belongs on some spaces (a tile, an area, the entrance): wholly on them if that is possible (D2-PLACE-02, D2-EXIT-04), else
 * as far as possible, else as near as possible (D2-PLACE-01, -03, D2-EXIT-03).
 */
export function placesOn(ground: Ground, crowd: Crowd, area: readonly Cell[], size: Size): Rect[] {
  const on = new Set(area);
  const all = placements(ground, crowd, size).map(rect => {
    const cells = baseCells(ground, rect);
    return { rect, cells, inside: cells.filter(cell => on.has(cell)).length };
  });
  const most = Math.max(0, ...all.map(({ inside }) => inside));
  const best = most > 0 ? all.filter(({ inside }) => inside === most) : nearest(ground, area, all);
  return best.map(({ rect }) => rect);
}

/** Every place where a base of this size can stand, in row order. */
export function placements(ground: Ground, crowd: Crowd, { w, h }: Size): Rect[] {
  const { width, cells } = ground.board;
  const found: Rect[] = [];
  for (const cell of cells) {
    const lain = { x: cell % width, y: Math.floor(cell / width), w, h };
    if (canStand(ground, crowd, lain)) found.push(lain);
    if (w === h) continue;
    const turned = { ...lain, w: h, h: w };
    if (canStand(ground, crowd, turned)) found.push(turned);
  }
  return found;
}
