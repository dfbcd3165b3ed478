import type { Rect } from '@tafelrunde/engine/geometry';
import {
  type Base,
  boundsOf,
  closed,
  drawnIn,
  isInside,
  type Layout,
  middleOf,
  ONE,
  type Point,
  SIDE,
  type Spot,
  spotOf,
} from './layout.ts';

/** An area of any shape that counts as one cell. */
export interface Zone {
  readonly corners: readonly Point[];
  /** The numbers of the zones that can be gone to from here. */
  readonly links: readonly number[];
}

export class Zones implements Layout {
  readonly zones: readonly Zone[];
  readonly bounds: Rect;
  readonly #corners: readonly (readonly Spot[])[];

  constructor(zones: readonly Zone[]) {
    this.zones = zones;
    this.#corners = zones.map(({ corners }) => corners.map(spotOf));
    this.bounds = boundsOf(this.#corners.flat());
  }

  middle(cell: number, _base?: Base): Spot {
    return middleOf(this.#corners[cell] ?? []);
  }

  /** Where several pieces stand in one zone: in rows around its middle. */
  seat(cell: number, number: number, of: number, { w, h }: Base = ONE): Spot {
    const [x, y] = this.middle(cell);
    const columns = Math.ceil(Math.sqrt(of));
    const rows = Math.ceil(of / columns);
    const [column, row] = [number % columns, Math.floor(number / columns)];
    const inRow = row < rows - 1 ? columns : of - columns * (rows - 1);
    return [x + (column - (inRow - 1) / 2) * w * SIDE, y + (row - (rows - 1) / 2) * h * SIDE];
  }

  at(point: Point): number | null {
    const found = this.#corners.findIndex(corners => isInside(spotOf(point), corners));
    return found < 0 ? null : found;
  }

  shape(cells: readonly number[], inset: number): string {
    return cells.map(cell => closed(drawnIn(this.#corners[cell] ?? [], inset))).join('');
  }

  /** Zones are told apart by their own borders: each has its whole rim. */
  rim(cells: ReadonlySet<number>, inset = 3): string {
    return this.shape([...cells], inset);
  }
}
