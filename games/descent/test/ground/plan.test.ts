import { FACINGS, squareName } from '@tafelrunde/engine/geometry';
import { describe, expect, test } from 'vitest';
import { type Plan, planFaults } from '../../content/plan.ts';
import { TILES, type TileId } from '../../content/tiles/index.ts';
import { TERRAIN_SIGNS } from '../../content/tiles/tile.ts';
import {
  type Board,
  boardOf,
  Crowd,
  cellName,
  cellNamed,
  DOOR_CLOSED,
  distance,
  groundOf,
  isTerrain,
  mapFaults,
  reachOf,
  SIZES,
  seesCell,
  terrainsAt,
  terrainsBeneath,
} from '../../rules/ground.ts';
import { example } from './example.ts';

const ids = Object.keys(TILES) as TileId[];
const WALKER = { size: SIZES.small, side: 'heroes', gait: 'walk', by: 'points', left: 9 } as const;
const isSecret = (id: string): boolean => /^S\d[AB]$/.test(id);
const board = boardOf(example);
const ground = groundOf(board, [DOOR_CLOSED, DOOR_CLOSED, DOOR_CLOSED, DOOR_CLOSED]);
const cell = (name: string): number => {
  const found = cellNamed(board, name);
  if (found === null) throw new Error(`There is no space ${name}.`);
  return found;
};
const names = (cells: readonly number[]): string => cells.map(one => cellName(board, one)).join(' ');

describe('tiles', () => {
  test('D2-MAP-02 thirty numbered tiles with two sides, five kinds of pieces, six tiles of our own', () => {
    const numbered = ids.filter(id => /^\d+[AB]$/.test(id));
    const base = numbered.filter(id => Number.parseInt(id, 10) <= 30);
    expect(base).toHaveLength(60);
    expect(numbered.filter(id => Number.parseInt(id, 10) > 100)).toHaveLength(12);
    expect(ids.filter(id => !numbered.includes(id) && !isSecret(id))).toHaveLength(10);
    expect(ids.filter(isSecret)).toEqual(['S1A', 'S1B', 'S2A', 'S2B']);
    for (const id of numbered) expect(ids).toContain(`${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`);
    expect(new Set(ids.map(id => TILES[id].piece))).toEqual(
      new Set(['tile', 'end', 'entrance', 'exit', 'extension', 'transition']),
    );
  });

  test('D2-MAP-03 they are divided into spaces, some with terrain: as many as the box has', () => {
    const count = (sign: string, all: readonly TileId[]): number =>
      all.reduce((sum, id) => sum + TILES[id].grid.join('').split(sign).length - 1, 0);
    const base = ids.filter(id => !(Number.parseInt(id, 10) > 100) && !isSecret(id));
    const spaces = base.reduce((sum, id) => sum + TILES[id].grid.join('').replaceAll('-', '').length, 0);
    expect({
      spaces,
      water: count('~', base),
      pits: count('o', base),
      lava: count('^', base),
      obstacles: count('X', base),
    }).toEqual({ spaces: 1101, water: 50, pits: 5, lava: 3, obstacles: 13 });
    expect(['.', '~', 'o', '^', 'X'].map(sign => TERRAIN_SIGNS[sign])).toEqual([
      'plain',
      'water',
      'pit',
      'lava',
      'obstacle',
    ]);
    const own = ids.filter(id => Number.parseInt(id, 10) > 100);
    for (const sign of ['s', 'h', '^', 'o', '~', 'X']) expect(count(sign, own)).toBeGreaterThan(0);
    expect(own.filter(id => TILES[id].edges?.some(({ kind }) => kind === 'rail'))).toHaveLength(4);
  });

  test('the sides of a tile have the same shape, mirrored, and every exit two spaces', () => {
    for (const id of ids) {
      const { grid, exits } = TILES[id];
      expect(new Set(grid.map(row => row.length)).size, id).toBe(1);
      for (const [side, along] of Object.entries(exits)) {
        expect([0, 2], `${id} ${side}`).toContain(along.length);
        if (along.length === 2) expect((along[1] ?? 0) - (along[0] ?? 0), `${id} ${side}`).toBe(1);
      }
      // Nothing leads into a secret room but its passage.
      expect(Object.values(exits).flat().length > 0, id).toBe(!isSecret(id));
    }
  });

  test('every side of our own can be walked from every exit to every space', () => {
    for (const id of ids.filter(one => Number.parseInt(one, 10) > 100)) {
      const { exits, grid } = TILES[id];
      const [width, height] = [grid[0]?.length ?? 0, grid.length];
      const ends = FACINGS.flatMap(side => {
        const first = exits[side]?.[0];
        if (first === undefined) return [];
        const turn = ({ S: 0, W: 90, N: 180, E: 270 } as const)[side];
        const { x, y } = {
          N: { x: first, y: -1 },
          S: { x: first, y: height },
          W: { x: -1, y: first },
          E: { x: width, y: first },
        }[side];
        return [{ tile: 'end-A' as const, at: squareName(x + 1, y + 1), turn }];
      });
      expect(mapFaults({ id, tiles: [{ tile: id, at: 'B2' }, ...ends] }), id).toEqual([]);
    }
  });
});

