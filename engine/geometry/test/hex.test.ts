import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FlowerHand,
  flowerCentreOf,
  flowerHexes,
  flowerNeighbours,
  type Hex,
  HexMap,
  hexAdd,
  hexDisc,
  hexDistance,
  hexEqual,
  hexKey,
  hexNeighbours,
  hexRing,
  hexRotated,
  isFlowerCentre,
  PathFinder,
  shortestPath,
} from '../index.ts';

const whole = fc.integer({ min: -30, max: 30 });
const hex = fc.record({ q: whole, r: whole });
const hand = fc.constantFrom<FlowerHand>('left', 'right');

describe('hexes', () => {
  test('distance is a metric, and that of the shortest walk', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, b) === 0).toBe(hexEqual(a, b));
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
        expect(hexNeighbours(a).map(each => hexDistance(a, each))).toEqual([1, 1, 1, 1, 1, 1]);
        if (!hexEqual(a, b)) {
          expect(Math.min(...hexNeighbours(a).map(each => hexDistance(each, b)))).toBe(hexDistance(a, b) - 1);
        }
      }),
    );
  });

  test('turning keeps distances, six turns are none, one turn leads to the next neighbour', () => {
    fc.assert(
      fc.property(hex, hex, hex, fc.integer({ min: -9, max: 9 }), (a, b, centre, turns) => {
        expect(hexDistance(hexRotated(a, turns, centre), hexRotated(b, turns, centre))).toBe(hexDistance(a, b));
        expect(hexRotated(a, 6, centre)).toEqual(a);
        expect(hexRotated(hexRotated(a, turns, centre), -turns, centre)).toEqual(a);
        const around = hexNeighbours(centre);
        expect(around.map(each => hexRotated(each, 1, centre))).toEqual([...around.slice(1), ...around.slice(0, 1)]);
      }),
    );
  });

  test('rings and discs have the right size and distance', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 6 }), (centre, radius) => {
        const ring = hexRing(centre, radius);
        expect(new Set(ring.map(hexKey)).size).toBe(6 * radius);
        for (const each of ring) expect(hexDistance(centre, each)).toBe(radius);
        ring.forEach((each, index) => {
          expect(hexDistance(each, ring[(index + 1) % ring.length] ?? each)).toBe(1);
        });
        expect(hexDisc(centre, radius).length).toBe(3 * radius * (radius + 1) + 1);
      }),
    );
    expect(hexRing({ q: 1, r: 2 }, 0)).toEqual([{ q: 1, r: 2 }]);
  });
});

describe('tiles of seven hexes', () => {
  test('every hex lies on exactly one tile', () => {
    fc.assert(
      fc.property(hex, hex, hand, (each, origin, side) => {
        const centre = flowerCentreOf(each, side, origin);
        expect(isFlowerCentre(centre, side, origin)).toBe(true);
        expect(hexDistance(centre, each)).toBeLessThanOrEqual(1);
        expect(flowerHexes(each).filter(near => isFlowerCentre(near, side, origin)).length).toBe(1);
        expect(flowerHexes(centre).every(part => hexEqual(flowerCentreOf(part, side, origin), centre))).toBe(true);
      }),
    );
  });

  test('six tiles lie around a tile, each touching it and its two neighbours in the round, none overlapping', () => {
    fc.assert(
      fc.property(hex, hand, (centre, side) => {
        const tiles = [centre, ...flowerNeighbours(centre, side)];
        const keys = tiles.flatMap(tile => flowerHexes(tile).map(hexKey));
        expect(new Set(keys).size).toBe(49);
        tiles.slice(1).forEach((tile, index) => {
          expect(touching(tile, centre)).toBe(true);
          expect(touching(tile, tiles[1 + ((index + 1) % 6)] ?? centre)).toBe(true);
          expect(isFlowerCentre(tile, side, centre)).toBe(true);
        });
      }),
    );
  });

  const touching = (a: Hex, b: Hex) => flowerHexes(a).some(x => flowerHexes(b).some(y => hexDistance(x, y) === 1));
});

describe('a map of hexes', () => {
  const tile = flowerHexes({ q: 0, r: 0 });

  test('paths pay the terrain entered', () => {
    // A hill in the middle: straight over it 5 + 1, round it 3.
    const map = new HexMap(tile, to => (hexEqual(to, { q: 0, r: 0 }) ? 5 : 1));
    const path = shortestPath(map, map.node({ q: 1, r: 0 }), map.node({ q: -1, r: 0 }));
    expect(path?.cost).toBe(3);
    const flat = map.costing(() => 1);
    expect(shortestPath(flat, flat.node({ q: 1, r: 0 }), flat.node({ q: -1, r: 0 }))?.cost).toBe(2);
    const lake = map.costing(() => Infinity);
    expect(shortestPath(lake, 0, 1)).toBeNull();
  });

  test('on an open map the cheapest path is the distance, with the distance as guess', () => {
    const map = new HexMap(hexDisc({ q: 0, r: 0 }, 4));
    const finder = new PathFinder(map);
    const any = fc.integer({ min: 0, max: map.size - 1 });
    fc.assert(
      fc.property(any, any, (from, to) => {
        const goal = map.hex(to);
        expect(finder.path(from, to, at => hexDistance(map.hex(at), goal))?.cost).toBe(
          hexDistance(map.hex(from), goal),
        );
      }),
    );
  });

  test('grows by tiles and refuses what does not fit', () => {
    const map = new HexMap(tile);
    const [next = { q: 0, r: 0 }] = flowerNeighbours({ q: 0, r: 0 });
    expect(map.with(flowerHexes(next)).size).toBe(14);
    expect(map.has(hexAdd(next, { q: 0, r: 0 }))).toBe(false);
    expect(() => map.with([{ q: 0, r: 1 }])).toThrow('Hex 0,1 is on the map twice.');
    expect(() => new HexMap([{ q: 0.5, r: 1 }])).toThrow('Hex 0.5,1 needs whole numbers as coordinates.');
    expect(() => map.node({ q: 9, r: 9 })).toThrow('Hex 9,9 is not on the map.');
    expect(() => map.hex(7)).toThrow('The map has 7 hexes and none with number 7.');
  });
});
