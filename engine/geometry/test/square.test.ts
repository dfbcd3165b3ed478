import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CellSet,
  drawnGrid,
  misplacement,
  placementsOver,
  plainGrid,
  requirePlacement,
  SquareGrid,
  type SquareGridData,
} from '../index.ts';
import { LEGEND, linesOf, position } from './maps.ts';

describe('a grid of squares', () => {
  const grid = new SquareGrid({ width: 4, height: 3, void: [5] });

  test('numbers its cells row by row', () => {
    expect(grid.cell(3, 2)).toBe(11);
    expect([grid.x(11), grid.y(11)]).toEqual([3, 2]);
    expect(grid.chebyshev(0, 11)).toBe(3);
    expect(grid.manhattan(0, 11)).toBe(5);
    expect(grid.isOpen(1, 1)).toBe(false);
    expect(grid.isOpen(-1, 0)).toBe(false);
  });

  test('lists neighbours in row order and leaves out voids', () => {
    const { cells, count } = grid.steps;
    expect([...cells.subarray(6 * 8, 6 * 8 + (count[6] ?? 0))]).toEqual([1, 2, 3, 7, 9, 10, 11]);
    expect(count[5]).toBe(0);
  });

  test('a door opens in another grid', () => {
    const closed = new SquareGrid({ width: 2, height: 1, walls: [{ x: 0, y: 0, side: 'E' }] });
    const open = closed.with({ walls: [{ x: 1, y: 0, side: 'W', kind: 'none' }] });
    expect([closed.canStep(0, 1), open.canStep(0, 1)]).toEqual([false, true]);
    expect(grid.with({ opened: [5] }).isOpen(1, 1)).toBe(true);
    expect(grid.with({ voided: [0] }).isOpen(0, 0)).toBe(false);
  });

  test('rails bar steps, screens sight, walls everything', () => {
    const map = position('+-+-+-+-+\n|A|.%.=B|\n+-+-+-+-+').grid;
    expect([0, 1, 2].map(cell => map.canStep(cell, cell + 1))).toEqual([false, true, false]);
    expect([0, 1, 2].map(cell => map.adjacent(cell, cell + 1))).toEqual([false, true, true]);
    expect([0, 1, 2].map(x => map.edgeBarsSight(x, 0, 1, 0))).toEqual([true, true, false]);
  });

  /** Whether the step from the north-west to the south-east square is possible: free, one-open, both-open. */
  const diagonals: readonly [string, boolean, boolean, boolean][] = [
    ['+-+-+\n|. .|\n+ + +\n|. .|\n+-+-+', true, true, true],
    ['+-+-+\n|. #|\n+ + +\n|. .|\n+-+-+', true, true, false],
    ['+-+-+\n|. #|\n+ + +\n|# .|\n+-+-+', true, false, false],
    ['+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+', true, true, false],
    ['+-+-+\n|. .|\n+ +-+\n|. .|\n+-+-+', true, true, false],
    ['+-+-+\n|.|.|\n+-+ +\n|. .|\n+-+-+', false, false, false],
    ['+-+-+\n|.|.|\n+ + +\n|.|.|\n+-+-+', false, false, false],
    ['+-+-+\n|. .|\n+-+-+\n|. .|\n+-+-+', false, false, false],
    ['+-+-+\n|. .|\n+ +-+\n|.|.|\n+-+-+', false, false, false],
    ['+-+-+\n|.|#|\n+ + +\n|. .|\n+-+-+', true, true, false],
    ['+-+-+\n|.|.|\n+ + +\n|# .|\n+-+-+', true, false, false],
  ];
  test.each(diagonals)('diagonals past walls: %j', (map, free, one, both) => {
    const step = (rule: 'free' | 'one-open' | 'both-open' | 'none') => {
      const { grid: drawn } = drawnGrid(linesOf(map), { diagonals: rule });
      expect(drawn.canStep(3, 0)).toBe(drawn.canStep(0, 3));
      return drawn.canStep(0, 3);
    };
    expect([step('free'), step('one-open'), step('both-open'), step('none')]).toEqual([free, one, both, false]);
  });

  test('bad data is refused with a sentence', () => {
    const refused = (data: unknown) => {
      try {
        new SquareGrid(data as SquareGridData);
      } catch (error) {
        return String(error);
      }
      return 'accepted';
    };
    expect(refused(null)).toBe('GeometryError: A map must be an object with named fields, but is null.');
    expect(refused({ width: 0, height: 3 })).toMatch(
      'The width of the map must be a whole number from 1 to 256, but is 0.',
    );
    expect(refused({ width: 3, height: '4' })).toMatch(
      'The height of the map must be a whole number from 1 to 256, but is "4".',
    );
    expect(refused({ width: 2, height: 2, void: [4] })).toMatch(
      'A void cell must be a whole number from 0 to 3, but is 4.',
    );
    expect(refused({ width: 2, height: 2, void: 1 })).toMatch('The void cells must be a list, but is 1.');
    expect(refused({ width: 2, height: 2, walls: [{ x: 2, y: 0, side: 'N' }] })).toMatch('The column x of a wall');
    expect(refused({ width: 2, height: 2, walls: [{ x: 0, y: 0, side: 'up' }] })).toMatch(
      'The side of the wall at 0,0 must be one of N, E, S, W, but is "up".',
    );
    expect(refused({ width: 1, height: 2, costs: [1] })).toMatch('The map has 2 cells, but costs are given for 1.');
    expect(refused({ width: 1, height: 1, costs: [-1] })).toMatch(
      'The cost of cell 0 must be a number of 0 or more, but is -1.',
    );
    expect(refused({ width: 1, height: 1, diagonals: 'some' })).toMatch(
      'The rule for diagonal steps must be one of free',
    );
  });

  const anything = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true });

  test('garbage never gets through as anything but a GeometryError', () => {
    fc.assert(
      fc.property(anything, anything, anything, (a, b, c) => {
        for (const data of [a, { width: a, height: b }, { width: 2, height: 2, void: a, walls: b, costs: c }]) {
          try {
            new SquareGrid(data as SquareGridData);
          } catch (error) {
            expect(error).toHaveProperty('name', 'GeometryError');
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('drawn maps', () => {
  test('cells, walls, marks and costs', () => {
    const map = drawnGrid(['+-+-+-+', '|A . s|', '+ +-+D+', '|. .|#|', '+-+-+-+'], {
      cells: { A: 'floor', s: 2 },
      edges: { D: 'wall' },
    });
    expect([map.grid.width, map.grid.height]).toEqual([3, 2]);
    expect(map.cell('A')).toBe(0);
    expect(map.cells('.')).toEqual([1, 3, 4]);
    expect(map.edges('D')).toEqual([{ x: 2, y: 1, side: 'N', kind: 'wall' }]);
    expect(map.grid.costs && [...map.grid.costs]).toEqual([1, 1, 2, 1, 1, 1]);
    expect(map.grid.isOpen(2, 1)).toBe(false);
    expect([map.grid.canStep(0, 3), map.grid.canStep(1, 4)]).toEqual([true, false]);
  });

  test('faults are named by line and column', () => {
    expect(() => drawnGrid(['+-+', '|x|', '+-+'])).toThrow(
      'Line 2, column 2 of the drawn map: "x" is no kind of square in this map\'s legend.',
    );
    expect(() => drawnGrid(['+-+-+', '|.-.|', '+-+-+'])).toThrow(
      'Line 2, column 3 of the drawn map: "-" cannot stand between two squares side by side.',
    );
    expect(() => drawnGrid(['+|+', '|.|', '+-+'])).toThrow('Line 1, column 2 of the drawn map: "|" cannot stand');
    expect(() => drawnGrid(['+-+', '|.|'])).toThrow('needs an odd number of lines, 3 or more, but has 2');
    expect(() => plainGrid([])).toThrow('at least one line');
    expect(() => plainGrid(['..?'])).toThrow('Line 1, column 3');
    expect(() => plainGrid(['AA'], LEGEND).cell('A')).toThrow('"A" on exactly one square, but shows it on 2');
    expect(() => plainGrid(['constructor'])).toThrow('Line 1, column 1');
  });
});

describe('placing figures', () => {
  const { grid, blocked } = position(`+-+-+-+-+
                                      |A .|. B|
                                      + + + + +
                                      |. .|. o|
                                      + +-+ + +
                                      |. . . #|
                                      +-+-+-+-+`);
  const at = (x: number, y: number, w: number, h: number) => misplacement(grid, { x, y, w, h }, blocked, 'troll');

  test('a wall through a figure is refused with one sentence', () => {
    expect(at(0, 0, 2, 2)).toBeNull();
    expect(at(1, 0, 2, 2)).toBe('The troll (2x2) cannot stand at 1,0: a wall runs through it between 1,0 and 2,0.');
    expect(at(0, 1, 2, 2)).toBe('The troll (2x2) cannot stand at 0,1: a wall runs through it between 1,1 and 1,2.');
    expect(at(2, 1, 2, 2)).toBe('The troll (2x2) cannot stand at 2,1: square 3,1 is taken.');
    expect(at(2, 2, 2, 1)).toBe('The troll (2x1) cannot stand at 2,2: square 3,2 is not part of the map.');
    expect(at(3, 0, 2, 1)).toBe('The troll (2x1) cannot stand at 3,0: the map is only 4 wide and 3 high.');
    expect(at(0.5, 0, 1, 1)).toBe('The troll (1x1) cannot stand at 0.5,0: place and size must be whole numbers.');
    expect(() => requirePlacement(grid, { x: 1, y: 0, w: 2, h: 1 }, null)).toThrow('a wall runs through it');
  });

  test('D2-LARGE-12 all ways to cover a square', () => {
    expect(placementsOver(grid, grid.cell(0, 0), 2, 1, blocked)).toEqual([
      { x: 0, y: 0, w: 2, h: 1 },
      { x: 0, y: 0, w: 1, h: 2 },
    ]);
    expect(placementsOver(grid, grid.cell(2, 2), 2, 2, blocked)).toEqual([]);
  });
});

describe('a set of cells', () => {
  test('adds, removes, clears', () => {
    const set = new CellSet(4).add(1).add(2).remove(2);
    expect([0, 1, 2, 3, 9].map(cell => set.has(cell))).toEqual([false, true, false, false, false]);
    expect(set.clear().has(1)).toBe(false);
    expect(() => set.add(4)).toThrow('Cell 4 is not on this map');
    expect(() => set.add(-1)).toThrow('Cell -1');
    expect(() => set.add(0.5)).toThrow('Cell 0.5');
  });

  test('survives the last stamp', () => {
    const set = new CellSet(2).add(0);
    set.stamp = 0x7fffffff;
    set.add(1).clear();
    expect([set.has(0), set.has(1)]).toEqual([false, false]);
    expect(set.add(1).has(1)).toBe(true);
  });
});
