import { describe, expect, test } from 'vitest';
import {
  baseCells,
  baseOf,
  basesOver,
  canExpand,
  canStand,
  distance,
  distanceBetween,
  inPit,
  isLarge,
  reachOf,
  SIZES,
  seesCell,
  stopsIn,
} from '../../rules/ground.ts';
import { mover, type Position, position, stops } from './drawn.ts';

/** The bases a figure can take over a space, as "x,y wxh". */
const bases = (at: Position, name: string, size: keyof typeof SIZES, over: string): string[] =>
  basesOver(at.ground, at.crowd, at.cell(over), SIZES[size], at.cells(name)).map(
    ({ x, y, w, h }) => `${x},${y} ${w}x${h}`,
  );

describe('bases', () => {
  test('D2-LARGE-01 D2-LARGE-02 small 1, medium 2, huge 4, massive 6 spaces; all but the small are large', () => {
    expect(Object.entries(SIZES).map(([name, { w, h }]) => [name, w * h])).toEqual([
      ['small', 1],
      ['medium', 2],
      ['huge', 4],
      ['massive', 6],
    ]);
    expect(Object.values(SIZES).map(isLarge)).toEqual([false, true, true, true]);
  });

  test('a base is known by its spaces', () => {
    const at = position('.MM\n.MM\n.MM');
    const base = baseOf(at.ground, at.cells('M'));
    expect(base).toEqual({ x: 1, y: 0, w: 2, h: 3 });
    expect(baseCells(at.ground, base)).toEqual(at.cells('M'));
    expect(baseOf(at.ground, [4, 7])).toEqual({ x: 1, y: 1, w: 1, h: 2 });
  });

  test('D2-LARGE-12 the base covers the last space of the movement, turned or not', () => {
    const at = position('.1.\n...');
    expect(bases(at, 'M', 'medium', '1')).toEqual(['1,0 1x2', '0,0 2x1', '1,0 2x1']);
    expect(bases(at, 'M', 'huge', '1')).toEqual(['0,0 2x2', '1,0 2x2']);
    expect(bases(at, 'M', 'massive', '1')).toEqual(['0,0 3x2']);
    expect(bases(at, 'M', 'small', '1')).toEqual(['1,0 1x1']);
    const middle = position('.....\n.....\n..1..\n.....\n.....');
    expect(bases(middle, 'M', 'medium', '1')).toEqual(['2,1 1x2', '2,2 1x2', '1,2 2x1', '2,2 2x1']);
    expect(bases(middle, 'M', 'huge', '1')).toEqual(['1,1 2x2', '2,1 2x2', '1,2 2x2', '2,2 2x2']);
    expect(bases(middle, 'M', 'massive', '1')).toHaveLength(12);
    expect(canExpand(middle.ground, middle.crowd, middle.cell('1'), SIZES.small)).toBe(true);
  });

  test('all its spaces must be empty: not taken by others, not obstacles, on the map', () => {
    expect(bases(position('1H\n..'), 'M', 'huge', '1')).toEqual([]);
    expect(bases(position('1X\n..'), 'M', 'huge', '1')).toEqual([]);
    expect(bases(position('1#\n..'), 'M', 'huge', '1')).toEqual([]);
    expect(bases(position('1^\no~'), 'M', 'huge', '1')).toEqual(['0,0 2x2']);
  });

  test('D2-TERR-20 D2-LARGE-18 it may lie across elevation lines', () => {
    const at = position('+-+-+\n|1:.|\n+ + +\n|.:.|\n+-+-+');
    expect(bases(at, 'M', 'huge', '1')).toEqual(['0,0 2x2']);
  });

  test('D2-DOOR-19 D2-DOOR-25 but not across overgrowth, closed doors, old walls, a portcullis or walls', () => {
    for (const edge of ['%', 'D', 'L', 'W', '=', '|']) {
      const at = position(`+-+-+\n|1${edge}.|\n+-+-+`);
      expect(bases(at, 'M', 'medium', '1')).toEqual([]);
    }
    expect(bases(position('+-+-+\n|1d.|\n+-+-+'), 'M', 'medium', '1')).toEqual(['0,0 2x1']);
  });

  test('a place for a base is on the map and free, whoever asks', () => {
    const at = position('MM.\nMM.');
    expect(canStand(at.ground, at.crowd, { x: 1, y: 0, w: 2, h: 2 })).toBe(false);
    expect(canStand(at.ground, at.crowd, { x: 1, y: 0, w: 2, h: 2 }, at.cells('M'))).toBe(true);
    expect(canStand(at.ground, at.crowd, { x: 2, y: 0, w: 2, h: 2 }, at.cells('M'))).toBe(false);
    expect(canStand(at.ground, at.crowd, { x: -1, y: 0, w: 2, h: 2 }, at.cells('M'))).toBe(false);
    expect(canStand(at.ground, at.crowd, { x: -1, y: 1, w: 1, h: 1 })).toBe(false);
    expect(canStand(at.ground, at.crowd, { x: 3, y: 0, w: 1, h: 1 }, at.cells('M'))).toBe(false);
    expect(canStand(at.ground, at.crowd, { x: 2, y: 1, w: 1, h: 1 })).toBe(true);
  });
});

