export { bresenhamClear } from './bresenham.ts';
export { CellSet } from './cell-set.ts';
export { AHEAD, FACING_NUMBER, FACINGS, type Facing, turned } from './compass.ts';
export { Counts, UNCOUNTED } from './counts.ts';
export { type CellMeaning, type Drawing, drawnGrid, type Legend, plainGrid } from './drawn.ts';
export { type DrawnZones, doorBetween, joinTiles, neighbour } from './drawn-zones.ts';
export {
  canStepAs,
  cellsAround,
  cellTouches,
  FigureGraph,
  figuresAdjacent,
  frontCells,
  isBehind,
  isInFront,
  rearCells,
} from './figures.ts';
export { type FlowerHand, flowerCentreOf, flowerHexes, flowerNeighbours, isFlowerCentre } from './flower.ts';
export type { Graph } from './graph.ts';
export {
  HEX_STEPS,
  type Hex,
  hexAdd,
  hexDisc,
  hexDistance,
  hexEqual,
  hexKey,
  hexNeighbours,
  hexRing,
  hexRotated,
} from './hex.ts';
export { type HexCost, HexMap } from './hex-map.ts';
export type { DiagonalRule, NeighbourTable } from './neighbours.ts';
export { type Guess, type Path, PathFinder, type Reached, reachWithin, shortestPath } from './paths.ts';
export { fits, misplacement, placementsOver, requirePlacement } from './placement.ts';
export { GeometryError } from './problem.ts';
export { Reach, type ReachMode, reach } from './reach.ts';
export {
  covers,
  footprint,
  gapSquared,
  moved,
  overlap,
  partInFront,
  quarterTurned,
  type Rect,
  rectAt,
  rulerReaches,
  sideOf,
} from './rect.ts';
export { type Corner, type CornerLine, cornerLines, cornerSight } from './sight-corners.ts';
export { type GroundCell, linesBetween, type MarkLine } from './sight-marks.ts';
export { facedSight, openSight, type SightLine, squaresBetween, squaresMet } from './sight-open.ts';
export { CornerSights } from './sight-table.ts';
export { type GridChange, SquareGrid } from './square.ts';
export type { EdgeKind, SquareGridData, Wall } from './square-data.ts';
export { SquareGraph } from './square-graph.ts';
export { squareName, squareNamed } from './square-names.ts';
export {
  type JoinedTiles,
  joinSquareTiles,
  type LaidTile,
  laidSquare,
  type SquareTile,
  type Turn,
} from './square-tiles.ts';
export { type Stretched, stretchedBases } from './stretching.ts';
export { BARRED, type Links, linkBetween, linksOf, Travel, type Way } from './travel.ts';
export type { ZoneBorder, ZoneLine, ZoneLink, ZoneMapData } from './zone-data.ts';
export { type DrawnCell, type DrawnTile, type LaidZoneTile, readTile, type Side, type ZoneTile } from './zone-tiles.ts';
export { ZoneMap, type ZoneWalk } from './zones.ts';
