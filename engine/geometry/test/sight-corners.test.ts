import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellSet, cornerSight, openSight, rectAt, SquareGrid, type Wall } from '../index.ts';
import { position } from './maps.ts';

describe('sight from corner to corner', () => {
  const seen: readonly [string, string][] = [
    ['along a row', 'A..B'],
    ['D2-LOS-03 side by side', 'AB'],
    [
      'D2-LOS-05 the line touches the corner of a figure on the diagonal',
      `A..
       .o.
       ..B`,
    ],
    [
      'D2-LOS-05 it touches a whole diagonal of figures',
      `A....
       .o...
       ..o..
       ...o.
       ....B`,
    ],
    [
      'D2-LOS-05 it leaves between two figures that meet at the corner',
      `Ao.
       o..
       ..B`,
    ],
    [
      'through one open side of a pinch',
      `A#.
       ...
       ..B`,
    ],
    [
      'past a figure below the row',
      `A...
       .o.B`,
    ],
    [
      'in a corridor',
      `####
       A..B
       ####`,
    ],
    [
      'it touches the corner of the lower of two figures',
      `A.o..
       ..o..
       ....B`,
    ],
    [
      'and so with missing squares, which lie on one side of it only',
      `A.#..
       ..#..
       ....B`,
    ],
    [
      'round two missing corners',
      `A##
       ..#
       #.B`,
    ],
    [
      'it starts at the end of a wall',
      `+-+-+-+
       |A|. B|
       + + + +
       |. . .|
       +-+-+-+`,
    ],
    [
      'diagonal neighbours with one way round',
      `+-+-+
       |A|.|
       + + +
       |. B|
       +-+-+`,
    ],
    [
      'D2-DOOR-21 a portcullis',
      `+-+-+
       |A=B|
       +-+-+`,
    ],
    [
      'an open door',
      `+-+-+-+
       |Ad. B|
       +-+-+-+`,
    ],
    [
      'D2-LOS-11 from any square of a large figure',
      `AAo.B
       AA...`,
    ],
  ];
  const hidden: readonly [string, string][] = [
    ['D2-LOS-06 a figure in a corridor', 'A.o.B'],
    [
      'D2-LOS-07 lines along the sides of a figure',
      `.....
       A.o.B
       .....`,
    ],
    [
      'two missing squares that meet at the corner',
      `A#.
       #..
       ..B`,
    ],
    [
      'a wall between neighbours',
      `+-+-+
       |A|B|
       +-+-+`,
    ],
    [
      'D2-LOS-08 round that wall the line would run along the figures themselves',
      `+-+-+
       |A|B|
       + + +
       |. .|
       +-+-+`,
    ],
    [
      'a long wall is not touched but crossed where its parts meet',
      `+-+-+-+
       |A|. B|
       + + + +
       |.|. .|
       +-+-+-+`,
    ],
    [
      'D2-LOS-07 along a wall',
      `+-+-+-+-+
       |A . . .|
       +-+-+-+-+
       |. . . B|
       +-+-+-+-+`,
    ],
    [
      'D2-DOOR-03 a closed door',
      `+-+-+-+
       |AD. B|
       +-+-+-+`,
    ],
    [
      'D2-DOOR-16 overgrowth, even between neighbours',
      `+-+-+
       |A%B|
       + + +
       |. .|
       +-+-+`,
    ],
    [
      'a nook: walls on both near sides',
      `+-+-+
       |A|.|
       +-+ +
       |. B|
       +-+-+`,
    ],
    [
      'three figures abreast',
      `..o..
       A.o.B
       ..o..`,
    ],
  ];

  test.each(seen)('is there: %s', (_, map) => {
    const { grid, a, b, blocked } = position(map);
    expect(cornerSight(grid, a, b, blocked)).not.toBeNull();
    expect(cornerSight(grid, b, a, blocked)).not.toBeNull();
  });

  test.each(hidden)('is not there: %s', (_, map) => {
    const { grid, a, b, blocked } = position(map);
    expect(cornerSight(grid, a, b, blocked)).toBeNull();
    expect(cornerSight(grid, b, a, blocked)).toBeNull();
  });

  test('D2-LOS-02 a space sees itself', () => {
    const { grid, a } = position('A.B');
    expect(cornerSight(grid, a, a, null)).not.toBeNull();
  });

  test('a game may ask for several corners of the target', () => {
    const open = position('...\nA.B\n...');
    expect(cornerSight(open.grid, open.a, open.b, null, 2)).not.toBeNull();
    const covered = position('....\nAo.B\n....');
    expect(cornerSight(covered.grid, covered.a, covered.b, covered.blocked, 4)).toBeNull();
  });

  test('one square of a large target: its other squares stand in the way', () => {
    const { grid, a } = position('A.BB');
    const far = rectAt(grid, 3);
    expect(cornerSight(grid, a, far, null)).not.toBeNull();
    expect(cornerSight(grid, a, far, CellSet.of(grid.size, [2]))).toBeNull();
  });
});

