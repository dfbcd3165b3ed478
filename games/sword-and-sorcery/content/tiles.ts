import { halls } from './tiles/halls.ts';
import { rocks } from './tiles/rocks.ts';
import type { Tile } from './tiles/tile.ts';
import { town } from './tiles/town.ts';
import { woods } from './tiles/woods.ts';

export type { Tile } from './tiles/tile.ts';

/** The two sides of all 19 tiles (SS-ZONE-01). Sides A are built (streets, halls, crypts), sides B wild. */
export const TILES = { ...town, ...halls, ...woods, ...rocks } as const satisfies Readonly<Record<string, Tile>>;

export type TileId = keyof typeof TILES;
export const tileOf = (id: TileId): Tile => TILES[id];
