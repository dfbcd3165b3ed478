import {
  type DrawnCell,
  type DrawnTile,
  GeometryError,
  joinTiles,
  readTile,
  ZoneMap,
} from '@tafelrunde/engine/geometry';
import type { Adventure } from '../content/adventures/adventure.ts';
import { TILES, type Tile } from '../content/tiles.ts';

const SIDES = ['N', 'E', 'S', 'W'] as const;
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
type Side = (typeof SIDES)[number];

const SIZE = 6;
const LEAST = 3;
const MOST = 14;
const MOST_ZONES = 48;

/** Who draws tiles is told at once what is wrong with one, and where: line and column of the drawing, from 1. */
const fault = (tile: string, { x, y }: { x: number; y: number }, what: string, side?: Side): GeometryError => {
  const [dx, dy] = side === undefined ? [0, 0] : STEPS[side];
  return new GeometryError(`Tile "${tile}", line ${2 * y + 2 + dy}, column ${2 * x + 2 + dx}: ${what}.`);
};

/** Reads a side of a tile and refuses what could not be played: see the sentences. */
export function checkedTile(name: string, tile: Tile): DrawnTile {
  const drawn = readTile(name, tile);
  if (drawn.size !== SIZE)
    throw new GeometryError(`Tile "${name}" has ${drawn.size} cells in a row; a tile has ${SIZE}.`);
  const marks = drawn.cells.filter(({ mark }) => mark);
  for (const mark of marks) checkZone(name, drawn, mark);
  for (const cell of drawn.cells) checkRim(name, cell);
  checkBorders(name, drawn);
  const letters = marks.map(({ zone }) => zone);
  for (const [what, listed] of [
    ['name', tile.zones],
    ['terrain', tile.terrain ?? {}],
  ] as const)
    for (const letter of Object.keys(listed))
      if (!letters.includes(letter))
        throw new GeometryError(`Tile "${name}" has a ${what} for zone "${letter}", which is not drawn.`);
  for (const mark of marks)
    if (mark.zone !== null && tile.zones[mark.zone] === undefined)
      throw fault(name, mark, `zone "${mark.zone}" has no name for people`);
  const { map } = joinTiles([{ tile: name, at: [0, 0] }], { [name]: tile });
  for (const mark of marks)
    if (!map.lines?.some(({ a, b }) => [a, b].includes(`${name}.${mark.zone}`)))
      throw fault(name, mark, `the mark of zone "${mark.zone}" sees no other mark`);
  checkWays(name, drawn, new ZoneMap(map));
  return drawn;
}

function checkZone(name: string, { cells, size }: DrawnTile, mark: DrawnCell): void {
  const own = cells.filter(({ zone }) => zone === mark.zone);
  if (own.length < LEAST || own.length > MOST)
    throw fault(name, mark, `zone "${mark.zone}" has ${own.length} cells; it may have ${LEAST} to ${MOST}`);
  const leads = own.some(cell =>
    SIDES.some(side => {
      if (cell.edges[side] === 'wall') return false;
      const [dx, dy] = STEPS[side];
      const [x, y] = [cell.x + dx, cell.y + dy];
      if (x < 0 || y < 0 || x >= size || y >= size) return true;
      const next = cells[y * size + x];
      return next?.zone !== null && next?.zone !== mark.zone;
    }),
  );
  if (!leads) throw fault(name, mark, `nothing leads into zone "${mark.zone}"`);
}

/** Tiles meet in the two middle cells of a side, so that any two rims fit: there both are open, elsewhere is a wall. */
function checkRim(name: string, cell: DrawnCell): void {
  for (const side of SIDES) {
    const [dx, dy] = STEPS[side];
    const [x, y] = [cell.x + dx, cell.y + dy];
    if (x >= 0 && y >= 0 && x < SIZE && y < SIZE) continue;
    const along = dx === 0 ? cell.x : cell.y;
    const middle = along === SIZE / 2 - 1 || along === SIZE / 2;
    const edge = cell.edges[side];
    if (edge === 'none' && !middle) throw fault(name, cell, 'an exit lies in the two middle cells of a side', side);
    if (edge === 'none' && cell.zone === null) throw fault(name, cell, 'an exit leads into solid ground', side);
    if (edge !== 'none' && edge !== 'wall') throw fault(name, cell, 'the rim is open or a wall', side);
  }
}

