import type { Facing } from '@tafelrunde/engine/geometry';
import type { BoardView } from './view.ts';

/** Squares side by side without a wall between them. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const STEPS: Readonly<Record<Facing, readonly [dx: number, dy: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

type Opens = (cell: number, towards: 'E' | 'S') => boolean;

/** The laid-out board as few large rectangles, as people would tell of halls and corridors; from west to east. */
export function areasOf(board: BoardView, without: ReadonlySet<number>): Area[] {
  const walls = wallsOf(board);
  const squares = board.floor.filter(cell => !without.has(cell));
  return rectangles(squares, board.width, (cell, towards) => !walls.has(edge(board, cell, towards)));
}

/** Any squares as rectangles, walls or not. */
export const blocksOf = (cells: readonly number[], width: number): Area[] => rectangles(cells, width, () => true);

export const cellsIn = ({ x, y, w, h }: Area, width: number): number[] =>
  Array.from({ length: w * h }, (_, i) => (y + Math.floor(i / w)) * width + x + (i % w));

/** Where one can step out of the area: from which squares, to which. */
export function exitsOf(board: BoardView, area: Area, side: Facing): { readonly from: number; readonly to: number }[] {
  const walls = wallsOf(board);
  const [dx, dy] = STEPS[side];
  return cellsIn(area, board.width).flatMap(from => {
    const [x, y] = [(from % board.width) + dx, Math.floor(from / board.width) + dy];
    const inside = x >= area.x && y >= area.y && x < area.x + area.w && y < area.y + area.h;
    const to = y * board.width + x;
    if (inside || x < 0 || x >= board.width || walls.has(edge(board, from, side)) || !board.floor.includes(to))
      return [];
    return [{ from, to }];
  });
}

const wallsOf = (board: BoardView): ReadonlySet<number> =>
  new Set(board.walls.map(({ x, y, side }) => edge(board, y * board.width + x, side)));

/** A number for the edge between two squares, the same from both sides. */
function edge({ width }: BoardView, cell: number, side: Facing): number {
  if (side === 'E' || side === 'S') return cell * 2 + (side === 'E' ? 0 : 1);
  return side === 'W' ? (cell - 1) * 2 : (cell - width) * 2 + 1;
}

/** A hall is rather told of than a strip through it and what lies beside that. */
const worth = ({ w, h }: Area): number => w * h * Math.min(w, h);

function rectangles(cells: readonly number[], width: number, opens: Opens): Area[] {
  const left = new Set(cells);
  const found: Area[] = [];
  while (left.size > 0) {
    let best: Area = { x: 0, y: 0, w: 0, h: 0 };
    for (const cell of left) {
      const area = largestFrom(cell, left, width, opens);
      if (worth(area) > worth(best)) best = area;
    }
    for (const cell of cellsIn(best, width)) left.delete(cell);
    found.push(best);
  }
  return found.sort((a, b) => a.x - b.x || a.y - b.y);
}

/** The largest rectangle with this square in its north-west. */
function largestFrom(start: number, left: ReadonlySet<number>, width: number, opens: Opens): Area {
  const [x, y] = [start % width, Math.floor(start / width)];
  let best: Area = { x, y, w: 0, h: 0 };
  let most = width - x;
  for (let row = start, h = 1; left.has(row); row += width, h++) {
    let w = 0;
    while (
      w < most &&
      left.has(row + w) &&
      (h === 1 || opens(row + w - width, 'S')) &&
      (w === 0 || opens(row + w - 1, 'E'))
    )
      w++;
    most = w;
    if (w === 0) break;
    if (worth({ x, y, w, h }) > worth(best)) best = { x, y, w, h };
  }
  return best;
}
