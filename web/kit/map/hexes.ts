import { HEX_STEPS, type Hex, hexAdd, hexKey, type Rect } from '@tafelrunde/engine/geometry';
import {
  type Base,
  boundsOf,
  closed,
  drawnIn,
  type Layout,
  type Point,
  SIDE,
  type Spot,
  short,
  spotOf,
} from './layout.ts';

/** From the middle to a corner, so that neighbours in a row are one cell apart. */
const RADIUS = SIDE / Math.sqrt(3);
/** Where the corners lie, beginning after the side that looks east, in the order of `HEX_STEPS`. */
const CORNERS = [30, 90, 150, 210, 270, 330].map(degrees => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * RADIUS, Math.sin(angle) * RADIUS] as const;
});

/** Hexes that stand on a corner, in rows from west to east. */
export class Hexes implements Layout {
  readonly hexes: readonly Hex[];
  readonly bounds: Rect;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(hexes: readonly Hex[]) {
    this.hexes = hexes;
    this.#numbers = new Map(hexes.map((hex, i) => [hexKey(hex), i]));
    this.bounds = boundsOf(hexes.flatMap((_, cell) => this.corners(cell)));
  }

  /** The number of a hex, if it is on the map. */
  cell(hex: Hex): number | null {
    return this.#numbers.get(hexKey(hex)) ?? null;
  }

  /** The neighbour behind the side with this number of `HEX_STEPS`. */
  neighbour(cell: number, side: number): number | null {
    const hex = this.hexes[cell];
    const step = HEX_STEPS[side];
    return hex && step ? this.cell(hexAdd(hex, step)) : null;
  }

  /** Whatever its base, a piece stands in the middle of its hex. */
  middle(cell: number, _base?: Base): Spot {
    const { q, r } = this.hexes[cell] ?? { q: 0, r: 0 };
    return [(q + r / 2) * SIDE, r * RADIUS * 1.5];
  }

  at(point: Point): number | null {
    const [x, y] = spotOf(point);
    const r = y / (RADIUS * 1.5);
    return this.cell(rounded(x / SIDE - r / 2, r));
  }

  corners(cell: number): Spot[] {
    const [x, y] = this.middle(cell);
    return CORNERS.map(([dx, dy]) => [x + dx, y + dy]);
  }

  shape(cells: readonly number[], inset: number): string {
    return cells.map(cell => closed(drawnIn(this.corners(cell), inset))).join('');
  }

  rim(cells: ReadonlySet<number>, inset = 3): string {
    let d = '';
    for (const cell of cells) {
      const corners = drawnIn(this.corners(cell), inset);
      HEX_STEPS.forEach((_, side) => {
        const next = this.neighbour(cell, side);
        if (next !== null && cells.has(next)) return;
        const [[ax, ay], [bx, by]] = [corners[(side + 5) % 6] ?? [0, 0], corners[side] ?? [0, 0]];
        d += `M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}`;
      });
    }
    return d;
  }
}

/** The hex in which a place lies: all three coordinates rounded, the one that was farthest off made to fit. */
function rounded(q: number, r: number): Hex {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return { q: -rr - rs, r: rr };
  return dr > ds ? { q: rq, r: -rq - rs } : { q: rq, r: rr };
}
