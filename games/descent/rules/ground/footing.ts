import { linkBetween } from '@tafelrunde/engine/geometry';
import type { Terrain } from '../../content/tiles/tile.ts';
import type { Cell } from './board.ts';
import { type Crowd, isEmpty } from './crowd.ts';
import type { Ground } from './ground.ts';
import { adjacentCells, isAdjacent } from './spaces.ts';
import { TERRAIN_BITS, terrainsOf } from './terrain.ts';

/** The special terrain of a space; none if it is plain. */
export const terrainsAt = ({ terrain }: Ground, cell: Cell): Exclude<Terrain, 'plain'>[] =>
  terrainsOf(terrain[cell] ?? 0);

/** What lies beneath a crumbling token, or what is there without one (D2-TERR-34): also how to take it away, see `Changed`. */
export const terrainsBeneath = ({ beneath }: Ground, cell: Cell): Terrain[] => terrainsOf(beneath[cell] ?? 0);

export const isTerrain = ({ terrain }: Ground, cell: Cell, kind: Terrain): boolean =>
  ((terrain[cell] ?? 0) & TERRAIN_BITS[kind]) !== 0;

/** Whether two adjacent spaces are parted by elevation lines, so that only those who fly get across. */
export const isAcross = (ground: Ground, a: Cell, b: Cell): boolean =>
  isAdjacent(ground, a, b) &&
  linkBetween(ground.onFoot.links, a, b) < 0 &&
  linkBetween(ground.inTheAir.links, a, b) >= 0;

/** Where a figure in a pit may be placed when it climbs out: empty adjacent spaces, not across an elevation line (D2-TERR-10, -11). */
export const climbsTo = (ground: Ground, crowd: Crowd, cells: readonly Cell[]): Cell[] =>
  adjacentCells(ground, cells).filter(
    to => isEmpty(ground, crowd, to) && cells.some(from => isAdjacent(ground, from, to) && !isAcross(ground, from, to)),
  );
