import { hexDisc } from '@tafelrunde/engine/geometry';
import { describe, expect, test } from 'vitest';
import { CellZones } from '../kit/map/cell-zones.ts';
import { Hexes } from '../kit/map/hexes.ts';
import { pointOf } from '../kit/map/layout.ts';
import { hexNeighbour, squareNeighbour, zoneNeighbour } from '../kit/map/neighbours.ts';
import { Squares } from '../kit/map/squares.ts';
import { StandingLayout } from '../kit/map/standing-layout.ts';
import { turnAt, turnTowards } from '../kit/map/turning.tsx';
import { Zones } from '../kit/map/zones.ts';

/** Two tiles of seven hexes each, side by side: centre at 0,0 and at 2,1. */
const island = new Hexes([...hexDisc({ q: 0, r: 0 }, 1), ...hexDisc({ q: 2, r: 1 }, 1)]);
const hexAt = (q: number, r: number): number => {
  const cell = island.cell({ q, r });
  if (cell === null) throw new Error(`There is no hex ${q},${r}.`);
  return cell;
};

/** A cross of five zones: a hall (0) with rooms to the north (1), east (2), south (3) and west (4); the west door is shut. */
const room = (x: number, y: number) => [
  { x, y },
  { x: x + 2, y },
  { x: x + 2, y: y + 2 },
  { x, y: y + 2 },
];
const rooms = new Zones([
  { corners: room(2, 2), links: [1, 2, 3] },
  { corners: room(2, 0), links: [0] },
  { corners: room(4, 2.4), links: [0] },
  { corners: room(2, 4), links: [0] },
  { corners: room(0, 2), links: [] },
]);

describe('where the arrow keys lead', () => {
  test('on squares to the next one, and no farther than the edge', () => {
    const go = squareNeighbour(new Squares(5, 4));
    expect([go(6, 'up'), go(6, 'right'), go(6, 'down'), go(6, 'left')]).toEqual([1, 7, 11, 5]);
    expect([go(0, 'up'), go(0, 'left'), go(19, 'down'), go(19, 'right')]).toEqual([0, 0, 19, 19]);
  });

  test('on hexes along the row, and up and down in a zigzag that comes back to its column', () => {
    const go = hexNeighbour(island);
    expect(go(hexAt(0, 0), 'right')).toBe(hexAt(1, 0));
    expect(go(hexAt(1, 0), 'left')).toBe(hexAt(0, 0));
    expect(go(hexAt(0, 0), 'up')).toBe(hexAt(1, -1));
    expect(go(hexAt(1, -1), 'down')).toBe(hexAt(0, 0));
    expect(go(go(hexAt(2, 0), 'down'), 'down')).toBe(hexAt(1, 2));
    const [top, bottom] = [island.middle(hexAt(2, 0))[0], island.middle(hexAt(1, 2))[0]];
    expect(top).toBe(bottom);
  });

  test('on hexes at the edge of the map beside the column, and nowhere where nothing is', () => {
    const go = hexNeighbour(island);
    // South-east of 0,0 is 0,1 and there; south-east of 0,1 there is nothing, south-west neither.
    expect(go(hexAt(0, 0), 'down')).toBe(hexAt(0, 1));
    expect(go(hexAt(-1, 1), 'down')).toBe(hexAt(-1, 1));
    expect(go(hexAt(1, -1), 'up')).toBe(hexAt(1, -1));
    expect(go(hexAt(-1, 0), 'left')).toBe(hexAt(-1, 0));
    // Up from -1,0 the zigzag leads to 0,-1; from -1,1 (an odd row) to the left, -1,0.
    expect(go(hexAt(-1, 0), 'up')).toBe(hexAt(0, -1));
    expect(go(hexAt(-1, 1), 'up')).toBe(hexAt(-1, 0));
  });

  test('every hex is reached by arrow keys from every other', () => {
    const go = hexNeighbour(island);
    for (const start of island.hexes.keys()) {
      const seen = new Set([start]);
      for (const cell of seen)
        for (const heading of ['up', 'right', 'down', 'left'] as const) seen.add(go(cell, heading));
      expect(seen.size).toBe(island.hexes.length);
    }
  });

  test('in zones to the one that lies there and can be gone to', () => {
    const go = zoneNeighbour(rooms);
    expect([go(0, 'up'), go(0, 'right'), go(0, 'down')]).toEqual([1, 2, 3]);
    expect(go(0, 'left')).toBe(0);
    expect(go(2, 'left')).toBe(0);
    expect(go(1, 'left')).toBe(1);
  });
});

