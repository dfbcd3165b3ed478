import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  besideDoor,
  boardOf,
  cellNamed,
  DOOR_CLOSED,
  DOOR_GONE,
  DOOR_OPEN,
  distance,
  groundOf,
  isAcross,
  isAdjacent,
  isStraddled,
  nearestEmpty,
  overElevation,
  reachOf,
  seesCell,
  strikesOverElevation,
  terrainsAt,
  terrainsBeneath,
} from '../../rules/ground.ts';
import { mover, type Position, position, stops } from './drawn.ts';
import { example } from './example.ts';

const hall = (edge: string): Position => position(`+-+-+-+\n|H${edge}1 2|\n+-+-+-+`);
const door = (at: Position) => {
  const [only] = at.board.doors;
  if (only === undefined) throw new Error('There is no door.');
  return only;
};
const see = (at: Position, to = '1'): boolean => seesCell(at.ground, at.crowd, at.cells('H'), at.cell(to));

describe('doors', () => {
  test('D2-DOOR-01 D2-DOOR-02 D2-DOOR-24 from the spaces adjacent to it, by an edge or a corner', () => {
    const at = position('+-+-+-+-+\n|1 2D3 4|\n+ + + + +\n|5 6|7 8|\n+-+-+-+-+');
    // Those it stands on, and those that touch its end with no wall between.
    expect([...'12345678'].filter(digit => besideDoor(door(at), at.cells(digit))).join('')).toBe('2367');
    const walled = position('+-+-+-+-+\n|1 2D3 4|\n+ +-+ + +\n|5 6|7 8|\n+-+-+-+-+');
    expect([...'12345678'].filter(digit => besideDoor(door(walled), walled.cells(digit))).join('')).toBe('237');
    expect(besideDoor(door(at), [...at.cells('1'), ...at.cells('2')])).toBe(true);
    const level = position('+-+-+-+\n|1 2 3|\n+-+D+-+\n|4 5 6|\n+-+-+-+');
    expect([...'123456'].filter(digit => besideDoor(door(level), level.cells(digit))).join('')).toBe('123456');
  });

  test('D2-DOOR-03 D2-DOOR-04 a closed one blocks movement, sight and counting; an open one nothing', () => {
    const closed = hall('D');
    expect(stops(closed, mover(closed, 'H', 9))).toBe('');
    expect([see(closed), isAdjacent(closed.ground, 0, 1), distance(closed.ground, 0, 2)]).toEqual([
      false,
      false,
      Infinity,
    ]);
    for (const stands of [DOOR_OPEN, DOOR_GONE]) {
      const open = closed.with([stands]);
      expect(stops(open, mover(open, 'H', 9))).toBe('1:1 2:2');
      expect([see(open), isAdjacent(open.ground, 0, 1), distance(open.ground, 0, 2)]).toEqual([true, true, 2]);
    }
  });

  test('D2-DOOR-06 a locked one is closed', () => {
    const at = hall('L');
    expect(stops(at, mover(at, 'H', 9))).toBe('');
    expect([see(at), distance(at.ground, 0, 2)]).toEqual([false, Infinity]);
  });

  test('D2-DOOR-07 it cannot be closed while a figure stands on both sides', () => {
    const at = position('+-+-+-+\n|H MdM|\n+-+-+-+');
    expect(isStraddled(door(at), at.figures)).toBe(true);
    const wide = boardOf(example).doors[1];
    const large = (...names: readonly string[]) => [
      { cells: names.map(name => cellNamed(boardOf(example), name) ?? -1) },
    ];
    expect(wide && [isStraddled(wide, large('I4', 'I5')), isStraddled(wide, large('I4', 'J4'))]).toEqual([true, false]);
    const beside = position('+-+-+-+\n|M MdH|\n+-+-+-+');
    expect(isStraddled(door(beside), beside.figures)).toBe(false);
  });

  test('D2-DOOR-11 D2-DOOR-12 D2-DOOR-10 an old wall is like a closed door', () => {
    const at = hall('W');
    expect(stops(at, mover(at, 'H', 9))).toBe('');
    expect([see(at), isAdjacent(at.ground, 0, 1), distance(at.ground, 0, 2)]).toEqual([false, false, Infinity]);
  });

  test('D2-DOOR-14 D2-DOOR-15 D2-DOOR-16 D2-DOOR-18 overgrowth blocks sight and nothing else', () => {
    const at = hall('%');
    expect(stops(at, mover(at, 'H', 9))).toBe('1:1 2:2');
    expect([see(at), isAdjacent(at.ground, 0, 1), distance(at.ground, 0, 2)]).toEqual([false, true, 2]);
    expect(see(at.with([DOOR_GONE]))).toBe(true);
  });

  test('D2-DOOR-17 so that nobody across it is a target of a melee attack', () => {
    const at = position('+-+-+\n|H%M|\n+-+-+');
    expect(areAdjacent(at.ground, at.cells('H'), at.cells('M'))).toBe(true);
    expect(seesCell(at.ground, at.crowd, at.cells('H'), at.cell('M'))).toBe(false);
  });

  test('D2-DOOR-21 D2-DOOR-22 a portcullis blocks movement and nothing else', () => {
    const at = hall('=');
    expect(stops(at, mover(at, 'H', 9))).toBe('');
    expect([see(at), isAdjacent(at.ground, 0, 1), distance(at.ground, 0, 2)]).toEqual([true, true, 2]);
    const open = at.with([DOOR_OPEN]);
    expect(stops(open, mover(open, 'H', 9))).toBe('1:1 2:2');
  });

  test('each way the doors stand is worked out once', () => {
    const { board } = hall('D');
    const closed = groundOf(board, [DOOR_CLOSED]);
    const open = groundOf(board, [DOOR_OPEN]);
    expect(open).not.toBe(closed);
    expect(groundOf(board, [DOOR_CLOSED])).toBe(closed);
    expect(groundOf(board, [DOOR_OPEN])).toBe(open);
    expect(groundOf(board, [DOOR_OPEN], {})).toBe(open);
  });
});

