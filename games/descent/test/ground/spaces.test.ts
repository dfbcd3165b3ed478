import { describe, expect, test } from 'vitest';
import {
  adjacentCells,
  areAdjacent,
  cellsWithin,
  distance,
  distanceAround,
  distanceBetween,
  farthest,
  inPit,
  isAdjacent,
  isEmpty,
  nearest,
  seesCell,
} from '../../rules/ground.ts';
import { type Position, position } from './drawn.ts';

const near = (at: Position, a = '1', b = '2'): boolean => isAdjacent(at.ground, at.cell(a), at.cell(b));
const far = (at: Position, a = '1', b = '2'): number => distance(at.ground, at.cell(a), at.cell(b));

describe('adjacency', () => {
  test('D2-GEO-01 spaces that share an edge or a corner', () => {
    const at = position(`
      213
      405
      678.9`);
    expect([...'12345678'].filter(digit => near(at, '0', digit)).join('')).toBe('12345678');
    expect(near(at, '0', '9')).toBe(false);
    expect(adjacentCells(at.ground, at.cells('0'))).toHaveLength(8);
  });

  test('D2-GEO-02 not across a wall, a map edge, a closed door or an old wall', () => {
    expect(near(position('+-+-+\n|1|2|\n+-+-+'))).toBe(false);
    expect(near(position('1#\n#2'))).toBe(false);
    expect(near(position('1#\n.2'))).toBe(true);
    expect(near(position('+-+-+\n|1D2|\n+-+-+'))).toBe(false);
    expect(near(position('+-+-+\n|1L2|\n+-+-+'))).toBe(false);
    expect(near(position('+-+-+\n|1W2|\n+-+-+'))).toBe(false);
    expect(near(position('+-+-+\n|1d2|\n+-+-+'))).toBe(true);
    // Diagonally past the end of a wall, but not through one that goes on.
    expect(near(position('+-+-+\n|1|.|\n+ + +\n|. 2|\n+-+-+'))).toBe(true);
    expect(near(position('+-+-+\n|1|.|\n+ + +\n|.|2|\n+-+-+'))).toBe(false);
  });

  test('D2-GEO-03 no space and no large figure is adjacent to itself', () => {
    const at = position('1MM\n.MM');
    expect(near(at, '1', '1')).toBe(false);
    expect(areAdjacent(at.ground, at.cells('M'), at.cells('M'))).toBe(false);
    expect(adjacentCells(at.ground, at.cells('M'))).toEqual([at.cell('1'), 3]);
  });

  test('D2-GEO-04 adjacent spaces are at a distance of exactly 1', () => {
    const at = position('1.\n.2');
    expect(far(at)).toBe(1);
    expect(far(at, '1', '1')).toBe(0);
    const apart = position('1.2');
    expect([far(apart), near(at, '1', '2'), near(apart, '1', '2')]).toEqual([2, true, false]);
    const beside = (one: Position): boolean => areAdjacent(one.ground, one.cells('1'), one.cells('2'));
    expect([beside(at), beside(apart)]).toEqual([true, false]);
  });

  test('D2-GEO-05 D2-TERR-14 a space with an obstacle is adjacent to nothing', () => {
    const at = position('1X\nX2');
    expect(adjacentCells(at.ground, at.cells('X'))).toEqual([]);
    expect(at.cells('X').map(cell => isAdjacent(at.ground, at.cell('1'), cell))).toEqual([false, false]);
    // Between two of them spaces that share a corner stay adjacent.
    expect(near(at)).toBe(true);
  });

  test('D2-GEO-06 figures in adjacent spaces are adjacent figures, large ones by any of their spaces', () => {
    const at = position('H.I\nMM.\nMM.\n..J');
    const adjacent = (name: string): boolean => areAdjacent(at.ground, at.cells('M'), at.cells(name));
    expect([adjacent('H'), adjacent('I'), adjacent('J')]).toEqual([true, true, true]);
    expect(areAdjacent(at.ground, at.cells('H'), at.cells('I'))).toBe(false);
  });
});

test('a crowd is filled anew for every question', () => {
  const at = position('HMSo');
  const { crowd, ground } = at;
  crowd.fill(ground, [{ cells: [3], side: 'heroes' }]);
  const held = [crowd.all, crowd.heroes, crowd.overlord, crowd.seen, crowd.sunk, crowd.stones].map(set =>
    [0, 1, 2, 3].filter(cell => set.has(cell)),
  );
  expect(held).toEqual([[3], [3], [], [], [3], []]);
  expect(crowd.stoneCount).toBe(0);
  expect(crowd.fill(ground, [{ cells: [0], side: 'heroes', stone: true }]).stoneCount).toBe(1);
  expect(inPit(ground, [])).toBe(false);
});

