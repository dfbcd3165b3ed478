import { describe, expect, test } from 'vitest';
import {
  boardOf,
  Crowd,
  cellName,
  cellNamed,
  climbsTo,
  groundOf,
  isStuck,
  isTerrain,
  leavesFrom,
  type Mover,
  nearestEmpty,
  reachOf,
  SIZES,
  type Standing,
  walkingPrices,
} from '../../rules/ground.ts';
import { mover, type Position, position, stops } from './drawn.ts';
import { example } from './example.ts';

/** What the step of the hero to the space 1 costs, null if it is not possible. */
function step(at: Position, name = 'H', to = '1'): number | null {
  const reached = reachOf(at.ground, at.crowd, mover(at, name, 9));
  return reached.pathTo(at.cell(to))?.length === 1 ? reached.costTo(at.cell(to)) : null;
}

const wayOver = (reached: ReturnType<typeof reachOf>, cell: number): number[] | null =>
  reached.passesTo(cell)?.map(step => step.cell) ?? null;

describe('the examples of movement', () => {
  test('D2C-MOVE-EX1 D2C-MOVE-01 D2C-MOVE-07 diagonally past a corner of the map edge', () => {
    expect(step(position('H#\n.1'))).toBe(1);
    expect(step(position('+-+-+\n|H|.|\n+ + +\n|. 1|\n+-+-+'))).toBe(1);
  });

  test('D2C-MOVE-EX2 D2C-MOVE-02 D2C-MOVE-07 diagonally between an obstacle and an enemy', () => {
    expect(step(position('HX\nM1'))).toBe(1);
    expect(step(position('HX\nX1'))).toBe(1);
    expect(step(position('HM\nN1'))).toBe(1);
  });

  test('D2C-MOVE-EX3 diagonally between a corner of the map edge and an enemy', () => {
    expect(step(position('H#\nM1'))).toBe(1);
  });

  test('D2C-MOVE-EX4 D2C-MOVE-03 D2-FIG-03 through a friend, but not to stop there', () => {
    const at = position('HI1');
    expect(stops(at, mover(at, 'H', 2))).toBe('1:2');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'H', 2));
    expect(reached.has(at.cell('I'))).toBe(false);
    expect(reached.pathTo(at.cell('1'))).toEqual([1, 2]);
    expect(reached.pathTo(at.cell('I'))).toBeNull();
  });

  test('D2C-MOVE-EX5 D2C-MOVE-04 D2C-MOVE-07 not where two spaces touch only in a corner of the map edge', () => {
    expect(step(position('H#\n#1'))).toBeNull();
  });

  test('D2C-MOVE-EX6 D2C-MOVE-04 D2C-MOVE-07 not through a straight wall, not even diagonally', () => {
    const at = position('+-+-+\n|H|.|\n+ + +\n|.|1|\n+-+-+');
    expect(step(at)).toBeNull();
  });

  test('D2C-MOVE-EX7 D2C-MOVE-05 D2-MOVE-02 not through an enemy or an obstacle', () => {
    for (const map of ['HM1', 'HX1']) {
      const at = position(map);
      expect(stops(at, mover(at, 'H', 9))).toBe('');
      expect(reachOf(at.ground, at.crowd, mover(at, 'H', 9)).passTo(1)).toBe(Infinity);
    }
    const monsters = position('MH1');
    expect(stops(monsters, mover(monsters, 'M', 9))).toBe('');
  });

  test('D2C-MOVE-EX8 D2C-MOVE-06 D2-TERR-19 not diagonally past a corner where elevation meets the map edge', () => {
    const at = position('+-+-+\n|H|#|\n+ + +\n|.:1|\n+-+-+');
    expect(step(at)).toBeNull();
    // Past the end of an elevation line alone one may.
    expect(step(position('+-+-+\n|H .|\n+ + +\n|.:1|\n+-+-+'))).toBe(1);
    expect(step(position('+-+-+\n|H:.|\n+ + +\n|.:1|\n+-+-+'))).toBeNull();
  });

  test('D2C-MOVE-EX9 D2C-MOVE-06 D2C-MOVE-07 not through a closed door, a portcullis or an old wall', () => {
    for (const edge of ['D', 'L', '=', 'W', '|', ':']) expect(step(position(`+-+-+\n|H${edge}1|\n+-+-+`))).toBeNull();
    for (const edge of ['d', '%', ' ']) expect(step(position(`+-+-+\n|H${edge}1|\n+-+-+`))).toBe(1);
    // Nor diagonally past such a door that meets a wall.
    for (const edge of ['D', '=', 'W', ':'])
      expect(step(position(`+-+-+\n|H${edge}.|\n+ +-+\n|.|1|\n+-+-+`))).toBeNull();
  });
});

