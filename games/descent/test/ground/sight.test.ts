import { describe, expect, test } from 'vitest';
import { Crowd, seesCell, seesFigure } from '../../rules/ground.ts';
import { type Position, position } from './drawn.ts';

/** Whether hero and monster see each other, asked both ways (D2-LOS-09). */
function sight(at: Position, a = 'H', b = 'M'): boolean {
  const there = seesFigure(at.ground, at.crowd, at.cells(a), at.cells(b));
  expect(seesFigure(at.ground, at.crowd, at.cells(b), at.cells(a))).toBe(there);
  return there;
}
const seen = (map: string, under?: Readonly<Record<string, string>>): boolean => sight(position(map, under));

/** A corridor with something on the edge in its middle. */
const corridor = (edge: string): string => `+-+-+-+-+\n|H .${edge}. M|\n+-+-+-+-+`;

describe('the examples of sight', () => {
  test('D2C-LOSX-EX1 D2C-LOSX-01 through a portcullis', () => {
    expect(seen(corridor('='))).toBe(true);
  });

  test('D2C-LOSX-EX2 across an elevation line', () => {
    expect(seen(corridor(':'))).toBe(true);
  });

  test('D2C-LOSX-EX3 D2C-LOSX-03 the line touches corners of blocked spaces', () => {
    expect(seen('HI.\nJ..\n..M')).toBe(true);
    expect(seen('HX.\nX..\n..M')).toBe(true);
    expect(seen('H....\n.X...\n..I..\n...X.\n....M')).toBe(true);
  });

  test('D2C-LOSX-02 it may touch corners of map edges or walls', () => {
    expect(seen('H#.\n...\n..M')).toBe(true);
    // Here no other line is left.
    expect([seen('H.I.\n.#.M'), seen('H##\n.#I\n..M')]).toEqual([true, true]);
    expect(seen('+-+-+-+\n|H|. M|\n+ + + +\n|. . .|\n+-+-+-+')).toBe(true);
  });

  test('D2C-LOSX-EX4 D2C-LOSX-04 doors, overgrowth and old walls block it', () => {
    for (const edge of ['D', 'L', '%', 'W']) expect(seen(corridor(edge))).toBe(false);
    expect(seen(corridor('d'))).toBe(true);
    expect(sight(position(corridor('D')).with([3]))).toBe(true);
  });

  test('D2C-LOSX-EX5 D2C-LOSX-05 D2-MAP-04 obstacles, figures, map edges and walls block it', () => {
    for (const map of ['HXM', 'HIM', 'HNM', 'H#M']) expect(seen(map)).toBe(false);
    expect(seen(corridor('|'))).toBe(false);
  });

  test('D2C-LOSX-EX6 D2C-LOSX-06 D2C-LOSX-07 not along the edge of a space with a figure or an obstacle', () => {
    expect(seen('HIM\n...')).toBe(false);
    expect(seen('HXM\n...')).toBe(false);
    expect(seen('HH.I..\n..J..M')).toBe(false);
    // Nor through the spaces of the two themselves: here every other line is barred by the wall between them.
    expect(seen('+-+-+\n|H|M|\n+ + +\n|. .|\n+-+-+')).toBe(false);
    expect(seen('+-+-+-+-+\n|H . . .|\n+-+-+-+-+\n|. . . M|\n+-+-+-+-+')).toBe(false);
  });

  test('D2C-LOSX-EX7 D2C-LOSX-08 from a pit only to adjacent spaces, and from there only', () => {
    const at = position('H..M\nN...', { H: 'o' });
    expect(sight(at, 'H', 'N')).toBe(true);
    expect(sight(at, 'H', 'M')).toBe(false);
  });

  test('D2C-LOSX-EX8 D2C-LOSX-09 a figure in a pit blocks nobody', () => {
    expect(seen('HIM', { I: 'o' })).toBe(true);
    expect(seen('HIM')).toBe(false);
  });

  test('D2C-LOSX-EX9 D2C-LOSX-10 to any space of a large figure, past an obstacle', () => {
    const at = position('...MM\nH.XMM');
    expect(sight(at)).toBe(true);
    const [first = 0, , third = 0] = at.cells('M');
    expect(seesCell(at.ground, at.crowd, at.cells('H'), first)).toBe(true);
    expect(seesCell(at.ground, at.crowd, at.cells('H'), third)).toBe(false);
    // Where the first of its spaces is the hidden one, another will do.
    expect(seen('H.XMM\n...MM')).toBe(true);
  });

  test('D2C-LOSX-EX10 D2C-LOSX-11 not where two spaces share only a corner of the map edge', () => {
    expect(seen('H#\n#M')).toBe(false);
    expect(seen('+-+-+\n|H|.|\n+-+-+\n|.|M|\n+-+-+')).toBe(false);
  });
});

