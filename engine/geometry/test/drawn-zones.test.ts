import { describe, expect, test } from 'vitest';
import { doorBetween, joinTiles, readTile, ZoneMap, type ZoneTile } from '../index.ts';

const tile = (...drawing: string[]): ZoneTile => ({ drawing });

/** Two rooms beside each other with a wall that has a gap below; the exits lie west and east. */
const ROOMS = tile(
  '+-+-+-+-+', //
  '|a a|b b|',
  '+ + + + +',
  ' a A|B b ',
  '+ + + + +',
  ' a a|b b ',
  '+ + + + +',
  '|a a b b|',
  '+-+-+-+-+',
);
const PILLARS = tile(
  '+-+-+-+-+', //
  '|a a b b|',
  '+ + + + +',
  ' A # # B ',
  '+ + + + +',
  ' a a b b ',
  '+v+v+ +=+',
  '|c C c D|',
  '+-+-+-+-+',
);
const seen = (map: ZoneMap, a: string, b: string): boolean => map.sees(map.node(a), map.node(b));

describe('zones from drawn tiles', () => {
  test('zones are named by tile and letter, and adjacent where a border can be passed', () => {
    const { map, width, height } = joinTiles([{ tile: '1A', at: [0, 0] }], { '1A': ROOMS });
    const zones = new ZoneMap(map);
    expect([map.zones, width, height]).toEqual([['1A.a', '1A.b'], 4, 4]);
    expect(zones.adjacent(0, 1)).toBe(true);
    // The wall stands between the marks: the gap is walked, not looked through.
    expect(zones.sees(0, 1)).toBe(false);
  });

  test('tiles meet where both leave their rims open, and end in walls elsewhere', () => {
    const tiles = { '1A': ROOMS, '2A': PILLARS };
    const side = joinTiles(
      [
        { tile: '1A', at: [0, 0] },
        { tile: '2A', at: [1, 0] },
      ],
      tiles,
    );
    const beside = new ZoneMap(side.map);
    expect(beside.adjacent(beside.node('1A.b'), beside.node('2A.a'))).toBe(true);
    expect(seen(beside, '1A.b', '2A.a')).toBe(true);
    // Half a tile lower only one row of the openings meets; the end of a tile is a wall.
    const half = new ZoneMap(
      joinTiles(
        [
          { tile: '1A', at: [0, 0] },
          { tile: '2A', at: [1, 0.5] },
        ],
        tiles,
      ).map,
    );
    expect(half.adjacent(half.node('1A.b'), half.node('2A.a'))).toBe(false);
  });

  test('a solid cell hides what lies behind it', () => {
    const map = new ZoneMap(joinTiles([{ tile: '2A', at: [0, 0] }], { '2A': PILLARS }).map);
    expect(seen(map, '2A.a', '2A.b')).toBe(false);
    expect(map.adjacent(map.node('2A.a'), map.node('2A.b'))).toBe(true);
  });

  test('a barrier is walked one way, also when its tile is turned, and never hides anything', () => {
    for (const turn of [0, 90, 180, 270] as const) {
      const { links } = joinTiles([{ tile: '2A', at: [0, 0], turn }], { '2A': PILLARS }).map;
      expect(links.find(({ a, b }) => a === '2A.a' && b === '2A.c')).toEqual({
        a: '2A.a',
        b: '2A.c',
        border: 'one-way',
      });
    }
    const map = new ZoneMap(joinTiles([{ tile: '2A', at: [0, 0] }], { '2A': PILLARS }).map);
    expect(map.adjacent(map.node('2A.c'), map.node('2A.a'))).toBe(true);
    expect(seen(map, '2A.c', '2A.a')).toBe(true);
  });

  test('a place for a door is a border with a name; closed, it cuts the way and the sight', () => {
    const { map } = joinTiles([{ tile: '2A', at: [0, 0] }], { '2A': PILLARS });
    const door = doorBetween('2A.d', '2A.b');
    expect(map.links.find(({ id }) => id === door)).toEqual({ id: door, a: '2A.b', b: '2A.d', border: 'open' });
    const open = new ZoneMap(map);
    const closed = open.with({ [door]: 'closed' });
    const [b, d] = [open.node('2A.b'), open.node('2A.d')];
    expect([open.adjacent(b, d), open.sees(b, d)]).toEqual([true, true]);
    expect([closed.adjacent(b, d), closed.sees(b, d)]).toEqual([false, false]);
  });

  test('the end of a wall may be touched, but nothing slips through where two walls meet', () => {
    const open = tile('+-+-+', '|A|B|', '+ + +', '|C D|', '+-+-+');
    // The line from a to d goes exactly through the middle: one of the two ways round it is enough.
    const touched = new ZoneMap(joinTiles([{ tile: 't', at: [0, 0] }], { t: open }).map);
    expect(seen(touched, 't.a', 't.d')).toBe(true);
    const shut = tile('+-+-+', '|A|B|', '+-+ +', '|C D|', '+-+-+');
    expect(seen(new ZoneMap(joinTiles([{ tile: 't', at: [0, 0] }], { t: shut }).map), 't.a', 't.d')).toBe(false);
  });

  test('sight holds both ways, on a map of several turned tiles', () => {
    const { map } = joinTiles(
      [
        { tile: '1A', at: [0, 0] },
        { tile: '2A', at: [1, 0] },
        { tile: '1A', at: [2, 0], turn: 180, as: '3A' },
      ],
      { '1A': ROOMS, '2A': PILLARS },
    );
    const zones = new ZoneMap(map);
    for (let a = 0; a < zones.size; a++)
      for (let b = 0; b < zones.size; b++) expect(zones.sees(a, b)).toBe(zones.sees(b, a));
  });

  test('zones may get names of their own', () => {
    const { map } = joinTiles([{ tile: '1A', at: [0, 0] }], { '1A': ROOMS }, { '1A.b': 'yard' });
    expect(map.zones).toEqual(['1A.a', 'yard']);
    expect(() => joinTiles([{ tile: '1A', at: [0, 0] }], { '1A': ROOMS }, { '1A.x': 'yard' })).toThrow(
      'There is no zone "1A.x" on the map that could be named.',
    );
  });
});