/** The board of the example, made anew. */
const fresh = (): Board => boardOf({ ...example });

describe('plans', () => {
  test('D2-MAP-01 a map is built from tiles, pieces, tokens and doors', () => {
    expect(mapFaults(example)).toEqual([]);
    expect([board.width, board.height, board.cells.length]).toEqual([32, 11, 118]);
    expect(board.tiles.map(({ id, cells }) => `${id} ${cells.length}`)).toEqual([
      'entrance-A 4',
      '9A 16',
      'end-A 2',
      '4B 36',
      '8B 16',
      '104B 12',
      '17B 12',
      '101A 16',
      'exit-B 4',
    ]);
    expect(names(board.cells.filter(one => isTerrain(ground, one, 'pit')))).toBe('G6 H6 I6 J6 L6');
    expect(names(board.cells.filter(one => isTerrain(ground, one, 'obstacle')))).toBe('H1 K4');
    expect(names(board.marks.get('search') ?? [])).toBe('D5 L10');
    expect(boardOf(example)).toBe(board);
  });

  test('tiles are turned clockwise', () => {
    // 4B has its chasm in the second row; a quarter turn brings it into the second column from the east.
    const turned = boardOf({
      id: 'turned',
      tiles: [
        { tile: '4B', at: 'A2', turn: 90 },
        { tile: 'end-B', at: 'C1', turn: 180 },
        { tile: 'end-B', at: 'G4', turn: 270 },
      ],
    });
    const plain = groundOf(turned, []);
    expect(turned.cells.filter(one => isTerrain(plain, one, 'pit')).map(one => cellName(turned, one))).toEqual([
      'E2',
      'E3',
      'E4',
      'E5',
      'E7',
    ]);
  });

  test('D2-MAP-04 map edges and walls between spaces bar the way', () => {
    // E9 and D5 lie side by side with nothing between; F6 and G6 with a wall of both tiles.
    expect(distance(groundOf(board, [3, 3, 3, 3]), cell('F6'), cell('G6'))).toBe(2);
    expect(distance(groundOf(board, [3, 3, 3, 3]), cell('F7'), cell('G7'))).toBe(1);
    const house = boardOf({
      id: 'house',
      tiles: [
        { tile: '13A', at: 'A2' },
        { tile: 'end-A', at: 'C1', turn: 180 },
        { tile: 'end-A', at: 'A8' },
      ],
    });
    const inside = groundOf(house, []);
    const at = (name: string): number => cellNamed(house, name) ?? -1;
    expect([distance(inside, at('B2'), at('B3')), distance(inside, at('C2'), at('C3'))]).toEqual([2, 1]);
    // Past the end of the wall the corner is open.
    expect(distance(inside, at('B2'), at('C3'))).toBe(1);
    // Nor are they crossed, nor seen through; and nobody looks past the rim of the map from E5 to G5.
    const nobody = new Crowd(house.size).clear(inside);
    const steps = (from: string, to: string): number =>
      reachOf(inside, nobody, { ...WALKER, cells: [at(from)] }).costTo(at(to));
    expect([steps('B2', 'B3'), steps('C2', 'C3')]).toEqual([2, 1]);
    const sees = (from: string, to: string): boolean => seesCell(inside, nobody, [at(from)], at(to));
    expect([sees('B2', 'B3'), sees('C2', 'C3')]).toEqual([false, true]);
    const open = groundOf(board, [3, 3, 3, 3]);
    const empty = new Crowd(board.size).clear(open);
    expect(['G5', 'E6'].map(to => seesCell(open, empty, [cell('E5')], cell(to)))).toEqual([false, true]);
  });

  test('D2-MAP-05 areas are groups of tiles, without end pieces and extensions', () => {
    const keep = fresh().areas.get('keep') ?? [];
    expect(keep).toHaveLength(28);
    expect([keep[0], keep.at(-1)].map(one => cellName(board, one ?? 0))).toEqual(['H1', 'Q3']);
    const areas = { all: { name: { en: 'All', de: 'Alles' }, tiles: ['yard', 'end-A', 'cellar'] } };
    expect(planFaults({ ...example, areas })).toEqual([
      'Plan "example", area "all": end-A is an end piece, which belongs to no area.',
      'Plan "example", area "all": 0 tiles are called "cellar".',
    ]);
    const tiles = [...example.tiles, { tile: 'extension-A', at: 'A1', as: 'passage' } as const];
    const more = { hall: { name: { en: 'Hall', de: 'Halle' }, tiles: ['yard', 'passage'] } };
    expect(planFaults({ ...example, tiles, areas: more })).toContain(
      'Plan "example", area "hall": passage is an extension, which belongs to no area.',
    );
  });

  test('rooms are what closed doors cut off', () => {
    const { roomOf, cells } = fresh();
    const room = (name: string): number | undefined => roomOf[cell(name)];
    expect([room('A7'), room('F7'), room('G7'), room('D5')]).toEqual([room('A7'), room('A7'), room('A7'), room('A7')]);
    expect(room('I4')).not.toBe(room('I5'));
    expect(room('I4')).toBe(room('L2'));
    expect(room('T5')).not.toBe(room('T6'));
    // In row order: the guard room with what lies behind the portcullis, the yard with the chasm, the terrace with the exit.
    expect([room('H1'), room('Q3'), room('U5'), room('A7'), room('D5'), room('L10'), room('T6'), room('U11')]).toEqual([
      0, 0, 0, 1, 1, 1, 2, 2,
    ]);
    expect(new Set(cells.map(one => roomOf[one])).size).toBe(3);
    expect(roomOf[0]).toBe(-1);
    // Walls part rooms, elevation lines do not.
    const parted = boardOf({
      id: 'parted',
      tiles: [
        { tile: '13A', at: 'A2' },
        { tile: 'end-A', at: 'C1', turn: 180 },
        { tile: 'end-A', at: 'A8' },
      ],
      doors: [{ kind: 'old-wall', at: ['C2', 'D2'], side: 'S' }],
    });
    const of = (name: string): number | undefined => parted.roomOf[cellNamed(parted, name) ?? -1];
    expect([of('C1'), of('B2'), of('E2'), of('B3'), of('A8')]).toEqual([0, 0, 0, 1, 1]);
    expect([room('U6'), room('V6')]).toEqual([2, 2]);
  });

  test('D2-TERR-32 crumbling tokens hide all terrain but obstacles', () => {
    expect([terrainsAt(ground, cell('N3')), terrainsBeneath(ground, cell('N3'))]).toEqual([['crumbling'], ['water']]);
    const over = boardOf({ ...example, crumbling: ['H1', 'M2'] });
    const fresh = groundOf(over, []);
    expect([terrainsAt(fresh, cell('H1')), terrainsAt(fresh, cell('M2'))]).toEqual([
      ['obstacle', 'crumbling'],
      ['crumbling'],
    ]);
  });

  test('D2-TERR-38 a token of the plan brings its terrain beside what is printed', () => {
    const both = groundOf(boardOf({ ...example, terrain: [{ is: 'lava', at: ['G6', 'G7'] }] }), []);
    expect(['G6', 'G7', 'H6'].map(name => terrainsAt(both, cell(name)))).toEqual([['pit', 'lava'], ['lava'], ['pit']]);
  });

  test('D2-EXIT-01 D2-EXIT-02 D2-EXIT-08 entrances and exits are left from their outermost spaces', () => {
    const { tiles, leaving, cells, marks } = fresh();
    expect(names(marks.get('search') ?? [])).toBe('D5 L10');
    const rims = tiles.filter(({ rim }) => rim.length > 0).map(({ id, rim }) => `${id}: ${names(rim)}`);
    expect(rims).toEqual(['entrance-A: A7 A8', 'exit-B: T11 U11']);
    expect(names(cells.filter(one => leaving[one] === 1))).toBe('A7 A8 T11 U11');
  });

  test('D2-MAP-01 doors know the spaces they stand on and those beside them', () => {
    const doors = fresh().doors.map(({ kind, pairs, beside }) => ({
      kind,
      pairs: pairs.map(pair => names(pair)).join(', '),
      beside: names(beside),
    }));
    expect(doors).toEqual([
      { kind: 'overgrowth', pairs: 'F7 G7, F8 G8', beside: 'F6 G6 F7 G7 F8 G8 F9 G9' },
      { kind: 'door', pairs: 'I4 I5, J4 J5', beside: 'H4 I4 J4 K4 H5 I5 J5 K5' },
      { kind: 'portcullis', pairs: 'K2 L2, K3 L3', beside: 'K1 K2 L2 K3 L3 K4' },
      { kind: 'locked', pairs: 'T5 T6, U5 U6', beside: 'T5 U5 S6 T6 U6 V6' },
    ]);
  });

  test('names of spaces', () => {
    // Beyond the last column the numbers would go on in the next row.
    expect([cellNamed(board, 'W6'), cellNamed(board, 'A12')]).toEqual([null, null]);
    expect([cellName(board, 0), cellName({ width: 60 }, 27), cellName({ width: 60 }, 52)]).toEqual([
      'A1',
      'AB1',
      'BA1',
    ]);
    expect([cellNamed(board, 'A7'), cellNamed(board, 'A1'), cellNamed(board, 'Z1'), cellNamed(board, '7A')]).toEqual([
      192,
      null,
      null,
      null,
    ]);
  });
});

