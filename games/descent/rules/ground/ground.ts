import { Cache } from '@tafelrunde/engine';
import {
  CellSet,
  CornerSights,
  Counts,
  type EdgeKind,
  fits,
  type Graph,
  type Links,
  linksOf,
  SquareGraph,
  SquareGrid,
  Travel,
  type Wall,
} from '@tafelrunde/engine/geometry';
import type { DoorKind } from '../../content/plan.ts';
import type { Terrain } from '../../content/tiles/tile.ts';
import type { Board, Cell } from './board.ts';
import { bitsOf, HARM, TERRAIN_BITS, uncovered } from './terrain.ts';

/** How a door stands. Locked ones are closed and cannot be opened in the normal way (D2-DOOR-06); gone ones cannot be closed (D2-DOOR-09, -20). */
export const DOOR_OPEN = 0;
export const DOOR_CLOSED = 1;
export const DOOR_LOCKED = 2;
export const DOOR_GONE = 3;

/** Where the terrain is not as the plan has it, by cell: all of it as it is now, crumbling tokens and what they hide included. */
export type Changed = Readonly<Record<Cell, Terrain | readonly Terrain[]>>;

/** What stands on the edges of a closed door: old walls like doors (D2-DOOR-12), overgrowth bars sight (-14..-16), a portcullis steps (-21). */
const STANDS: Readonly<Record<DoorKind, EdgeKind>> = {
  door: 'wall',
  locked: 'wall',
  'old-wall': 'wall',
  overgrowth: 'screen',
  portcullis: 'grate',
};

/**
 * A board while its doors stand in one way and its ground is as it is: all that can be worked out before anybody stands anywhere, each part when it is first
 * wanted. Shared by all positions that look alike; `groundOf` finds it.
 *
 * Three graphs (D2-GEO-02, -05, -11, D2-TERR-14..19, D2-DOOR-15, -22): `grid.near` without obstacles is adjacency, and what is adjacent counts (`counts`);
 * walking goes over `grid.steps`, flying over those of the same map without elevation lines, with obstacles.
 */
export class Ground {
  readonly board: Board;
  readonly doors: readonly number[];
  readonly changed: Changed;
  /** By cell: the bits of its terrain (`TERRAIN_BITS`). */
  readonly terrain: Uint8Array;
  /** By cell: the same without crumbling tokens (D2-TERR-34). */
  readonly beneath: Uint8Array;
  readonly grid: SquareGrid;
  readonly obstacles: CellSet;
  readonly pits: CellSet;
  readonly crumbling: readonly Cell[];
  /** Whether anything here hurts whoever walks over it. */
  readonly harms: boolean;
  /** The adjacent spaces of each. */
  readonly adjacency: Links;
  /** Counting spaces. */
  readonly counts: Counts;
  readonly sights: CornerSights;
  #openSights: CornerSights | undefined;
  #onFoot: Travels | undefined;
  #inTheAir: Travels | undefined;
  /** By size of a base, w * 8 + h. */
  readonly #rooms: (Uint8Array | undefined)[] = [];

  constructor(board: Board, doors: readonly number[], changed: Changed) {
    this.board = board;
    this.doors = [...doors];
    this.changed = { ...changed };
    const all = Uint8Array.from(board.terrain);
    for (const [cell, terrain] of Object.entries(changed)) all[Number(cell)] = bitsOf(terrain);
    this.terrain = all.map(uncovered);
    this.beneath = all.map(bits => bits & ~TERRAIN_BITS.crumbling);
    const walls: Wall[] = [...board.walls];
    for (const { number, kind, edges } of board.doors)
      if (isShut(doors[number])) for (const edge of edges) walls.push({ ...edge, kind: STANDS[kind] });
    // What was destroyed is no space any more, nor is what lies outside the tiles.
    const gone = Array.from(board.isSpace, (open, cell) =>
      open === 1 && ((all[cell] ?? 0) & TERRAIN_BITS.chasm) === 0 ? -1 : cell,
    ).filter(cell => cell >= 0);
    this.grid = new SquareGrid({
      width: board.width,
      height: board.height,
      void: gone,
      walls,
      diagonals: 'one-open',
    });
    const of = (terrain: Terrain): Cell[] =>
      board.cells.filter(cell => ((this.terrain[cell] ?? 0) & TERRAIN_BITS[terrain]) !== 0);
    this.obstacles = CellSet.of(board.size, of('obstacle'));
    this.pits = CellSet.of(board.size, of('pit'));
    this.crumbling = of('crumbling');
    this.harms = board.cells.some(cell => (HARM[this.terrain[cell] ?? 0] ?? 0) > 0);
    this.adjacency = linksOf(adjacency(this.grid, this.obstacles));
    this.counts = new Counts(this.adjacency);
    this.sights = new CornerSights(this.grid, this.obstacles);
  }

