import type { ZoneTile } from '@tafelrunde/engine/geometry';
import type { Terrain } from './words.ts';

/** One side of a map tile (SS-ZONE-01). Terrain is told by the letter of the zone. */
export interface Tile extends ZoneTile {
  readonly terrain?: Readonly<Record<string, Terrain>>;
}

/** Sides A are built (streets, halls, crypts), sides B wild. */
export const TILES = {
  '1A': {
    drawing: [
      '+-+-+-+-+-+-+', // A street with houses.
      '|h h h|y y y|',
      '+ + + + + + +',
      '|h H h|y Y y|',
      '+-+=+-+ + + +',
      ' s s S t T t ',
      '+ + + + + + +',
      ' s s s t t t ',
      '+-+-+-+-+ +-+',
      '|g g g|k k k|',
      '+ + + + + + +',
      '|g G g=k K k|',
      '+-+-+-+-+-+-+',
    ],
  },
  '2A': {
    drawing: [
      '+-+-+ + +-+-+', // A crossing.
      '|# #|n n|# #|',
      '+-+-+ + +-+-+',
      '|# #|n N|# #|',
      '+-+-+ + +-+-+',
      ' w W c c o O ',
      '+ + + + + + +',
      ' w w c C o o ',
      '+-+-+ + +-+-+',
      '|# #|s S|# #|',
      '+-+-+ + +-+-+',
      '|# #|s s|# #|',
      '+-+-+ + +-+-+',
    ],
  },
  '3A': {
    drawing: [
      '+-+-+-+-+-+-+', // A hall with pillars.
      '|a a a b b b|',
      '+ + + + + + +',
      '|a A # # B b|',
      '+ + + + + + +',
      ' a a a b b b ',
      '+ + + + + + +',
      ' c c c d d d ',
      '+ + + + + + +',
      '|c C # # D d|',
      '+ + + + + + +',
      '|c c c d d d|',
      '+-+-+-+-+-+-+',
    ],
  },
  '4B': {
    terrain: { e: 'difficult' },
    drawing: [
      '+-+-+ + +-+-+', // A ledge in the woods.
      '|a a a b b b|',
      '+ + + + + + +',
      '|a A a b B b|',
      '+v+v+v+-+-+ +',
      '|c c c|d d d|',
      '+ + + + + + +',
      '|c C c d D d|',
      '+ + + + + + +',
      '|c c e e d d|',
      '+ + + + + + +',
      '|c e E e e d|',
      '+-+-+ + +-+-+',
    ],
  },
  '5B': {
    terrain: { a: 'difficult', d: 'difficult', p: 'dangerous' },
    drawing: [
      '+-+-+ + +-+-+', // A clearing with a pool.
      '|a a a b b b|',
      '+ + + + + + +',
      '|a A a b B b|',
      '+ + + + + + +',
      ' a a p p b b ',
      '+ + + + + + +',
      ' c c p P d d ',
      '+ + + + + + +',
      '|c C c d D d|',
      '+ + + + + + +',
      '|c c c d d d|',
      '+-+-+ + +-+-+',
    ],
  },
  '6A': {
    drawing: [
      '+-+-+-+-+-+-+', // A narrow passage.
      '|# # # # # #|',
      '+-+-+-+-+-+-+',
      '|# # # # # #|',
      '+-+-+-+-+-+-+',
      ' a A b B c C ',
      '+ + + + + + +',
      ' a a b b c c ',
      '+-+-+-+-+-+-+',
      '|# # # # # #|',
      '+-+-+-+-+-+-+',
      '|# # # # # #|',
      '+-+-+-+-+-+-+',
    ],
  },
} as const satisfies Readonly<Record<string, Tile>>;

export type TileId = keyof typeof TILES;
export const tileOf = (id: TileId): Tile => TILES[id];
