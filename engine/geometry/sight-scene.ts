import type { CellSet } from './cell-set.ts';
import { covers, type Rect } from './rect.ts';
import type { SquareGrid } from './square.ts';
import { BARS_SIGHT } from './square-data.ts';
import { SIGHT_SCALE as SCALE, type StraightLine } from './straight-line.ts';

/**
 * What can matter for sight between two bases: everything that blocks and touches the hull of the two, since every line
 * from one to the other stays inside it, and the critical points in that hull. Scaled to 1/1024 squares. One scene is
 * filled anew for every question.
 */
export class SightScene {
  /** Blockers: x0, y0, x1, y1 each; walls are rectangles without width. */
  private readonly boxes: number[] = [];
  private boxCount = 0;
  /** Critical points: x, y each. */
  readonly points: number[] = [];
  pointCount = 0;
  /** The slanted sides of the hull: px, py, dx, dy each, the bases on the side where the cross product is positive. */
  private readonly sides: number[] = [];
  private sideCount = 0;
  /** The bases: x0, y0, x1, y1. */
  private readonly a = [0, 0, 0, 0];
  private readonly b = [0, 0, 0, 0];
  /** The blocker that cut the last line: most likely to cut the next one too. */
  private lastCut = 0;

  set(grid: SquareGrid, from: Rect, part: Rect, whole: Rect, blocked: CellSet | null): void {
    this.boxCount = 0;
    this.pointCount = 0;
    this.lastCut = 0;
    scaleInto(this.a, from);
    scaleInto(this.b, part);
    this.setSides(from, part);
    this.addCorners(from.x, from.y, from.x + from.w, from.y + from.h);
    this.addCorners(part.x, part.y, part.x + part.w, part.y + part.h);
    const west = Math.min(from.x, part.x);
    const north = Math.min(from.y, part.y);
    const east = Math.max(from.x + from.w, part.x + part.w);
    const south = Math.max(from.y + from.h, part.y + part.h);
    for (let y = north; y < south; y++) {
      for (let x = west; x < east; x++) {
        const cell = y * grid.width + x;
        const own = covers(from, x, y) || covers(whole, x, y);
        if (!own && (grid.open[cell] !== 1 || blocked?.has(cell))) this.addBox(x, y, x + 1, y + 1);
        if (x > west && bars(grid.vertical[y * (grid.width + 1) + x])) this.addBox(x, y, x, y + 1);
        if (y > north && bars(grid.horizontal[cell])) this.addBox(x, y, x + 1, y);
      }
    }
  }

  /** Whether a line touches both bases at all. */
  joins(line: StraightLine): boolean {
    const { a, b } = this;
    return line.touches(at(a, 0), at(a, 1), at(a, 2), at(a, 3)) && line.touches(at(b, 0), at(b, 1), at(b, 2), at(b, 3));
  }

  /** Whether a line passes through both bases and meets no blocker between them. */
  clear(line: StraightLine): boolean {
    const { a, b } = this;
    if (!line.crosses(at(a, 0), at(a, 1), at(a, 2), at(a, 3))) return false;
    const enterA = line.enter;
    const leaveA = line.leave;
    if (!line.crosses(at(b, 0), at(b, 1), at(b, 2), at(b, 3))) return false;
    // The two do not overlap, so one lies wholly before the other.
    const start = Math.min(leaveA, line.leave);
    const end = Math.max(enterA, line.enter);
    if (this.boxCount === 0) return true;
    if (this.cuts(this.lastCut, line, start, end)) return false;
    for (let box = 0; box < this.boxCount; box++) {
      if (this.cuts(box, line, start, end)) {
        this.lastCut = box;
        return false;
      }
    }
    return true;
  }

  /** Where a line that passes both bases leaves the first and enters the second. */
  gap(line: StraightLine, from: Rect, to: Rect): [number, number] {
    const places = [from, to].map(({ x, y, w, h }) => {
      line.touches(x * SCALE, y * SCALE, (x + w) * SCALE, (y + h) * SCALE);
      return { enter: line.enter, leave: line.leave };
    });
    const [a = { enter: 0, leave: 0 }, b = a] = places;
    return a.leave <= b.enter ? [a.leave, b.enter] : [a.enter, b.leave];
  }

  private cuts(box: number, line: StraightLine, start: number, end: number): boolean {
    const { boxes } = this;
    const i = box * 4;
    return (
      line.touches(at(boxes, i), at(boxes, i + 1), at(boxes, i + 2), at(boxes, i + 3)) &&
      line.leave >= start &&
      line.enter <= end
    );
  }

