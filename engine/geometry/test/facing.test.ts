import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FACINGS,
  type Facing,
  facedSight,
  frontCells,
  gapSquared,
  isBehind,
  isInFront,
  openSight,
  plainGrid,
  rearCells,
  rulerReaches,
  sideOf,
  turned,
} from '../index.ts';
import { baseOf, LEGEND, linesOf, position } from './maps.ts';

/** f squares in front of A, r squares behind it. */
const around: readonly [Facing, string][] = [
  ['N', 'fff\nfAf\nrrr'],
  ['E', 'rff\nrAf\nrff'],
  ['S', 'rrr\nfAf\nfff'],
  ['W', 'ffr\nfAr\nffr'],
  ['N', 'ffff\nfAAf\nfAAf\nrrrr'],
  ['E', 'rfff\nrAAf\nrAAf\nrfff'],
  ['S', 'rrrr\nfAAf\nfAAf\nffff'],
  ['W', 'fffr\nfAAr\nfAAr\nfffr'],
  ['N', 'ffff\nfAAf\nrrrr'],
  ['W', 'fffr\nfAAr\nfffr'],
  ['E', 'rfff.\nrAAf.\nrAAf.\nrAAf.\nrfff.'],
];

describe('squares in front and behind', () => {
  test.each(around)('DS-FACE-04, DS-LARGE-02 facing %s', (facing, map) => {
    const drawing = plainGrid(linesOf(map), { cells: { A: 'floor', f: 'floor', r: 'floor' }, diagonals: 'one-open' });
    const base = baseOf(drawing, 'A');
    expect(frontCells(drawing.grid, base, facing)).toEqual(drawing.cells('f'));
    expect(rearCells(drawing.grid, base, facing)).toEqual(drawing.cells('r'));
  });

  test('a square behind a wall is neither in front nor behind', () => {
    const { grid, a } = position(`+-+-+
                                  |A|B|
                                  +-+-+`);
    expect(isInFront(grid, a, 'E', 1)).toBe(false);
    expect(isBehind(grid, a, 'W', 1)).toBe(false);
  });

  test('turning', () => {
    expect(turned('N', 1)).toBe('E');
    expect(turned('N', -1)).toBe('W');
    expect(turned('W', 6)).toBe('E');
  });
});

type Side = 'front' | 'both' | 'behind';

/** Map, facing of A, on which side B lies, whether A sees it. */
const faced: readonly [string, Facing, Side, boolean][] = [
  ['.B.\n...\n.A.', 'N', 'front', true],
  ['.A.\n...\n.B.', 'N', 'behind', false],
  ['A..B', 'N', 'front', true],
  ['B..A', 'N', 'front', true],
  ['A...\n...B', 'N', 'behind', false],
  ['...B\nA...', 'N', 'front', true],
  ['A..B', 'E', 'front', true],
  ['B..A', 'E', 'behind', false],
  ['A..\n...\n..B', 'E', 'front', true],
  ['.A.\n...\nB..', 'E', 'behind', false],
  ['A\n.\nB', 'E', 'front', true],
  ['B\n.\nA', 'E', 'front', true],
  ['A\n.\nB', 'S', 'front', true],
  ['B\n.\nA', 'S', 'behind', false],
  ['B..A', 'S', 'front', true],
  ['B..\n..A', 'S', 'behind', false],
  ['A..B', 'W', 'behind', false],
  ['B..A', 'W', 'front', true],
  // A large figure on both sides of the line is seen by its part in front.
  ['A..BB\n...BB', 'N', 'both', true],
  ['A..BB\n...BB', 'S', 'front', true],
  ['A.oBB\n...BB', 'N', 'both', false],
  // From a large figure the line runs at the back of its whole base.
  ['AA..B\nAA...', 'N', 'front', true],
  ['AA...\nAA..B', 'N', 'front', true],
  ['AA...\nAA...\n....B', 'N', 'behind', false],
  // In front but hidden.
  ['A.o.B', 'E', 'front', false],
  ['A#B', 'N', 'front', false],
];

describe('the dividing line across the board', () => {
  test.each(faced)('DS-LOS-07 %s facing %s: %s, seen %s', (map, facing, side, seen) => {
    const { grid, a, b, blocked } = position(map);
    expect(sideOf(a, facing, b)).toBe(side);
    expect(facedSight(grid, a, facing, b, blocked) !== null).toBe(seen);
  });

  test('DS-LOS-EX1 behind, hidden by the bookcase, and seen to the right', () => {
    // Madriga (A) faces north; B the zombie behind the bookcase o, C the skeleton to her right.
    const { grid, a, b, blocked, drawing } = position('.B..\n.o..\n.A.C\n....');
    expect(facedSight(grid, a, 'N', b, blocked)).toBeNull();
    expect(facedSight(grid, a, 'N', baseOf(drawing, 'C'), blocked)).not.toBeNull();
    expect(facedSight(grid, a, 'N', { x: 1, y: 3, w: 1, h: 1 }, blocked)).toBeNull();
  });

  test('whatever is seen with a facing is seen without', () => {
    const cell = fc.integer({ min: 0, max: 5 });
    const size = fc.integer({ min: 1, max: 2 });
    const rect = fc.record({ x: cell, y: cell, w: size, h: size });
    const grid = plainGrid(Array(8).fill('..#..o..'), LEGEND).grid;
    fc.assert(
      fc.property(rect, rect, fc.constantFrom(...FACINGS), (a, b, facing) => {
        if (facedSight(grid, a, facing, b, null) !== null) expect(openSight(grid, a, b, null)).not.toBeNull();
      }),
    );
  });
});

describe('the ruler', () => {
  const ranges: readonly [string, number][] = [
    ['AB', 0],
    ['A.B', 1],
    ['A..B', 4],
    ['A\nB', 0],
    ['A.\n.B', 0],
    ['A..\n..B', 1],
    ['A..\n...\n..B', 2],
    ['A...\n....\n....\n...B', 8],
    ['B...\n....\n...A', 5],
    ['AA..\nAA..\n....\n...B', 2],
    ['AA.BB', 1],
    ['A...\n....\n....\n....\n..BB', 10],
  ];
  test.each(ranges)('DS-RANGE-03 %j: square of the gap %i', (map, gap) => {
    const { a, b } = position(map);
    expect(gapSquared(a, b)).toBe(gap);
    expect(gapSquared(b, a)).toBe(gap);
  });

  test('a ruler of any length, exactly', () => {
    const { a, b } = position('B...\n....\n...A'); // the gap is the root of 5 = 2.236...
    expect(rulerReaches(a, b, 2)).toBe(false);
    expect(rulerReaches(a, b, 3)).toBe(true);
    expect(rulerReaches(a, b, 2236, 1000)).toBe(false);
    expect(rulerReaches(a, b, 2237, 1000)).toBe(true);
  });
});