describe('which cell lies at a place', () => {
  test('the middle of every cell is in it', () => {
    for (const cell of island.hexes.keys()) expect(island.at(pointOf(island.middle(cell)))).toBe(cell);
    for (const cell of rooms.zones.keys()) expect(rooms.at(pointOf(rooms.middle(cell)))).toBe(cell);
    const squares = new Squares(5, 4);
    for (let cell = 0; cell < 20; cell++) expect(squares.at(pointOf(squares.middle(cell)))).toBe(cell);
  });

  test('a place beside the map is none', () => {
    expect(island.at({ x: -3, y: 0 })).toBeNull();
    expect(rooms.at({ x: 0.5, y: 0.5 })).toBeNull();
    expect(new Squares(5, 4).at({ x: 5, y: 1 })).toBeNull();
  });

  test('near the corner of a hex the nearest middle decides', () => {
    const [x, y] = island.middle(hexAt(0, 0));
    // East of the middle by just under half a hex, a little down: still the same one.
    expect(island.at(pointOf([x + 31, y + 4]))).toBe(hexAt(0, 0));
    expect(island.at(pointOf([x + 33, y + 4]))).toBe(hexAt(1, 0));
    expect(island.at(pointOf([x + 20, y + 34]))).toBe(hexAt(0, 1));
  });
});

describe('outlines', () => {
  test('a rim is drawn only where a neighbour is missing', () => {
    const squares = new Squares(5, 4);
    const lines = (d: string): number => d.split('M').length - 1;
    expect(lines(squares.rim(new Set([6])))).toBe(4);
    expect(lines(squares.rim(new Set([6, 7])))).toBe(6);
    expect(lines(island.rim(new Set([hexAt(0, 0)])))).toBe(6);
    expect(lines(island.rim(new Set([hexAt(0, 0), hexAt(1, 0)])))).toBe(10);
  });

  test('the side of a hex that is left open is the one towards the neighbour', () => {
    const [x] = island.middle(hexAt(0, 0));
    const alone = island.rim(new Set([hexAt(0, 0)]), 0);
    const withEast = island.rim(new Set([hexAt(0, 0), hexAt(1, 0)]), 0);
    const east = alone.split('M').filter(line => line.split('L').every(end => Number(end.split(' ')[0]) === x + 32));
    expect(east).toHaveLength(1);
    expect(withEast).not.toContain(east[0]);
  });

  test('a piece that takes several squares stands in their middle', () => {
    const squares = new Squares(5, 4);
    expect(squares.middle(6, { w: 2, h: 2 })).toEqual([128, 128]);
    expect(squares.middle(6, { w: 2, h: 3 })).toEqual([128, 160]);
  });

  test('pieces in one zone stand beside each other', () => {
    const spots = [0, 1, 2].map(i => rooms.seat(0, i, 3).join());
    expect(new Set(spots).size).toBe(3);
    expect(rooms.seat(0, 0, 1)).toEqual(rooms.middle(0));
  });
});

