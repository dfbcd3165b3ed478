import { type Figure, rulers, type View } from '@tafelrunde/dungeon-saga';
import {
  CellSet,
  facedSight,
  frontCells,
  gapSquared,
  type Rect,
  rearCells,
  type SightLine,
} from '@tafelrunde/engine/geometry';
import { baseOf, cellsOf, standing, type Terrain } from './terrain.ts';

/** Squares in front of a figure and at its back (DS-FACE-03, -04). */
export function sidesOf({ board }: View, { grid }: Terrain, figure: Figure) {
  const base = baseOf(board, figure);
  return { front: frontCells(grid, base, figure.facing), rear: rearCells(grid, base, figure.facing) };
}

function obstacles(view: View, { grid }: Terrain): CellSet {
  const set = new CellSet(grid.size);
  for (const cell of standing(view).hides) set.add(cell);
  for (const figure of view.figures) for (const cell of cellsOf(view.board, figure)) set.add(cell);
  return set;
}

/** The clear line from a figure to a base, or null (DS-LOS-01..08). */
export function lineTo(view: View, terrain: Terrain, figure: Figure, to: Rect): SightLine | null {
  return facedSight(terrain.grid, baseOf(view.board, figure), figure.facing, to, obstacles(view, terrain));
}

/** All squares a figure sees from where it stands. */
export function seenBy(view: View, terrain: Terrain, figure: Figure): readonly number[] {
  const { grid, lit } = terrain;
  const base = baseOf(view.board, figure);
  const blocked = obstacles(view, terrain);
  const own = new Set(cellsOf(view.board, figure));
  return [...lit].filter(
    cell =>
      !own.has(cell) &&
      facedSight(grid, base, figure.facing, { x: grid.x(cell), y: grid.y(cell), w: 1, h: 1 }, blocked) !== null,
  );
}

export type Reach = 'short' | 'long' | 'far';

/** Which ruler reaches from base to base (DS-RANGE-04, -05). */
export function reachOf(a: Rect, b: Rect): Reach {
  const gap = gapSquared(a, b);
  return gap <= rulers.short ** 2 ? 'short' : gap <= rulers.long ** 2 ? 'long' : 'far';
}
