import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CellSet,
  CornerSights,
  Counts,
  cornerLines,
  cornerSight,
  fits,
  linksOf,
  PathFinder,
  plainGrid,
  rectAt,
  SquareGraph,
  SquareGrid,
  UNCOUNTED,
  type Wall,
} from '../index.ts';
import { position } from './maps.ts';

const side = 6;
const cell = fc.integer({ min: 0, max: side * side - 1 });
const wall = fc.record<Wall>({
  x: fc.integer({ min: 0, max: side - 1 }),
  y: fc.integer({ min: 0, max: side - 1 }),
  side: fc.constantFrom('N', 'E', 'S', 'W'),
  kind: fc.constantFrom('wall', 'rail', 'screen', 'grate'),
});
const scene = fc.record({
  gone: fc.uniqueArray(cell, { maxLength: 8 }),
  fixed: fc.uniqueArray(cell, { maxLength: 4 }),
  figures: fc.uniqueArray(cell, { maxLength: 10 }),
  walls: fc.array(wall, { maxLength: 14 }),
});
const gridOf = ({ gone, walls }: { gone: number[]; walls: Wall[] }): SquareGrid =>
  new SquareGrid({ width: side, height: side, void: gone, walls, diagonals: 'one-open' });

describe('steps between all squares', () => {
  test('are those of the shortest paths', () => {
    fc.assert(
      fc.property(scene, cell, (drawn, from) => {
        const graph = new SquareGraph(gridOf(drawn));
        const counts = new Counts(linksOf(graph));
        const finder = new PathFinder(graph);
        for (let to = 0; to < side * side; to++)
          expect(counts.between(from, to)).toBe(finder.path(from, to)?.cost ?? UNCOUNTED);
        expect(counts.from(from)).toBe(counts.from(from));
      }),
      { numRuns: 60 },
    );
  });

  test('may go round squares, though to them', () => {
    const { grid } = plainGrid(['....']);
    const counts = new Counts(linksOf(new SquareGraph(grid)));
    expect([...counts.around(0, CellSet.of(4, [2]))]).toEqual([0, 1, 2, UNCOUNTED]);
    // Whoever stands on such a square counts away from it.
    expect([...counts.around(2, CellSet.of(4, [2]))]).toEqual([2, 1, 0, 1]);
    expect([...counts.from(0)]).toEqual([0, 1, 2, 3]);
    expect(() => counts.from(4)).toThrow('Node 4 is not on this map.');
  });

  test('a far square is far, not near', () => {
    const { grid } = plainGrid(['.'.repeat(256), '.'.repeat(256)]);
    const counts = new Counts(linksOf(new SquareGraph(grid)));
    expect([counts.between(0, 253), counts.between(0, 254), counts.between(0, 255)]).toEqual([253, 254, 254]);
  });
});

describe('sight from corner to corner, worked out ahead', () => {
  test('is that of every single question', () => {
    fc.assert(
      fc.property(scene, drawn => {
        const grid = gridOf(drawn);
        const fixed = CellSet.of(grid.size, drawn.fixed);
        const taken = CellSet.of(grid.size, drawn.figures);
        const all = CellSet.of(grid.size, [...drawn.figures, ...drawn.fixed]);
        const sights = new CornerSights(grid, fixed);
        for (let a = 0; a < grid.size; a += 5) {
          for (let b = 0; b < grid.size; b++) {
            const single = cornerSight(grid, rectAt(grid, a), rectAt(grid, b), all) !== null;
            expect(sights.sees(a, b, taken)).toBe(single);
            expect(sights.sees(b, a, taken)).toBe(single);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('lines that need fewest squares come first, those that need more than another not at all', () => {
    const { grid, a, b } = position('A..\n...\n..B');
    const lines = cornerLines(grid, a, b);
    expect(lines[0]).toEqual([4]);
    expect(lines.filter(line => line.includes(4))).toHaveLength(1);
    const near = position('AB');
    expect(cornerLines(near.grid, near.a, near.b)).toEqual([[]]);
    const apart = position('A#B');
    expect(cornerLines(apart.grid, apart.a, apart.b)).toEqual([]);
  });
});

describe('a grate', () => {
  test('bars steps and bases, but neither sight nor adjacency', () => {
    const grid = new SquareGrid({ width: 2, height: 1, walls: [{ x: 0, y: 0, side: 'E', kind: 'grate' }] });
    expect([grid.canStep(0, 1), grid.adjacent(0, 1), grid.edgeBarsSight(0, 0, 1, 0)]).toEqual([false, true, false]);
    expect(fits(grid, { x: 0, y: 0, w: 2, h: 1 }, null)).toBe(false);
    const rail = new SquareGrid({ width: 2, height: 1, walls: [{ x: 0, y: 0, side: 'E', kind: 'rail' }] });
    expect(fits(rail, { x: 0, y: 0, w: 2, h: 1 }, null)).toBe(true);
  });
});