describe('zones made of cells', () => {
  /** a a b / a # b / a a . : a winds around a pillar. */
  const drawn = (rows: readonly string[]): CellZones => {
    const edges = { N: 'none', E: 'none', S: 'none', W: 'none' } as const;
    const ground = rows.flatMap((row, y) =>
      [...row].map((letter, x) =>
        letter === '.' ? null : { x, y, zone: letter.charCodeAt(0) - 97, mark: x === 0 && y === 0, edges },
      ),
    );
    return new CellZones({ ground, width: rows[0]?.length ?? 0, height: rows.length } as never);
  };

  test('have one rim, without lines between their cells', () => {
    expect(drawn(['aa', 'a.']).rim(new Set([0]), 2)).toBe('M126 2L126 62L62 62L62 126L2 126L2 2z');
    expect(drawn(['ab']).rim(new Set([0, 1]), 0)).toBe('M128 0L128 64L0 64L0 0z');
  });

  test('have a rim around what is no part of them, too', () => {
    const ring = drawn(['aaa', 'aba', 'aaa']).rim(new Set([0]), 2);
    expect(ring.match(/M/g)).toHaveLength(2);
    expect(ring).toContain('M62 62L62 130L130 130L130 62z');
  });

  test('nobody covers anybody: as many as there are cells stand on one each, more of them are drawn smaller', () => {
    const zone = drawn(['aa', 'aa']);
    for (const count of [2, 4, 5, 9, 16]) {
      const spots = Array.from({ length: count }, (_, i) => zone.seat(0, i, count));
      const size = 54 * zone.scale(0, count);
      for (const [i, [x, y]] of spots.entries())
        for (const [ox, oy] of spots.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(size);
    }
  });

  test('pieces are drawn as large as they have room for, and spread over the zone', () => {
    const zone = drawn(['aa', 'aa']);
    expect([4, 5, 9, 10, 16].map(count => zone.scale(0, count))).toEqual([1, 0.72, 0.72, 0.56, 0.56]);
    expect(Array.from({ length: 9 }, (_, i) => zone.seat(0, i, 9)[0] < 64).filter(Boolean)).toHaveLength(3);
    // A lane is one cell wide: two abreast only where they are small.
    expect([2, 3, 4, 8].map(count => drawn(['aa']).scale(0, count))).toEqual([1, 0.72, 0.56, 0.56]);
    // Nobody stands outside a crooked zone.
    const crooked = drawn(['aa', 'a.']);
    for (let i = 0; i < 12; i++) {
      const [x, y] = crooked.seat(0, i, 12);
      expect(crooked.at({ x: x / 64, y: y / 64 })).toBe(0);
    }
  });

  test('a small piece is pointed at where it stands, and beside it its zone', () => {
    const zones = drawn(['aa', 'aa']);
    const layout = new StandingLayout(zones, zones.size, [[16, 16]], [0.5]);
    expect(layout.at({ x: 0.25, y: 0.25 })).toBe(1);
    expect(layout.at({ x: 0.6, y: 0.25 })).toBe(0);
  });

  test('cells of the map are one shape together, as they are on the map itself; a piece is one of its own', () => {
    const squares = new Squares(4, 4);
    const layout = new StandingLayout(squares, 16, [[16, 16]]);
    expect(layout.shape([0, 1, 4, 5], 4, 12)).toBe(squares.shape([0, 1, 4, 5], 4, 12));
    expect(layout.shape([0, 1, 16], 4, 12).match(/M/g)).toHaveLength(2);
  });
});

describe('turning', () => {
  const six = [0, 60, 120, 180, 240, 300].map(degrees => ({ degrees }));
  const middle = { x: 2.5, y: 2.5 };

  test('an arrow is found at its place', () => {
    expect(turnAt(middle, { w: 1, h: 1 }, six, { x: 2.5, y: 1.86 })?.degrees).toBe(0);
    expect(turnAt(middle, { w: 1, h: 1 }, six, { x: 2.5, y: 2.5 })).toBeNull();
    expect(turnAt(middle, { w: 2, h: 2 }, six, { x: 2.5, y: 1.36 })?.degrees).toBe(0);
  });

  test('a drag turns to the nearest direction', () => {
    expect(turnTowards(middle, { w: 1, h: 1 }, six, { x: 2.6, y: 0 })?.degrees).toBe(0);
    expect(turnTowards(middle, { w: 1, h: 1 }, six, { x: 5, y: 1.2 })?.degrees).toBe(60);
    expect(turnTowards(middle, { w: 1, h: 1 }, six, { x: 0, y: 1.2 })?.degrees).toBe(300);
    expect(turnTowards(middle, { w: 1, h: 1 }, six, { x: 2.6, y: 2.6 })).toBeNull();
  });
});
