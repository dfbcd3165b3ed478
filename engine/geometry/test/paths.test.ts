import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CellSet,
  canStepAs,
  FigureGraph,
  figuresAdjacent,
  footprint,
  type Graph,
  PathFinder,
  plainGrid,
  quarterTurned,
  reach,
  reachWithin,
  SquareGraph,
  SquareGrid,
  shortestPath,
} from '../index.ts';
import { baseOf, LEGEND, position } from './maps.ts';

/** A graph from a list of steps. */
function graphOf(size: number, steps: readonly (readonly [number, number, number])[]): Graph {
  const to = Array.from({ length: size }, () => new Map<number, number>());
  for (const [a, b, cost] of steps) to[a]?.set(b, Math.min(cost, to[a]?.get(b) ?? Infinity));
  return {
    size,
    degree: size,
    neighbours(node, into) {
      const next = [...(to[node]?.keys() ?? [])];
      into.set(next);
      return next.length;
    },
    cost: (a, b) => to[a]?.get(b) ?? Infinity,
  };
}

function bellmanFord(size: number, steps: readonly (readonly [number, number, number])[], from: number): number[] {
  const costs = Array(size).fill(Infinity) as number[];
  costs[from] = 0;
  for (let round = 0; round < size; round++) {
    for (const [a, b, cost] of steps) costs[b] = Math.min(costs[b] ?? Infinity, (costs[a] ?? Infinity) + cost);
  }
  return costs;
}

const SIZE = 9;
const node = fc.integer({ min: 0, max: SIZE - 1 });
const steps = fc.array(fc.tuple(node, node, fc.constantFrom(0, 1, 1, 2, 3, 5, 0.5, Infinity)), { maxLength: 40 });