/** A place for a door and a barrier close the border of their two zones completely: beside a gap nobody would heed them. */
function checkBorders(name: string, { cells, size }: DrawnTile): void {
  const borders: { cell: DrawnCell; side: 'E' | 'S'; key: string; kind: string }[] = [];
  for (const cell of cells)
    for (const side of ['E', 'S'] as const) {
      const [dx, dy] = STEPS[side];
      const next = cell.x + dx < size ? cells[(cell.y + dy) * size + cell.x + dx] : undefined;
      const edge = cell.edges[side];
      if (next === undefined || edge === 'wall') continue;
      if (cell.zone === null || next.zone === null || cell.zone === next.zone) {
        if (edge !== 'none') throw fault(name, cell, `a ${lineName(edge)} lies between two zones`, side);
        continue;
      }
      const key = [cell.zone, next.zone].sort().join('" and "');
      // Barriers of one border point into the same zone.
      const kind = edge === 'none' || edge === 'door' ? edge : `into ${edge === side ? next.zone : cell.zone}`;
      borders.push({ cell, side, key, kind });
    }
  for (const { key, kind } of borders) {
    const gap = kind === 'none' ? undefined : borders.find(one => one.key === key && one.kind !== kind);
    if (gap !== undefined)
      throw fault(name, gap.cell, `the ${lineName(kind)} between zones "${key}" leaves a gap`, gap.side);
  }
}

const lineName = (kind: string): string => (kind === 'door' ? 'place for a door' : 'barrier');

/** Nobody gets stuck: from every zone a walker comes to an exit of the tile, and from an exit to every zone. */
function checkWays(name: string, { cells, size }: DrawnTile, map: ZoneMap): void {
  const exits = new Set(
    cells.flatMap(({ x, y, zone, edges }) => {
      const rim = { N: y === 0, E: x === size - 1, S: y === size - 1, W: x === 0 };
      return zone !== null && SIDES.some(side => rim[side] && edges[side] === 'none')
        ? [map.node(`${name}.${zone}`)]
        : [];
    }),
  );
  const walks = walksOf(map);
  const entered = reached(walks, exits);
  for (const mark of cells.filter(cell => cell.mark)) {
    const zone = map.node(`${name}.${mark.zone}`);
    if (!entered.has(zone)) throw fault(name, mark, `no walker comes from an exit into zone "${mark.zone}"`);
    if (![...reached(walks, [zone])].some(one => exits.has(one)))
      throw fault(name, mark, `no walker comes from zone "${mark.zone}" to an exit`);
  }
}

function walksOf(map: ZoneMap): readonly (readonly number[])[] {
  const graph = map.walk();
  const into = new Int32Array(graph.degree);
  return Array.from({ length: map.size }, (_, zone) => [...into.subarray(0, graph.neighbours(zone, into))]);
}

function reached(walks: readonly (readonly number[])[], from: Iterable<number>): Set<number> {
  const found = new Set(from);
  for (const zone of found) for (const next of walks[zone] ?? []) found.add(next);
  return found;
}

/** Refuses the map of an adventure that could not be played: with all doors open heroes reach every zone, and what comes out of a portal reaches them. */
export function checkMap(adventure: Adventure, map: ZoneMap): void {
  const about = `The map of "${adventure.name.en}"`;
  const laid = new Set<string>();
  for (const { tile, as } of adventure.tiles) {
    const number = tile.slice(0, -1);
    if (as === undefined && laid.has(number))
      throw new GeometryError(`${about} has tile ${number} twice; there is one of each.`);
    laid.add(number);
    checkedTile(tile, TILES[tile]);
  }
  if (map.size > MOST_ZONES) throw new GeometryError(`${about} has ${map.size} zones; it may have ${MOST_ZONES}.`);
  const walks = walksOf(map);
  const heroes = reached(
    walks,
    adventure.start.map(zone => map.node(zone)),
  );
  for (let zone = 0; zone < map.size; zone++)
    if (!heroes.has(zone)) throw new GeometryError(`${about}: no hero can walk to zone "${map.zone(zone)}".`);
  for (const { at } of adventure.portals ?? []) {
    const from = reached(walks, [map.node(at)]);
    if (!adventure.start.some(zone => from.has(map.node(zone))))
      throw new GeometryError(`${about}: from the portal in zone "${at}" nobody can walk to where the heroes start.`);
  }
}