describe('large figures move', () => {
  test('D2-LARGE-06 they shrink to any space they occupy and count from it', () => {
    const at = position(`
      MM....
      MM.123`);
    const huge = { size: SIZES.huge };
    // Spaces 1, 2 and 3 are two, three and four steps from the nearest space of the base.
    expect(stops(at, mover(at, 'M', 3, huge))).toBe('1:2 2:3');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'M', 3, huge));
    expect(reached.pathTo(at.cell('2'))).toHaveLength(3);
    // Once it has shrunk, it goes on from where it is.
    expect(stops(at, mover(at, 'M', 3, { ...huge, at: at.cells('M')[0] ?? 0 }))).toBe('1:3');
  });

  test('D2-LARGE-09 they enter the spaces they count, D2-MOVE-08 D2-MOVE-10 and not those they expand into', () => {
    const at = position('MM..1\nMM...');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'M', 3, { size: SIZES.huge }));
    const path = reached.pathTo(at.cell('1')) ?? [];
    expect(path).toHaveLength(3);
    expect(path.at(-1)).toBe(at.cell('1'));
    expect(bases(at, 'M', 'huge', '1')).toEqual(['3,0 2x2']);
  });

  test('shrunk they pass where their base would not', () => {
    const at = position(`
      MM#..1
      MM...2
      ..#...`);
    expect(stops(at, mover(at, 'M', 9, { size: SIZES.huge }))).toBe('1:4 2:4');
  });

  test('D2-LARGE-13 they may turn before they have spent anything', () => {
    const at = position('M0\nM.');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'M', 0, { size: SIZES.medium }));
    expect(at.cells('M').map(cell => reached.costTo(cell))).toEqual([0, 0]);
    expect(basesOver(at.ground, at.crowd, 0, SIZES.medium, at.cells('M'))).toEqual([
      { x: 0, y: 0, w: 1, h: 2 },
      { x: 0, y: 0, w: 2, h: 1 },
    ]);
  });

  test('D2-LARGE-16 D2-LARGE-17 where the base does not fit they cannot stop, D2C-MOVE-EX14 and nothing can stop them', () => {
    const at = position(`
      MM##...
      MM.1..2
      MM##...`);
    const massive = mover(at, 'M', 9, { size: SIZES.massive });
    expect(stops(at, massive)).toBe('2:5');
    expect(canExpand(at.ground, at.crowd, at.cell('1'), SIZES.massive, massive.cells)).toBe(false);
    expect(stopsIn(at.ground, at.crowd, massive, at.cell('1'))).toBe(false);
    expect(stopsIn(at.ground, at.crowd, massive, at.cell('2'))).toBe(true);
  });

  test('D2-LARGE-11 D2-TERR-05 pits hold them only if every space of the base is a pit space', () => {
    const over = position('MMoo12');
    expect(stops(over, mover(over, 'M', 4, { size: SIZES.medium }))).toBe('1:3 2:4');
    const at = position('MM.1', { M: 'o' });
    expect(inPit(at.ground, at.cells('M'))).toBe(true);
    expect(stops(at, mover(at, 'M', 9, { size: SIZES.medium }))).toBe('');
    const half = position('MM.1\noo..');
    expect(inPit(half.ground, [...half.cells('M'), 4, 5])).toBe(false);
    expect(stops(half, mover(half, 'M', 9, { size: SIZES.medium }))).toBe('1:2');
  });

  test('a large figure under way passes the spaces its base has left, crumbling ones too', () => {
    const at = position('MM1', { M: 'c' });
    expect(stops(at, mover(at, 'M', 2, { size: SIZES.medium, at: 0 }))).toBe('1:2');
  });

  test('D2-TERR-20 they do not move across elevation lines', () => {
    const at = position('+-+-+-+-+\n|M M:. 1|\n+-+-+-+-+');
    expect(stops(at, mover(at, 'M', 9, { size: SIZES.medium }))).toBe('');
    // But the base may come to lie across one.
    expect(basesOver(at.ground, at.crowd, 1, SIZES.medium, at.cells('M'))).toHaveLength(2);
  });

  test('D2-LARGE-04 sight and range may be measured from different spaces, D2C-CMBX-EX2 to the same target', () => {
    const at = position(`
      ..H
      .#I
      MM.`);
    const [far = 0, near = 0] = at.cells('M');
    const target = at.cell('H');
    // The near space counts two spaces through the other hero, who hides the target from it; the far one sees it.
    expect([far, near].map(cell => distance(at.ground, cell, target))).toEqual([3, 2]);
    expect([far, near].map(cell => seesCell(at.ground, at.crowd, [cell], target))).toEqual([true, false]);
    expect(distanceBetween(at.ground, at.cells('M'), [target])).toBe(2);
    expect(seesCell(at.ground, at.crowd, at.cells('M'), target)).toBe(true);
  });
});

