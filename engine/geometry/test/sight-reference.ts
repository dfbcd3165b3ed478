import type { CellSet } from '../cell-set.ts';
import { covers, overlap, type Rect } from '../rect.ts';
import type { SightLine } from '../sight-open.ts';
import type { SquareGrid } from '../square.ts';

/** Slow and simple judges of sight that share no code with what they judge: segments against segments, in BigInt. */

type Point = readonly [bigint, bigint];
type Segment = readonly [Point, Point];

/** Everything that blocks, as the sides of closed squares and as walls, in units of 1 / scale. */
function blockers(grid: SquareGrid, a: Rect, b: Rect, blocked: CellSet | null, scale: bigint): Segment[] {
  const found: Segment[] = [];
  const add = (x0: number, y0: number, x1: number, y1: number) =>
    found.push([
      [BigInt(x0) * scale, BigInt(y0) * scale],
      [BigInt(x1) * scale, BigInt(y1) * scale],
    ]);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const own = covers(a, x, y) || covers(b, x, y);
      const shut = !grid.isOpen(x, y) || (blocked?.has(grid.cell(x, y)) ?? false);
      if (!own && shut) {
        // Lines begin and end outside, so none meets a square without meeting its sides.
        add(x, y, x + 1, y);
        add(x, y, x, y + 1);
        add(x + 1, y, x + 1, y + 1);
        add(x, y + 1, x + 1, y + 1);
      }
      if (x > 0 && grid.edgeBarsSight(x, y, -1, 0)) add(x, y, x, y + 1);
      if (y > 0 && grid.edgeBarsSight(x, y, 0, -1)) add(x, y, x + 1, y);
    }
  }
  // Walls wholly inside a base do not matter: a line may begin beyond them.
  return found.filter(segment => ![a, b].some(base => strictlyInside(segment, base, scale)));
}

function strictlyInside(segment: Segment, { x, y, w, h }: Rect, scale: bigint): boolean {
  const [[x0, y0], [x1, y1]] = segment;
  const west = BigInt(x) * scale;
  const north = BigInt(y) * scale;
  const east = BigInt(x + w) * scale;
  const south = BigInt(y + h) * scale;
  if (x0 === x1) return x0 > west && x0 < east && y0 >= north && y1 <= south;
  return y0 > north && y0 < south && x0 >= west && x1 <= east;
}

function cross(o: Point, p: Point, q: Point): bigint {
  return (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0]);
}

/** Whether two closed segments have a point in common. */
function meet([p, q]: Segment, [r, s]: Segment): boolean {
  const between = (a: bigint, b: bigint, c: bigint, d: bigint) =>
    (a < b ? b : a) >= (c < d ? c : d) && (c < d ? d : c) >= (a < b ? a : b);
  if (!between(p[0], q[0], r[0], s[0]) || !between(p[1], q[1], r[1], s[1])) return false;
  const sign = (value: bigint) => (value > 0n ? 1 : value < 0n ? -1 : 0);
  return sign(cross(p, q, r)) * sign(cross(p, q, s)) <= 0 && sign(cross(r, s, p)) * sign(cross(r, s, q)) <= 0;
}

/** Whether a line between points of the two bases on a fine raster is clear. It may miss lines, but makes none up. */
export function sampledSight(grid: SquareGrid, a: Rect, b: Rect, blocked: CellSet | null, fine: number): boolean {
  if (overlap(a, b)) return true;
  const walls = blockers(grid, a, b, blocked, BigInt(fine));
  const ends = raster(b, fine);
  // The blocker that cut the last line comes first: it nearly always cuts the next.
  return raster(a, fine).some(p =>
    ends.some(q => {
      const cut = walls.findIndex(wall => meet(wall, [p, q]));
      if (cut > 0) walls.unshift(...walls.splice(cut, 1));
      return cut < 0;
    }),
  );
}

function raster({ x, y, w, h }: Rect, fine: number): Point[] {
  const points: Point[] = [];
  for (let row = y * fine; row <= (y + h) * fine; row++) {
    for (let column = x * fine; column <= (x + w) * fine; column++) points.push([BigInt(column), BigInt(row)]);
  }
  return points;
}

/**
 * Whether a line given as proof is one: there is a point of it inside each base such that nothing lies between them. The
 * points are the middles of what the line has in common with each base, as fractions; all is scaled to make them whole.
 */
export function lineProves(grid: SquareGrid, line: SightLine, a: Rect, b: Rect, blocked: CellSet | null): boolean {
  if (overlap(a, b)) return true;
  const u: Point = [BigInt(line.u.x), BigInt(line.u.y)];
  const d: Point = [BigInt(line.v.x) - u[0], BigInt(line.v.y) - u[1]];
  const one = (value: bigint) => (value === 0n ? 1n : value);
  const whole = 2n * one(d[0]) * one(d[1]);
  const middle = (base: Rect): Point | null => {
    const cuts = commonPlaces(u, d, base, 1024n, whole);
    if (cuts === null) return null;
    const t = (cuts[0] + cuts[1]) / 2n;
    return [u[0] * whole + d[0] * t, u[1] * whole + d[1] * t];
  };
  const p = middle(a);
  const q = middle(b);
  if (p === null || q === null) return false;
  const positive = whole < 0n ? -whole : whole;
  const sight: Segment =
    whole < 0n
      ? [
          [-p[0], -p[1]],
          [-q[0], -q[1]],
        ]
      : [p, q];
  const scale = 1024n * positive;
  return !blockers(grid, a, b, blocked, scale).some(wall => meet(wall, sight));
}

/** Between which t / whole the points u + t / whole * d lie in the base, or null if not in its inside. */
function commonPlaces(u: Point, d: Point, base: Rect, scale: bigint, whole: bigint): [bigint, bigint] | null {
  let low: bigint | null = null;
  let high: bigint | null = null;
  const spans = [
    [u[0], d[0], BigInt(base.x) * scale, BigInt(base.x + base.w) * scale],
    [u[1], d[1], BigInt(base.y) * scale, BigInt(base.y + base.h) * scale],
  ] as const;
  for (const [start, step, from, to] of spans) {
    if (step === 0n) {
      if (start <= from || start >= to) return null;
      continue;
    }
    const first = ((from - start) * whole) / step;
    const second = ((to - start) * whole) / step;
    const [near, far] = first < second ? [first, second] : [second, first];
    low = low === null || near > low ? near : low;
    high = high === null || far < high ? far : high;
  }
  return low === null || high === null || low >= high ? null : [low, high];
}
