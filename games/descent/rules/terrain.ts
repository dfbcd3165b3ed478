import { type Cell, type FigureId, figureOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { suffer } from './damage.ts';
import { defeat } from './defeat.ts';
import { isPermitted } from './in-force.ts';
import { isTerrain, sizeOf } from './map.ts';
import { losePoints } from './points.ts';

/** What terrain does to whoever enters a space (D2-TERR-04, -25). True: the move ends here, since nobody spends points in a pit (D2-TERR-05). */
export function* enterTerrain(state: State, io: Io, id: FigureId, cell: Cell): Flow<boolean> {
  if (isPermitted(state, id, 'fly')) return false;
  if (isTerrain(state, cell, 'lava') || isTerrain(state, cell, 'hazard')) {
    io.tell?.({ kind: 'terrain', figure: id, terrain: 'lava', cell, rule: 'D2-TERR-25' });
    yield* suffer(state, io, id, 1, { by: 'lava' });
    if ((figureOf(state, id)?.cells.length ?? 0) === 0) return true;
  }
  const { w, h } = sizeOf(state, id);
  // A large figure falls only where all it stands on when it stops is a pit (D2-LARGE-11).
  if (w * h > 1 || !isTerrain(state, cell, 'pit')) return false;
  yield* fall(state, io, id, cell);
  return isThere(state, id, cell);
}

/** Does entering this space hurt the figure? */
export function isHarmful(state: State, id: FigureId, cell: Cell): boolean {
  if (isTerrain(state, cell, 'pit'))
    return sizeOf(state, id).w * sizeOf(state, id).h === 1 && !isPermitted(state, id, 'fly');
  return (isTerrain(state, cell, 'lava') || isTerrain(state, cell, 'hazard')) && !isPermitted(state, id, 'fly');
}

/** Whoever was put elsewhere meanwhile has still entered the space (D2C-MAB-EX5). */
const isThere = (state: State, id: FigureId, cell: Cell): boolean => figureOf(state, id)?.cells.includes(cell) ?? false;

function* fall(state: State, io: Io, id: FigureId, cell: Cell): Flow {
  io.tell?.({ kind: 'terrain', figure: id, terrain: 'pit', cell, rule: 'D2-TERR-04' });
  if (isThere(state, id, cell)) losePoints(state, io, id);
  yield* suffer(state, io, id, 2, { by: 'pit' });
}

/** A large figure has taken its whole base: over nothing but pits it falls (D2-LARGE-11). */
export function* settle(state: State, io: Io, id: FigureId): Flow {
  const cells = figureOf(state, id)?.cells ?? [];
  if (cells.length > 1 && isInPit(state, id) && !isPermitted(state, id, 'fly'))
    yield* fall(state, io, id, cells[0] ?? 0);
}

/** Whoever ends its turn or activation in lava is defeated; a large figure only if lava is all it stands on (D2-TERR-26, -28). */
export function* endInLava(state: State, io: Io, id: FigureId): Flow {
  const cells = figureOf(state, id)?.cells ?? [];
  if (cells.length === 0) return;
  const inLava = cells.every(cell => isTerrain(state, cell, 'lava') || isTerrain(state, cell, 'hazard'));
  if (!inLava) return;
  io.tell?.({ kind: 'terrain', figure: id, terrain: 'lava', cell: cells[0] ?? 0, rule: 'D2-TERR-26' });
  yield* defeat(state, io, id, { by: 'lava' });
}

/** In a pit: no movement points are spent (D2-TERR-05). */
export const isInPit = (state: State, id: FigureId): boolean => {
  const cells = figureOf(state, id)?.cells ?? [];
  return cells.length > 0 && cells.every(cell => isTerrain(state, cell, 'pit'));
};
