import type { Tile } from './tile.ts';

/** Side B of the thirty tiles of the base box, all of them indoors. The steps around the throne of 1B and on 19B only look like something. */
export const sidesB = {
  '1B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['throne'],
    exits: { N: [3, 4], S: [3, 4], W: [2, 3] },
    grid: [
      '..X.....', //
      '..X.....',
      '........',
      '........',
      '..X.....',
      '..X.....',
    ],
  },
  '2B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['dirt'],
    exits: { N: [2, 3], S: [2, 3] },
    grid: [
      '......', //
      '......',
      '......',
      '......',
      '......',
      '......',
    ],
  },
  '3B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { W: [1, 2], E: [1, 2], S: [2, 3] },
    grid: [
      '......', //
      '......',
      '......',
      '......',
    ],
  },
  '4B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['pit', 'dirt'],
    exits: { N: [2, 3], W: [2, 3] },
    grid: [
      '......', //
      'oooo.o',
      '......',
      '......',
      '......',
      '......',
    ],
  },
  '5B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['dirt'],
    exits: { W: [1, 2], E: [1, 2], S: [2, 3] },
    grid: [
      '......', //
      '......',
      '......',
      '......',
    ],
  },
  '6B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['dirt'],
    exits: { W: [1, 2], E: [1, 2] },
    grid: [
      '......', //
      '......',
      '......',
      '......',
    ],
  },
  '7B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['snow'],
    exits: { N: [1, 2], S: [3, 4] },
    grid: [
      '......', //
      '......',
      '......',
      '......',
    ],
  },
  '8B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { N: [1, 2], W: [1, 2] },
    grid: [
      '....', //
      '....',
      '....',
      '....',
    ],
  },
  '9B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['dirt'],
    exits: { N: [1, 2], W: [1, 2], E: [1, 2] },
    grid: [
      '....', //
      '....',
      '....',
      '....',
    ],
  },
  '10B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['tomb'],
    exits: { W: [1, 2], E: [1, 2] },
    grid: [
      '....', //
      '....',
      '....',
      '....',
    ],
  },
  '11B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['tomb'],
    exits: { W: [1, 2], E: [1, 2] },
    grid: [
      '....', //
      '....',
      '....',
      '....',
    ],
  },
  '12B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['dirt', 'lava'],
    exits: { N: [1, 2], E: [2, 3] },
    grid: [
      '-..--', //
      '..^--',
      '..^^.',
      '.....',
      '....-',
    ],
  },
  '13B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['library'],
    exits: { N: [2, 3], S: [4, 5] },
    grid: [
      '-....-', //
      '......',
      '......',
      '......',
      '----..',
      '----..',
    ],
  },
  '14B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { W: [1, 2], E: [1, 2] },
    grid: [
      '...-', //
      '....',
      '....',
      '...-',
    ],
  },
  '15B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { N: [1, 2], S: [3, 4] },
    grid: [
      '-..--', //
      '.....',
      '.....',
      '---..',
    ],
  },
  '16B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { N: [1, 2], E: [1, 2], S: [1, 2], W: [1, 2] },
    grid: [
      '-..-', //
      '....',
      '....',
      '-..-',
    ],
  },
  '17B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { N: [2, 3], W: [2, 3] },
    grid: [
      '--..', //
      '--..',
      '....',
      '....',
    ],
  },
  '18B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { N: [2, 3], W: [2, 3] },
    grid: [
      '--..', //
      '--..',
      '....',
      '....',
    ],
  },
  '19B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['stairs'],
    exits: { W: [1, 2], E: [0, 1] },
    grid: [
      '......', //
      '......',
      '......',
    ],
  },
  '20B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { S: [0, 1], E: [1, 2] },
    grid: [
      '........', //
      '........',
      '..----..',
    ],
  },
  '21B': {
    piece: 'tile',
    setting: 'indoors',
    look: ['water'],
    exits: { W: [0, 1], E: [1, 2] },
    grid: [
      '..~~..', //
      '..~~..',
      '..~~..',
    ],
  },
  '22B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { W: [0, 1], E: [0, 1] },
    grid: [
      '......', //
      '......',
    ],
  },
  '23B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { W: [0, 1], E: [0, 1], S: [2, 3] },
    grid: [
      '......', //
      '......',
    ],
  },
  '24B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { W: [0, 1], S: [4, 5] },
    grid: [
      '......', //
      '......',
    ],
  },
  '25B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { S: [0, 1], E: [0, 1] },
    grid: [
      '......', //
      '......',
    ],
  },
  '26B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { N: [1, 2], S: [1, 2] },
    grid: [
      '-..-', //
      '....',
      '....',
    ],
  },
  '27B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { N: [2, 3], S: [0, 1] },
    grid: [
      '....', //
      '....',
    ],
  },
  '28B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { N: [0, 1], S: [2, 3] },
    grid: [
      '....', //
      '....',
    ],
  },
  '29B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { W: [0, 1], E: [0, 1] },
    grid: [
      '....', //
      '....',
    ],
  },
  '30B': {
    piece: 'tile',
    setting: 'indoors',
    exits: { W: [0, 1], E: [0, 1] },
    grid: [
      '....', //
      '....',
    ],
  },
} as const satisfies Readonly<Record<string, Tile>>;