describe('moving', () => {
  test('D2-MOVE-29 an adjacent space costs 1 movement point, D2-TERR-31 water 2, D2-TERR-29 sludge 2', () => {
    const at = position('H1~2s3');
    expect(stops(at, mover(at, 'H', 9))).toBe('1:1 2:4 3:7');
    expect(stops(at, mover(at, 'H', 6))).toBe('1:1 2:4');
    expect(stops(at, mover(at, 'H', 0))).toBe('');
  });

  test('D2-TERR-31 a way says what each of its steps costs', () => {
    const at = position('H.~s1^2');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'H', 9));
    const steps = (to: string) =>
      reached
        .stepsTo(at.cell(to))
        ?.map(({ cell, cost }) => `${cell}:${cost}`)
        .join(' ');
    expect(steps('1')).toBe('1:1 2:2 3:2 4:1');
    // Through lava, which is counted beside the points.
    expect(steps('2')).toBe('1:1 2:2 3:2 4:1 5:1 6:1');
    expect(reached.stepsTo(0)).toBeNull();
  });

  test('the cheapest way is taken', () => {
    const at = position(`
      H~~1
      ....`);
    expect(stops(at, mover(at, 'H', 9))).toBe('1:3');
  });

  test('D2-MOVE-03 D2-FIG-02 nobody ends in an occupied space', () => {
    const at = position('HI.M');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'H', 9));
    expect([...reached.cells.subarray(0, reached.count)]).toEqual([2]);
  });

  test('D2-FIG-04 D2-FIG-05 heroes are friends of heroes, monsters of monsters', () => {
    const heroes = position('HIJ1');
    expect(stops(heroes, mover(heroes, 'H', 3))).toBe('1:3');
    const monsters = position('MNP1');
    expect(stops(monsters, mover(monsters, 'M', 3))).toBe('1:3');
  });

  test('D2-MOVE-21 D2-MOVE-23 counted spaces take no notice of what only costs points, D2C-CMBX-EX6 water included', () => {
    const at = position('H~~1X2');
    expect(stops(at, mover(at, 'H', 3, { by: 'spaces' }))).toBe('1:3');
    const enemy = position('H~M1');
    expect(stops(enemy, mover(enemy, 'H', 9, { by: 'spaces' }))).toBe('');
  });

  test('a figure may pay prices of its own, or go through enemies', () => {
    const at = position('H~~1');
    expect(stops(at, mover(at, 'H', 3, { prices: walkingPrices(['water']) }))).toBe('1:3');
    expect(stops(at, mover(at, 'H', 4, { prices: walkingPrices(['sludge']) }))).toBe('');
    const through = position('HMI1');
    expect(stops(through, mover(through, 'H', 9))).toBe('');
    expect(stops(through, mover(through, 'H', 9, { throughEnemies: true }))).toBe('1:3');
  });

  test('questions about the same ground do not disturb each other', () => {
    const at = position('H1M2');
    expect(stops(at, mover(at, 'H', 9))).toBe('1:1');
    expect(stops(at, mover(at, 'M', 9))).toBe('1:1 2:1');
    expect(stops(at, mover(at, 'M', 9, { gait: 'fly' }))).toBe('1:1 2:1');
    expect(stops(at, mover(at, 'H', 9, { gait: 'fly' }))).toBe('1:1 2:3');
    expect(stops(at, mover(at, 'H', 9))).toBe('1:1');
  });
});

