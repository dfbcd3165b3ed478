import { CellSet } from '../cell-set.ts';
import { type Drawing, drawnGrid, type Legend, plainGrid } from '../drawn.ts';
import type { Rect } from '../rect.ts';
import type { SquareGrid } from '../square.ts';

/**
 * The little maps of the tests: A looks, B is looked at, o is another figure, # is no square. Maps with + are drawn with
 * their edges: | and - walls, D a closed door, d an open one, % a screen, = a rail.
 */
export const LEGEND: Legend = {
  cells: { A: 'floor', B: 'floor', C: 'floor', o: 'floor' },
  edges: { D: 'wall', d: 'none', '%': 'screen', '=': 'rail' },
  diagonals: 'one-open',
};

export interface Position {
  readonly grid: SquareGrid;
  readonly drawing: Drawing;
  readonly a: Rect;
  readonly b: Rect;
  readonly blocked: CellSet;
}

/** Reads a map from a template string. */
export function position(map: string, legend: Legend = LEGEND): Position {
  const lines = linesOf(map);
  const drawing = map.includes('+') ? drawnGrid(lines, legend) : plainGrid(lines, legend);
  return {
    grid: drawing.grid,
    drawing,
    a: baseOf(drawing, 'A'),
    b: baseOf(drawing, 'B'),
    blocked: CellSet.of(drawing.grid.size, drawing.cells('o')),
  };
}

/** Lines without their indent: no map of the tests begins a line with a blank. */
export function linesOf(map: string): string[] {
  return map
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

export function baseOf({ grid, cells }: Drawing, character: string): Rect {
  const found = cells(character);
  const xs = found.map(cell => grid.x(cell));
  const ys = found.map(cell => grid.y(cell));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}
