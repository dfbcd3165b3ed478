import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Terrain } from '../content/tiles/tile.ts';
import { type Cell, type FigureId, figureOf, isHero, type State, seatOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { suffer, tire } from './damage.ts';
import { defeat } from './defeat.ts';
import { isPermitted } from './in-force.ts';
import { begin } from './lasting.ts';
import { looking } from './looking.ts';
import { isTerrain, isTerrainFor, nearestEmpty, sizeOf, terrainsBeneath } from './map.ts';
import { attributeTest } from './testing.ts';
import { isLoose, isStone } from './treated.ts';

/** To familiars that are no figures all terrain is water, and nothing else (D2-FAM-15, -30). */
const isUntouched = (state: State, id: FigureId): boolean => isStone(state, id) || isLoose(state, id);

/** Terrain that does something to whoever enters it. */
const ENTERED: readonly Terrain[] = ['crumbling', 'lava', 'hazard', 'pit'];

/** Might entering this space do anything to the figure? Most of a map is even. */
export const isRough = (state: State, id: FigureId, cell: Cell): boolean =>
  looking(state, () => ENTERED.some(terrain => isTerrainFor(state, id, cell, terrain)));

/** What terrain does to whoever enters a space (D2-TERR-04, -25). True: the move ends here, since nobody spends points in a pit (D2-TERR-05). */
export function* enterTerrain(state: State, io: Io, id: FigureId, cell: Cell): Flow<boolean> {
  if (isPermitted(state, id, 'fly') || isUntouched(state, id)) return false;
  if (isHero(state, id) && isTerrain(state, cell, 'crumbling')) yield* crumble(state, io, id, cell);
  if (isLava(state, id, cell)) {
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

/**
 * A hero on crumbling ground may test knowledge or awareness; failed or declined, the token is gone and what was beneath it is there as usual, water and
 * sludge at the price of 1 fatigue (D2-TERR-33 to -36).
 */
function* crumble(state: State, io: Io, id: FigureId, cell: Cell): Flow {
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, id),
    kind: 'attribute',
    rule: 'D2-TERR-33',
    about: id,
    options: [{ do: 'attribute', attribute: 'knowledge' }, { do: 'attribute', attribute: 'awareness' }, { do: 'pass' }],
  });
  if (choice.do === 'attribute' && (yield* attributeTest(state, io, id, choice.attribute)).passed) return;
  const [beneath = 'plain'] = terrainsBeneath(state, cell);
  state.ground[cell] = beneath;
  io.tell?.({ kind: 'terrain', figure: id, terrain: 'crumbling', cell, rule: 'D2-TERR-34' });
  if (beneath === 'water' || beneath === 'sludge') yield* tire(state, io, id, 1, { by: 'crumbling' });
}

/** Lava, or what follows its rules (D2-TERR-03), unless it does nothing to the figure. */
const isLava = (state: State, id: FigureId, cell: Cell): boolean =>
  (isTerrainFor(state, id, cell, 'lava') ||
    (isTerrainFor(state, id, cell, 'hazard') && !isPermitted(state, id, 'no-hazard'))) &&
  !isPermitted(state, id, 'no-lava') &&
  !isUntouched(state, id);

/** Whoever begins its turn or activation in nothing but sludge has speed 1 until its end (D2-TERR-30). */
export function startInSludge(state: State, id: FigureId): void {
  const cells = figureOf(state, id)?.cells ?? [];
  if (cells.length === 0 || isUntouched(state, id) || isPermitted(state, id, 'no-swamp')) return;
  if (!cells.every(cell => isTerrainFor(state, id, cell, 'sludge'))) return;
  begin(state, {
    source: 'sludge',
    key: 'speed',
    on: id,
    by: id,
    until: 'turn-end',
    next: false,
    what: { do: 'modify', value: 'speed', set: 1, most: 1 },
  });
}

/** Does entering this space hurt the figure? */
export function isHarmful(state: State, id: FigureId, cell: Cell): boolean {
  if (isTerrain(state, cell, 'pit'))
    return sizeOf(state, id).w * sizeOf(state, id).h === 1 && !isPermitted(state, id, 'fly');
  return isLava(state, id, cell) && !isPermitted(state, id, 'fly');
}

/** Whoever was put elsewhere meanwhile has still entered the space (D2C-MAB-EX5). */
const isThere = (state: State, id: FigureId, cell: Cell): boolean => figureOf(state, id)?.cells.includes(cell) ?? false;

function* fall(state: State, io: Io, id: FigureId, cell: Cell): Flow {
  io.tell?.({ kind: 'terrain', figure: id, terrain: 'pit', cell, rule: 'D2-TERR-04' });
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
  const inLava = cells.every(cell => isLava(state, id, cell));
  if (!inLava) return;
  if (!cells.some(cell => isTerrainFor(state, id, cell, 'lava')) && isPermitted(state, id, 'rests-on-hazard')) return;
  io.tell?.({ kind: 'terrain', figure: id, terrain: 'lava', cell: cells[0] ?? 0, rule: 'D2-TERR-26' });
  // His token lies beside it (D2-TERR-27).
  const beside = nearestEmpty(state, cells[0] ?? 0, cell => !isLava(state, id, cell));
  yield* defeat(state, io, id, { by: 'lava', beside });
}

/** In a pit: no movement points are spent (D2-TERR-05). */
export const isInPit = (state: State, id: FigureId): boolean => {
  const cells = figureOf(state, id)?.cells ?? [];
  return cells.length > 0 && !isUntouched(state, id) && cells.every(cell => isTerrain(state, cell, 'pit'));
};
