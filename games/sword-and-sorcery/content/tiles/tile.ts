import type { Text } from '@tafelrunde/engine';
import type { ZoneTile } from '@tafelrunde/engine/geometry';
import type { Terrain } from '../words.ts';

/** One side of a map tile (SS-ZONE-01). Names and terrain are told by the letter of the zone. */
export interface Tile extends ZoneTile {
  readonly name: Text;
  /** What people call its zones, wherever the tile lies and however it is turned. */
  readonly zones: Readonly<Record<string, Text>>;
  readonly terrain?: Readonly<Record<string, Terrain>>;
}