describe('pits', () => {
  test('D2-TERR-05 whoever enters a pit spends no further movement points', () => {
    const at = position('Ho1');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'H', 9));
    expect([...reached.cells.subarray(0, reached.count)]).toEqual([1]);
    expect([reached.costTo(1), reached.harmTo(1)]).toEqual([1, 2]);
    const inside = position('1H2', { H: 'o' });
    expect(stops(inside, mover(inside, 'H', 9))).toBe('');
    expect(isStuck(inside.ground, mover(inside, 'H', 9))).toBe(true);
  });

  test('D2-TERR-06 but may be moved a number of spaces', () => {
    const at = position('1H2', { H: 'o' });
    expect(stops(at, mover(at, 'H', 1, { by: 'spaces' }))).toBe('1:1 2:1');
    const through = position('Ho1');
    expect(stops(through, mover(through, 'H', 2, { by: 'spaces' }))).toBe('1:2');
  });

  test('D2-TERR-10 one climbs out into an empty adjacent space', () => {
    const at = position('1M#\nXH2\n#I#', { H: 'o' });
    expect(climbsTo(at.ground, at.crowd, at.cells('H'))).toEqual([at.cell('1'), at.cell('2')]);
    const large = position('1MM2', { M: 'o' });
    expect(climbsTo(large.ground, large.crowd, large.cells('M'))).toEqual([large.cell('1'), large.cell('2')]);
    const shut = position('MHN', { H: 'o' });
    expect(climbsTo(shut.ground, shut.crowd, shut.cells('H'))).toEqual([]);
  });

  test('D2-TERR-11 but not across an elevation line', () => {
    const at = position('+-+-+-+\n|1:H 2|\n+-+-+-+', { H: 'o' });
    expect(climbsTo(at.ground, at.crowd, at.cells('H'))).toEqual([at.cell('2')]);
    // It is placed, not moved: a portcullis is no bar.
    const grate = position('+-+-+-+\n|1=H 2|\n+-+-+-+', { H: 'o' });
    expect(climbsTo(grate.ground, grate.crowd, grate.cells('H'))).toEqual([grate.cell('1'), grate.cell('2')]);
  });

  test('D2-TERR-13 D2-FAM-30 familiars treated as obstacles take pits for water and leave them freely', () => {
    const at = position('So1^2X3', { S: 'o' });
    expect(stops(at, mover(at, 'S', 9, { gait: 'stone' }))).toBe('1:3 2:6');
  });
});