describe('a fault in a drawing is named with its place', () => {
  test.each([
    [['+-+', '|A|'], 'Tile "t" needs an odd number of lines, 3 or more, but has 2.'],
    [['+-+', '|A', '+-+'], 'Tile "t", line 2: a tile is as wide as it is high, 3 characters, but this line has 2.'],
    [['+-+', '|?|', '+-+'], 'Tile "t", line 2, column 2: "?" is neither the letter of a zone nor # for a solid cell.'],
    [
      ['+-+', '-A|', '+-+'],
      'Tile "t", line 2, column 1: "-" cannot stand on this edge; it may be blank, |, =, > or <.',
    ],
    [
      ['+>+', '|A|', '+-+'],
      'Tile "t", line 1, column 2: ">" cannot stand on this edge; it may be blank, -, =, ^ or v.',
    ],
    [['+-+', '|a|', '+-+'], 'Tile "t": zone "a" has no mark; draw one of its cells as a capital.'],
    [
      ['+-+-+', '|A A|', '+ + +', '|a a|', '+-+-+'],
      'Tile "t", line 2, column 4: zone "a" has a second mark, but needs exactly one.',
    ],
    [['+-+-+', '|A b|', '+ + +', '|B a|', '+-+-+'], 'Tile "t", line 4, column 4: zone "a" falls into two parts.'],
  ])('%j', (drawing, message) => {
    expect(() => readTile('t', { drawing })).toThrow(message);
  });

  test('tiles that overlap, lie twice or are missing', () => {
    const at = (x: number, y: number, as?: string) => ({ tile: '1A', at: [x, y] as const, ...(as && { as }) });
    expect(() => joinTiles([at(0, 0), at(0.5, 0, '2A')], { '1A': ROOMS })).toThrow('Tile "2A" lies on another tile.');
    expect(() => joinTiles([at(0, 0), at(1, 0)], { '1A': ROOMS })).toThrow(
      'Tile "1A" lies on the map twice: give one of them another name.',
    );
    expect(() => joinTiles([at(0.3, 0)], { '1A': ROOMS })).toThrow(
      'Tile "1A" cannot lie at 0.3, 0: its cells would lie between those of others.',
    );
    expect(() => joinTiles([at(0, 0)], {})).toThrow('There is no tile "1A"; there are .');
  });

  test('a door that leaves a gap beside it', () => {
    const gap = tile('+-+-+', '|A=B|', '+ + +', '|a b|', '+-+-+');
    expect(() => joinTiles([{ tile: 't', at: [0, 0] }], { t: gap })).toThrow(
      'The place for a door between "t.a" and "t.b" leaves a gap beside it.',
    );
  });
});
