import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bresenhamClear, SquareGrid } from '../index.ts';
import { position } from './maps.ts';

/** Whether the line from A to B is clear, and from B to A. */
const lines: readonly [string, boolean, boolean][] = [
  ['A..B', true, true],
  ['AB', true, true],
  ['A#B', false, false],
  ['A..#B', false, false],
  ['A\n.\nB', true, true],
  ['A\n#\nB', false, false],
  ['A..\n...\n..B', true, true],
  ['A..\n.#.\n..B', false, false],
  ['A#.\n#.#\n.#B', true, true],
  ['..A\n.#.\nB..', false, false],
  // 0,0 - 1,1 - 2,1 there; 2,1 - 1,0 - 0,0 back.
  ['A..\n.#B', false, true],
  ['A#.\n..B', true, false],
  ['A..\n#.B', true, true],
  // 0,0 - 1,0 - 2,1 - 3,1 both ways.
  ['A#..\n...B', false, false],
  ['A.#.\n...B', true, true],
  ['A...\n.#.B', true, true],
  ['A...\n..#B', false, false],
  // 0,0 - 1,1 - 2,1 - 3,2 - 4,2 there; 4,2 - 3,1 - 2,1 - 1,0 - 0,0 back.
  ['A....\n.#...\n....B', false, true],
  ['A#...\n.....\n....B', true, false],
  ['A....\n..#..\n....B', false, false],
  ['A....\n...#.\n....B', true, false],
  // 0,0 - 1,1 - 1,2 there; 1,2 - 0,1 - 0,0 back.
  ['A.\n.#\n.B', false, true],
  ['A.\n#.\n.B', true, false],
];

describe('the drawn line of cells', () => {
  test.each(lines)('%j: %s there, %s back', (map, there, back) => {
    const { grid, drawing } = position(map);
    expect(bresenhamClear(grid, drawing.cell('A'), drawing.cell('B'))).toBe(there);
    expect(bresenhamClear(grid, drawing.cell('B'), drawing.cell('A'))).toBe(back);
  });

  test('the first cell is looked at, the last is not', () => {
    const grid = new SquareGrid({ width: 3, height: 1, void: [0, 2] });
    expect(bresenhamClear(grid, 0, 1)).toBe(false);
    expect(bresenhamClear(grid, 1, 2)).toBe(true);
    expect(bresenhamClear(grid, 0, 0)).toBe(true);
  });

  test('walks exactly as written in textbooks', () => {
    const cell = fc.integer({ min: 0, max: 12 * 9 - 1 });
    fc.assert(
      fc.property(cell, cell, fc.uniqueArray(cell, { maxLength: 30 }), (a, b, gone) => {
        const grid = new SquareGrid({ width: 12, height: 9, void: gone });
        expect(bresenhamClear(grid, a, b)).toBe(textbook(grid, a, b));
      }),
      { numRuns: 1000 },
    );
  });

  test('a cell beyond the map is refused', () => {
    const grid = new SquareGrid({ width: 3, height: 1 });
    expect(() => bresenhamClear(grid, 0, 3)).toThrow('Cell 3 is not on this map, whose cells are numbered 0 to 2.');
    expect(() => bresenhamClear(grid, Number.NaN, 0)).toThrow(/not on this map/);
    expect(() => bresenhamClear(grid, 0.5, 0)).toThrow(/not on this map/);
  });
});

function textbook(grid: SquareGrid, a: number, b: number): boolean {
  let [x, y] = [grid.x(a), grid.y(a)];
  const [bx, by] = [grid.x(b), grid.y(b)];
  const dx = Math.abs(bx - x);
  const dy = -Math.abs(by - y);
  const sx = x < bx ? 1 : -1;
  const sy = y < by ? 1 : -1;
  let e = dx + dy;
  for (;;) {
    if (x === bx && y === by) return true;
    if (!grid.isOpen(x, y)) return false;
    const e2 = 2 * e;
    if (e2 >= dy) {
      e += dy;
      x += sx;
    }
    if (e2 <= dx) {
      e += dx;
      y += sy;
    }
  }
}
