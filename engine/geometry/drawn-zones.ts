import { GeometryError } from './problem.ts';
import { type GroundCell, linesBetween } from './sight-marks.ts';
import type { ZoneLine, ZoneLink, ZoneMapData } from './zone-data.ts';
import {
  type DrawnEdge,
  type DrawnTile,
  type LaidZoneTile,
  oppositeOf,
  placedCells,
  readTile,
  type Side,
  stepTo,
  type ZoneTile,
} from './zone-tiles.ts';

/** A map put together from drawn tiles: what is walked and seen, and the ground it was drawn on. */
export interface DrawnZones {
  readonly map: ZoneMapData;
  /** All cells by row, `width` in each; null where no tile lies or the ground is solid. */
  readonly ground: readonly (GroundCell | null)[];
  readonly width: number;
  readonly height: number;
}

/** The name of the border of two zones where a door may stand. */
export const doorBetween = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/**
 * Joins tiles to one map. Zones are adjacent where a border can be passed, barriers or not; where a tile ends without meeting an opening of another one
 * there is a wall. Places for doors get a border with a name: open, until somebody closes it.
 */
export function joinTiles(
  laid: readonly LaidZoneTile[],
  tiles: Readonly<Record<string, ZoneTile>>,
  names: Readonly<Record<string, string>> = {},
): DrawnZones {
  const cells = new Map<string, GroundCell>();
  const read = new Map<string, DrawnTile>();
  const zones: string[] = [];
  for (const place of laid) {
    const tile = read.get(place.tile) ?? readTile(place.tile, tileNamed(tiles, place.tile));
    read.set(place.tile, tile);
    layTile(tile, place, zones, cells);
  }
  const named = zones.map(zone => names[zone] ?? zone);
  for (const zone of Object.keys(names))
    if (!zones.includes(zone)) throw new GeometryError(`There is no zone "${zone}" on the map that could be named.`);
  const xs = [...cells.values()].map(({ x }) => x);
  const ys = [...cells.values()].map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const ground = new Array<GroundCell | null>(width * height).fill(null);
  for (const cell of cells.values())
    if (cell.zone !== null)
      ground[(cell.y - top) * width + cell.x - left] = { ...cell, x: cell.x - left, y: cell.y - top };
  const joined = meet(ground, width);
  return {
    map: { zones: named, links: linksOf(joined, width, named), lines: linesOf(joined, width, named), sight: 'lines' },
    ground: joined,
    width,
    height,
  };
}

function tileNamed(tiles: Readonly<Record<string, ZoneTile>>, name: string): ZoneTile {
  const tile = Object.hasOwn(tiles, name) ? tiles[name] : undefined;
  if (tile === undefined)
    throw new GeometryError(`There is no tile "${name}"; there are ${Object.keys(tiles).join(', ')}.`);
  return tile;
}

function layTile(tile: DrawnTile, place: LaidZoneTile, zones: string[], cells: Map<string, GroundCell>): void {
  const prefix = place.as ?? place.tile;
  const first = zones.length;
  const letters: string[] = [];
  for (const { zone } of tile.cells)
    if (zone !== null && !letters.includes(zone)) {
      letters.push(zone);
      const name = `${prefix}.${zone}`;
      if (zones.includes(name))
        throw new GeometryError(`Tile "${prefix}" lies on the map twice: give one of them another name.`);
      zones.push(name);
    }
  for (const cell of placedCells(tile, place)) {
    const key = `${cell.x},${cell.y}`;
    if (cells.has(key)) throw new GeometryError(`Tile "${prefix}" lies on another tile.`);
    cells.set(key, {
      x: cell.x,
      y: cell.y,
      zone: cell.zone === null ? null : first + letters.indexOf(cell.zone),
      mark: cell.mark,
      edges: { ...cell.edges },
    });
  }
}

/** Edges as both neighbours know them: a wall drawn on one side is a wall, and so is the end of the ground. */
function meet(ground: readonly (GroundCell | null)[], width: number): (GroundCell | null)[] {
  return ground.map(cell => {
    if (cell === null) return null;
    const edges = { ...cell.edges };
    for (const side of ['N', 'E', 'S', 'W'] as const) {
      const next = neighbour(ground, width, cell, side);
      edges[side] = next === null ? 'wall' : stronger(cell.edges[side], next.edges[oppositeOf(side)]);
    }
    return { ...cell, edges };
  });
}

const STRENGTH: Readonly<Record<DrawnEdge, number>> = { none: 0, N: 1, E: 1, S: 1, W: 1, door: 2, wall: 3 };
const stronger = (a: DrawnEdge, b: DrawnEdge): DrawnEdge => (STRENGTH[b] > STRENGTH[a] ? b : a);

export function neighbour(
  ground: readonly (GroundCell | null)[],
  width: number,
  { x, y }: Pick<GroundCell, 'x' | 'y'>,
  side: Side,
): GroundCell | null {
  const [dx, dy] = stepTo(side);
  if (x + dx < 0 || x + dx >= width) return null;
  return ground[(y + dy) * width + x + dx] ?? null;
}

function linksOf(ground: readonly (GroundCell | null)[], width: number, zones: readonly string[]): ZoneLink[] {
  const borders = new Map<string, { a: number; b: number; edges: Set<'none' | 'door' | 'forth' | 'back'> }>();
  for (const cell of ground) {
    if (cell === null) continue;
    for (const side of ['E', 'S'] as const) {
      const next = neighbour(ground, width, cell, side);
      const edge = cell.edges[side];
      if (next === null || next.zone === cell.zone || edge === 'wall') continue;
      const [a, b] = [cell.zone as number, next.zone as number];
      const key = a < b ? `${a},${b}` : `${b},${a}`;
      const border = borders.get(key) ?? { a: Math.min(a, b), b: Math.max(a, b), edges: new Set() };
      borders.set(key, border);
      if (edge === 'none' || edge === 'door') border.edges.add(edge);
      else border.edges.add((edge === side) === a < b ? 'forth' : 'back');
    }
  }
  return [...borders.values()].map(({ a, b, edges }): ZoneLink => {
    const [from, to] = [zones[a] as string, zones[b] as string];
    if (edges.has('door')) {
      if (edges.size > 1)
        throw new GeometryError(`The place for a door between "${from}" and "${to}" leaves a gap beside it.`);
      return { id: doorBetween(from, to), a: from, b: to, border: 'open' };
    }
    if (edges.has('none') || edges.size > 1) return { a: from, b: to, border: 'open' };
    return edges.has('forth') ? { a: from, b: to, border: 'one-way' } : { a: to, b: from, border: 'one-way' };
  });
}

function linesOf(ground: readonly (GroundCell | null)[], width: number, zones: readonly string[]): ZoneLine[] {
  const marks = zones.map((_, zone) => ground.find(cell => cell?.zone === zone && cell.mark) as GroundCell);
  const found: ZoneLine[] = [];
  for (let a = 0; a < zones.length; a++)
    for (let b = a + 1; b < zones.length; b++)
      for (const { through, doors } of linesBetween(ground, width, marks[a] as GroundCell, marks[b] as GroundCell))
        found.push({
          a: zones[a] as string,
          b: zones[b] as string,
          through: through.filter(zone => zone !== a && zone !== b).map(zone => zones[zone] as string),
          doors: doors.map(([one, other]) => doorBetween(zones[one] as string, zones[other] as string)),
        });
  return found;
}
