import { type DrawnTile, joinTiles, ZoneMap } from '@tafelrunde/engine/geometry';
import { describe, expect, test } from 'vitest';
import type { Adventure } from '../../content/adventures/adventure.ts';
import { ADVENTURES, adventureOf } from '../../content/adventures/index.ts';
import { TILES, type Tile, type TileId, tileOf } from '../../content/tiles.ts';
import { checkedTile, checkMap } from '../../rules/map-checks.ts';
import { groundOf } from '../../rules/zones.ts';

const IDS = Object.keys(TILES) as TileId[];
const drawn = (id: TileId): DrawnTile => checkedTile(id, tileOf(id));
const letters = ({ cells }: DrawnTile): string[] => cells.flatMap(({ mark, zone }) => (mark && zone ? [zone] : []));

describe('tiles', () => {
  test('SS-ZONE-01 there are 19 tiles with two sides each, and each is named by number and side', () => {
    const numbers = Array.from({ length: 19 }, (_, i) => i + 1);
    expect([...IDS].sort()).toEqual(numbers.flatMap(n => [`${n}A`, `${n}B`]).sort());
  });

  test.each(IDS)('side %s can be played: its zones, exits, doors and marks obey the checks', id => {
    const tile = drawn(id);
    expect(letters(tile).length).toBeGreaterThanOrEqual(3);
    expect(letters(tile).length).toBeLessThanOrEqual(6);
    const blank = tile.cells.filter(
      ({ x, y, edges }) => (y === 0 && edges.N === 'none') || (x === 0 && edges.W === 'none'),
    );
    expect(blank.length % 2).toBe(0);
  });

  test('SS-TERR-01 over all sides: 10 with a ledge, 12 with difficult and 6 with dangerous zones, 14 places for doors', () => {
    const count = (has: (id: TileId) => boolean): number => IDS.filter(has).length;
    const terrain = (id: TileId) => Object.values(tileOf(id).terrain ?? {});
    expect(
      count(id =>
        drawn(id).cells.some(({ edges }) => ['N', 'E', 'S', 'W'].includes(edges.E) || ['N', 'S'].includes(edges.S)),
      ),
    ).toBe(10);
    expect(count(id => terrain(id).includes('difficult'))).toBe(12);
    expect(count(id => terrain(id).includes('dangerous'))).toBe(6);
    const doors = IDS.flatMap(id =>
      joinTiles([{ tile: id, at: [0, 0] }], TILES).map.links.flatMap(link => link.id ?? []),
    );
    expect(doors).toHaveLength(14);
  });

  test('every zone of every side has a name of its own in both languages', () => {
    for (const lang of ['en', 'de'] as const) {
      const names = IDS.flatMap(id => Object.values(tileOf(id).zones).map(name => name[lang]));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\p{Lu}[^.:()]{2,29}$/u);
    }
    for (const id of IDS) expect(Object.keys(tileOf(id).zones).sort()).toEqual(letters(drawn(id)).sort());
  });

  test('any two sides can meet: one of them turned, their exits join', () => {
    const turns = [0, 90, 180, 270] as const;
    for (const id of IDS)
      expect(
        turns.some(turn => {
          const zones = new ZoneMap(
            joinTiles(
              [
                { tile: '8A', at: [0, 0], as: 'west' },
                { tile: id, at: [1, 0], as: 'east', turn },
              ],
              TILES,
            ).map,
          );
          return zones.distance(zones.node('west.b'), zones.node(`east.${letters(drawn(id))[0]}`)) < Infinity;
        }),
      ).toBe(true);
  });
});

describe('the maps of the adventures', () => {
  test.each(Object.keys(ADVENTURES) as (keyof typeof ADVENTURES)[])('%s obeys the checks', id => {
    expect(() => groundOf(id)).not.toThrow();
  });
});

/** The square with some characters drawn otherwise: line, column (from 1), character. */
const redrawn = (...changes: readonly (readonly [number, number, string])[]): Tile => {
  const square: Tile = TILES['8A'];
  const drawing = square.drawing.map(line => [...line]);
  for (const [line, column, character] of changes) (drawing[line - 1] ?? [])[column - 1] = character;
  return { ...square, drawing: drawing.map(line => line.join('')) };
};
const a = [2, 4, 6].flatMap(column => [[2, column, '#'] as const, [4, column, '#'] as const]);

