import { AHEAD, FACINGS, type Facing, turned } from './compass.ts';
import type { EdgeKind, Wall } from './square-data.ts';
import { squareName } from './square-names.ts';

/** A tile of squares as it is drawn. */
export interface SquareTile {
  /** Its rows from north to south: every character is a square, `-` is none. */
  readonly grid: readonly string[];
  /** Where it joins other tiles: columns on the north and south, rows on the west and east, counted from 0. All other outer edges are walls. */
  readonly exits: Readonly<Partial<Record<Facing, readonly number[]>>>;
  /** What stands between its squares. */
  readonly edges?: readonly {
    readonly x: number;
    readonly y: number;
    readonly side: Facing;
    readonly kind: EdgeKind;
  }[];
}

export const QUARTERS = { 0: 0, 90: 1, 180: 2, 270: 3 } as const;
/** How far a tile is turned, clockwise. */
export type Turn = keyof typeof QUARTERS;

export interface LaidTile {
  readonly name: string;
  readonly tile: SquareTile;
  /** Where the north-west corner of the turned tile comes to lie. */
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export interface JoinedTiles {
  readonly width: number;
  readonly height: number;
  /** By cell: the character of the square, null where there is none. */
  readonly signs: readonly (string | null)[];
  /** By cell: the number of its tile in the list, -1 where there is none. */
  readonly tileOf: Int16Array;
  readonly walls: readonly Wall[];
  /** What does not fit: the number of the tile and a sentence without a full stop. */
  readonly faults: readonly { readonly tile: number; readonly what: string }[];
}

interface TurnedCell {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
  /** The sides on which it leads to another tile. */
  readonly exits: readonly Facing[];
}

/** Lays square tiles side by side. A joint is open where both tiles have an exit; an exit that meets none is a fault. */
export function joinSquareTiles(laid: readonly LaidTile[], leastWidth = 1): JoinedTiles {
  const faults: { tile: number; what: string }[] = [];
  const cells = laid.map(turnedCells);
  const width = Math.max(leastWidth, ...cells.flatMap(list => list.map(({ x }) => x + 1)));
  const height = Math.max(1, ...cells.flatMap(list => list.map(({ y }) => y + 1)));
  const signs = Array.from<string | null>({ length: width * height }).fill(null);
  const tileOf = new Int16Array(width * height).fill(-1);
  const exits = new Map<number, readonly Facing[]>();
  for (const [tile, list] of cells.entries())
    for (const { x, y, sign, exits: open } of list) {
      const cell = y * width + x;
      if (x < 0 || y < 0) {
        faults.push({ tile, what: `a square of it lies at ${x},${y}, beyond the north-west corner of the map` });
        break;
      }
      if (tileOf[cell] !== -1) {
        faults.push({ tile, what: `it covers ${squareName(x, y)}, where ${laid[tileOf[cell] as number]?.name} lies` });
        break;
      }
      signs[cell] = sign;
      tileOf[cell] = tile;
      exits.set(cell, open);
    }
  const walls = laid.flatMap(innerEdges).filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);
  for (const [cell, open] of exits) {
    const tile = tileOf[cell] as number;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const side of FACINGS) {
      const [nx, ny] = [x + AHEAD[side].dx, y + AHEAD[side].dy];
      const next = nx >= 0 && ny >= 0 && nx < width && ny < height ? ny * width + nx : -1;
      const other = tileOf[next] ?? -1;
      if (other === tile) continue;
      const meets = exits.get(next)?.includes(turned(side, 2)) ?? false;
      if (open.includes(side) && !meets) {
        const why = other === -1 ? 'leads nowhere' : `meets a wall of ${laid[other]?.name}`;
        faults.push({ tile, what: `its exit to the ${SIDE_NAMES[side]} at ${squareName(x, y)} ${why}` });
      }
      if (other !== -1 && !(open.includes(side) && meets)) walls.push({ x, y, side });
    }
  }
  return { width, height, signs, tileOf, walls, faults };
}

const SIDE_NAMES: Readonly<Record<Facing, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** Where a square of a tile comes to lie. */
export function laidSquare({ tile, x, y, turn }: LaidTile, column: number, row: number): { x: number; y: number } {
  const [w, h] = sizeOf(tile);
  switch (turn) {
    case 0:
      return { x: x + column, y: y + row };
    case 90:
      return { x: x + h - 1 - row, y: y + column };
    case 180:
      return { x: x + w - 1 - column, y: y + h - 1 - row };
    case 270:
      return { x: x + row, y: y + w - 1 - column };
  }
}

const sizeOf = ({ grid }: SquareTile): [number, number] => [Math.max(0, ...grid.map(row => row.length)), grid.length];

function turnedCells(laid: LaidTile): TurnedCell[] {
  const { tile, turn } = laid;
  return tile.grid.flatMap((line, row) =>
    Array.from(line).flatMap((sign, column) => {
      if (sign === '-') return [];
      const open = FACINGS.filter(side => exitAt(tile, column, row, side));
      return [{ ...laidSquare(laid, column, row), sign, exits: open.map(side => turned(side, QUARTERS[turn])) }];
    }),
  );
}

function exitAt({ grid, exits }: SquareTile, column: number, row: number, side: Facing): boolean {
  if (!exits[side]?.includes(side === 'N' || side === 'S' ? column : row)) return false;
  const { dx, dy } = AHEAD[side];
  // The outermost square of that column or row: tiles may be notched.
  for (let x = column + dx, y = row + dy; ; x += dx, y += dy) {
    const sign = grid[y]?.[x];
    if (sign === undefined) return true;
    if (sign !== '-') return false;
  }
}

function innerEdges(laid: LaidTile): Wall[] {
  return (laid.tile.edges ?? []).map(({ x, y, side, kind }) => ({
    ...laidSquare(laid, x, y),
    side: turned(side, QUARTERS[laid.turn]),
    kind,
  }));
}
