import { MAP } from '../../../games/skirmish/content/map.ts';
import { Squares } from '../../kit/map/squares.ts';

export const LAYOUT = new Squares(MAP.width, MAP.height);

export const CELLS: readonly number[] = Array.from({ length: MAP.size }, (_, cell) => cell);

export const isRock = (cell: number): boolean => !MAP.isOpen(MAP.x(cell), MAP.y(cell));

export const ROCKS: readonly number[] = CELLS.filter(isRock);