describe('elevation', () => {
  const ledge = hall(':');

  test('D2-TERR-17 it blocks movement but not sight, D2-TERR-18 and the spaces stay adjacent', () => {
    expect(stops(ledge, mover(ledge, 'H', 9))).toBe('');
    expect([see(ledge), isAdjacent(ledge.ground, 0, 1), isAcross(ledge.ground, 0, 1)]).toEqual([true, true, true]);
    expect(isAcross(ledge.ground, 1, 2)).toBe(false);
    const grate = hall('=');
    expect(isAcross(grate.ground, 0, 1)).toBe(false);
  });

  test('D2-REV-06 D2-STAND-05 the nearest empty space may lie across it', () => {
    const at = position('+-+-+-+\n|M H:1|\n+-+-+-+');
    expect(nearestEmpty(at.ground, at.crowd, at.cells('H'))).toEqual([at.cell('1')]);
  });

  test('D2-TERR-22 a melee attack goes over it', () => {
    expect(overElevation(ledge.ground, 0, 1)).toBe(true);
    expect(overElevation(ledge.ground, 1, 0)).toBe(true);
    expect(overElevation(ledge.ground, 1, 2)).toBe(false);
    expect(overElevation(ledge.ground, 0, 2)).toBe(false);
    const plain = position('+-+\n|H|\n+ +\n|1|\n+-+');
    expect(overElevation(plain.ground, 0, 1)).toBe(false);
    const level = position('+-+\n|H|\n+:+\n|1|\n+-+');
    expect([overElevation(level.ground, 0, 1), overElevation(level.ground, 1, 0)]).toEqual([true, true]);
  });

  test('D2-TERR-24 D2-TERR-40 diagonally if two lines meet in the corner, or one and a wall or map edge', () => {
    const over = (map: string): boolean => {
      const at = position(map);
      const there = overElevation(at.ground, at.cell('H'), at.cell('1'));
      expect(overElevation(at.ground, at.cell('1'), at.cell('H'))).toBe(there);
      return there;
    };
    expect(over('+-+-+\n|H:.|\n+ + +\n|. 1|\n+-+-+')).toBe(false);
    expect(over('+-+-+\n|H:.|\n+ + +\n|.:1|\n+-+-+')).toBe(true);
    expect(over('+-+-+\n|H:.|\n+ +-+\n|. 1|\n+-+-+')).toBe(true);
    expect(over('+-+-+\n|H:.|\n+ + +\n|. 1|\n+-+-+\n|. .|\n+-+-+')).toBe(false);
    expect(over('+-+-+\n|H|#|\n+:+ +\n|. 1|\n+-+-+')).toBe(true);
    expect(over('+-+-+\n|1:.|\n+ +:+\n|. H|\n+-+-+')).toBe(true);
    expect(over('+-+-+\n|H .|\n+ + +\n|. 1|\n+-+-+')).toBe(false);
    // A wall alone is none, whichever of the four edges it stands on; an elevation line and a missing space are one.
    expect(over('+-+-+\n|H|.|\n+ + +\n|. 1|\n+-+-+')).toBe(false);
    expect(over('+-+-+\n|H|.|\n+ +-+\n|. 1|\n+-+-+')).toBe(false);
    // Where the two are not adjacent, nobody strikes at all.
    expect(over('+-+-+\n|H|.|\n+:+ +\n|.|1|\n+-+-+')).toBe(false);
    expect(over('+-+-+\n|H .|\n+-+ +\n|. 1|\n+-+-+')).toBe(false);
    expect(over('+-+-+\n|H #|\n+ + +\n|. 1|\n+-+-+')).toBe(false);
    expect(over('+-+-+\n|H #|\n+ + +\n|.:1|\n+-+-+')).toBe(true);
    expect(over('+-+-+\n|. H|\n+:+ +\n|1 #|\n+-+-+')).toBe(true);
    expect(over('+-+-+\n|.:H|\n+ + +\n|1 .|\n+-+-+')).toBe(false);
    expect(over('+-+-+\n|.:H|\n+ + +\n|1:.|\n+-+-+')).toBe(true);
  });

  test('a large attacker strikes over it only if no space of its base is better', () => {
    const at = position('+-+-+-+\n|M:H .|\n+ + + +\n|M . .|\n+-+-+-+');
    expect(strikesOverElevation(at.ground, [0], at.cell('H'))).toBe(true);
    expect(strikesOverElevation(at.ground, at.cells('M'), at.cell('H'))).toBe(false);
    expect(strikesOverElevation(at.ground, [5], 0)).toBe(false);
    // Spaces of its base that are not adjacent do not matter.
    const long = position('+-+-+-+\n|M M:H|\n+-+-+-+');
    expect(strikesOverElevation(long.ground, long.cells('M'), long.cell('H'))).toBe(true);
  });
});

