import { CellSet } from '@tafelrunde/engine/geometry';
import type { Cell } from './board.ts';
import type { Ground } from './ground.ts';

/** Who is friendly to whom (D2-FIG-04, -05). */
export type Side = 'heroes' | 'overlord';

/** Whatever stands in a space and blocks it. Familiars that are no figures stand in nobody's way and do not belong here. */
export interface Standing {
  readonly cells: readonly Cell[];
  readonly side: Side;
  /** Treated as an obstacle: blocks friends as well, and no spaces are counted through it (D2-FAM-26, -27). */
  readonly stone?: boolean;
}

/**
 * Who stands where, for one question at a time. Make one per board, fill it anew whenever somebody has moved: that costs a few writes per figure and
 * allocates nothing.
 */
export class Crowd {
  readonly all: CellSet;
  readonly heroes: CellSet;
  readonly overlord: CellSet;
  /** Those who block sight: all but figures in pits (D2-TERR-09). */
  readonly seen: CellSet;
  /** Figures in pits (D2-TERR-07, -08). */
  readonly sunk: CellSet;
  readonly stones: CellSet;
  stoneCount = 0;
  #ground: Ground | null = null;

  constructor(size: number) {
    this.all = new CellSet(size);
    this.heroes = new CellSet(size);
    this.overlord = new CellSet(size);
    this.seen = new CellSet(size);
    this.sunk = new CellSet(size);
    this.stones = new CellSet(size);
  }

  /** Nobody stands on this ground. */
  clear(ground: Ground): this {
    this.#ground = ground;
    for (const set of [this.all, this.heroes, this.overlord, this.seen, this.sunk, this.stones]) set.clear();
    this.stoneCount = 0;
    return this;
  }

  add(cells: readonly Cell[], side: Side, stone = false): this {
    const sunk = !stone && this.#ground !== null && inPit(this.#ground, cells);
    for (const cell of cells) {
      this.all.add(cell);
      if (stone) this.stones.add(cell);
      else this[side].add(cell);
      if (sunk) this.sunk.add(cell);
      else this.seen.add(cell);
    }
    if (stone) this.stoneCount++;
    return this;
  }

  fill(ground: Ground, figures: Iterable<Standing>): this {
    this.clear(ground);
    for (const { cells, side, stone } of figures) this.add(cells, side, stone);
    return this;
  }
}

/** Is a figure on these spaces in a pit? A large one only if every space of its base is a pit space (D2-LARGE-11). */
export const inPit = ({ pits }: Ground, cells: readonly Cell[]): boolean => {
  for (const cell of cells) if (!pits.has(cell)) return false;
  return cells.length > 0;
};

/** A space that holds no figure and blocks neither movement nor sight (D2-GEO-15); tokens do not matter (-16). */
export const isEmpty = (ground: Ground, crowd: Crowd, cell: Cell): boolean =>
  ground.board.isSpace[cell] === 1 && !ground.obstacles.has(cell) && !crowd.all.has(cell);