  /** Sight that no obstacle bars. */
  get openSights(): CornerSights {
    this.#openSights ??= new CornerSights(this.grid, this.grid.none);
    return this.#openSights;
  }

  /** For movement on foot: walls, closed doors, portcullises and elevation lines bar steps. */
  get onFoot(): Travels {
    this.#onFoot ??= travels(linksOf(new SquareGraph(this.grid)));
    return this.#onFoot;
  }

  /** For those who fly: elevation lines bar nothing (D2-TERR-21). */
  get inTheAir(): Travels {
    if (this.#inTheAir === undefined) {
      const { data } = this.grid;
      const walls = data.walls?.filter(({ kind }) => kind !== 'rail') ?? [];
      this.#inTheAir = travels(linksOf(new SquareGraph(new SquareGrid({ ...data, walls }))));
    }
    return this.#inTheAir;
  }

  /** By cell: 1 where the north-west square of a base of w x h may lie, as far as the ground goes. */
  room(w: number, h: number): Uint8Array {
    const known = this.#rooms[w * 8 + h];
    if (known !== undefined) return known;
    const { grid, obstacles } = this;
    const room = Uint8Array.from({ length: grid.size }, (_, cell) =>
      fits(grid, { x: grid.x(cell), y: grid.y(cell), w, h }, obstacles) ? 1 : 0,
    );
    this.#rooms[w * 8 + h] = room;
    return room;
  }
}

/** Two searches over the same steps: one that keeps out of harm, one that does not. */
export interface Travels {
  readonly links: Links;
  readonly safe: Travel;
  readonly harsh: Travel;
}

const travels = (links: Links): Travels => ({ links, safe: new Travel(links), harsh: new Travel(links) });

export const isShut = (door: number | undefined): boolean => door === DOOR_CLOSED || door === DOOR_LOCKED;

/** An obstacle is adjacent to nothing (D2-GEO-05). Whether corners are passed goes by edges alone: obstacles beside them do no harm. */
function adjacency(grid: SquareGrid, obstacles: CellSet): Graph {
  const { cells, count } = grid.near;
  return {
    size: grid.size,
    degree: 8,
    neighbours(node, into) {
      if (obstacles.has(node)) return 0;
      let found = 0;
      for (let at = node * 8; at < node * 8 + (count[node] as number); at++)
        if (!obstacles.has(cells[at] as number)) into[found++] = cells[at] as number;
      return found;
    },
    cost: () => 1,
  };
}

/** A match meets few of them; bots that look ahead meet each again and again. */
const MOST = 48;
const grounds = new WeakMap<Board, { last: Ground; readonly known: Cache<string, Ground> }>();

/** The ground of a board whose doors stand like this (by number; what is left out is open) and where this terrain has changed. */
export function groundOf(board: Board, doors: readonly number[], changed: Changed = {}): Ground {
  let kept = grounds.get(board);
  if (kept !== undefined && isLike(kept.last, doors, changed)) return kept.last;
  const key = `${doors.join()} ${Object.entries(changed).sort(byCell).join(';')}`;
  const ground = kept?.known.get(key) ?? new Ground(board, doors, changed);
  if (kept === undefined) {
    kept = { last: ground, known: new Cache(MOST) };
    grounds.set(board, kept);
  }
  if (kept.known.get(key) === undefined) kept.known.set(key, ground);
  kept.last = ground;
  return ground;
}

const byCell = ([a]: [string, unknown], [b]: [string, unknown]): number => Number(a) - Number(b);

function isLike(ground: Ground, doors: readonly number[], changed: Changed): boolean {
  if (ground.doors.length !== doors.length) return false;
  for (let i = 0; i < doors.length; i++) if (ground.doors[i] !== doors[i]) return false;
  let changes = 0;
  for (const cell in changed) {
    if (!isSame(ground.changed[Number(cell)], changed[Number(cell)])) return false;
    changes++;
  }
  for (const _ in ground.changed) changes--;
  return changes === 0;
}

type Change = Changed[Cell] | undefined;

const isSame = (a: Change, b: Change): boolean =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && a.length === b.length && a.every((one, i) => one === b[i]));