describe('terrain that hurts', () => {
  test('D2-TERR-25 D2-TERR-03 ways keep out of lava and hazards if the points last', () => {
    const at = position(`
      H^1
      ...`);
    const reached = reachOf(at.ground, at.crowd, mover(at, 'H', 4));
    expect(reached.pathTo(at.cell('1'))).toEqual([4, 2]);
    expect([reached.costTo(at.cell('1')), reached.harmTo(at.cell('1'))]).toEqual([2, 0]);
    const hard = position(`
      H^1
      ~~~`);
    const short = reachOf(hard.ground, hard.crowd, mover(hard, 'H', 2));
    expect(short.pathTo(hard.cell('1'))).toEqual([1, 2]);
    expect([short.costTo(hard.cell('1')), short.harmTo(hard.cell('1'))]).toEqual([2, 1]);
    const long = reachOf(hard.ground, hard.crowd, mover(hard, 'H', 3));
    expect([long.costTo(hard.cell('1')), long.harmTo(hard.cell('1'))]).toEqual([3, 0]);
    expect(long.pathTo(hard.cell('1'))).toEqual([4, 2]);
  });

  test('of ways that must hurt the one that hurts least is taken', () => {
    const at = position(`
      Hh^1
      X.^X`);
    const reached = reachOf(at.ground, at.crowd, mover(at, 'H', 9));
    expect(reached.pathTo(at.cell('1'))).toHaveLength(3);
    expect(reached.harmTo(at.cell('1'))).toBe(1);
    expect(reached.costTo(at.cell('1'))).toBe(3);
  });

  test('whom it may only pass, it may pass through lava as well', () => {
    const at = position('H^I1');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'H', 2));
    expect([1, 2, 3].map(cell => reached.costTo(cell))).toEqual([1, Infinity, Infinity]);
    expect([0, 1, 2, 3].map(cell => reached.passTo(cell))).toEqual([0, 1, 2, Infinity]);
    expect([wayOver(reached, 2), wayOver(reached, 3)]).toEqual([[1, 2], null]);
    const calm = position('HI1');
    const safe = reachOf(calm.ground, calm.crowd, mover(calm, 'H', 1));
    expect([safe.passTo(1), safe.passTo(2), wayOver(safe, 1), wayOver(safe, 2)]).toEqual([1, Infinity, [1], null]);
    const way = position('H1^');
    const both = reachOf(way.ground, way.crowd, mover(way, 'H', 2));
    expect([both.passTo(1), wayOver(both, 1), both.passTo(2), wayOver(both, 2)]).toEqual([1, [1], 2, [1, 2]]);
  });

  test('whoever is not yet counted among the others does not stop where it stands', () => {
    const at = position('1.2');
    const who = { ...mover(position('H'), 'H', 1), cells: at.cells('1') };
    expect(stops(at, who)).toBe('');
    expect(stops(at, { ...who, gait: 'roam' })).toBe('');
    expect(stops(at, { ...who, left: 2 })).toBe('2:2');
  });

  test('D2-TERR-27 the nearest empty space that is not lava', () => {
    const at = position('1^H^^2', { H: '^' });
    const allows = (cell: number): boolean => !isTerrain(at.ground, cell, 'lava');
    expect(nearestEmpty(at.ground, at.crowd, at.cells('H'), allows)).toEqual([at.cell('1')]);
  });

  test('D2-TERR-37 nobody enters a crumbling space with a figure in it, not even to pass a friend', () => {
    const at = position('HI1', { I: 'c' });
    expect(stops(at, mover(at, 'H', 9))).toBe('');
    // Whoever stands there may leave.
    expect(stops(at, mover(at, 'I', 9))).toBe('1:1');
    const free = position('Hc1');
    expect(stops(free, mover(free, 'H', 9))).toBe('1:2');
  });
});