describe('a drawing that cannot be played is refused with tile, line and column', () => {
  test.each([
    [
      'an unknown character',
      redrawn([4, 2, '?']),
      'Tile "t", line 4, column 2: "?" is neither the letter of a zone nor # for a solid cell.',
    ],
    [
      'a wall lying down',
      redrawn([3, 2, '|']),
      'Tile "t", line 3, column 2: "|" cannot stand on this edge; it may be blank, -, =, ^ or v.',
    ],
    [
      'a second mark',
      redrawn([2, 2, 'A']),
      'Tile "t", line 4, column 4: zone "a" has a second mark, but needs exactly one.',
    ],
    ['a zone in two parts', redrawn([12, 12, 'a']), 'Tile "t", line 12, column 12: zone "a" falls into two parts.'],
    [
      'a zone that is too small',
      redrawn(...a, [6, 2, 'A']),
      'Tile "t", line 6, column 2: zone "a" has 2 cells; it may have 3 to 14.',
    ],
    [
      'a zone that is too large',
      redrawn(
        ...[8, 10, 12].flatMap(column => [2, 4].map(line => [line, column, 'a'] as const)),
        [6, 10, 'a'],
        [6, 12, 'B'],
      ),
      'Tile "t", line 4, column 4: zone "a" has 15 cells; it may have 3 to 14.',
    ],
    [
      'an exit beside the middle',
      redrawn([1, 2, ' ']),
      'Tile "t", line 1, column 2: an exit lies in the two middle cells of a side.',
    ],
    ['an exit into solid ground', redrawn([2, 6, '#']), 'Tile "t", line 1, column 6: an exit leads into solid ground.'],
    ['a door at the rim', redrawn([1, 6, '=']), 'Tile "t", line 1, column 6: the rim is open or a wall.'],
    [
      'a door within a zone',
      redrawn([2, 3, '=']),
      'Tile "t", line 2, column 3: a place for a door lies between two zones.',
    ],
    [
      'a door with a gap beside it',
      redrawn([2, 7, '=']),
      'Tile "t", line 4, column 7: the place for a door between zones "a" and "b" leaves a gap.',
    ],
    [
      'a barrier with a gap beside it',
      redrawn([2, 7, '>']),
      'Tile "t", line 4, column 7: the barrier between zones "a" and "b" leaves a gap.',
    ],
    [
      'barriers that point to both sides',
      redrawn([2, 7, '>'], [4, 7, '<']),
      'Tile "t", line 4, column 7: the barrier between zones "a" and "b" leaves a gap.',
    ],
    ['a barrier within a zone', redrawn([2, 3, '>']), 'Tile "t", line 2, column 3: a barrier lies between two zones.'],
    [
      'a zone without a name',
      redrawn(...[8, 10, 12].map(column => [12, column, column === 10 ? 'X' : 'x'] as const)),
      'Tile "t", line 12, column 10: zone "x" has no name for people.',
    ],
  ])('%s', (_, tile, message) => {
    expect(() => checkedTile('t', tile)).toThrow(message);
  });

  const small = (...rows: string[]): Tile => ({ ...TILES['6A'], drawing: rows });
  test('a zone nothing leads into, a mark that sees no other, a ledge nobody comes back from', () => {
    const passage = TILES['6A'].drawing;
    const shut = passage.map((line, i) => (i === 5 ? ' a A|b B|c C ' : i === 7 ? ' a a|b b|c c ' : line));
    expect(() => checkedTile('t', small(...shut))).toThrow('Tile "t", line 6, column 8: nothing leads into zone "b".');
    const blind = passage.map((line, i) => (i === 5 ? ' a A|b B c C ' : line));
    expect(() => checkedTile('t', small(...blind))).toThrow(
      'Tile "t", line 6, column 4: the mark of zone "a" sees no other mark.',
    );
    const trap = passage.map((line, i) => (i === 5 ? '|a A<b B c C ' : i === 7 ? '|a a<b b c c ' : line));
    expect(() => checkedTile('t', small(...trap))).toThrow(
      'Tile "t", line 6, column 4: no walker comes from zone "a" to an exit.',
    );
    const high = passage.map((line, i) => (i === 5 ? '|a A>b B c C ' : i === 7 ? '|a a>b b c c ' : line));
    expect(() => checkedTile('t', small(...high))).toThrow(
      'Tile "t", line 6, column 4: no walker comes from an exit into zone "a".',
    );
    expect(() => checkedTile('t', small('+-+', '|A|', '+-+'))).toThrow('Tile "t" has 1 cells in a row; a tile has 6.');
  });

  test('names and terrain of zones that are not drawn', () => {
    const name = { en: 'Nowhere', de: 'Nirgends' };
    expect(() => checkedTile('t', { ...TILES['8A'], zones: { ...TILES['8A'].zones, z: name } })).toThrow(
      'Tile "t" has a name for zone "z", which is not drawn.',
    );
    expect(() => checkedTile('t', { ...TILES['8A'], terrain: { z: 'difficult' } })).toThrow(
      'Tile "t" has a terrain for zone "z", which is not drawn.',
    );
  });
});

describe('a map that cannot be played is refused', () => {
  const check = (change: Partial<Adventure>): void => {
    const adventure: Adventure = { ...adventureOf('sparring-yard'), doors: [], portals: [], ...change };
    checkMap(adventure, new ZoneMap(joinTiles(adventure.tiles, TILES).map));
  };
  const refused = 'The map of "The Sparring Yard"';

  test('a tile laid twice, too many zones', () => {
    expect(() =>
      check({
        tiles: [
          { tile: '1A', at: [0, 0] },
          { tile: '1B', at: [1, 0] },
        ],
        start: ['1A.s'],
      }),
    ).toThrow(`${refused} has tile 1 twice; there is one of each.`);
    const tiles = IDS.filter(id => id.endsWith('A')).map((tile, x) => ({ tile, at: [x, 0] as const }));
    expect(() => check({ tiles, start: ['1A.s'] })).toThrow(`${refused} has 82 zones; it may have 48.`);
  });

  test('a zone out of reach, a portal nobody comes back from', () => {
    expect(() =>
      check({
        tiles: [
          { tile: '1A', at: [0, 0] },
          { tile: '2A', at: [2, 0] },
        ],
        start: ['1A.s'],
      }),
    ).toThrow(`${refused}: no hero can walk to zone "2A.n".`);
    const yard = adventureOf('sparring-yard');
    const { links, ...rest } = joinTiles(yard.tiles, TILES).map;
    const ledge = (border: 'open' | 'one-way') =>
      new ZoneMap({
        ...rest,
        links: links.map(link => (link.a === '2A.n' && link.b === '2A.c' ? { a: link.b, b: link.a, border } : link)),
      });
    const portal: Adventure = { ...yard, portals: [{ at: '2A.n', symbol: 'hit', open: true }] };
    expect(() => checkMap(portal, ledge('open'))).not.toThrow();
    expect(() => checkMap(portal, ledge('one-way'))).toThrow(
      `${refused}: from the portal in zone "2A.n" nobody can walk to where the heroes start.`,
    );
  });
});
