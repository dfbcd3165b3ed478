import { drawnGrid, type Facing, type SquareGrid } from '@tafelrunde/engine/geometry';
import { bosses } from '../bosses.ts';
import type { BossId, HeroId, MinionId } from '../effects.ts';
import { furniture } from '../furniture.ts';
import { minions } from '../minions.ts';
import type { Size } from '../things.ts';
import type { Adventure, Sign } from './adventure.ts';

/** What a drawing says, in cells. */
export interface Plan {
  readonly adventure: Adventure;
  /** The whole map, as if every zone were laid out. */
  readonly grid: SquareGrid;
  /** The zone of every cell, -1 for cells of doors and cells that do not exist. */
  readonly zoneOf: readonly number[];
  readonly zones: number;
  /** The zones laid out at the start. */
  readonly first: readonly number[];
  readonly furniture: readonly Piece[];
  readonly closed: readonly Closed[];
  readonly starts: readonly { readonly hero: HeroId; readonly cell: number; readonly facing: Facing }[];
  readonly servants: readonly Stationed[];
  readonly bones: readonly { readonly cell: number; readonly piles: number }[];
  readonly marks: ReadonlyMap<string, readonly number[]>;
}

export interface Piece {
  readonly piece: string;
  readonly cells: readonly number[];
}

/** A door or chest. */
export interface Closed extends Piece {
  /** Its place in `Plan.closed` and in the things of a state. What people call it is given when it is laid out (see `numberThings`). */
  readonly index: number;
  readonly sign: string;
  readonly kind: 'door' | 'chest';
  readonly lock: string;
  readonly holds: readonly string[];
  /** The zones it touches: a door belongs to all of them, a chest to one. */
  readonly zones: readonly number[];
}

export interface Stationed {
  readonly of: MinionId | BossId;
  readonly cell: number;
  readonly facing: Facing;
  readonly zone: number;
}

/** A fault of a drawing, at a square. */
export type Complain = (message: string, cell: number) => void;

const plans = new Map<string, Plan>();

/** The plan of an adventure, made once. Faults are the business of `validateAdventure`. */
export function planOf(adventure: Adventure): Plan {
  const known = plans.get(adventure.id);
  if (known?.adventure === adventure) return known;
  const plan = readPlan(adventure, () => {});
  plans.set(adventure.id, plan);
  return plan;
}

export function readPlan(adventure: Adventure, complain: Complain): Plan {
  const { map, signs } = adventure;
  const drawing = drawnGrid(map, {
    cells: Object.fromEntries(Object.keys(signs).map(sign => [sign, 'floor'] as const)),
    diagonals: 'one-open',
    adjacency: 'free',
  });
  const { grid } = drawing;
  const drawn = Object.entries(signs).map(([character, sign]) => ({
    character,
    sign,
    cells: drawing.cells(character),
  }));
  const zoneOf = zonesOf(grid, new Set(drawn.flatMap(({ sign, cells }) => (sign.is === 'door' ? cells : []))));
  const pieces = drawn.flatMap(entry => piecesOf(entry, grid, complain));
  const closed = pieces.filter(isClosed).sort((a, b) => firstCell(a) - firstCell(b));
  const starts = drawn.flatMap(({ sign, cells }) =>
    sign.is === 'start' ? cells.map(cell => ({ hero: sign.hero, facing: sign.facing, cell })) : [],
  );
  return {
    adventure,
    grid,
    zoneOf,
    zones: Math.max(-1, ...zoneOf) + 1,
    first: [...new Set(starts.map(({ cell }) => zoneOf[cell] ?? -1))],
    furniture: pieces.filter(piece => !isClosed(piece)),
    closed: numbered(closed, grid, zoneOf),
    starts,
    servants: drawn.flatMap(({ sign, cells }) =>
      sign.is === 'servant' ? stationed(sign, cells, grid, zoneOf, complain) : [],
    ),
    bones: drawn.flatMap(({ sign, cells }) =>
      sign.is === 'bones' ? cells.map(cell => ({ cell, piles: sign.piles ?? 1 })) : [],
    ),
    marks: marksOf(drawn),
  };
}

interface Drawn {
  readonly character: string;
  readonly sign: Sign;
  readonly cells: readonly number[];
}

type Found = Piece & {
  readonly sign: string;
  readonly kind?: 'door' | 'chest';
  readonly lock?: string;
  readonly holds?: readonly string[];
};
type FoundClosed = Found & Required<Pick<Found, 'kind' | 'lock' | 'holds'>>;

