import { drawnGrid, plainGrid } from '@tafelrunde/engine/geometry';
import type { DoorKind } from '../../content/plan.ts';
import { TERRAIN_SIGNS } from '../../content/tiles/tile.ts';
import { boardDoor } from '../../rules/ground/board.ts';
import {
  type Board,
  bitsOf,
  type Cell,
  Crowd,
  DOOR_CLOSED,
  DOOR_LOCKED,
  DOOR_OPEN,
  type Ground,
  groundOf,
  type Mover,
  reachOf,
  SIZES,
  type Side,
  type Size,
  type Standing,
} from '../../rules/ground.ts';

/**
 * The little maps of the tests. Terrain as on tiles, `c` crumbling, `#` no space, digits are plain spaces with a name. H I J K are heroes, M N P Q monsters (a
 * letter on several spaces is one large figure), S is a familiar treated as an obstacle. Maps with `+` are drawn with their edges: `|` and `-` walls, `:`
 * elevation, D a closed door, d an open one, L a locked one, W an old wall, % overgrowth, = a portcullis.
 */
const HEROES = 'HIJK';
const MONSTERS = 'MNPQ';
const STONES = 'S';
const DOORS: Readonly<Record<string, { readonly kind: DoorKind; readonly stands: number }>> = {
  D: { kind: 'door', stands: DOOR_CLOSED },
  d: { kind: 'door', stands: DOOR_OPEN },
  L: { kind: 'locked', stands: DOOR_LOCKED },
  W: { kind: 'old-wall', stands: DOOR_CLOSED },
  '%': { kind: 'overgrowth', stands: DOOR_CLOSED },
  '=': { kind: 'portcullis', stands: DOOR_CLOSED },
};

export interface Position {
  readonly board: Board;
  readonly ground: Ground;
  readonly crowd: Crowd;
  readonly figures: readonly (Standing & { readonly name: string })[];
  /** The spaces drawn with a character. */
  cells(character: string): Cell[];
  /** The only space drawn with a character. */
  cell(character: string): Cell;
  /** The same map with doors standing otherwise. */
  with(doors: readonly number[]): Position;
}

/** Reads a map from a template string. `under` says on what terrain figures stand: { H: 'o' } puts the hero into a pit. */
export function position(map: string, under: Readonly<Record<string, string>> = {}): Position {
  const lines = map
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
  const letters = [...Object.keys(TERRAIN_SIGNS), 'c', ...'0123456789', ...HEROES, ...MONSTERS, ...STONES];
  const legend = {
    cells: Object.fromEntries(letters.map(letter => [letter, 'floor'] as const)),
    edges: { ':': 'rail', ...Object.fromEntries(Object.keys(DOORS).map(door => [door, 'none'] as const)) },
  } as const;
  const drawing = map.includes('+') ? drawnGrid(lines, legend) : plainGrid(lines, legend);
  const { width, height, size } = drawing.grid;
  const terrain = new Uint8Array(size);
  for (const letter of letters)
    for (const cell of drawing.cells(letter)) {
      const sign = under[letter] ?? letter;
      terrain[cell] = bitsOf(sign === 'c' ? 'crumbling' : (TERRAIN_SIGNS[sign] ?? 'plain'));
    }
  const drawnDoors = Object.keys(DOORS).flatMap(sign => drawing.edges(sign).map(edge => ({ sign, edge })));
  const cells = Array.from({ length: size }, (_, cell) => cell).filter(cell => drawing.grid.open[cell] === 1);
  const walls = ['|', '-', ':'].flatMap(sign => drawing.edges(sign));
  const board: Board = {
    plan: { id: 'drawn', tiles: [] },
    width,
    height,
    size,
    cells,
    isSpace: drawing.grid.open,
    terrain,
    walls,
    tiles: [],
    tileOf: new Int16Array(size),
    roomOf: new Int16Array(size),
    doors: drawnDoors.map(({ sign, edge: { x, y, side } }, number) =>
      boardDoor({ width, height, isSpace: drawing.grid.open, walls }, number, DOORS[sign]?.kind ?? 'door', [
        { x, y, side },
      ]),
    ),
    areas: new Map(),
    marks: new Map(),
    leaving: new Uint8Array(size),
  };
  const figures = [...HEROES, ...MONSTERS, ...STONES].flatMap(name => {
    const stands = drawing.cells(name);
    const side: Side = MONSTERS.includes(name) ? 'overlord' : 'heroes';
    return stands.length === 0 ? [] : [{ name, cells: stands, side, stone: STONES.includes(name) }];
  });
  const standing = (doors: readonly number[]): Position => {
    const ground = groundOf(board, doors);
    return {
      board,
      ground,
      crowd: new Crowd(size).fill(ground, figures),
      figures,
      cells: character => [...drawing.cells(character)],
      cell: character => drawing.cell(character),
      with: standing,
    };
  };
  return standing(drawnDoors.map(({ sign }) => DOORS[sign]?.stands ?? DOOR_OPEN));
}

/** How a drawn figure moves: with so many movement points on foot, unless said otherwise. */
export function mover(
  at: Position,
  name: string,
  left: number,
  more: Partial<Pick<Mover, 'gait' | 'by' | 'at' | 'prices' | 'throughEnemies'>> & { readonly size?: Size } = {},
): Mover {
  const figure = at.figures.find(one => one.name === name);
  if (figure === undefined) throw new Error(`Nobody is drawn as ${name}.`);
  return { cells: figure.cells, side: figure.side, size: SIZES.small, gait: 'walk', by: 'points', left, ...more };
}

/** The digits of the map a figure can stop on, each with what it costs: "1:1 3:4". */
export function stops(at: Position, who: Mover): string {
  const reached = reachOf(at.ground, at.crowd, who);
  return [...'0123456789']
    .flatMap(digit => at.cells(digit).map(cell => ({ digit, cost: reached.costTo(cell) })))
    .filter(({ cost }) => cost !== Infinity)
    .map(({ digit, cost }) => `${digit}:${cost}`)
    .join(' ');
}
