import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BARRED,
  CellSet,
  type Hex,
  HexMap,
  hexDisc,
  hexKey,
  linkBetween,
  linksOf,
  PathFinder,
  plainGrid,
  SquareGraph,
  stretchedBases,
  Travel,
  type Way,
} from '../index.ts';

const CENTRE: Hex = { q: 0, r: 0 };
const hexes = hexDisc(CENTRE, 4);
const SIZE = hexes.length;
const links = linksOf(new HexMap(hexes));
/** Kinds of ground: plains, forest, hills, lake. */
const COSTS = [2, 3, 0, BARRED];
const flat = new Uint8Array(SIZE);

/** A row of nodes 0 to n-1, each one step from the next, all costing 1. */
const row = (n: number) => {
  const { grid } = plainGrid(['.'.repeat(n)]);
  return { grid, links: linksOf(new SquareGraph(grid)), ground: new Uint8Array(n) };
};
const costsOf = (travel: Travel, n: number): number[] => Array.from({ length: n }, (_, node) => travel.costTo(node));

describe('travelling for small whole costs', () => {
  test('agrees with the path finder on any ground, from any node, for any budget', () => {
    const travel = new Travel(links);
    const ground = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: SIZE, maxLength: SIZE });
    fc.assert(
      fc.property(ground, fc.nat(SIZE - 1), fc.nat(14), (kinds, from, budget) => {
        const priced = new HexMap(hexes, hex => {
          const cost = COSTS[kinds[hexes.findIndex(h => hexKey(h) === hexKey(hex))] ?? 0] ?? 0;
          return cost === BARRED ? Infinity : cost;
        });
        const finder = new PathFinder(priced);
        const expected = new Map(finder.within(from, budget).map(({ node, cost }) => [node, cost]));
        travel.search(from, budget, { ground: Uint8Array.from(kinds), costs: COSTS });
        expect(travel.count).toBe(expected.size + 1);
        for (const [node, cost] of expected) {
          expect(travel.costTo(node)).toBe(cost);
          const path = travel.pathTo(node) ?? [];
          expect(path.at(-1)).toBe(node);
          expect(path.reduce((sum, step) => sum + (COSTS[kinds[step] ?? 0] ?? 0), 0)).toBe(cost);
        }
        const found = Array.from(travel.found.slice(0, travel.count), node => travel.costTo(node));
        expect(found).toEqual(found.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });

  test('an answer lasts until the next question, which starts afresh', () => {
    const travel = new Travel(links);
    const way: Way = { ground: flat, costs: [1] };
    expect(travel.search(0, 4, way).count).toBe(SIZE);
    expect(travel.search(0, 1, way).count).toBe(7);
    expect([travel.costTo(0), travel.costTo(SIZE - 1), travel.pathTo(SIZE - 1)]).toEqual([0, Infinity, null]);
    expect(travel.pathTo(0)).toEqual([]);
  });

  test('nodes that may be crossed but not stopped in; nodes that are blocked; nodes that end the move', () => {
    const { links, ground } = row(6);
    const travel = new Travel(links);
    const one = (node: number): CellSet => CellSet.of(6, [node]);
    const way: Way = { ground, costs: [1] };
    travel.search(0, 5, { ...way, crossed: one(2) });
    expect([1, 2, 3].map(node => travel.canStop(node))).toEqual([true, false, true]);
    travel.search(0, 5, { ...way, blocked: one(2) });
    expect(costsOf(travel, 6)).toEqual([0, 1, Infinity, Infinity, Infinity, Infinity]);
    travel.search(0, 5, { ...way, ending: one(2) });
    expect(costsOf(travel, 6)).toEqual([0, 1, 2, Infinity, Infinity, Infinity]);
    // Whoever stands in it already may leave.
    travel.search(2, 5, { ...way, ending: one(2) });
    expect(costsOf(travel, 6)).toEqual([2, 1, 0, 1, 2, 3]);
  });

  test('a step may cost more, or be barred in one direction only', () => {
    const { links, ground } = row(4);
    const travel = new Travel(links);
    const tolls = new Int8Array(links.to.length);
    tolls[linkBetween(links, 1, 2)] = 2;
    tolls[linkBetween(links, 2, 3)] = BARRED;
    travel.search(0, 9, { ground, costs: [1], tolls });
    expect(costsOf(travel, 4)).toEqual([0, 1, 4, Infinity]);
    travel.search(3, 9, { ground, costs: [1], tolls });
    expect(costsOf(travel, 4)).toEqual([3, 2, 1, 0]);
    expect(linkBetween(links, 0, 3)).toBe(-1);
  });

  test('jumps lead to nodes that are no neighbours, at their own price, and are used only where they are cheaper', () => {
    const { links, ground } = row(6);
    const travel = new Travel(links);
    const jumps = new Map([
      [0, [{ to: 5, cost: 2 }]],
      [1, [{ to: 2, cost: 7 }]],
    ]);
    travel.search(0, 9, { ground, costs: [1], jumps });
    expect(costsOf(travel, 6)).toEqual([0, 1, 2, 3, 3, 2]);
    expect(travel.pathTo(4)).toEqual([5, 4]);
    travel.search(0, 9, { ground, costs: [1], jumps, blocked: CellSet.of(6, [5]) });
    expect(travel.costTo(5)).toBe(Infinity);
  });

  test('a base starts from all its squares at once', () => {
    const { links, ground } = row(6);
    const travel = new Travel(links).search([2, 3, 2], 9, { ground, costs: [1] });
    expect(costsOf(travel, 6)).toEqual([2, 1, 0, 0, 1, 2]);
    expect(travel.count).toBe(6);
  });

  test('steps that cost nothing make no endless loop', () => {
    const travel = new Travel(links).search(0, 0, { ground: flat, costs: [0] });
    expect(travel.count).toBe(SIZE);
    for (let node = 0; node < SIZE; node++) expect(travel.pathTo(node)?.length).toBeLessThan(SIZE);
  });

  test('nonsense is refused', () => {
    const travel = new Travel(links);
    const way: Way = { ground: flat, costs: [1] };
    expect(() => travel.search(SIZE, 1, way)).toThrow(`Node ${SIZE} is not on this map.`);
    expect(() => travel.search(0, 1.5, way)).toThrow('A budget is a whole number from 0 on, not 1.5.');
    expect(() => travel.search(0, -1, way)).toThrow('A budget is a whole number from 0 on, not -1.');
  });
});

describe('figures that shrink while they move and stretch where they stop', () => {
  const { grid } = plainGrid(['.....', '.....']);
  const travel = new Travel(linksOf(new SquareGraph(grid)));
  const ground = new Uint8Array(grid.size);

  test('every base over a square they can stop in, each with the cheapest way', () => {
    travel.search(0, 1, { ground, costs: [1] });
    const bases = stretchedBases(grid, travel, 2, 1, null);
    // Squares 0,0 1,0 0,1 1,1 are reached; lying or standing, the bases over them.
    const names = bases.map(({ base: { x, y, w, h }, cost }) => `${x},${y} ${w}x${h} ${cost}`).sort();
    expect(names).toEqual(['0,0 1x2 0', '0,0 2x1 0', '0,1 2x1 1', '1,0 1x2 1', '1,0 2x1 1', '1,1 2x1 1']);
  });

  test('none over squares of others or squares they may only cross', () => {
    const taken = CellSet.of(grid.size, [1, 6]);
    travel.search(0, 4, { ground, costs: [1], crossed: taken });
    const bases = stretchedBases(grid, travel, 2, 2, taken);
    expect(bases.map(({ base: { x, y }, cell, cost }) => [x, y, cell, cost])).toEqual([
      [2, 0, 2, 2],
      [3, 0, 3, 3],
    ]);
  });
});
