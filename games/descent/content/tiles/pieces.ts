import type { Tile } from './tile.ts';

/** The small pieces of the base box, both sides, of each as many as a map needs. */
export const pieces = {
  'end-A': {
    piece: 'end',
    setting: 'outdoors',
    exits: { N: [0, 1] },
    grid: [
      '..', //
    ],
  },
  'end-B': {
    piece: 'end',
    setting: 'indoors',
    exits: { N: [0, 1] },
    grid: [
      '..', //
    ],
  },
  'entrance-A': {
    piece: 'entrance',
    setting: 'outdoors',
    exits: { E: [0, 1] },
    rim: 'W',
    grid: [
      '..', //
      '..',
    ],
  },
  'entrance-B': {
    piece: 'entrance',
    setting: 'indoors',
    exits: { E: [0, 1] },
    rim: 'W',
    grid: [
      '..', //
      '..',
    ],
  },
  'exit-A': {
    piece: 'exit',
    setting: 'outdoors',
    exits: { E: [0, 1] },
    rim: 'W',
    grid: [
      '..', //
      '..',
    ],
  },
  'exit-B': {
    piece: 'exit',
    setting: 'indoors',
    exits: { E: [0, 1] },
    rim: 'W',
    grid: [
      '..', //
      '..',
    ],
  },
  'extension-A': {
    piece: 'extension',
    setting: 'outdoors',
    exits: { N: [0, 1], S: [0, 1] },
    grid: [
      '..', //
    ],
  },
  'extension-B': {
    piece: 'extension',
    setting: 'indoors',
    exits: { N: [0, 1], S: [0, 1] },
    grid: [
      '..', //
    ],
  },
  'transition-A': {
    piece: 'transition',
    setting: 'transition',
    exits: { N: [0, 1], S: [0, 1] },
    grid: [
      '..', //
      '..',
    ],
  },
  'transition-B': {
    piece: 'transition',
    setting: 'transition',
    exits: { W: [0, 1], E: [0, 1] },
    grid: [
      '..', //
      '..',
    ],
  },
} as const satisfies Readonly<Record<string, Tile>>;