describe('sight from corner to corner, on random maps', () => {
  const side = 7;
  const cell = fc.integer({ min: 0, max: side * side - 1 });
  const wall = fc.record<Wall>({
    x: fc.integer({ min: 0, max: side - 1 }),
    y: fc.integer({ min: 0, max: side - 1 }),
    side: fc.constantFrom('N', 'E', 'S', 'W'),
  });
  const scene = fc.record({
    a: cell,
    b: cell,
    gone: fc.uniqueArray(cell, { maxLength: 8 }),
    figures: fc.uniqueArray(cell, { maxLength: 14 }),
    walls: fc.array(wall, { maxLength: 14 }),
  });
  const set = (drawn: { a: number; b: number; gone: number[]; figures: number[]; walls: Wall[] }) => {
    const gone = drawn.gone.filter(each => each !== drawn.a && each !== drawn.b);
    const grid = new SquareGrid({ width: side, height: side, void: gone, walls: drawn.walls, diagonals: 'one-open' });
    return { grid, a: rectAt(grid, drawn.a), b: rectAt(grid, drawn.b), blocked: CellSet.of(grid.size, drawn.figures) };
  };

  test('D2-LOS-09 it is mutual', () => {
    fc.assert(
      fc.property(scene, drawn => {
        const { grid, a, b, blocked } = set(drawn);
        expect(cornerSight(grid, a, b, blocked) !== null).toBe(cornerSight(grid, b, a, blocked) !== null);
      }),
      { numRuns: 2000 },
    );
  });

  test('one more figure, wall or missing square never gives sight', () => {
    fc.assert(
      fc.property(scene, cell, wall, cell, (drawn, figure, more, hole) => {
        const before = set(drawn);
        if (cornerSight(before.grid, before.a, before.b, before.blocked) !== null) return;
        const after = set({
          ...drawn,
          figures: [...drawn.figures, figure],
          walls: [...drawn.walls, more],
          gone: [...drawn.gone, hole],
        });
        expect(cornerSight(after.grid, after.a, after.b, after.blocked)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('turning the map by a quarter changes nothing', () => {
    const turn = (each: number) => (each % side) * side + (side - 1 - Math.floor(each / side));
    const turnWall = ({ x, y, side: at }: Wall): Wall => ({
      x: side - 1 - y,
      y: x,
      side: ({ N: 'E', E: 'S', S: 'W', W: 'N' } as const)[at],
    });
    fc.assert(
      fc.property(scene, drawn => {
        const before = set(drawn);
        const after = set({
          a: turn(drawn.a),
          b: turn(drawn.b),
          gone: drawn.gone.map(turn),
          figures: drawn.figures.map(turn),
          walls: drawn.walls.map(turnWall),
        });
        for (const sight of [cornerSight, openSight]) {
          const there = sight(before.grid, before.a, before.b, before.blocked) !== null;
          expect(sight(after.grid, after.a, after.b, after.blocked) !== null).toBe(there);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