  /** The open squares between the two bases that a line from one to the other can touch. */
  squares(grid: SquareGrid, from: Rect, part: Rect, whole: Rect): number[] {
    this.setSides(from, part);
    const found: number[] = [];
    for (let y = Math.min(from.y, part.y); y < Math.max(from.y + from.h, part.y + part.h); y++) {
      for (let x = Math.min(from.x, part.x); x < Math.max(from.x + from.w, part.x + part.w); x++) {
        if (covers(from, x, y) || covers(whole, x, y) || this.isOutside(x, y, x + 1, y + 1)) continue;
        if (grid.open[y * grid.width + x] === 1) found.push(y * grid.width + x);
      }
    }
    return found;
  }

  /** Whether a rectangle lies wholly beyond one side of the hull. */
  private isOutside(x0: number, y0: number, x1: number, y1: number): boolean {
    for (let side = 0; side < this.sideCount; side++) {
      const beyond =
        this.across(side, x0, y0) < 0 &&
        this.across(side, x1, y0) < 0 &&
        this.across(side, x0, y1) < 0 &&
        this.across(side, x1, y1) < 0;
      if (beyond) return true;
    }
    return false;
  }

  private addBox(x0: number, y0: number, x1: number, y1: number): void {
    if (this.isOutside(x0, y0, x1, y1)) return;
    const i = this.boxCount++ * 4;
    this.boxes[i] = x0 * SCALE;
    this.boxes[i + 1] = y0 * SCALE;
    this.boxes[i + 2] = x1 * SCALE;
    this.boxes[i + 3] = y1 * SCALE;
    this.addCorners(x0, y0, x1, y1);
  }

  private addCorners(x0: number, y0: number, x1: number, y1: number): void {
    this.addPoint(x0, y0);
    this.addPoint(x1, y0);
    this.addPoint(x0, y1);
    this.addPoint(x1, y1);
  }

  private addPoint(x: number, y: number): void {
    for (let side = 0; side < this.sideCount; side++) if (this.across(side, x, y) < 0) return;
    for (let i = 0; i < this.pointCount; i++) {
      if (this.points[i * 2] === x * SCALE && this.points[i * 2 + 1] === y * SCALE) return;
    }
    const i = this.pointCount++ * 2;
    this.points[i] = x * SCALE;
    this.points[i + 1] = y * SCALE;
  }

  /** The slanted sides of the hull of two upright rectangles join corners of the same kind. */
  private setSides(a: Rect, b: Rect): void {
    this.sideCount = 0;
    for (let kind = 0; kind < 4; kind++) {
      const east = kind & 1;
      const south = kind >> 1;
      const px = a.x + east * a.w;
      const py = a.y + south * a.h;
      const dx = b.x + east * b.w - px;
      const dy = b.y + south * b.h - py;
      if (dx === 0 || dy === 0) continue;
      const least = Math.min(leastAcross(px, py, dx, dy, a), leastAcross(px, py, dx, dy, b));
      const most = -Math.min(leastAcross(px, py, -dx, -dy, a), leastAcross(px, py, -dx, -dy, b));
      if (least === 0) this.addSide(px, py, dx, dy);
      else if (most === 0) this.addSide(px, py, -dx, -dy);
    }
  }

  private addSide(px: number, py: number, dx: number, dy: number): void {
    const i = this.sideCount++ * 4;
    this.sides[i] = px;
    this.sides[i + 1] = py;
    this.sides[i + 2] = dx;
    this.sides[i + 3] = dy;
  }

  private across(side: number, x: number, y: number): number {
    const { sides } = this;
    const i = side * 4;
    return at(sides, i + 2) * (y - at(sides, i + 1)) - at(sides, i + 3) * (x - at(sides, i));
  }
}

/** The least cross product over the corners of a rectangle: how far it reaches to the one side of a line. */
function leastAcross(px: number, py: number, dx: number, dy: number, { x, y, w, h }: Rect): number {
  let least = Infinity;
  for (const cx of [x, x + w]) {
    for (const cy of [y, y + h]) least = Math.min(least, dx * (cy - py) - dy * (cx - px));
  }
  return least;
}

function scaleInto(box: number[], { x, y, w, h }: Rect): void {
  box[0] = x * SCALE;
  box[1] = y * SCALE;
  box[2] = (x + w) * SCALE;
  box[3] = (y + h) * SCALE;
}

function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

function bars(bits: number | undefined): boolean {
  return ((bits ?? 0) & BARS_SIGHT) !== 0;
}