describe('the shadow dragon', () => {
  // Speed 3, six spaces. Space 1 lies in a gap in which nobody of its size can stand.
  const map = `
    MMM#...
    MMM12..
    ...#...
    #######`;
  const at = position(map);
  const dragon = mover(at, 'M', 3, { size: SIZES.massive });

  test('D2C-MOVE-EX10 D2-LARGE-EX1 it shrinks to one space of its base and has its movement points from there', () => {
    expect(stops(at, dragon)).toBe('2:2');
    expect(stops(at, { ...dragon, at: 0, left: 3 })).toBe('');
    expect(stops(at, { ...dragon, at: 0, left: 6 })).toBe('2:4');
  });

  test('D2C-MOVE-EX11 after two spaces it expands over the second', () => {
    expect(bases(at, 'M', 'massive', '2')).toEqual(['4,0 2x3', '4,0 3x2', '4,1 3x2']);
  });

  test('D2C-MOVE-EX12 D2C-MOVE-EX13 then it shrinks to any space of its new base and goes on', () => {
    const moved = position(`
      ...#MM.
      ..1.MM2
      ...#MM.
      #######`);
    // From the near side of its base two spaces lead back, the gap between them.
    expect(stops(moved, mover(moved, 'M', 1, { size: SIZES.massive }))).toBe('2:1');
    expect(stops(moved, mover(moved, 'M', 4, { size: SIZES.massive }))).toBe('1:2 2:1');
  });

  test('D2C-MOVE-EX14 in the gap its movement can be interrupted by nobody', () => {
    expect(stopsIn(at.ground, at.crowd, dragon, at.cell('1'))).toBe(false);
    expect(stopsIn(at.ground, at.crowd, dragon, at.cell('2'))).toBe(true);
  });
});
