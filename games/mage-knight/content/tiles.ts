import type { SiteKind } from './sites.ts';
import type { Box, Colour, Terrain } from './words.ts';

export interface TileHex {
  readonly terrain: Terrain;
  readonly site?: SiteKind;
  /** Of a mine or a city. */
  readonly colour?: Colour;
  /** Of a deep mine. */
  readonly colours?: readonly Colour[];
}

export type TileKind = 'start' | 'countryside' | 'core' | 'city';

/** A tile of seven spaces: the centre, then north-east and on clockwise (`POSITIONS` in rules/lattice.ts). */
export interface Tile {
  readonly kind: TileKind;
  readonly box: Box;
  /** The number printed on it. */
  readonly number: string;
  readonly hexes: readonly [TileHex, TileHex, TileHex, TileHex, TileHex, TileHex, TileHex];
  /** Pairs of positions with a wall between them. */
  readonly walls?: readonly (readonly [number, number])[];
}

export const TILES = {
  'start-a': {
    kind: 'start',
    box: 'base',
    number: 'A',
    hexes: [
      { terrain: 'plains', site: 'portal' },
      { terrain: 'forest' },
      { terrain: 'plains' },
      { terrain: 'sea' },
      { terrain: 'sea' },
      { terrain: 'sea' },
      { terrain: 'plains' },
    ],
  },
  'start-b': {
    kind: 'start',
    box: 'base',
    number: 'B',
    hexes: [
      { terrain: 'plains', site: 'portal' },
      { terrain: 'forest' },
      { terrain: 'plains' },
      { terrain: 'plains' },
      { terrain: 'sea' },
      { terrain: 'sea' },
      { terrain: 'plains' },
    ],
  },
  'country-1': {
    kind: 'countryside',
    box: 'base',
    number: '1',
    hexes: [
      { terrain: 'forest', site: 'magical-glade' },
      { terrain: 'lake' },
      { terrain: 'plains', site: 'village' },
      { terrain: 'plains' },
      { terrain: 'plains' },
      { terrain: 'forest' },
      { terrain: 'forest', site: 'marauding-orcs' },
    ],
  },
  'country-2': {
    kind: 'countryside',
    box: 'base',
    number: '2',
    hexes: [
      { terrain: 'hills' },
      { terrain: 'forest', site: 'magical-glade' },
      { terrain: 'plains', site: 'village' },
      { terrain: 'plains' },
      { terrain: 'hills', site: 'mine', colour: 'green' },
      { terrain: 'plains' },
      { terrain: 'hills', site: 'marauding-orcs' },
    ],
  },
  'country-3': {
    kind: 'countryside',
    box: 'base',
    number: '3',
    hexes: [
      { terrain: 'forest' },
      { terrain: 'hills', site: 'keep' },
      { terrain: 'hills' },
      { terrain: 'hills', site: 'mine', colour: 'white' },
      { terrain: 'plains', site: 'village' },
      { terrain: 'plains' },
      { terrain: 'plains' },
    ],
  },
  'country-4': {
    kind: 'countryside',
    box: 'base',
    number: '4',
    hexes: [
      { terrain: 'desert', site: 'mage-tower' },
      { terrain: 'desert' },
      { terrain: 'mountain' },
      { terrain: 'plains', site: 'village' },
      { terrain: 'plains' },
      { terrain: 'hills', site: 'marauding-orcs' },
      { terrain: 'desert' },
    ],
  },
  'country-5': {
    kind: 'countryside',
    box: 'base',
    number: '5',
    hexes: [
      { terrain: 'lake' },
      { terrain: 'plains', site: 'monastery' },
      { terrain: 'plains', site: 'marauding-orcs' },
      { terrain: 'hills', site: 'mine', colour: 'blue' },
      { terrain: 'forest' },
      { terrain: 'forest', site: 'magical-glade' },
      { terrain: 'forest' },
    ],
  },
  'country-6': {
    kind: 'countryside',
    box: 'base',
    number: '6',
    hexes: [
      { terrain: 'hills', site: 'mine', colour: 'red' },
      { terrain: 'forest' },
      { terrain: 'plains' },
      { terrain: 'forest', site: 'marauding-orcs' },
      { terrain: 'hills' },
      { terrain: 'hills', site: 'monster-den' },
      { terrain: 'mountain' },
    ],
  },
  'country-7': {
    kind: 'countryside',
    box: 'base',
    number: '7',
    hexes: [
      { terrain: 'swamp' },
      { terrain: 'forest', site: 'marauding-orcs' },
      { terrain: 'forest', site: 'magical-glade' },
      { terrain: 'plains', site: 'dungeon' },
      { terrain: 'plains' },
      { terrain: 'plains', site: 'monastery' },
      { terrain: 'lake' },
    ],
  },
  'country-8': {
    kind: 'countryside',
    box: 'base',
    number: '8',
    hexes: [
      { terrain: 'swamp', site: 'marauding-orcs' },
      { terrain: 'forest', site: 'ancient-ruins' },
      { terrain: 'plains' },
      { terrain: 'swamp', site: 'village' },
      { terrain: 'swamp' },
      { terrain: 'forest' },
      { terrain: 'forest', site: 'magical-glade' },
    ],
  },
  'country-9': {
    kind: 'countryside',
    box: 'base',
    number: '9',
    hexes: [
      { terrain: 'mountain' },
      { terrain: 'mountain' },
      { terrain: 'wasteland', site: 'keep' },
      { terrain: 'plains' },
      { terrain: 'wasteland', site: 'mage-tower' },
      { terrain: 'plains' },
      { terrain: 'wasteland', site: 'dungeon' },
    ],
  },
  'country-10': {
    kind: 'countryside',
    box: 'base',
    number: '10',
    hexes: [
      { terrain: 'mountain' },
      { terrain: 'forest' },
      { terrain: 'plains' },
      { terrain: 'hills', site: 'ancient-ruins' },
      { terrain: 'hills', site: 'keep' },
      { terrain: 'hills' },
      { terrain: 'hills', site: 'monster-den' },
    ],
  },
  'country-11': {
    kind: 'countryside',
    box: 'base',
    number: '11',
    hexes: [
      { terrain: 'plains', site: 'mage-tower' },
      { terrain: 'lake' },
      { terrain: 'lake' },
      { terrain: 'hills', site: 'marauding-orcs' },
      { terrain: 'lake' },
      { terrain: 'plains', site: 'ancient-ruins' },
      { terrain: 'hills' },
    ],
  },
  'core-1': {
    kind: 'core',
    box: 'base',
    number: 'C1',
    hexes: [
      { terrain: 'desert', site: 'monastery' },
      { terrain: 'desert', site: 'tomb' },
      { terrain: 'desert' },
      { terrain: 'desert' },
      { terrain: 'hills' },
      { terrain: 'hills', site: 'spawning-grounds' },
      { terrain: 'mountain' },
    ],
  },
  'core-2': {
    kind: 'core',
    box: 'base',
    number: 'C2',
    hexes: [
      { terrain: 'lake' },
      { terrain: 'swamp', site: 'ancient-ruins' },
      { terrain: 'hills', site: 'mine', colour: 'green' },
      { terrain: 'swamp', site: 'draconum' },
      { terrain: 'swamp', site: 'mage-tower' },
      { terrain: 'forest' },
      { terrain: 'lake' },
    ],
  },
  'core-3': {
    kind: 'core',
    box: 'base',
    number: 'C3',
    hexes: [
      { terrain: 'wasteland' },
      { terrain: 'wasteland', site: 'ancient-ruins' },
      { terrain: 'hills', site: 'mage-tower' },
      { terrain: 'wasteland' },
      { terrain: 'hills', site: 'mine', colour: 'white' },
      { terrain: 'wasteland', site: 'tomb' },
      { terrain: 'mountain' },
    ],
  },
  'core-4': {
    kind: 'core',
    box: 'base',
    number: 'C4',
    hexes: [
      { terrain: 'mountain', site: 'draconum' },
      { terrain: 'hills' },
      { terrain: 'wasteland', site: 'keep' },
      { terrain: 'wasteland' },
      { terrain: 'wasteland', site: 'ancient-ruins' },
      { terrain: 'wasteland' },
      { terrain: 'hills', site: 'mine', colour: 'blue' },
    ],
  },
  'core-5': {
    kind: 'city',
    box: 'base',
    number: 'C5',
    hexes: [
      { terrain: 'swamp', site: 'city', colour: 'green' },
      { terrain: 'swamp', site: 'village' },
      { terrain: 'swamp', site: 'marauding-orcs' },
      { terrain: 'swamp' },
      { terrain: 'forest', site: 'marauding-orcs' },
      { terrain: 'lake' },
      { terrain: 'forest', site: 'magical-glade' },
    ],
  },
  'core-6': {
    kind: 'city',
    box: 'base',
    number: 'C6',
    hexes: [
      { terrain: 'plains', site: 'city', colour: 'blue' },
      { terrain: 'plains', site: 'monastery' },
      { terrain: 'lake' },
      { terrain: 'lake' },
      { terrain: 'hills' },
      { terrain: 'mountain', site: 'draconum' },
      { terrain: 'forest' },
    ],
  },
  'core-7': {
    kind: 'city',
    box: 'base',
    number: 'C7',
    hexes: [
      { terrain: 'plains', site: 'city', colour: 'white' },
      { terrain: 'plains' },
      { terrain: 'forest' },
      { terrain: 'lake', site: 'draconum' },
      { terrain: 'lake' },
      { terrain: 'wasteland', site: 'keep' },
      { terrain: 'wasteland', site: 'spawning-grounds' },
    ],
  },
  'core-8': {
    kind: 'city',
    box: 'base',
    number: 'C8',
    hexes: [
      { terrain: 'desert', site: 'city', colour: 'red' },
      { terrain: 'hills', site: 'mine', colour: 'red' },
      { terrain: 'desert' },
      { terrain: 'desert', site: 'draconum' },
      { terrain: 'wasteland' },
      { terrain: 'wasteland', site: 'draconum' },
      { terrain: 'desert', site: 'ancient-ruins' },
    ],
  },
  'country-12': {
    kind: 'countryside',
    box: 'lost-legion',
    number: '12',
    hexes: [
      { terrain: 'plains', site: 'marauding-orcs' },
      { terrain: 'swamp' },
      { terrain: 'hills', site: 'monastery' },
      { terrain: 'mountain' },
      { terrain: 'plains', site: 'maze' },
      { terrain: 'hills', site: 'refugee-camp' },
      { terrain: 'mountain' },
    ],
    walls: [
      [0, 5],
      [0, 4],
      [0, 2],
    ],
  },
  'country-13': {
    kind: 'countryside',
    box: 'lost-legion',
    number: '13',
    hexes: [
      { terrain: 'forest', site: 'mage-tower' },
      { terrain: 'hills', site: 'marauding-orcs' },
      { terrain: 'lake' },
      { terrain: 'forest', site: 'deep-mine', colours: ['green', 'blue'] },
      { terrain: 'plains' },
      { terrain: 'swamp', site: 'magical-glade' },
      { terrain: 'forest' },
    ],
    walls: [
      [0, 1],
      [1, 6],
    ],
  },
  'country-14': {
    kind: 'countryside',
    box: 'lost-legion',
    number: '14',
    hexes: [
      { terrain: 'plains' },
      { terrain: 'plains', site: 'keep' },
      { terrain: 'wasteland', site: 'maze' },
      { terrain: 'hills', site: 'village' },
      { terrain: 'plains' },
      { terrain: 'desert', site: 'deep-mine', colours: ['red', 'white'] },
      { terrain: 'desert' },
    ],
    walls: [[0, 1]],
  },
  'core-9': {
    kind: 'core',
    box: 'lost-legion',
    number: 'C9',
    hexes: [
      { terrain: 'plains', site: 'draconum' },
      { terrain: 'hills', site: 'mage-tower' },
      { terrain: 'mountain' },
      { terrain: 'desert', site: 'refugee-camp' },
      { terrain: 'desert' },
      { terrain: 'wasteland' },
      { terrain: 'hills', site: 'labyrinth' },
    ],
    walls: [
      [0, 5],
      [0, 4],
      [0, 3],
      [5, 6],
      [3, 2],
    ],
  },
  'core-10': {
    kind: 'core',
    box: 'lost-legion',
    number: 'C10',
    hexes: [
      { terrain: 'swamp' },
      { terrain: 'lake' },
      { terrain: 'forest', site: 'labyrinth' },
      { terrain: 'hills', site: 'marauding-orcs' },
      { terrain: 'hills', site: 'marauding-orcs' },
      { terrain: 'forest', site: 'keep' },
      { terrain: 'swamp', site: 'deep-mine', colours: ['red', 'blue', 'green', 'white'] },
    ],
  },
} as const satisfies Record<string, Tile>;

export type TileId = keyof typeof TILES;

export const tileOf = (id: TileId): Tile => TILES[id];
