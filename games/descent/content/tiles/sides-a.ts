import type { Tile } from './tile.ts';

/** Side A of the thirty tiles of the base box, most of them out of doors. */
export const sidesA = {
  '1A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['water'],
    exits: { N: [3, 4], E: [2, 3], S: [3, 4] },
    grid: [
      '~~......', //
      '~~......',
      '~~......',
      '~~......',
      '~~......',
      '~~......',
    ],
  },
  '2A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['water'],
    exits: { N: [2, 3], S: [2, 3] },
    grid: [
      '......', //
      '..~~~~',
      '..~~..',
      '~~~...',
      '......',
      '......',
    ],
  },
  '3A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['water'],
    exits: { W: [1, 2], E: [1, 2], S: [2, 3] },
    grid: [
      '~~~~~~', //
      '......',
      '......',
      '......',
    ],
  },
  '4A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [2, 3], E: [2, 3] },
    grid: [
      '.....X', //
      '....X.',
      '...X..',
      '......',
      'X.....',
      '-X....',
    ],
  },
  '5A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [1, 2], E: [1, 2], S: [2, 3] },
    grid: [
      '......', //
      '......',
      '......',
      '......',
    ],
  },
  '6A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [1, 2], E: [1, 2] },
    grid: [
      '..~...', //
      '..~...',
      '..~...',
      '..~...',
    ],
  },
  '7A': {
    piece: 'tile',
    setting: 'indoors',
    look: ['timber'],
    exits: { N: [3, 4], S: [1, 2] },
    grid: [
      '..X..X', //
      '......',
      '......',
      'X..X..',
    ],
  },
  '8A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [1, 2], E: [1, 2] },
    grid: [
      '....', //
      '....',
      '....',
      '....',
    ],
  },
  '9A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [1, 2], W: [1, 2], E: [1, 2] },
    grid: [
      '....', //
      '....',
      '....',
      '....',
    ],
  },
  '10A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['farm'],
    exits: { W: [1, 2], E: [1, 2] },
    grid: [
      '....', //
      '....',
      '....',
      '....',
    ],
  },
  '11A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [1, 2], E: [1, 2] },
    grid: [
      '....', //
      '....',
      '....',
      '....',
    ],
  },
  '12A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['water'],
    exits: { E: [1, 2], S: [1, 2] },
    grid: [
      '....-', //
      '.~~~.',
      '.~~~.',
      '.~~--',
      '-..--',
    ],
  },
  '13A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['timber'],
    exits: { N: [2, 3], S: [0, 1] },
    edges: [
      { x: 1, y: 0, side: 'S', kind: 'wall' },
      { x: 4, y: 0, side: 'S', kind: 'wall' },
    ],
    grid: [
      '-....-', //
      '......',
      '......',
      '......',
      '..----',
      '..----',
    ],
  },
  '14A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['graves'],
    exits: { W: [1, 2], E: [1, 2] },
    grid: [
      '-...', //
      '....',
      '....',
      '-...',
    ],
  },
  '15A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [2, 3], S: [0, 1] },
    grid: [
      '--..-', //
      '.....',
      '.....',
      '..---',
    ],
  },
  '16A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [1, 2], E: [1, 2], S: [1, 2], W: [1, 2] },
    grid: [
      '-..-', //
      '....',
      '....',
      '-..-',
    ],
  },
  '17A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [0, 1], E: [2, 3] },
    grid: [
      '..--', //
      '..--',
      '....',
      '....',
    ],
  },
  '18A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [0, 1], E: [2, 3] },
    grid: [
      '..--', //
      '..--',
      '....',
      '....',
    ],
  },
  '19A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['bridge'],
    exits: { W: [0, 1], E: [1, 2] },
    grid: [
      '......', //
      '......',
      '......',
    ],
  },
  '20A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [1, 2], S: [6, 7] },
    grid: [
      '........', //
      '........',
      '..----..',
    ],
  },
  '21A': {
    piece: 'tile',
    setting: 'outdoors',
    look: ['water'],
    exits: { W: [1, 2], E: [0, 1] },
    grid: [
      '.~.~~.', //
      '.~....',
      '...~..',
    ],
  },
  '22A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [0, 1], E: [0, 1] },
    grid: [
      '......', //
      '......',
    ],
  },
  '23A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [0, 1], E: [0, 1], S: [2, 3] },
    grid: [
      '......', //
      '......',
    ],
  },
  '24A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { S: [0, 1], E: [0, 1] },
    grid: [
      '......', //
      '......',
    ],
  },
  '25A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [0, 1], S: [4, 5] },
    grid: [
      '......', //
      '......',
    ],
  },
  '26A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [1, 2], S: [1, 2] },
    grid: [
      '-..-', //
      '....',
      '....',
    ],
  },
  '27A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [0, 1], S: [2, 3] },
    grid: [
      '....', //
      '....',
    ],
  },
  '28A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { N: [2, 3], S: [0, 1] },
    grid: [
      '....', //
      '....',
    ],
  },
  '29A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [0, 1], E: [0, 1] },
    grid: [
      '....', //
      '....',
    ],
  },
  '30A': {
    piece: 'tile',
    setting: 'outdoors',
    exits: { W: [0, 1], E: [0, 1] },
    grid: [
      '....', //
      '....',
    ],
  },
} as const satisfies Readonly<Record<string, Tile>>;
