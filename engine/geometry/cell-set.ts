import { GeometryError } from './problem.ts';

const LAST_STAMP = 0x7fffffff;

/**
 * A set of cells that is emptied without touching its cells: a cell belongs to it while it bears the current stamp.
 * Made once per map and refilled for every question, so that marking the occupied squares allocates nothing.
 */
export class CellSet {
  readonly size: number;
  /** Read by inner loops, which cannot afford a call per cell: a cell is in the set if its stamp is the current one. */
  readonly stamps: Int32Array;
  stamp = 1;

  constructor(size: number) {
    this.size = size;
    this.stamps = new Int32Array(size);
  }

  static of(size: number, cells: Iterable<number>): CellSet {
    return new CellSet(size).addAll(cells);
  }

  add(cell: number): this {
    if (cell >>> 0 !== cell || cell >= this.size) {
      throw new GeometryError(`Cell ${cell} is not on this map, whose cells are numbered 0 to ${this.size - 1}.`);
    }
    this.stamps[cell] = this.stamp;
    return this;
  }

  addAll(cells: Iterable<number>): this {
    for (const cell of cells) this.add(cell);
    return this;
  }

  remove(cell: number): this {
    if (this.has(cell)) this.stamps[cell] = 0;
    return this;
  }

  has(cell: number): boolean {
    return this.stamps[cell] === this.stamp;
  }

  clear(): this {
    if (this.stamp === LAST_STAMP) {
      this.stamps.fill(0);
      this.stamp = 0;
    }
    this.stamp++;
    return this;
  }
}