describe('faults of plans name the line', () => {
  const faults = (more: Partial<Plan>): readonly string[] => mapFaults({ ...example, id: 'p', ...more });
  const end = { tile: 'end-A', at: 'A1' } as const;

  test('D2-MAP-02 of tiles, of which there is one of each number', () => {
    const tiles = [
      { tile: '99A' as TileId, at: 'A1' },
      { ...end, at: '1A' },
      { ...end, as: 'x' },
      { ...end, at: 'A3', as: 'x' },
    ];
    expect(mapFaults({ id: 'p', tiles }).slice(0, 3)).toEqual([
      'Plan "p", tile 1 (99A at A1): there is no such tile.',
      'Plan "p", tile 2 (end-A at 1A): "1A" is no name of a space.',
      'Plan "p", tile 4 (end-A at A3): another tile is called "x".',
    ]);
    expect(
      mapFaults({
        id: 'p',
        tiles: [
          { tile: '8A', at: 'A1' },
          { tile: '8B', at: 'F1' },
        ],
      })[0],
    ).toBe('Plan "p", tile 2 (8B at F1): there is only one tile 8.');
  });

  test('of joints', () => {
    const two = (at: string): readonly string[] =>
      mapFaults({
        id: 'p',
        tiles: [
          { tile: '29A', at: 'A2' },
          { tile: '30A', at },
        ],
      });
    expect(two('E2')).toEqual([
      'Plan "p", tile 1 (29A at A2): its exit to the west at A2 leads nowhere.',
      'Plan "p", tile 1 (29A at A2): its exit to the west at A3 leads nowhere.',
      'Plan "p", tile 2 (30A at E2): its exit to the east at H2 leads nowhere.',
      'Plan "p", tile 2 (30A at E2): its exit to the east at H3 leads nowhere.',
    ]);
    expect(two('E3')).toContain('Plan "p", tile 1 (29A at A2): its exit to the east at D2 leads nowhere.');
    expect(two('D2')).toContain('Plan "p", tile 2 (30A at D2): it covers D2, where 29A lies.');
    const beside = mapFaults({
      id: 'p',
      tiles: [
        { tile: '29A', at: 'A2' },
        { tile: '27A', at: 'E2' },
      ],
    });
    expect(beside).toContain('Plan "p", tile 1 (29A at A2): its exit to the east at D2 meets a wall of 27A.');
  });

  test('of doors', () => {
    const doors = (...list: NonNullable<Plan['doors']>): readonly string[] => faults({ doors: list });
    expect(doors({ kind: 'door', at: ['I4', 'J4'], side: 'N' }, { kind: 'door', at: ['A1'], side: 'S' })).toEqual([
      'Plan "p", door 1 (door N of I4, J4): it leaves a gap at H4.',
      'Plan "p", door 1 (door N of I4, J4): it leaves a gap at K4.',
      'Plan "p", door 2 (door S of A1): there is no space A1.',
    ]);
    expect(doors({ kind: 'door', at: ['H4'], side: 'S' })).toEqual([
      'Plan "p", door 1 (door S of H4): no way leads from H4 to H5 in any case.',
      'Plan "p", door 1 (door S of H4): it leaves a gap at I4.',
    ]);
    expect(doors({ kind: 'door', at: ['I4'], side: 'S' })).toEqual([
      'Plan "p", door 1 (door S of I4): it leaves a gap at J4.',
    ]);
    expect(doors({ kind: 'overgrowth', at: ['I4'], side: 'S' })).toEqual([]);
    expect(doors({ kind: 'door', at: ['I4', 'J4'], side: 'S' }, { kind: 'portcullis', at: ['I5'], side: 'N' })).toEqual(
      ['Plan "p", door 2 (portcullis N of I5): door 1 stands there.'],
    );
    expect(doors({ kind: 'door', at: [], side: 'S' })).toEqual(['Plan "p", door 1 (door S of ): it stands nowhere.']);
  });

  test('of tokens, marks and parts that lie apart', () => {
    expect(faults({ terrain: [{ is: 'lava', at: ['A1'] }] })).toEqual([
      'Plan "p", terrain 1 (lava): there is no space A1.',
    ]);
    expect(faults({ crumbling: ['A1'] })).toEqual(['Plan "p", crumbling: there is no space A1.']);
    expect(faults({ marks: { search: ['A1'] } })).toEqual(['Plan "p", mark "search": there is no space A1.']);
    expect(faults({ apart: ['attic'] })).toEqual(['Plan "p", apart: no one tile is called "attic".']);
    expect(() => boardOf({ ...example, id: 'p', crumbling: ['A1'] })).toThrow(
      'Plan "p", crumbling: there is no space A1.',
    );
  });

  test('nobody can walk there', () => {
    const two: Plan = {
      id: 'p',
      tiles: [
        { tile: 'entrance-A', at: 'A1' },
        { tile: 'end-A', at: 'C1', turn: 270 },
        { tile: 'end-A', at: 'F2', as: 'attic' },
        { tile: 'end-B', at: 'F1', turn: 180 },
      ],
    };
    expect(mapFaults(two)).toEqual([
      'Plan "p", tile 3 (end-A): nobody can walk to F2, G2.',
      'Plan "p", tile 4 (end-B): nobody can walk to F1, G1.',
    ]);
    expect(mapFaults({ ...two, apart: ['attic'] })).toEqual([]);
    // From the entrance, wherever it stands in the list.
    expect(mapFaults({ ...two, tiles: two.tiles.toReversed() })).toEqual([
      'Plan "p", tile 1 (end-B): nobody can walk to F1, G1.',
      'Plan "p", tile 2 (end-A): nobody can walk to F2, G2.',
    ]);
    const cellar: Plan = { id: 'p', tiles: two.tiles.slice(2) };
    expect(mapFaults(cellar)).toEqual([]);
    expect(mapFaults({ id: 'p', tiles: [] })).toEqual([]);
    expect(mapFaults({ ...example, terrain: [{ is: 'obstacle', at: ['L2', 'L3'] }] })[0]).toContain(
      'nobody can walk to',
    );
  });
});
