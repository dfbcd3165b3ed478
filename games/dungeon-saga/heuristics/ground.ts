import { AHEAD, type Facing, SquareGrid } from '@tafelrunde/engine/geometry';
import { turnedAway } from '../announced.ts';
import { furniturePiece } from '../content/index.ts';
import type { Figure } from '../state.ts';
import type { View } from '../view.ts';

/** Farther than any way. */
export const FAR = 40;
/** Squares that a way through a closed door counts for more. */
const DOOR = 6;
/** … and one over floor that is turned away now and will come back. */
const TURNED_AWAY = 3;

/** The floor as a player sees it. Made once for each board and shared: nothing in it changes but notes of ways found. */
export interface Ground {
  readonly grid: SquareGrid;
  /** What entering a cell costs on a way; 0: no way leads through it. */
  readonly costs: Uint8Array;
  /** Per cell, once asked: how far every cell is from it. */
  readonly ways: (Uint8Array | undefined)[];
}

/** A ground and what it was made for: boards of an adventure differ in which squares are there and in what is open, and in nothing else. */
interface Known {
  readonly adventure: string;
  readonly floor: readonly number[];
  readonly open: readonly boolean[];
  readonly ground: Ground;
}

/** The latest first. */
const known: Known[] = [];
/** More than the boards of the matches that are thought about at a time. */
const MOST_KNOWN = 64;

export function groundOf(view: View): Ground {
  const at = known.findIndex(one => isFor(one, view));
  if (at === 0) return (known[0] as Known).ground;
  const { adventure, board, things } = view;
  const [found = { adventure, floor: board.floor, open: things.map(({ open }) => open), ground: makeGround(view) }] =
    at > 0 ? known.splice(at, 1) : [];
  known.unshift(found);
  known.length = Math.min(known.length, MOST_KNOWN);
  return found.ground;
}

function isFor(one: Known, { adventure, board: { floor }, things }: View): boolean {
  if (one.adventure !== adventure || one.floor.length !== floor.length || one.open.length !== things.length)
    return false;
  for (let i = 0; i < things.length; i++) if (one.open[i] !== things[i]?.open) return false;
  if (one.floor === floor) return true;
  for (let i = 0; i < floor.length; i++) if (one.floor[i] !== floor[i]) return false;
  return true;
}

function makeGround(view: View): Ground {
  const { width, height, floor, walls, furniture } = view.board;
  const away = turnedAway(view);
  const there = new Set([...floor, ...away]);
  const costs = new Uint8Array(width * height);
  for (const cell of floor) costs[cell] = 1;
  for (const cell of away) costs[cell] = 1 + TURNED_AWAY;
  for (const { piece, cells } of furniture)
    if (!furniturePiece(piece).enterable) for (const cell of cells) costs[cell] = 0;
  for (const { kind, cells, open } of view.things)
    for (const cell of cells)
      if (kind === 'chest') costs[cell] = 0;
      else if (!open) costs[cell] = 1 + DOOR;
  const grid = new SquareGrid({
    width,
    height,
    void: Array.from({ length: width * height }, (_, cell) => cell).filter(cell => !there.has(cell)),
    walls: [...walls],
    diagonals: 'one-open',
    adjacency: 'free',
  });
  return { grid, costs, ways: [] };
}

/** Steps along the floor, figures not counted. */
export function distance(ground: Ground, from: number, to: number): number {
  let ways = ground.ways[to];
  if (!ways) {
    ways = findWays(ground, to);
    ground.ways[to] = ways;
  }
  return ways[from] as number;
}

export function nearest(ground: Ground, from: number, cells: readonly number[]): number {
  let best = FAR;
  for (let i = 0; i < cells.length; i++) best = Math.min(best, distance(ground, from, cells[i] as number));
  return best;
}

/** How far every cell is from one, which may itself be barred: a chest, a door. Shorter ways are found first. */
function findWays({ grid, costs }: Ground, to: number): Uint8Array {
  const ways = new Uint8Array(grid.size).fill(FAR);
  ways[to] = 0;
  const rings: number[][] = Array.from({ length: FAR }, () => []);
  rings[0]?.push(to);
  for (let far = 0; far < FAR; far++)
    for (const cell of rings[far] ?? []) {
      if (ways[cell] !== far) continue;
      const { cells, count } = grid.steps;
      // Whoever goes the other way enters this cell, not the next one.
      const next = far + (cell === to ? 1 : (costs[cell] as number));
      if (next >= FAR || (cell !== to && costs[cell] === 0)) continue;
      for (let at = cell * 8, last = at + (count[cell] as number); at < last; at++) {
        const other = cells[at] as number;
        if (next >= (ways[other] as number) || !isPassable(grid, costs, at)) continue;
        ways[other] = next;
        rings[next]?.push(other);
      }
    }
  return ways;
}

