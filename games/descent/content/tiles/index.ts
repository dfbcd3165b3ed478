import { own } from './own.ts';
import { pieces } from './pieces.ts';
import { secret } from './secret.ts';
import { sidesA } from './sides-a.ts';
import { sidesB } from './sides-b.ts';
import type { Tile } from './tile.ts';

const all = { ...sidesA, ...sidesB, ...pieces, ...own, ...secret };

/** The code printed on a side: its number and a letter (D2-MAP-02), or what the piece is and a letter. */
export type TileId = keyof typeof all;

export const TILES: Readonly<Record<TileId, Tile>> = all;

export const isTileId = (id: string): id is TileId => Object.hasOwn(TILES, id);
