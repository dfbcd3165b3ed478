import { CellSet, type DrawnZones, joinTiles, ZoneMap } from '@tafelrunde/engine/geometry';
import type { Adventure } from '../content/adventures/adventure.ts';
import { type AdventureId, adventureOf } from '../content/adventures/index.ts';
import { GROUND_TOKENS } from '../content/ground-tokens.ts';
import { TILES, type TileId, tileOf } from '../content/tiles.ts';
import type { Terrain } from '../content/words.ts';
import type { State, Zone } from '../state.ts';
import { checkMap } from './map-checks.ts';

/** The map of an adventure as it is drawn: all door places open. */
export interface Ground {
  readonly drawn: DrawnZones;
  readonly map: ZoneMap;
  readonly terrain: readonly (Terrain | null)[];
  /** The two zones beside each border that has a name. */
  readonly beside: ReadonlyMap<string, readonly [Zone, Zone]>;
  /** The borders that can be closed, as the state lists its doors. */
  readonly ways: Map<number, Ways>;
}

/** Where one can go and how far it is, with the doors as they stand. */
export interface Ways {
  readonly map: ZoneMap;
  /** Adjacent zones, for ranges (SS-ZONE-05). */
  readonly near: readonly (readonly Zone[])[];
  /** Where a figure can walk, and where one can fly. */
  readonly walks: readonly (readonly Zone[])[];
  readonly flights: readonly (readonly Zone[])[];
  /** Steps of the shortest way for walkers, -1 where there is none: `from * size + to`. */
  readonly steps: Int16Array;
  readonly flown: Int16Array;
  /** Filled anew for every look. */
  readonly hiding: CellSet;
}

const grounds = new Map<AdventureId, Ground>();

export function groundOf(id: AdventureId): Ground {
  let ground = grounds.get(id);
  if (ground === undefined) {
    ground = drawnGround(adventureOf(id));
    grounds.set(id, ground);
  }
  return ground;
}

function drawnGround(adventure: Adventure): Ground {
  const { tiles, zones } = adventure;
  const names = Object.fromEntries(Object.entries(zones).map(([name, { at }]) => [at, name]));
  const drawn = joinTiles(tiles, TILES, names);
  const map = new ZoneMap(drawn.map);
  checkMap(adventure, map);
  const terrain = new Array<Terrain | null>(map.size).fill(null);
  for (const { tile, as } of tiles)
    for (const [letter, kind] of Object.entries(tileOf(tile as TileId).terrain ?? {})) {
      const name = `${as ?? tile}.${letter}`;
      terrain[map.node(names[name] ?? name)] = kind;
    }
  const beside = new Map<string, readonly [Zone, Zone]>();
  for (const { id, a, b } of map.data.links)
    if (id !== undefined && !beside.has(id)) beside.set(id, [map.node(a), map.node(b)]);
  return { drawn, map, terrain, beside, ways: new Map() };
}

/** The ways of the map with its doors as they stand. Maps with the same doors closed are made once. */
export function waysOf(state: State): Ways {
  const ground = groundOf(state.adventure);
  let closed = 0;
  for (let i = 0; i < state.doors.length; i++) if (state.doors[i]?.state !== 'open') closed |= 1 << i;
  let ways = ground.ways.get(closed);
  if (ways === undefined) {
    const shut = state.doors.flatMap(({ id, state: now }) => (now === 'open' ? [] : [[id, 'closed'] as const]));
    ways = newWays(shut.length === 0 ? ground.map : ground.map.with(Object.fromEntries(shut)));
    ground.ways.set(closed, ways);
  }
  return ways;
}

function newWays(map: ZoneMap): Ways {
  const listed = (graph: ReturnType<ZoneMap['ranges']>): Zone[][] => {
    const into = new Int32Array(graph.degree);
    return Array.from({ length: map.size }, (_, zone) => [...into.subarray(0, graph.neighbours(zone, into))]);
  };
  const walks = listed(map.walk());
  // One list where nothing bars the way of walkers: nobody need ask whether a figure flies there.
  const flights = listed(map.walk({ flying: true })).map((exits, zone) =>
    String(exits) === String(walks[zone]) ? (walks[zone] as Zone[]) : exits,
  );
  return {
    map,
    near: listed(map.ranges()),
    walks,
    flights,
    steps: stepsBetween(walks),
    flown: stepsBetween(flights),
    hiding: new CellSet(map.size),
  };
}

/** Steps between all zones, breadth first. */
function stepsBetween(targets: readonly (readonly Zone[])[]): Int16Array {
  const size = targets.length;
  const steps = new Int16Array(size * size).fill(-1);
  for (let from = 0; from < size; from++) {
    const queue = [from];
    steps[from * size + from] = 0;
    for (const zone of queue)
      for (const next of targets[zone] ?? [])
        if (steps[from * size + next] === -1) {
          steps[from * size + next] = (steps[from * size + zone] ?? 0) + 1;
          queue.push(next);
        }
  }
  return steps;
}

export const zoneNamed = (state: Pick<State, 'adventure'>, name: string): Zone =>
  groundOf(state.adventure).map.node(name);

/** What the ground is: as it is drawn, or as a token of the adventure has made it. */
export function terrainOf(state: State, zone: Zone): Terrain | null {
  for (const token of state.ground[zone]?.tokens ?? []) {
    const terrain = GROUND_TOKENS[token]?.terrain;
    if (terrain !== undefined) return terrain;
  }
  return groundOf(state.adventure).terrain[zone] ?? null;
}

/** Zones away, for ranges (SS-RNG-01). Infinity where nothing leads there. */
export const rangeBetween = (state: State, a: Zone, b: Zone): number => waysOf(state).map.distance(a, b);

/** Steps of the shortest legal way for a figure that walks; Infinity where there is none (SS-BEHV-02). */
export function stepsFrom(state: State, from: Zone, to: Zone, flying = false): number {
  const { map, steps, flown } = waysOf(state);
  const found = (flying ? flown : steps)[from * map.size + to] ?? -1;
  return found < 0 ? Infinity : found;
}

/** The two zones beside a door. */
export function doorZones(state: Pick<State, 'adventure'>, door: string): readonly [Zone, Zone] {
  const beside = groundOf(state.adventure).beside.get(door);
  if (beside === undefined) throw new RangeError(`There is no place for a door "${door}" on this map.`);
  return beside;
}

/** How far anybody sees (SS-LOS-11). */
export const SIGHT = 5;

/** Does a hero in one zone see another? Enemies on the way hide it, those in the hero's own zone too (SS-LOS-06, -10). */
export function heroSees(state: State, from: Zone, to: Zone, limit = SIGHT): boolean {
  if (from === to) return true;
  const { map, hiding } = waysOf(state);
  hiding.clear();
  for (const { bodies } of state.enemies) for (const { zone } of bodies) hiding.add(zone);
  return map.sees(from, to, hiding, limit);
}

/** Does an enemy in one zone see another? No figure hides it (SS-LOS-08). */
export const enemySees = (state: State, from: Zone, to: Zone, limit = SIGHT): boolean =>
  waysOf(state).map.sees(from, to, null, limit);