/** A diagonal step needs a free square beside it (DS-MOVE-05). `at`: its place in the table of steps. */
function isPassable({ steps: { corners } }: SquareGrid, costs: Uint8Array, at: number): boolean {
  const first = corners[at * 2] as number;
  if (first === STRAIGHT) return true;
  const second = corners[at * 2 + 1] as number;
  return (first >= 0 && costs[first] === 1) || (second >= 0 && costs[second] === 1);
}

const STRAIGHT = -2;

// ----------------------------------------------------------------------------------------------------- crowded ground

/** What it costs to get past a friend, who will go on, and past an enemy, who will not. */
export const IN_TIME = { friend: 2, enemy: 4 } as const;
/** … and past anybody at once. */
export const AT_ONCE = { friend: FAR, enemy: FAR } as const;

let crowd = new Uint8Array(0);
let flooded = new Uint8Array(0);
let queue = new Int32Array(0);

/**
 * How far every cell is from the nearest of some, figures counted. The answer is overwritten by the next call. `friends` and `enemies` as
 * seen by whoever walks.
 */
export function flood(
  { grid, costs }: Ground,
  to: readonly number[],
  friends: readonly Figure[],
  enemies: readonly Figure[],
  { friend, enemy }: { readonly friend: number; readonly enemy: number } = IN_TIME,
): Uint8Array {
  const { size, width } = grid;
  if (crowd.length < size) {
    crowd = new Uint8Array(size);
    flooded = new Uint8Array(size);
    queue = new Int32Array(size * 16);
  }
  crowd.set(costs);
  for (const figure of friends) fill(figure, width, friend);
  for (const figure of enemies) fill(figure, width, enemy);
  flooded.fill(FAR, 0, size);
  let end = 0;
  for (const cell of to) {
    flooded[cell] = 0;
    queue[end++] = cell;
  }
  const { cells, count } = grid.steps;
  for (let head = 0; head < end; head++) {
    const cell = queue[head] as number;
    const cost = flooded[cell] === 0 ? 1 : (crowd[cell] as number);
    const next = (flooded[cell] as number) + cost;
    if (cost === 0 || next >= FAR) continue;
    for (let at = cell * 8, last = at + (count[cell] as number); at < last; at++) {
      const other = cells[at] as number;
      if (next >= (flooded[other] as number) || !isPassable(grid, crowd, at)) continue;
      flooded[other] = next;
      if (end < queue.length) queue[end++] = other;
    }
  }
  return flooded;
}

function fill({ cell, size }: Figure, width: number, cost: number): void {
  for (let i = 0; i < size * size; i++) {
    const at = cell + (i % size) + ((i / size) | 0) * width;
    crowd[at] = (crowd[at] as number) + cost;
  }
}

// ------------------------------------------------------------------------------------------------- figures side by side

/** Whether two figures are adjacent: the bases border on each other with no wall between. */
export function touch({ grid }: Ground, a: Figure, b: Figure): boolean {
  const { width } = grid;
  const dx = (b.cell % width) - (a.cell % width);
  const dy = ((b.cell / width) | 0) - ((a.cell / width) | 0);
  if (dx > a.size || dy > a.size || dx < -b.size || dy < -b.size) return false;
  return a.size + b.size > 2 || grid.adjacent(a.cell, b.cell);
}

/** Whether `other`, which is adjacent, stands at the back of the figure (DS-FACE-04). */
export function atTheBack({ grid: { width } }: Ground, figure: Figure, other: Figure): boolean {
  const dx = (other.cell % width) - (figure.cell % width);
  const dy = ((other.cell / width) | 0) - ((figure.cell / width) | 0);
  return isBehind(figure.facing, dx, dy, figure.size, other.size);
}

function isBehind(facing: Facing, dx: number, dy: number, size: number, otherSize: number): boolean {
  const ahead = AHEAD[facing];
  if (ahead.dx > 0) return dx + otherSize <= 0;
  if (ahead.dx < 0) return dx >= size;
  if (ahead.dy > 0) return dy + otherSize <= 0;
  return dy >= size;
}