const isClosed = (piece: Found): piece is FoundClosed => piece.kind !== undefined;
const firstCell = (piece: Piece): number => piece.cells[0] ?? 0;

/** Connected squares without a door between them, numbered in row order. */
function zonesOf(grid: SquareGrid, doors: ReadonlySet<number>): number[] {
  const zoneOf = Array.from({ length: grid.size }, () => -1);
  let zones = 0;
  for (let start = 0; start < grid.size; start++) {
    if (grid.open[start] !== 1 || zoneOf[start] !== -1 || doors.has(start)) continue;
    const queue = [start];
    zoneOf[start] = zones;
    for (const cell of queue) {
      for (const next of orthogonal(grid, cell)) {
        if (zoneOf[next] !== -1 || doors.has(next)) continue;
        zoneOf[next] = zones;
        queue.push(next);
      }
    }
    zones++;
  }
  return zoneOf;
}

/** The squares that can be stepped to straight. */
export function orthogonal(grid: SquareGrid, cell: number): number[] {
  return [-grid.width, -1, 1, grid.width]
    .map(step => cell + step)
    .filter(next => next >= 0 && next < grid.size && grid.canStep(cell, next));
}

/** Cuts the squares drawn with one sign into pieces of furniture. */
function piecesOf({ character, sign, cells }: Drawn, grid: SquareGrid, complain: Complain): Found[] {
  const piece = sign.is === 'chest' ? 'chest' : sign.is === 'furniture' || sign.is === 'door' ? sign.piece : null;
  if (piece === null) return [];
  const print = furniture.find(({ id }) => id === piece)?.footprint ?? { width: 1, height: 1 };
  const extra =
    sign.is === 'door'
      ? { kind: 'door' as const, lock: sign.lock, holds: [] }
      : sign.is === 'chest'
        ? { kind: 'chest' as const, lock: sign.lock, holds: sign.holds }
        : {};
  return blocks(cells, grid, print.width, print.height, cell =>
    complain(`the ${piece} drawn as "${character}" covers ${print.width} x ${print.height} squares`, cell),
  ).map(block => ({ piece, cells: block, sign: character, ...extra }));
}

/** Takes blocks of w x h (or turned) out of a set of cells, in row order. */
function blocks(
  cells: readonly number[],
  grid: SquareGrid,
  w: number,
  h: number,
  wrong: (cell: number) => void,
): number[][] {
  const left = new Set(cells);
  const found: number[][] = [];
  for (const cell of cells) {
    if (!left.has(cell)) continue;
    const block = [rectangle(grid, cell, w, h), rectangle(grid, cell, h, w)].find(b => b.every(c => left.has(c)));
    if (!block) wrong(cell);
    const taken = block ?? [cell];
    for (const c of taken) left.delete(c);
    found.push(taken);
  }
  return found;
}

function rectangle(grid: SquareGrid, cell: number, w: number, h: number): number[] {
  return Array.from({ length: w * h }, (_, i) => cell + Math.floor(i / w) * grid.width + (i % w));
}

function numbered(found: readonly FoundClosed[], grid: SquareGrid, zoneOf: readonly number[]): Closed[] {
  return found.map(({ piece, cells, sign, kind, lock, holds }, index) => {
    const touched = kind === 'door' ? cells.flatMap(cell => orthogonal(grid, cell)) : cells;
    const zones = [...new Set(touched.map(cell => zoneOf[cell] ?? -1))].filter(zone => zone >= 0);
    return { index, sign, kind, piece, cells, lock, holds, zones };
  });
}

export function sizeOf(of: MinionId | BossId): Size {
  return minions.find(m => m.id === of)?.profile.size ?? bosses.find(b => b.id === of)?.sheet.size ?? 1;
}

function stationed(
  sign: Extract<Sign, { is: 'servant' }>,
  cells: readonly number[],
  grid: SquareGrid,
  zoneOf: readonly number[],
  complain: Complain,
): Stationed[] {
  const size = sizeOf(sign.of);
  return blocks(cells, grid, size, size, cell =>
    complain(`the ${sign.of} is a large figure and needs a block of 2 x 2 squares`, cell),
  ).map(([cell = 0]) => ({ of: sign.of, cell, facing: sign.facing, zone: zoneOf[cell] ?? -1 }));
}

function marksOf(drawn: readonly Drawn[]): Map<string, number[]> {
  const marks = new Map<string, number[]>();
  for (const { sign, cells } of drawn) {
    if (sign.mark === undefined) continue;
    marks.set(sign.mark, [...(marks.get(sign.mark) ?? []), ...cells]);
  }
  return marks;
}
