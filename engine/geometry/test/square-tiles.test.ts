import { describe, expect, test } from 'vitest';
import {
  joinSquareTiles,
  type LaidTile,
  laidSquare,
  type SquareTile,
  squareName,
  squareNamed,
  type Turn,
} from '../index.ts';

/** Three squares in a corner, a wall inside, exits north and east. */
const corner: SquareTile = {
  grid: [
    'a-', //
    'bc',
  ],
  exits: { N: [0], E: [1] },
  edges: [{ x: 0, y: 1, side: 'E', kind: 'wall' }],
};
const bar: SquareTile = { grid: ['xyz'], exits: { W: [0], E: [0] } };
const lay = (name: string, tile: SquareTile, x: number, y: number, turn: Turn = 0): LaidTile => ({
  name,
  tile,
  x,
  y,
  turn,
});
const drawn = (laid: readonly LaidTile[]): string[] => {
  const { width, height, signs } = joinSquareTiles(laid);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => signs[y * width + x] ?? '-').join(''),
  );
};

describe('tiles of squares', () => {
  test('are turned clockwise about their bounding box', () => {
    expect(drawn([lay('c', corner, 0, 0)])).toEqual(['a-', 'bc']);
    expect(drawn([lay('c', corner, 0, 0, 90)])).toEqual(['ba', 'c-']);
    expect(drawn([lay('c', corner, 0, 0, 180)])).toEqual(['cb', '-a']);
    expect(drawn([lay('c', corner, 0, 0, 270)])).toEqual(['-c', 'ab']);
    expect(drawn([lay('b', bar, 1, 0, 90)])).toEqual(['-x', '-y', '-z']);
    expect(laidSquare(lay('b', bar, 4, 5, 180), 0, 0)).toEqual({ x: 6, y: 5 });
  });

  test('with their walls and exits', () => {
    const { walls, faults } = joinSquareTiles([lay('c', corner, 1, 1, 90)]);
    // East of b becomes south of it; the exit to the north one to the east, that to the east one to the south.
    expect(walls).toEqual([{ x: 1, y: 1, side: 'S', kind: 'wall' }]);
    expect(faults).toEqual([
      { tile: 0, what: 'its exit to the east at C2 leads nowhere' },
      { tile: 0, what: 'its exit to the south at B3 leads nowhere' },
    ]);
  });

  test('are joined where both have an exit and walled off elsewhere', () => {
    const open = joinSquareTiles([lay('one', bar, 0, 0), lay('two', bar, 3, 0)]);
    expect(open.walls).toEqual([]);
    expect([...open.tileOf]).toEqual([0, 0, 0, 1, 1, 1]);
    expect(open.faults.map(({ tile, what }) => `${tile} ${what}`)).toEqual([
      '0 its exit to the west at A1 leads nowhere',
      '1 its exit to the east at F1 leads nowhere',
    ]);
    const stacked = joinSquareTiles([lay('one', bar, 0, 0), lay('two', bar, 0, 1)]);
    expect(stacked.walls.filter(({ side }) => side === 'S')).toHaveLength(3);
    const meets = joinSquareTiles([lay('one', bar, 0, 0), lay('two', bar, 3, 0, 90)]);
    expect(meets.walls).toContainEqual({ x: 2, y: 0, side: 'E' });
    expect(meets.faults).toContainEqual({ tile: 0, what: 'its exit to the east at C1 meets a wall of two' });
  });

  test('must not cover each other or lie beyond the corner', () => {
    expect(joinSquareTiles([lay('one', bar, 0, 0), lay('two', bar, 2, 0)]).faults).toContainEqual({
      tile: 1,
      what: 'it covers C1, where one lies',
    });
    expect(joinSquareTiles([lay('one', bar, -1, 0)]).faults).toContainEqual({
      tile: 0,
      what: 'a square of it lies at -1,0, beyond the north-west corner of the map',
    });
  });
});

describe('names of squares', () => {
  test('are read as they are written', () => {
    for (const [x, y] of [
      [0, 0],
      [25, 9],
      [26, 0],
      [51, 99],
      [52, 0],
      [701, 998],
    ] as const)
      expect(squareNamed(squareName(x, y))).toEqual({ x, y });
    expect([squareName(0, 0), squareName(25, 9), squareName(26, 0), squareName(52, 2)]).toEqual([
      'A1',
      'Z10',
      'AA1',
      'BA3',
    ]);
    expect(['', 'A', '1', 'A0', 'a1', 'AAA1', 'A1000', 'A1 '].map(squareNamed)).toEqual(Array(8).fill(null));
  });
});