describe('counting spaces', () => {
  test('D2-GEO-07 D2-GEO-08 one starts in any space of a large figure and ends in any', () => {
    const at = position('MMM.....H');
    expect(distanceBetween(at.ground, at.cells('M'), at.cells('H'))).toBe(6);
    expect(distanceBetween(at.ground, at.cells('H'), at.cells('M'))).toBe(6);
    const both = position('MM..NN');
    expect(distanceBetween(both.ground, both.cells('M'), both.cells('N'))).toBe(3);
  });

  test('D2-GEO-09 D2-GEO-10 the shortest count from adjacent space to adjacent space', () => {
    expect(far(position('1..\n...\n..2'))).toBe(2);
    expect(far(position('1#2\n.#.\n...'))).toBe(4);
    expect(far(position('+-+-+-+\n|1|. 2|\n+ + +-+\n|.|. .|\n+ + + +\n|. . .|\n+-+-+-+'))).toBe(4);
  });

  test('D2-GEO-11 not through closed doors, obstacles, map edges, walls or old walls', () => {
    expect(far(position('1X2\n...'))).toBe(2);
    expect(far(position('1X2'))).toBe(Infinity);
    expect(far(position('1#2'))).toBe(Infinity);
    expect(far(position('+-+-+\n|1D2|\n+-+-+'))).toBe(Infinity);
    expect(far(position('+-+-+\n|1D2|\n+-+-+').with([0]))).toBe(1);
    expect(far(position('+-+-+\n|1W2|\n+-+-+'))).toBe(Infinity);
    expect(far(position('+-+-+\n|1|2|\n+-+-+'))).toBe(Infinity);
  });

  test('D2-TERR-15 not through obstacles, D2-TERR-14 which count as occupied', () => {
    const at = position('1X2\n#.#');
    expect(far(at)).toBe(2);
    expect(at.cells('X').map(cell => distance(at.ground, at.cell('1'), cell))).toEqual([Infinity]);
    expect(isEmpty(at.ground, at.crowd, at.cells('X')[0] ?? 0)).toBe(false);
  });

  test('D2-GEO-12 through spaces with figures, D2-LARGE-05 which range takes no notice of', () => {
    const at = position('1MHN2');
    expect(far(at)).toBe(4);
    expect(distanceAround(at.ground, at.crowd, at.cells('1'), at.cells('2'))).toBe(4);
    expect(seesCell(at.ground, at.crowd, at.cells('1'), at.cell('2'))).toBe(false);
  });

  test('D2-GEO-13 D2-GEO-14 within X spaces is at most X, X or more at least X', () => {
    const at = position('1.2.3');
    const within = cellsWithin(at.ground, at.cells('1'), 2);
    expect(within).toEqual([0, 1, 2]);
    expect(at.board.cells.filter(cell => distance(at.ground, at.cell('1'), cell) >= 2)).toEqual([2, 3, 4]);
  });

  test('D2-GEO-15 D2-GEO-16 D2-GEO-17 an empty space holds no figure and blocks nothing', () => {
    const at = position('.XMH~o');
    const hole = position('1#2');
    expect([0, 1, 2].map(cell => isEmpty(hole.ground, hole.crowd, cell))).toEqual([true, false, true]);
    expect(at.board.cells.map(cell => isEmpty(at.ground, at.crowd, cell))).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('D2-GEO-20 D2-GEO-21 farthest and nearest go by counted distance, not by the way a bird flies', () => {
    const at = position(`
      H#M.
      .#.N
      .#..
      ..P.`);
    const all = at.figures.filter(({ side }) => side === 'overlord');
    expect(nearest(at.ground, at.cells('H'), all).map(({ name }) => name)).toEqual(['P']);
    expect(farthest(at.ground, at.cells('H'), all).map(({ name }) => name)).toEqual(['M']);
    const parted = position('MH.N#P');
    const there = parted.figures.filter(({ side }) => side === 'overlord');
    expect(nearest(parted.ground, parted.cells('H'), there).map(({ name }) => name)).toEqual(['M']);
    expect(farthest(parted.ground, parted.cells('H'), there).map(({ name }) => name)).toEqual(['N']);
    const even = position('MH.\n...\n.N.');
    expect(nearest(even.ground, [4], even.figures)).toHaveLength(3);
  });

  test('D2-FAM-26 not through a familiar treated as an obstacle, but to it', () => {
    const at = position('1S2');
    expect(distanceAround(at.ground, at.crowd, at.cells('1'), at.cells('2'))).toBe(Infinity);
    expect(distanceAround(at.ground, at.crowd, at.cells('1'), at.cells('S'))).toBe(1);
    const large = position('1.MSM..2');
    expect(
      distanceAround(large.ground, large.crowd, [...large.cells('1'), ...large.cells('2')], large.cells('M')),
    ).toBe(2);
    const round = position('1S2\n...');
    expect(distanceAround(round.ground, round.crowd, round.cells('1'), round.cells('2'))).toBe(2);
    const without = position('1H2');
    expect(distanceAround(without.ground, without.crowd, without.cells('1'), without.cells('2'))).toBe(2);
  });
});