describe('ground that changes', () => {
  test('D2-TERR-38 a token brings its terrain beside what is printed', () => {
    const at = position('H1.2');
    const both = groundOf(at.board, [], { 2: ['water', 'sludge', 'lava'] });
    const reached = reachOf(both, at.crowd, mover(at, 'H', 9));
    expect([reached.costTo(2), reached.harmTo(2)]).toEqual([4, 1]);
    expect([...terrainsAt(both, 2)].sort()).toEqual(['lava', 'sludge', 'water']);
    expect(terrainsAt(at.ground, 2)).toEqual([]);
  });

  test('D2-TERR-01 terrain brought by a token counts as if the tile showed it', () => {
    const at = position('H1.2');
    const changed = groundOf(at.board, [], { 2: 'water' });
    expect(terrainsAt(changed, 2)).toEqual(['water']);
    expect(reachOf(changed, at.crowd, mover(at, 'H', 9)).costTo(3)).toBe(4);
    const blocked = groundOf(at.board, [], { 2: 'obstacle' });
    expect(reachOf(blocked, at.crowd, mover(at, 'H', 9)).has(3)).toBe(false);
    expect(seesCell(blocked, at.crowd, at.cells('H'), 3)).toBe(false);
    expect(distance(blocked, 0, 3)).toBe(Infinity);
    expect(groundOf(at.board, [], { 2: 'water' })).toBe(changed);
    expect(groundOf(at.board, [])).toBe(at.ground);
    expect(groundOf(at.board, [], { 1: 'water' })).not.toBe(changed);
  });

  test('D2-TERR-32 D2-TERR-34 a crumbling token hides the terrain until it is removed', () => {
    const at = position('Hc1');
    expect(terrainsAt(at.ground, 1)).toEqual(['crumbling']);
    const hidden = groundOf(at.board, [], { 1: ['crumbling', 'pit', 'water'] });
    expect([terrainsAt(hidden, 1), terrainsBeneath(hidden, 1)]).toEqual([['crumbling'], ['pit', 'water']]);
    expect(reachOf(hidden, at.crowd, mover(at, 'H', 9)).costTo(2)).toBe(2);
    expect(groundOf(at.board, [], { 1: ['crumbling', 'pit', 'water'] })).toBe(hidden);
    expect(groundOf(at.board, [], { 1: ['crumbling', 'pit'] })).not.toBe(hidden);
    const fallen = groundOf(at.board, [], { 1: 'pit' });
    expect(terrainsAt(fallen, 1)).toEqual(['pit']);
    expect(reachOf(fallen, at.crowd, mover(at, 'H', 9)).has(2)).toBe(false);
    expect(terrainsBeneath(position('H~').ground, 1)).toEqual(['water']);
  });
});
