import type { Text } from '@tafelrunde/engine';
import {
  AHEAD,
  type Facing,
  GeometryError,
  type JoinedTiles,
  joinSquareTiles,
  type LaidTile,
  squareName,
  squareNamed,
  type Turn,
} from '@tafelrunde/engine/geometry';
import { isTileId, TILES, type TileId } from './tiles/index.ts';
import { TERRAIN_SIGNS, type Terrain, type Tile } from './tiles/tile.ts';

/**
 * The map of an encounter as it is written down (D2-MAP-01). Spaces go by their names, "C7": column C from the west, row 7 from the north; the north-west
 * corner of the plan is A1. Nothing is worked out here but whether it fits together: `planFaults` names every line that does not.
 */
export interface Plan {
  readonly id: string;
  readonly tiles: readonly PlacedTile[];
  readonly doors?: readonly PlacedDoor[];
  /** Terrain that a token brings, instead of what the tile shows (D2-TERR-01). */
  readonly terrain?: readonly { readonly is: Exclude<Terrain, 'crumbling'>; readonly at: readonly string[] }[];
  /** Spaces with a crumbling terrain token, which hides what else is there (D2-TERR-32). */
  readonly crumbling?: readonly string[];
  /** Tiles that lie apart from the entrance, one of each part: nobody walks there (a secret room, a second place). */
  readonly apart?: readonly string[];
  /** Groups of tiles with a name for people (D2-MAP-05). */
  readonly areas?: Readonly<Record<string, { readonly name: Text; readonly tiles: readonly string[] }>>;
  /** Spaces the quest speaks of: search tokens, exits of its own, places of things. */
  readonly marks?: Readonly<Record<string, readonly string[]>>;
}

export interface PlacedTile {
  readonly tile: TileId;
  /** The space under the north-west corner of the tile as it is turned, even where a notched tile has no space there. */
  readonly at: string;
  /** Clockwise. */
  readonly turn?: Turn;
  /** What the plan calls it; its code unless said otherwise. Needed where a piece is there twice and something is said of one of them. */
  readonly as?: string;
}

/** Doors stand on edges of spaces and are numbered by their place in the list, from 0 on. */
export interface PlacedDoor {
  readonly kind: DoorKind;
  /** The spaces on one side of it, */
  readonly at: readonly string[];
  /** and where it stands as seen from them. */
  readonly side: Facing;
  /** Overgrowth that is not cut down in the normal way: the quest says how one gets through. */
  readonly tangled?: true;
}

/** Doors and what is set up like them: yellow and red doors (D2-DOOR-05), old walls, overgrowth, portcullises. */
export type DoorKind = 'door' | 'locked' | 'old-wall' | 'overgrowth' | 'portcullis';

export interface LaidPiece extends LaidTile {
  readonly id: TileId;
  readonly tile: Tile;
}

/** A plan whose tiles are laid out. What the rules work with is the `Board` made of it. */
export interface LaidPlan {
  readonly laid: readonly LaidPiece[];
  readonly joined: JoinedTiles;
  /** Everything that is wrong, one sentence each. */
  readonly faults: readonly string[];
}

/** Everything that is wrong with a plan, one sentence each, with the line it stands in; none if it can be played. */
export const planFaults = (plan: Plan): readonly string[] => layPlan(plan).faults;

/** All maps are numbered in rows of so many spaces: the number of a space alone tells its name. */
export const WIDTH = 32;

/** Lays the tiles of a plan. */
export function layPlan(plan: Plan): LaidPlan {
  const faults: string[] = [];
  const complain = (line: string, what: string): void => {
    faults.push(`Plan "${plan.id}", ${line}: ${what}.`);
  };
  const laid: LaidPiece[] = [];
  const lines: string[] = [];
  const numbers = new Set<string>();
  for (const [index, { tile: id, at, turn = 0, as }] of plan.tiles.entries()) {
    const line = `tile ${index + 1} (${id} at ${at})`;
    const place = squareNamed(at);
    if (!isTileId(id)) complain(line, 'there is no such tile');
    else if (place === null) complain(line, `"${at}" is no name of a space`);
    else {
      const tile = TILES[id];
      const number = id.slice(0, -1);
      if (tile.piece === 'tile' && numbers.has(number)) complain(line, `there is only one tile ${number}`);
      numbers.add(number);
      if (laid.some(one => one.name === as)) complain(line, `another tile is called "${as}"`);
      laid.push({ id, name: as ?? id, tile, turn, ...place });
      lines.push(line);
    }
  }
  const joined = joinSquareTiles(laid, WIDTH);
  if (joined.width > WIDTH) complain('tiles', `the map is ${joined.width} spaces wide, at most ${WIDTH} are possible`);
  for (const { tile, what } of joined.faults) complain(lines[tile] ?? '', what);
  const isSpace = (name: string): boolean => spaceNamed(joined, name) !== null;
  const refuse = (line: string, names: readonly string[]): void => {
    for (const name of names) if (!isSpace(name)) complain(line, `there is no space ${name}`);
  };
  checkDoors(plan, joined, complain);
  for (const [index, { is, at }] of (plan.terrain ?? []).entries()) refuse(`terrain ${index + 1} (${is})`, at);
  refuse('crumbling', plan.crumbling ?? []);
  for (const [mark, at] of Object.entries(plan.marks ?? {})) refuse(`mark "${mark}"`, at);
  for (const name of plan.apart ?? [])
    if (laid.filter(one => one.name === name).length !== 1) complain('apart', `no one tile is called "${name}"`);
  for (const [area, { tiles }] of Object.entries(plan.areas ?? {})) {
    for (const name of tiles) {
      const found = laid.filter(one => one.name === name);
      const piece = found[0]?.tile.piece;
      if (found.length !== 1) complain(`area "${area}"`, `${found.length} tiles are called "${name}"`);
      else if (piece === 'end' || piece === 'extension')
        complain(
          `area "${area}"`,
          `${name} is an ${piece === 'end' ? 'end piece' : 'extension'}, which belongs to no area`,
        );
    }
  }
  return { laid, joined, faults };
}

