import type { CellSet } from './cell-set.ts';
import type { Facing } from './compass.ts';
import { overlap, partInFront, type Rect, requireOnBoard } from './rect.ts';
import { SightScene } from './sight-scene.ts';
import type { SquareGrid } from './square.ts';
import { SIGHT_SCALE, StraightLine } from './straight-line.ts';

/** A clear line as proof of sight. */
export interface SightLine {
  /** Two points of the line in 1/1024 squares: with them the line is exact. */
  readonly u: { readonly x: number; readonly y: number };
  readonly v: { readonly x: number; readonly y: number };
  /** Where it leaves the one base and enters the other, in squares, rounded: to draw it on a board. */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/**
 * Sight from any point of one base to any point of the other (Dungeon Saga, DS-LOS-06 and 07): is there a straight line
 * between them that meets no blocked square, no void and no edge that bars sight? Even touching one blocks: a ruler on
 * edge has some width, so it passes neither between two figures that meet at a corner nor along a wall without room to
 * spare. The two figures never block their own line; pass their squares in `blocked` or not, as is convenient.
 *
 * Exact, by critical lines. Whether a line is clear depends only on which of the critical points (corners of the bases, of
 * blocked squares, ends of walls) lie on its left and on its right, so clear lines come in open families; the rim of a
 * family always holds a line L through two critical points, and the family is one of those found by moving L a little.
 * Moving two critical points u, v of L by 1/1024 square, each to one side or the other, gives all of them: with points
 * P1..Pk on L every pattern of sides that a line near L can make is "one side up to Pi, the other from Pi+1 on", made by
 * (Pi, Pi+1), or "all on one side", made by any two. And no point off L changes its side: measured across, along the axis
 * in which L is less steep, such a point is at least 1/|dx| away, while the moved line is off by at most
 * (|dx| + 2 * side) / |dx| / 1024, which is less since |dx| + 2 * side <= 3 * 256 < 1024.
 */
export function openSight(grid: SquareGrid, from: Rect, to: Rect, blocked: CellSet | null): SightLine | null {
  return sightToPart(grid, from, to, to, blocked);
}

/** As `openSight`, but nothing behind the dividing line at the figure's back is seen (DS-LOS-02, DS-LOS-07). */
export function facedSight(
  grid: SquareGrid,
  from: Rect,
  facing: Facing,
  to: Rect,
  blocked: CellSet | null,
): SightLine | null {
  const part = partInFront(from, facing, to);
  return part === null ? null : sightToPart(grid, from, part, to, blocked);
}

/** The squares that can be in the way of `facedSight`: what stands on any other changes nothing. */
export function squaresBetween(grid: SquareGrid, from: Rect, facing: Facing, to: Rect): number[] {
  const part = partInFront(from, facing, to);
  return part === null ? [] : scene.squares(grid, from, part, to);
}

/** Those of the squares that a line of sight meets between the bases: while nothing stands on them, the line stays clear. */
export function squaresMet(
  grid: SquareGrid,
  { u, v }: SightLine,
  from: Rect,
  to: Rect,
  squares: readonly number[],
): number[] {
  line.through(u.x, u.y, v.x, v.y);
  const gap = scene.gap(line, from, to);
  const start = Math.min(...gap);
  const end = Math.max(...gap);
  return squares.filter(cell => {
    const x = grid.x(cell) * SIGHT_SCALE;
    const y = grid.y(cell) * SIGHT_SCALE;
    return line.touches(x, y, x + SIGHT_SCALE, y + SIGHT_SCALE) && line.leave >= start && line.enter <= end;
  });
}

const scene = new SightScene();
const line = new StraightLine();

function sightToPart(grid: SquareGrid, from: Rect, part: Rect, whole: Rect, blocked: CellSet | null): SightLine | null {
  requireOnBoard(grid, from);
  requireOnBoard(grid, whole);
  if (overlap(from, whole)) return sameSpot(from);
  scene.set(grid, from, part, whole, blocked);
  // Nearly always the line between the centres settles it.
  if (clear(centre(from.x, from.w), centre(from.y, from.h), centre(part.x, part.w), centre(part.y, part.h))) {
    return proof(from, part);
  }
  const { points, pointCount } = scene;
  for (let i = 0; i < pointCount; i++) {
    for (let j = i + 1; j < pointCount; j++) {
      const ux = points[i * 2] as number;
      const uy = points[i * 2 + 1] as number;
      const vx = points[j * 2] as number;
      const vy = points[j * 2 + 1] as number;
      if (anyClearNear(ux, uy, vx, vy)) return proof(from, part);
    }
  }
  return null;
}

/** Whether a line next to the one through two critical points is clear; if so it is left in `line`. */
function anyClearNear(ux: number, uy: number, vx: number, vy: number): boolean {
  if (!scene.joins(line.through(ux, uy, vx, vy))) return false;
  const upright = Math.abs(vy - uy) > Math.abs(vx - ux);
  for (let du = -1; du <= 1; du += 2) {
    for (let dv = -1; dv <= 1; dv += 2) {
      if (upright ? clear(ux + du, uy, vx + dv, vy) : clear(ux, uy + du, vx, vy + dv)) return true;
    }
  }
  return false;
}

function clear(ux: number, uy: number, vx: number, vy: number): boolean {
  return scene.clear(line.through(ux, uy, vx, vy));
}

function centre(start: number, length: number): number {
  return start * SIGHT_SCALE + (length * SIGHT_SCALE) / 2;
}

function proof(from: Rect, part: Rect): SightLine {
  const { ux, uy, dx, dy } = line;
  const [leave, enter] = scene.gap(line, from, part);
  const a = line.pointAt(leave);
  const b = line.pointAt(enter);
  return {
    u: { x: ux, y: uy },
    v: { x: ux + dx, y: uy + dy },
    from: { x: a.x / SIGHT_SCALE, y: a.y / SIGHT_SCALE },
    to: { x: b.x / SIGHT_SCALE, y: b.y / SIGHT_SCALE },
  };
}

function sameSpot(rect: Rect): SightLine {
  const spot = { x: centre(rect.x, rect.w), y: centre(rect.y, rect.h) };
  const drawn = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
  return { u: spot, v: spot, from: drawn, to: drawn };
}