describe('cheapest paths', () => {
  test('agree with Bellman and Ford, with and without a guess', () => {
    fc.assert(
      fc.property(steps, node, node, (list, from, to) => {
        const finder = new PathFinder(graphOf(SIZE, list));
        const costs = bellmanFord(SIZE, list, from);
        const back = bellmanFord(
          SIZE,
          list.map(([a, b, cost]) => [b, a, cost] as const),
          to,
        );
        const graph = graphOf(SIZE, list);
        for (const guess of [
          undefined,
          (at: number) => back[at] ?? 0,
          (at: number) => (at % 2 ? (back[at] ?? 0) : 0),
        ]) {
          const path = finder.path(from, to, guess);
          expect(path?.cost ?? Infinity).toBe(costs[to]);
          let sum = 0;
          let at = from;
          for (const next of path?.nodes ?? []) {
            sum += graph.cost(at, next);
            at = next;
          }
          if (path) expect([sum, at]).toEqual([path.cost, to]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('within a budget: all that Bellman and Ford find, cheapest first', () => {
    fc.assert(
      fc.property(steps, node, fc.integer({ min: 0, max: 8 }), (list, from, budget) => {
        const expected = bellmanFord(SIZE, list, from)
          .map((cost, each) => ({ node: each, cost }))
          .filter(each => each.node !== from && each.cost <= budget)
          .sort((a, b) => a.cost - b.cost || a.node - b.node);
        expect(reachWithin(graphOf(SIZE, list), from, budget)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test('of equal paths the one over lower numbers is taken, whatever the order of the steps', () => {
    const ways = [
      [0, 2, 1],
      [0, 1, 1],
      [2, 3, 1],
      [1, 3, 1],
    ] as const;
    expect(shortestPath(graphOf(4, ways), 0, 3)?.nodes).toEqual([1, 3]);
    expect(shortestPath(graphOf(4, ways.toReversed()), 0, 3)?.nodes).toEqual([1, 3]);
  });

  test('the start costs nothing; no way is null; bad costs and nodes are refused', () => {
    const graph = graphOf(2, []);
    expect(shortestPath(graph, 0, 0)).toEqual({ cost: 0, nodes: [] });
    expect(shortestPath(graph, 0, 1)).toBeNull();
    expect(() => shortestPath(graphOf(2, [[0, 1, -1]]), 0, 1)).toThrow(
      'The step from 0 to 1 costs -1; costs must be 0 or more.',
    );
    expect(() => shortestPath(graph, 0, 2)).toThrow('Node 2 is not on this map');
    expect(() => shortestPath(graph, 0.5, 1)).toThrow('Node 0.5 is not on this map');
  });

  test('squares with costs', () => {
    const { grid } = plainGrid(['.9.', '...'], { cells: { '9': 9 }, diagonals: 'none' });
    expect(shortestPath(new SquareGraph(grid), 0, 2)).toEqual({ cost: 4, nodes: [3, 4, 5, 2] });
    expect(shortestPath(new SquareGraph(grid, CellSet.of(6, [4])), 0, 2)).toEqual({ cost: 10, nodes: [1, 2] });
  });

  test('without costs a graph of squares finds what reach finds', () => {
    const cell = fc.integer({ min: 0, max: 35 });
    fc.assert(
      fc.property(
        fc.uniqueArray(cell, { maxLength: 8 }),
        fc.uniqueArray(cell, { maxLength: 8 }),
        cell,
        (gone, figures, from) => {
          const grid = new SquareGrid({ width: 6, height: 6, void: gone, diagonals: 'one-open' });
          const blocked = CellSet.of(36, figures);
          const graph = new SquareGraph(grid, blocked, true);
          const found = reach(grid, from, 4, blocked, 'walk-around');
          const small = new FigureGraph(grid, 1, 1, blocked, true);
          for (const each of [reachWithin(graph, from, 4), reachWithin(small, from, 4)]) {
            expect(each.length).toBe(found.count);
            for (const { node: to, cost } of each) expect(found.stepsTo(to)).toBe(cost);
          }
        },
      ),
    );
  });
});

describe('large figures', () => {
  test('their squares, turned and not', () => {
    const { grid, a } = position('....\n.AA.\n.AA.\n.AA.\nB...');
    expect(footprint(grid, a)).toEqual([5, 6, 9, 10, 13, 14]);
    expect(quarterTurned(a)).toEqual({ x: 1, y: 1, w: 3, h: 2 });
    expect(() => footprint(grid, { ...a, x: 3 })).toThrow('A figure of 2x3 at 3,1 reaches beyond the map');
  });

  test('are adjacent over an edge or a corner, not through a wall, not to themselves', () => {
    const adjacent = (map: string) => {
      const { grid, a, b } = position(map);
      expect(figuresAdjacent(grid, b, a)).toBe(figuresAdjacent(grid, a, b));
      return figuresAdjacent(grid, a, b);
    };
    expect(adjacent('AABB\nAABB')).toBe(true);
    expect(adjacent('AA.\nAA.\n..B')).toBe(true);
    expect(adjacent('AA.B\nAA..')).toBe(false);
    expect(adjacent('AA#\nAA#\n##B')).toBe(false);
    expect(adjacent('+-+-+-+\n|A A|B|\n+ + + +\n|A A|B|\n+-+-+-+')).toBe(false);
    expect(adjacent('+-+-+-+\n|A A|B|\n+ + + +\n|A A B|\n+-+-+-+')).toBe(true);
    const { grid, a } = position('AB');
    expect(figuresAdjacent(grid, a, a)).toBe(false);
  });

  test('move only where their whole base fits', () => {
    const { grid, blocked, drawing } = position('AA...\nAA.o.\n....B');
    const base = baseOf(drawing, 'A');
    expect(canStepAs(grid, base, 1, 0, blocked)).toBe(true);
    expect(canStepAs(grid, base, 2, 0, blocked)).toBe(false);
    expect(canStepAs(grid, base, 1, 1, blocked)).toBe(true);
    expect(canStepAs(grid, base, -1, 0, blocked)).toBe(false);
    const places = reachWithin(new FigureGraph(grid, 2, 2, blocked), 0, 9).map(({ node: at }) => at);
    expect(places).toEqual([1, 5, 6]);
  });

  test('do not pass a wall with any part of their base', () => {
    const { grid, a } = position('+-+-+-+\n|A A .|\n+ + + +\n|A A|.|\n+-+-+-+\n|. B .|\n+-+-+-+');
    expect(canStepAs(grid, a, 1, 0, null)).toBe(false);
    expect(canStepAs(grid, a, 0, 1, null)).toBe(false);
  });

  test('pay for the dearest square', () => {
    const { grid } = plainGrid(['...', '..3'], { cells: { '3': 3 } });
    expect(new FigureGraph(grid, 2, 2, null).cost(0, 1)).toBe(3);
    expect(new FigureGraph(plainGrid(['...'], LEGEND).grid, 1, 1, null).cost(0, 1)).toBe(1);
  });
});