type Complain = (line: string, what: string) => void;

function checkDoors(plan: Plan, joined: JoinedTiles, complain: Complain): void {
  const standing = new Map<string, number>();
  for (const [index, door] of (plan.doors ?? []).entries()) {
    const line = `door ${index + 1} (${door.kind} ${door.side} of ${door.at.join(', ')})`;
    if (door.at.length === 0) complain(line, 'it stands nowhere');
    for (const name of door.at) {
      const from = spaceNamed(joined, name);
      if (from === null) {
        complain(line, `there is no space ${name}`);
        continue;
      }
      const { dx, dy } = AHEAD[door.side];
      const next = squareName(from.x + dx, from.y + dy);
      if (isShut(joined, from.x, from.y, door.side)) complain(line, `no way leads from ${name} to ${next} in any case`);
      const edge = [name, next].sort().join(' ');
      const other = standing.get(edge);
      if (other !== undefined) complain(line, `door ${other + 1} stands there`);
      standing.set(edge, index);
    }
    if (door.kind === 'door' || door.kind === 'locked') checkGap(door, joined, what => complain(line, what));
  }
}

/** A door closes its opening: beside a gap nobody would heed it. */
function checkGap({ at, side }: PlacedDoor, joined: JoinedTiles, complain: (what: string) => void): void {
  const along = side === 'N' || side === 'S' ? ([1, 0] as const) : ([0, 1] as const);
  for (const name of at) {
    const from = spaceNamed(joined, name);
    for (const step of from === null ? [] : [-1, 1]) {
      const [x, y] = [(from?.x ?? 0) + along[0] * step, (from?.y ?? 0) + along[1] * step];
      const beside = squareName(x, y);
      if (
        !at.includes(beside) &&
        spaceNamed(joined, beside) !== null &&
        !isShut(joined, x, y, side) &&
        !isWall(joined, from?.x ?? 0, from?.y ?? 0, turnTo(along, step))
      )
        complain(`it leaves a gap at ${beside}`);
    }
  }
}

const turnTo = ([dx]: readonly [number, number], step: number): Facing =>
  dx === 1 ? (step > 0 ? 'E' : 'W') : step > 0 ? 'S' : 'N';

/** The place of a space that exists, by its name. */
export function spaceNamed({ width, height, signs }: JoinedTiles, name: string): { x: number; y: number } | null {
  const place = squareNamed(name);
  if (place === null || place.x >= width || place.y >= height) return null;
  return signs[place.y * width + place.x] === null ? null : place;
}

/** Whether nothing leads over an edge of a space even with all doors open. */
function isShut(joined: JoinedTiles, x: number, y: number, side: Facing): boolean {
  const { dx, dy } = AHEAD[side];
  return spaceNamed(joined, squareName(x + dx, y + dy)) === null || isWall(joined, x, y, side);
}

function isWall({ walls }: JoinedTiles, x: number, y: number, side: Facing): boolean {
  const { dx, dy } = AHEAD[side];
  const back: Facing = side === 'N' ? 'S' : side === 'S' ? 'N' : side === 'E' ? 'W' : 'E';
  return walls.some(
    wall =>
      (wall.kind ?? 'wall') === 'wall' &&
      ((wall.x === x && wall.y === y && wall.side === side) ||
        (wall.x === x + dx && wall.y === y + dy && wall.side === back)),
  );
}

/** The terrain a tile shows where its drawing has this character. */
export function terrainOf(sign: string | null): Terrain {
  const terrain = TERRAIN_SIGNS[sign ?? '.'];
  if (terrain === undefined) throw new GeometryError(`"${sign}" is no terrain.`);
  return terrain;
}
