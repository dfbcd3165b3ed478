import type { Rect } from '@tafelrunde/engine/geometry';
import { type Base, type Layout, type Point, type Spot, short, spotOf } from './layout.ts';
import type { Neighbour } from './neighbours.ts';

/** Half of what a finger or pointer must hit to mean a piece, in units of the drawing. */
const REACH = 30;

/**
 * A map on which pieces stand free inside its cells: each piece is a cell of its own, behind those of the map, so that it can be pointed at. Where it
 * stands, its place is not meant.
 */
export class StandingLayout implements Layout {
  readonly ground: Layout;
  /** How many cells the map itself has. */
  readonly size: number;
  readonly spots: readonly Spot[];
  /** How large each piece is drawn; as large as a cell where nothing is said. */
  readonly scales: readonly number[];

  constructor(ground: Layout, size: number, spots: readonly Spot[], scales: readonly number[] = []) {
    this.ground = ground;
    this.size = size;
    this.spots = spots;
    this.scales = scales;
  }

  get bounds(): Rect {
    return this.ground.bounds;
  }

  middle(cell: number, base?: Base): Spot {
    return this.spots[cell - this.size] ?? this.ground.middle(cell, base);
  }

  at(point: Point): number | null {
    const [x, y] = spotOf(point);
    // Who stands in front is drawn last.
    const piece = this.spots.findLastIndex(([px, py], i) => Math.hypot(px - x, py - y) <= this.#reach(i));
    return piece < 0 ? this.ground.at(point) : this.size + piece;
  }

  /** Cells of the map are one shape together, as the map has it; every piece is one of its own. */
  shape(cells: readonly number[], inset: number, round?: number): string {
    const ground = cells.filter(cell => this.spots[cell - this.size] === undefined);
    const pieces = cells.flatMap(cell => {
      const spot = this.spots[cell - this.size];
      return spot === undefined ? [] : [circle(spot, this.#reach(cell - this.size) - inset / 2)];
    });
    return [...(ground.length > 0 ? [this.ground.shape(ground, inset, round)] : []), ...pieces].join('');
  }

  #reach(piece: number): number {
    return REACH * (this.scales[piece] ?? 1);
  }

  rim(cells: ReadonlySet<number>, inset?: number): string {
    return this.ground.rim(new Set([...cells].filter(cell => cell < this.size)), inset);
  }
}

const circle = ([x, y]: Spot, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Arrow keys go over the map; from a piece they go on from where it stands. */
export const standingNeighbour =
  (layout: StandingLayout, neighbour: Neighbour, cellOf: (piece: number) => number): Neighbour =>
  (cell, heading) =>
    neighbour(cell < layout.size ? cell : cellOf(cell - layout.size), heading);
