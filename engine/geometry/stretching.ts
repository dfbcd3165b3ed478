import type { CellSet } from './cell-set.ts';
import { placementsOver } from './placement.ts';
import type { Rect } from './rect.ts';
import type { SquareGrid } from './square.ts';
import type { Travel } from './travel.ts';

/** A place where a large figure may end its move. */
export interface Stretched {
  readonly base: Rect;
  /** The square it had reached before it stretched, and what that cost. */
  readonly cell: number;
  readonly cost: number;
}

/**
 * Large figures that shrink to one square while they move and stretch when they stop (D2-LARGE-06..17): every base that covers a square they
 * can stop in, each once, with the cheapest way there. `taken` are the squares of the others.
 */
export function stretchedBases(
  grid: SquareGrid,
  travel: Travel,
  w: number,
  h: number,
  taken: CellSet | null,
): Stretched[] {
  const bases = new Map<string, Stretched>();
  for (let i = 0; i < travel.count; i++) {
    const cell = travel.found[i] as number;
    if (!travel.canStop(cell)) continue;
    const cost = travel.costTo(cell);
    for (const base of placementsOver(grid, cell, w, h, taken)) {
      const key = `${base.x},${base.y},${base.w}`;
      const known = bases.get(key);
      // Cells come cheapest first; of equally cheap ones the lowest-numbered counts.
      if (!known || (known.cost === cost && cell < known.cell)) bases.set(key, { base, cell, cost });
    }
  }
  return [...bases.values()];
}
