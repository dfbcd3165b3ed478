/**
 * The ground the game is played on, as pure functions that know no state.
 *
 *     const board = boardOf(plan);                            // once per plan; refuses plans with faults
 *     const ground = groundOf(board, state.doors, state.ground);  // kept by how the doors stand and what changed; cheap to ask again
 *     const crowd = new Crowd(board.size);                    // one per board; `crowd.fill(ground, figures)` whenever somebody moved
 *
 *     reachOf(ground, crowd, mover)      where it can get to and stop: cells, costs, harms, pathTo
 *     stopsIn, isStuck                   may it stop here; is it held in a pit
 *     leavesFrom                         where it can leave the map
 *     basesOver, canExpand, canStand     large figures: shrink (`mover.at`), count, expand
 *     seesCell, seesFigure               line of sight
 *     distance, distanceBetween, isAdjacent, areAdjacent, cellsWithin, nearest, farthest
 *     nearestEmpty, placesOn             the nearest empty spaces; where a figure goes that belongs on a tile
 *     besideDoor, isStraddled, overElevation, strikesOverElevation
 *     terrainsAt, isTerrain, terrainsBeneath, climbsTo   what is underfoot, and the way out of a pit
 *
 * Cells are numbers, y * width + x; `cellName` and `cellNamed` turn them into "C7" and back. A figure's `cells` stand in row order.
 */
export { baseCells, baseOf, basesOver, canExpand, canStand, isLarge, SIZES, type Size } from './ground/bases.ts';
export { type Board, type BoardTile, boardOf, type Cell, cellName, cellNamed } from './ground/board.ts';
export { mapFaults } from './ground/checks.ts';
export { Crowd, inPit, isEmpty, type Side, type Standing } from './ground/crowd.ts';
export { besideDoor, isStraddled, overElevation, strikesOverElevation } from './ground/edges.ts';
export { climbsTo, isAcross, isTerrain, terrainsAt, terrainsBeneath } from './ground/footing.ts';
export {
  DOOR_CLOSED,
  DOOR_GONE,
  DOOR_LOCKED,
  DOOR_OPEN,
  Ground,
  groundOf,
  isShut,
} from './ground/ground.ts';
export { isStuck, leavesFrom, type Mover, reachOf, stopsIn } from './ground/reach.ts';
export { seesCell, seesFigure, seesThrough } from './ground/sight.ts';
export {
  adjacentCells,
  areAdjacent,
  cellsWithin,
  distance,
  distanceAround,
  distanceBetween,
  farthest,
  isAdjacent,
  nearest,
  nearestEmpty,
  placements,
  placesOn,
} from './ground/spaces.ts';
export { bitsOf, type Gait, TERRAINS, walkingPrices } from './ground/terrain.ts';
