import type { Text } from '@tafelrunde/engine';
import type { Facing, SquareTile } from '@tafelrunde/engine/geometry';

/** What a piece of the map is for. Of numbered tiles there is one each, with two sides; of the others as many as needed. */
export type Piece = 'tile' | 'end' | 'entrance' | 'exit' | 'extension' | 'transition';

export type Setting = 'outdoors' | 'indoors' | 'transition';

/** What a side shows besides its terrain: for those who paint it. */
export type Look =
  | 'water'
  | 'throne'
  | 'dirt'
  | 'pit'
  | 'timber'
  | 'snow'
  | 'farm'
  | 'tomb'
  | 'lava'
  | 'library'
  | 'graves'
  | 'bridge'
  | 'stairs'
  | 'marsh'
  | 'thorns'
  | 'cliff'
  | 'cellar';

/** One side of a piece of the map (D2-MAP-02, -03). The characters of its drawing are those of `TERRAIN_SIGNS`. */
export interface Tile extends SquareTile {
  readonly piece: Piece;
  readonly setting: Setting;
  readonly look?: readonly Look[];
  /** Sides of our own have names. */
  readonly name?: Text;
  /** Entrances and exits: the side of their edge spaces, where figures come onto the map and leave it (D2-EXIT-02). */
  readonly rim?: Facing;
}

export const PIECE_NAMES: Readonly<Record<Piece, Text>> = {
  tile: { en: 'Tile', de: 'Spielplanteil' },
  end: { en: 'End piece', de: 'Endstück' },
  entrance: { en: 'Entrance', de: 'Eingang' },
  exit: { en: 'Exit', de: 'Ausgang' },
  extension: { en: 'Extension', de: 'Verlängerung' },
  transition: { en: 'Transition', de: 'Übergang' },
};

/**
 * Terrain of a space (D2-TERR). Crumbling terrain is a token that hides what the tile shows; elevation lies on edges, see `Tile.edges`; old walls,
 * overgrowth and portcullises are set up like doors. Where a tile was destroyed there is a chasm: no space any more.
 */
export type Terrain = 'plain' | 'water' | 'pit' | 'lava' | 'obstacle' | 'sludge' | 'hazard' | 'crumbling' | 'chasm';

/** How terrain is drawn on tiles. */
export const TERRAIN_SIGNS: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  '~': 'water',
  o: 'pit',
  '^': 'lava',
  X: 'obstacle',
  s: 'sludge',
  h: 'hazard',
};
