import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellSet, type DiagonalRule, type ReachMode, reach, SquareGrid, type Wall } from '../index.ts';
import { position } from './maps.ts';

describe('reach', () => {
  test('is breadth first in row order, without the start', () => {
    const grid = new SquareGrid({ width: 4, height: 3 });
    const found = reach(grid, 5, 2, null);
    expect([...found.cells.subarray(0, found.count)]).toEqual([0, 1, 2, 4, 6, 8, 9, 10, 3, 7, 11]);
    expect([...found.steps.subarray(0, found.count)]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
    expect(found.has(5)).toBe(false);
    expect([found.stepsTo(5), found.stepsTo(0), found.stepsTo(11)]).toEqual([0, 1, 2]);
    expect(found.pathTo(11)).toEqual([6, 11]);
    expect(found.pathTo(5)).toEqual([]);
  });

  test('finds nothing with no steps, and nothing beyond a full ring', () => {
    const grid = new SquareGrid({ width: 3, height: 1 });
    expect(reach(grid, 0, 0, null).count).toBe(0);
    const found = reach(grid, 0, 9, CellSet.of(3, [1]));
    expect([found.count, found.pathTo(2), found.stepsTo(2)]).toEqual([0, null, Infinity]);
    expect(reach(grid, 0, Infinity, null).count).toBe(2);
  });

  test('DS-MOVE-EX1 a diagonal step needs one of the two squares beside it', () => {
    const one = position('Ao\n.B');
    expect(reach(one.grid, 0, 1, one.blocked, 'walk-around').has(3)).toBe(true);
    const both = position('Ao\noB');
    expect(reach(both.grid, 0, 1, both.blocked, 'walk-around').has(3)).toBe(false);
    expect(reach(both.grid, 0, 1, both.blocked, 'walk').has(3)).toBe(true);
  });

  test('D2-DOOR-22 counting goes through a portcullis, walking does not', () => {
    const { grid } = position('+-+-+\n|A=B|\n+-+-+');
    expect(reach(grid, 0, 1, null, 'walk').count).toBe(0);
    expect(reach(grid, 0, 1, null, 'count').count).toBe(1);
  });

  test('a cell or a set of another map is refused', () => {
    const grid = new SquareGrid({ width: 3, height: 1 });
    expect(() => reach(grid, 3, 1, null)).toThrow('Cell 3 is not on this map');
    expect(() => reach(grid, Number.NaN, 1, null)).toThrow('not on this map');
    expect(() => reach(grid, 0, 1, new CellSet(4))).toThrow('A set for 4 cells cannot mark the 3 cells');
  });

  test('agrees with a naive search on random maps', () => {
    const cell = fc.integer({ min: 0, max: 47 });
    const wall = fc.record<Wall>({
      x: fc.integer({ min: 0, max: 7 }),
      y: fc.integer({ min: 0, max: 5 }),
      side: fc.constantFrom('N', 'E', 'S', 'W'),
      kind: fc.constantFrom('wall', 'rail', 'screen'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(cell, { maxLength: 10 }),
        fc.array(wall, { maxLength: 20 }),
        fc.uniqueArray(cell, { maxLength: 10 }),
        cell,
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom<DiagonalRule>('free', 'one-open', 'both-open', 'none'),
        fc.constantFrom<ReachMode>('walk', 'walk-around', 'count'),
        (gone, walls, figures, from, budget, diagonals, mode) => {
          const grid = new SquareGrid({ width: 8, height: 6, void: gone, walls, diagonals });
          const blocked = CellSet.of(grid.size, figures);
          for (let again = 0; again < 2; again++) {
            const found = reach(grid, from, budget, blocked, mode);
            const naive = naiveReach(grid, walls, from, budget, blocked, mode);
            expect([...found.cells.subarray(0, found.count)]).toEqual([...naive.keys()]);
            expect([...found.steps.subarray(0, found.count)]).toEqual([...naive.values()]);
            for (const [to, steps] of naive) {
              const path = found.pathTo(to) ?? [];
              expect(path.length).toBe(steps);
              expect(path.at(-1)).toBe(to);
              path.forEach((each, index) => {
                expect(grid.chebyshev(path[index - 1] ?? from, each)).toBe(1);
              });
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

/** By the book: walls as pairs of cells, diagonals by asking both ways round. */
function naiveReach(
  grid: SquareGrid,
  walls: readonly Wall[],
  from: number,
  budget: number,
  blocked: CellSet,
  mode: ReachMode,
): Map<number, number> {
  const barring = mode === 'count' ? ['wall'] : ['wall', 'rail'];
  const last = new Map<string, string>();
  for (const { x, y, side, kind = 'wall' } of walls) {
    const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] as [number, number];
    for (const key of [`${x},${y}>${x + dx},${y + dy}`, `${x + dx},${y + dy}>${x},${y}`]) last.set(key, kind);
  }
  const barred = (a: string, b: string) => barring.includes(last.get(`${a}>${b}`) ?? 'none');
  const allowed = (x: number, y: number, dx: number, dy: number) => {
    const a = `${x},${y}`;
    const b = `${x + dx},${y + dy}`;
    if (dx === 0 || dy === 0) return !barred(a, b);
    const ways = [
      [x + dx, y],
      [x, y + dy],
    ] as const;
    const clear = ways.filter(([cx, cy]) => !barred(a, `${cx},${cy}`) && !barred(`${cx},${cy}`, b));
    if (grid.diagonals === 'none') return false;
    if (grid.diagonals === 'free') return clear.length > 0;
    const open = clear.filter(
      ([cx, cy]) => grid.isOpen(cx, cy) && !(mode === 'walk-around' && blocked.has(grid.cell(cx, cy))),
    );
    return open.length >= (grid.diagonals === 'one-open' ? 1 : 2);
  };
  const found = new Map([[from, 0]]);
  for (const [cell, steps] of found) {
    if (steps >= budget || !grid.isOpen(grid.x(cell), grid.y(cell))) continue;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [grid.x(cell), grid.y(cell)];
        if ((dx === 0 && dy === 0) || !grid.isOpen(x + dx, y + dy)) continue;
        const next = grid.cell(x + dx, y + dy);
        if (!found.has(next) && !blocked.has(next) && allowed(x, y, dx, dy)) found.set(next, steps + 1);
      }
    }
  }
  found.delete(from);
  return found;
}
