import type { Rect } from '@tafelrunde/engine/geometry';
import { type Base, type Layout, ONE, type Point, SIDE, type Spot } from './layout.ts';

/** Squares in rows: cell 0 is in the north-west corner. */
export class Squares implements Layout {
  readonly width: number;
  readonly height: number;
  readonly bounds: Rect;

  constructor(width: number, height: number, bounds: Rect = { x: 0, y: 0, w: width, h: height }) {
    this.width = width;
    this.height = height;
    this.bounds = bounds;
  }

  x(cell: number): number {
    return cell % this.width;
  }

  y(cell: number): number {
    return Math.floor(cell / this.width);
  }

  middle(cell: number, { w, h }: Base = ONE): Spot {
    return [(this.x(cell) + w / 2) * SIDE, (this.y(cell) + h / 2) * SIDE];
  }

  at({ x, y }: Point): number | null {
    return x >= 0 && y >= 0 && x < this.width && y < this.height ? Math.floor(y) * this.width + Math.floor(x) : null;
  }

  /** Cells that are taken together are the rectangle around them. */
  shape(cells: readonly number[], inset: number, round = 0): string {
    const columns = cells.map(cell => this.x(cell));
    const rows = cells.map(cell => this.y(cell));
    const [x, y] = [Math.min(...columns) * SIDE + inset, Math.min(...rows) * SIDE + inset];
    const w = (Math.max(...columns) + 1) * SIDE - x - inset - 2 * round;
    const h = (Math.max(...rows) + 1) * SIDE - y - inset - 2 * round;
    const bend = (dx: number, dy: number): string => (round === 0 ? '' : `a${round} ${round} 0 0 1 ${dx} ${dy}`);
    return `M${x + round} ${y}h${w}${bend(round, round)}v${h}${bend(-round, round)}h${-w}${bend(-round, -round)}v${-h}${bend(round, -round)}z`;
  }

  rim(cells: ReadonlySet<number>, inset = 3): string {
    let d = '';
    for (const cell of cells) {
      const [x, y] = [this.x(cell) * SIDE, this.y(cell) * SIDE];
      const [west, east] = [cells.has(cell - 1), cells.has(cell + 1)];
      const [north, south] = [cells.has(cell - this.width), cells.has(cell + this.width)];
      const [left, right] = [x + (west ? 0 : inset), x + SIDE - (east ? 0 : inset)];
      const [top, bottom] = [y + (north ? 0 : inset), y + SIDE - (south ? 0 : inset)];
      if (!north) d += `M${left} ${top}H${right}`;
      if (!south) d += `M${left} ${bottom}H${right}`;
      if (!west) d += `M${left} ${top}V${bottom}`;
      if (!east) d += `M${right} ${top}V${bottom}`;
    }
    return d;
  }
}
