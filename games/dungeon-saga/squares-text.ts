import type { Lang } from '@tafelrunde/engine';
import { type Area, blocksOf } from './areas.ts';
import { squareName } from './names.ts';
import type { BoardView } from './view.ts';

/** "L2 to L5", or one square. */
export function areaText({ x, y, w, h }: Area, lang: Lang): string {
  const first = squareName({ x, y });
  return w * h === 1 ? first : `${first} ${lang === 'en' ? 'to' : 'bis'} ${squareName({ x: x + w - 1, y: y + h - 1 })}`;
}

/** Squares as few words as possible: "A1, L2 to L5". */
export const squaresText = (board: BoardView, cells: readonly number[], lang: Lang): string =>
  blocksOf(cells, board.width)
    .map(block => areaText(block, lang))
    .join(', ');