describe('line of sight', () => {
  test('D2-LOS-01 from any corner to any corner', () => {
    expect(seen('H.I.M\n.....')).toBe(false);
    expect(seen('H.I..\n....M')).toBe(true);
    expect(seen('HI.\n..M')).toBe(true);
  });

  test('D2-LOS-02 a space sees itself', () => {
    const at = position('H');
    expect(seesCell(at.ground, at.crowd, at.cells('H'), at.cell('H'))).toBe(true);
    const pit = position('H.', { H: 'o' });
    expect(seesCell(pit.ground, pit.crowd, pit.cells('H'), pit.cell('H'))).toBe(true);
    expect(seesCell(pit.ground, pit.crowd, [], pit.cell('H'))).toBe(false);
  });

  test('D2-LOS-03 adjacent spaces always see each other, between two blocked ones too', () => {
    expect(seen('HI\nJM')).toBe(true);
    expect(seen('HX\nXM')).toBe(true);
    expect(seen('HM')).toBe(true);
  });

  test('D2-DOOR-16 D2-LOS-03 but not across overgrowth', () => {
    expect(seen('+-+-+\n|H%M|\n+-+-+')).toBe(false);
    expect(seen('+-+-+\n|H%M|\n+ + +\n|. .|\n+-+-+')).toBe(false);
    // Diagonally past its end there is a way round.
    expect(seen('+-+-+\n|H%.|\n+ + +\n|. M|\n+-+-+')).toBe(true);
    expect(sight(position('+-+-+\n|H%M|\n+-+-+').with([3]))).toBe(true);
  });

  test('D2-LOS-04 at any distance', () => {
    expect(seen(`H${'.'.repeat(40)}M`)).toBe(true);
  });

  test('D2-LOS-05 touching a corner is no bar, even a whole diagonal of them', () => {
    expect(seen('H....\n.I...\n..J..\n...K.\n....M')).toBe(true);
    expect(seen('H....\n.X...\n..X..\n...X.\n....M')).toBe(true);
  });

  test('D2-LOS-06 nothing is seen through a blocked space, a wall or a door', () => {
    expect(seen('..I..\nH.I.M\n..I..')).toBe(false);
    expect(seen('..X..\nH.X.M\n..X..')).toBe(false);
    expect(seen('..#..\nH.#.M\n..#..')).toBe(false);
    for (const edge of ['D', 'L', '|', 'W', '%']) expect(seen(corridor(edge))).toBe(false);
    for (const edge of ['d', ' ']) expect(seen(corridor(edge))).toBe(true);
  });

  test('D2-LOS-07 D2-LOS-08 nor along edges, nor through the two figures themselves', () => {
    // Side by side but for a wall: every line would run along or through one of the two.
    expect(seen('+-+-+\n|H|M|\n+ + +\n|. .|\n+-+-+')).toBe(false);
    expect(seen('.....\nH.I.M\n.....')).toBe(false);
    // Nor through another space of a large one of them: past I and J there is no line but from its far space.
    expect(seen('HH.I..\n..J..M')).toBe(false);
    // Nor along a wall from one row into the next.
    expect(seen('+-+-+-+-+\n|H . . .|\n+-+-+-+-+\n|. . . M|\n+-+-+-+-+')).toBe(false);
  });

  test('D2-LOS-09 it is mutual, wherever the two stand', () => {
    const at = position(
      `
      +-+-+-+-+-+
      |. .|X . .|
      + + + +-+ +
      |. I:. . .|
      + +-+%+ + +
      |. . . N .|
      + + + + + +
      |o X . . .|
      +-+-+-+-+-+`,
      { N: 'o' },
    );
    let pairs = 0;
    for (const a of at.board.cells)
      for (const b of at.board.cells) {
        const there = seesCell(at.ground, at.crowd, [a], b);
        expect(seesCell(at.ground, at.crowd, [b], a)).toBe(there);
        if (there) pairs++;
      }
    expect(pairs).toBeGreaterThan(100);
    expect(pairs).toBeLessThan(400);
  });

  test('D2-LOS-11 from any space of a large figure, but not through it', () => {
    const at = position('HHI.M\nHH...');
    expect(sight(at)).toBe(true);
    const [first = 0, , third = 0, fourth = 0] = at.cells('H');
    const from = (cell: number): boolean => seesCell(at.ground, at.crowd, [cell], at.cell('M'));
    expect([from(first), from(third), from(fourth)]).toEqual([false, false, true]);
    expect(seen('HH.I..\n..J..M')).toBe(false);
    // Of a large target the far spaces are hidden behind the near ones.
    const row = position('H.MM');
    expect(row.cells('M').map(cell => seesCell(row.ground, row.crowd, row.cells('H'), cell))).toEqual([true, false]);
  });

  test('D2-LOS-12 D2-TERR-07 D2-TERR-08 D2-TERR-09 pits: neighbours only, and pits beside pits', () => {
    expect(seen('H.M', { H: 'o' })).toBe(false);
    expect(seen('H.M', { M: 'o' })).toBe(false);
    expect(seen('HM', { H: 'o', M: 'o' })).toBe(true);
    expect(seen('H.M', { H: 'o', M: 'o' })).toBe(false);
    // A large figure is in a pit only with all its spaces.
    const half = position('HH.M\noo..');
    expect(sight(half)).toBe(true);
    expect(seen('HH.M', { H: 'o' })).toBe(false);
    expect(seen('HHM', { H: 'o' })).toBe(true);
    // An empty pit space is seen like any other.
    const empty = position('H.o');
    expect(seesCell(empty.ground, empty.crowd, empty.cells('H'), 2)).toBe(true);
    // Whoever is in a pit is not seen past a wall either.
    expect(seen('+-+-+\n|H%M|\n+-+-+', { M: 'o' })).toBe(false);
  });

  test('D2-LOS-10 whoever looks past some figures looks over a crowd without them, and is not seen in turn', () => {
    const at = position('HIM');
    const without = new Crowd(at.board.size).fill(
      at.ground,
      at.figures.filter(({ name }) => name !== 'I'),
    );
    expect(seesFigure(at.ground, without, at.cells('H'), at.cells('M'))).toBe(true);
    expect(seesFigure(at.ground, at.crowd, at.cells('M'), at.cells('H'))).toBe(false);
  });

  test('D2-FIG-02 figures of both sides block it', () => {
    expect(seen('HIM')).toBe(false);
    expect(seen('HNM')).toBe(false);
    expect(seen('HSM')).toBe(false);
    // What is treated as an obstacle blocks it in a pit as well.
    expect(seen('HSM', { S: 'o' })).toBe(false);
  });
});
