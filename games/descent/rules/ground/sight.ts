import type { Cell } from './board.ts';
import type { Crowd } from './crowd.ts';
import type { Ground } from './ground.ts';
import { isAdjacent } from './spaces.ts';

/**
 * Whether a figure on these spaces has line of sight to a space (D2-LOS-01): from any space it covers (-11), past all others and itself (-06..-08). Into and
 * out of pits only between adjacent spaces (D2-TERR-07, -08). Everybody concerned must be in the crowd, the two themselves included.
 */
export function seesCell(ground: Ground, crowd: Crowd, from: readonly Cell[], to: Cell): boolean {
  const sunk = crowd.sunk.has(to) || crowd.sunk.has(from[0] ?? -1);
  for (const cell of from) {
    if (sunk && cell !== to && !isAdjacent(ground, cell, to)) continue;
    if (ground.sights.sees(cell, to, crowd.seen)) return true;
  }
  return false;
}

/** The same for whoever sees through figures and obstacles: walls, closed doors and pits alone are in the way. */
export function seesThrough(ground: Ground, crowd: Crowd, from: readonly Cell[], to: Cell): boolean {
  const sunk = crowd.sunk.has(to) || crowd.sunk.has(from[0] ?? -1);
  return from.some(
    cell =>
      (!sunk || cell === to || isAdjacent(ground, cell, to)) && ground.openSights.sees(cell, to, ground.grid.none),
  );
}

/** Whether a figure has line of sight to a figure: to any space it covers. */
export function seesFigure(ground: Ground, crowd: Crowd, from: readonly Cell[], to: readonly Cell[]): boolean {
  for (const cell of to) if (seesCell(ground, crowd, from, cell)) return true;
  return false;
}
