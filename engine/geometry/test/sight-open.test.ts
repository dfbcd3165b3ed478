import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CellSet,
  FACINGS,
  facedSight,
  openSight,
  type Rect,
  SquareGrid,
  squaresBetween,
  squaresMet,
  type Wall,
} from '../index.ts';
import { position } from './maps.ts';
import { lineProves, sampledSight } from './sight-reference.ts';

describe('sight from any point to any point', () => {
  const seen: readonly [string, string][] = [
    ['along a row', 'A..B'],
    ['side by side', 'AB'],
    [
      'corner to corner with one open square beside',
      `A.
       #B`,
    ],
    [
      'past a figure above the line',
      `Ao.
       ...
       ..B`,
    ],
    [
      'diagonally beside two figures',
      `A.o
       ..o
       ..B`,
    ],
    [
      'over two figures, from the corner of one base to the far corner of the other',
      `A...
       oo..
       ...B`,
    ],
    [
      'under a pair of figures',
      `A.o..
       ..o..
       ...B.`,
    ],
    [
      'along the edge of the map',
      `A.B
       ###`,
    ],
    [
      'from the lower half of a large base past a figure',
      `AAo.B
       AA...`,
    ],
    [
      'between large bases',
      `AA..
       AA.o
       ....
       ..BB`,
    ],
    [
      'below the end of a wall',
      `+-+-+-+
       |A|. .|
       + + + +
       |. . B|
       +-+-+-+`,
    ],
    [
      'round a short wall below the figure',
      `+-+-+-+
       |A . .|
       +-+ + +
       |. . B|
       +-+-+-+`,
    ],
    [
      'round a longer one',
      `+-+-+-+
       |A . .|
       +-+-+ +
       |. . B|
       +-+-+-+`,
    ],
    [
      'through an open door',
      `+-+-+-+
       |Ad.dB|
       +-+-+-+`,
    ],
    [
      'through a portcullis',
      `+-+-+
       |A=B|
       +-+-+`,
    ],
  ];
  const hidden: readonly [string, string][] = [
    ['a figure in a corridor', 'A.o.B'],
    ['no square between', 'A#B'],
    [
      'a figure on the diagonal: the only line touches its corner',
      `A..
       .o.
       ..B`,
    ],
    [
      'two figures that meet at a corner',
      `Ao.
       o..
       ..B`,
    ],
    [
      'two missing squares that meet at a corner',
      `A#
       #B`,
    ],
    [
      'two figures below: the line would touch the second',
      `A..
       oo.
       ..B`,
    ],
    [
      'a pair of figures one step too far: the line would touch',
      `A.o..
       ..o..
       ....B`,
    ],
    [
      'the small base that the large one above is not',
      `.Ao.B
       .....`,
    ],
    [
      'a wall in a corridor',
      `+-+-+-+
       |A|. B|
       +-+-+-+`,
    ],
    [
      'a wall beside the figure: below its end the line would leave both bases',
      `+-+-+-+
       |A|. B|
       + + + +
       |. . .|
       +-+-+-+`,
    ],
    [
      'a wall all along',
      `+-+-+-+
       |A . .|
       +-+-+-+
       |. . B|
       +-+-+-+`,
    ],
    [
      'a closed door',
      `+-+-+
       |ADB|
       +-+-+`,
    ],
    [
      'a screen',
      `+-+-+
       |A%B|
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
  ];

  test.each(seen)('is there: %s', (_, map) => {
    const { grid, a, b, blocked } = position(map);
    const line = openSight(grid, a, b, blocked);
    expect(line && lineProves(grid, line, a, b, blocked)).toBe(true);
    expect(openSight(grid, b, a, blocked)).not.toBeNull();
  });

  test.each(hidden)('is not there: %s', (_, map) => {
    const { grid, a, b, blocked } = position(map);
    expect(openSight(grid, a, b, blocked)).toBeNull();
    expect(openSight(grid, b, a, blocked)).toBeNull();
    expect(sampledSight(grid, a, b, blocked, 8)).toBe(false);
  });

  test('bases never block themselves, whether marked or not', () => {
    const { grid, a, b } = position('AA.BB');
    expect(openSight(grid, a, b, CellSet.of(grid.size, [0, 1, 3, 4]))).not.toBeNull();
    expect(openSight(grid, a, a, null)).not.toBeNull();
  });

  test('a line is given for drawing, from base to base', () => {
    const { grid, a, b } = position('A..B');
    const line = openSight(grid, a, b, null);
    expect(line?.from).toEqual({ x: 1, y: 0.5 });
    expect(line?.to).toEqual({ x: 3, y: 0.5 });
  });

  test('a figure beyond the map is refused', () => {
    const { grid, a } = position('A..B');
    expect(() => openSight(grid, a, { x: 3, y: 0, w: 2, h: 1 }, null)).toThrow(/2x1 at 3,0 reaches beyond the map/);
  });
});

describe('sight from any point to any point, on random maps', () => {
  const side = 7;
  const rect = fc
    .record({ w: fc.constantFrom(1, 1, 1, 2), h: fc.constantFrom(1, 1, 2, 3) })
    .chain(({ w, h }) =>
      fc
        .record({ x: fc.integer({ min: 0, max: side - w }), y: fc.integer({ min: 0, max: side - h }) })
        .map(at => ({ ...at, w, h })),
    );
  const walls = fc.array(
    fc.record<Wall>({
      x: fc.integer({ min: 0, max: side - 1 }),
      y: fc.integer({ min: 0, max: side - 1 }),
      side: fc.constantFrom('N', 'E', 'S', 'W'),
    }),
    { maxLength: 14 },
  );
  const cells = (maxLength: number) => fc.uniqueArray(fc.integer({ min: 0, max: side * side - 1 }), { maxLength });
  const scene = fc.record({ a: rect, b: rect, walls, gone: cells(8), figures: cells(14) });
  const set = (scene: { walls: Wall[]; gone: number[]; figures: number[]; a: Rect; b: Rect }) => {
    const apart = scene.gone.filter(cell => !inside(scene.a, cell) && !inside(scene.b, cell));
    const grid = new SquareGrid({ width: side, height: side, void: apart, walls: scene.walls });
    return { grid, blocked: CellSet.of(grid.size, scene.figures) };
  };
  const inside = ({ x, y, w, h }: Rect, cell: number) =>
    cell % side >= x && cell % side < x + w && Math.floor(cell / side) >= y && Math.floor(cell / side) < y + h;

  test('sampling never finds a line where there is no sight, and every line found holds', () => {
    fc.assert(
      fc.property(scene, drawn => {
        const { grid, blocked } = set(drawn);
        const line = openSight(grid, drawn.a, drawn.b, blocked);
        if (line === null) expect(sampledSight(grid, drawn.a, drawn.b, blocked, 6)).toBe(false);
        else expect(lineProves(grid, line, drawn.a, drawn.b, blocked)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('it is mutual', () => {
    fc.assert(
      fc.property(scene, drawn => {
        const { grid, blocked } = set(drawn);
        const there = openSight(grid, drawn.a, drawn.b, blocked) !== null;
        expect(openSight(grid, drawn.b, drawn.a, blocked) !== null).toBe(there);
      }),
      { numRuns: 500 },
    );
  });

  test('one more figure or wall never gives sight', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: side * side - 1 }), walls, (drawn, figure, more) => {
        const before = set(drawn);
        if (openSight(before.grid, drawn.a, drawn.b, before.blocked) !== null) return;
        const after = set({ ...drawn, figures: [...drawn.figures, figure], walls: [...drawn.walls, ...more] });
        expect(openSight(after.grid, drawn.a, drawn.b, after.blocked)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('what stands on no square between the bases changes nothing', () => {
    fc.assert(
      fc.property(scene, fc.constantFrom(...FACINGS), (drawn, facing) => {
        const { grid, blocked } = set(drawn);
        const between = squaresBetween(grid, drawn.a, facing, drawn.b);
        const near = CellSet.of(
          grid.size,
          between.filter(cell => blocked.has(cell)),
        );
        const seen = facedSight(grid, drawn.a, facing, drawn.b, blocked) !== null;
        expect(facedSight(grid, drawn.a, facing, drawn.b, near) !== null).toBe(seen);
      }),
      { numRuns: 500 },
    );
  });

  test('a line of sight lasts as long as the squares it meets are free', () => {
    fc.assert(
      fc.property(scene, fc.constantFrom(...FACINGS), (drawn, facing) => {
        const { grid, blocked } = set(drawn);
        const line = facedSight(grid, drawn.a, facing, drawn.b, null);
        if (line === null) return;
        const between = squaresBetween(grid, drawn.a, facing, drawn.b);
        const met = squaresMet(grid, line, drawn.a, drawn.b, between);
        for (const cell of met) blocked.remove(cell);
        expect(facedSight(grid, drawn.a, facing, drawn.b, blocked)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('a line along a row meets the squares of the row', () => {
    const grid = new SquareGrid({ width: 5, height: 3 });
    const [from, to] = [
      { x: 0, y: 1, w: 1, h: 1 },
      { x: 4, y: 1, w: 1, h: 1 },
    ];
    const between = squaresBetween(grid, from, 'E', to);
    expect(between).toEqual([6, 7, 8]);
    const line = facedSight(grid, from, 'E', to, null);
    expect(line && squaresMet(grid, line, from, to, between)).toEqual([6, 7, 8]);
    expect(squaresBetween(grid, from, 'W', to)).toEqual([]);
  });

  test('a bigger base sees no less', () => {
    fc.assert(
      fc.property(scene, drawn => {
        const { grid, blocked } = set({ ...drawn, walls: [], gone: [] });
        if (openSight(grid, drawn.a, drawn.b, blocked) === null || drawn.a.x + drawn.a.w >= side) return;
        expect(openSight(grid, { ...drawn.a, w: drawn.a.w + 1 }, drawn.b, blocked)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
