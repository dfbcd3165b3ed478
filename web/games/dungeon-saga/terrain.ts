import { type BoardView, type Figure, furniturePiece, type View } from '@tafelrunde/dungeon-saga';
import { type Rect, SquareGrid } from '@tafelrunde/engine/geometry';
import { Squares } from '../../kit/map/squares.ts';

/** The laid-out part of the dungeon, ready to be measured. */
export interface Terrain {
  /** The same for the same floor: what is drawn once is kept by it. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly grid: SquareGrid;
  readonly lit: ReadonlySet<number>;
  /** The smallest rectangle of squares around all that is lit. */
  readonly bounds: Rect;
  readonly layout: Squares;
}

/** Boards are few and come as copies: each is worked out once. */
const known = new Map<string, Terrain>();

export function terrainOf(adventure: string, board: BoardView): Terrain {
  const key = `${adventure} ${board.floor.join(' ')}`;
  let terrain = known.get(key);
  if (!terrain) {
    terrain = survey(key, board);
    known.set(key, terrain);
  }
  return terrain;
}

function survey(key: string, { width, height, floor, walls }: BoardView): Terrain {
  const lit = new Set(floor);
  const dark = Array.from({ length: width * height }, (_, cell) => cell).filter(cell => !lit.has(cell));
  const grid = new SquareGrid({ width, height, void: dark, walls, diagonals: 'one-open', adjacency: 'free' });
  const bounds = boundsOf(floor, width);
  return { key, width, height, grid, lit, bounds, layout: new Squares(width, height, bounds) };
}

function boundsOf(cells: readonly number[], width: number): Rect {
  const xs = cells.map(cell => cell % width);
  const ys = cells.map(cell => Math.floor(cell / width));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

/** Around all that the viewer knows of the dungeon: the overlord knows the dark as well. */
export const wholeOf = ({ dark, board }: View, { lit, bounds }: Terrain): Rect =>
  dark ? boundsOf([...lit, ...dark.floor], board.width) : bounds;

export const xOf = ({ width }: { readonly width: number }, cell: number): number => cell % width;
export const yOf = ({ width }: { readonly width: number }, cell: number): number => Math.floor(cell / width);

export function baseOf(board: { readonly width: number }, { cell, size }: Figure): Rect {
  return { x: xOf(board, cell), y: yOf(board, cell), w: size, h: size };
}

export function cellsOf({ width }: { readonly width: number }, { cell, size }: Figure): number[] {
  return Array.from({ length: size * size }, (_, i) => cell + Math.floor(i / size) * width + (i % size));
}

export function rectOfCells(board: { readonly width: number }, cells: readonly number[]): Rect {
  return boundsOf(cells, board.width);
}

export function figureOn({ board, figures }: View, cell: number): Figure | undefined {
  return figures.find(figure => cellsOf(board, figure).includes(cell));
}

/** What stands in the way of feet and of eyes, by the pieces on the board. */
export function standing(view: View): { readonly bars: ReadonlySet<number>; readonly hides: ReadonlySet<number> } {
  const bars = new Set<number>();
  const hides = new Set<number>();
  const closed = view.things.filter(({ kind, open }) => kind === 'chest' || !open);
  for (const { piece, cells } of [...view.board.furniture, ...closed]) {
    const { enterable, sight } = furniturePiece(piece);
    for (const cell of cells) {
      if (!enterable) bars.add(cell);
      if (sight === 'blocks') hides.add(cell);
    }
  }
  return { bars, hides };
}