describe('those who do not walk', () => {
  test('D2C-MAB-30 D2C-MAB-31 flying goes over enemies and terrain, but ends in an empty space', () => {
    const at = position('MH^o~s1X2');
    expect(stops(at, mover(at, 'M', 8, { gait: 'fly' }))).toBe('1:6 2:8');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'M', 8, { gait: 'fly' }));
    expect([1, 2, 3, 7].map(cell => reached.has(cell))).toEqual([false, true, true, false]);
  });

  test('D2C-MAB-32 D2C-MAB-33 it enters every space, pays nothing more and is not hurt', () => {
    const at = position('M^~1');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'M', 3, { gait: 'fly' }));
    expect(reached.pathTo(at.cell('1'))).toEqual([1, 2, 3]);
    expect([reached.costTo(at.cell('1')), reached.harmTo(at.cell('1'))]).toEqual([3, 0]);
  });

  test('D2C-MAB-34 whoever begins its activation in a pit is held there, whoever flies over one is not', () => {
    const at = position('1M2', { M: 'o' });
    expect(stops(at, mover(at, 'M', 9, { gait: 'fly' }))).toBe('');
    expect(stops(at, mover(at, 'M', 9, { gait: 'fly', at: 1 }))).toBe('1:1 2:1');
  });

  test('D2-TERR-16 D2C-MAB-35 it ignores obstacles, D2-TERR-21 and elevation lines', () => {
    const at = position('+-+-+-+-+\n|M:1|X 2|\n+-+-+-+-+');
    expect(stops(at, mover(at, 'M', 9, { gait: 'fly' }))).toBe('1:1');
    const over = position('MX1');
    expect(stops(over, mover(over, 'M', 9, { gait: 'fly' }))).toBe('1:2');
    const door = position('+-+-+\n|M=1|\n+-+-+');
    expect(stops(door, mover(door, 'M', 9, { gait: 'fly' }))).toBe('');
    expect(stops(at, mover(at, 'M', 9))).toBe('');
    const corner = position('+-+-+\n|M|#|\n+ + +\n|.:1|\n+-+-+');
    expect(stops(corner, mover(corner, 'M', 1, { gait: 'fly' }))).toBe('1:1');
  });

  test('D2-FAM-15 D2-FAM-17 familiars that are no figures go and stop anywhere but on obstacles, terrain is water', () => {
    const at = position('HM^1Xo');
    const reached = reachOf(at.ground, at.crowd, mover(at, 'H', 9, { gait: 'roam' }));
    expect([1, 2, 3, 4, 5].map(cell => reached.costTo(cell))).toEqual([1, 3, 4, Infinity, Infinity]);
  });

  test('D2-FAM-27 D2-FAM-29 familiars treated as obstacles block friends too, and pass friends themselves', () => {
    const at = position('HS1');
    expect(stops(at, mover(at, 'H', 9))).toBe('');
    const own = position('SH1');
    expect(stops(own, mover(own, 'S', 9, { gait: 'stone' }))).toBe('1:2');
    const enemy = position('SM1');
    expect(stops(enemy, mover(enemy, 'S', 9, { gait: 'stone' }))).toBe('');
  });
});

describe('leaving the map', () => {
  const board = boardOf(example);
  const ground = groundOf(board, [3, 1, 1, 1]);
  const cell = (name: string): number => cellNamed(board, name) ?? -1;
  const hero = { size: SIZES.small, side: 'heroes', gait: 'walk', by: 'points' } as const;
  const out = (cells: readonly string[], left: number, others: Standing[] = [], more: Partial<Mover> = {}): string =>
    leavesFrom(ground, new Crowd(board.size).fill(ground, others), { ...hero, cells: cells.map(cell), left, ...more })
      .map(one => `${cellName(board, one.cell)}:${one.cost}`)
      .join(' ');

  test('D2-EXIT-02 from an edge space for one more movement point', () => {
    expect(out(['C7'], 3)).toBe('A7:3 A8:3');
    expect(out(['C7'], 2)).toBe('');
    expect(out(['A7'], 1)).toBe('A7:1');
    expect(out(['A7'], 0)).toBe('');
    expect(out(['C7'], 9, [], { by: 'spaces' })).toBe('');
  });

  test('through friends who stand there, not through enemies', () => {
    const at = (side: 'heroes' | 'overlord'): Standing[] => [{ cells: [cell('A7'), cell('B7')], side }];
    expect(out(['C7'], 3, at('heroes'))).toBe('A7:3 A8:3');
    expect(out(['C7'], 3, at('overlord'))).toBe('A8:3');
  });

  test('a large figure leaves shrunk, where it could not expand', () => {
    const others: Standing[] = [{ cells: [cell('B8')], side: 'heroes' }];
    const dragon = { size: SIZES.massive, side: 'overlord' } as const;
    expect(out(['C6', 'D6', 'C7', 'D7', 'C8', 'D8'], 3, others, dragon)).toBe('A7:3 A8:3');
  });
});
