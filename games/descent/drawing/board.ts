import type { Lang, Text } from '@tafelrunde/engine';
import { type Facing, squareName } from '@tafelrunde/engine/geometry';
import type { DoorKind } from '../content/plan.ts';
import { PIECE_NAMES, type Terrain } from '../content/tiles/tile.ts';
import {
  type BoardTile,
  type Cell,
  cellName,
  DOOR_GONE,
  DOOR_LOCKED,
  type Ground,
  isShut,
  isTerrain,
  TERRAINS,
  terrainsAt,
} from '../rules/ground.ts';

/** What people call terrain, and how the map shows it. */
const TERRAIN: Readonly<Record<Exclude<Terrain, 'plain'>, { readonly sign: string; readonly name: Text }>> = {
  water: { sign: '~~', name: { en: 'water', de: 'Wasser' } },
  pit: { sign: '()', name: { en: 'pit', de: 'Grube' } },
  lava: { sign: '^^', name: { en: 'lava', de: 'Lava' } },
  obstacle: { sign: '██', name: { en: 'obstacle', de: 'Hindernis' } },
  sludge: { sign: '≈≈', name: { en: 'sludge', de: 'Schlamm' } },
  hazard: { sign: '!!', name: { en: 'hazard', de: 'Gefahr' } },
  chasm: { sign: '▓▓', name: { en: 'chasm', de: 'Abgrund' } },
  crumbling: { sign: '░░', name: { en: 'crumbling ground', de: 'zerfallender Boden' } },
};

type Line = 'wall' | 'elevation' | 'open' | DoorKind;

/** Lines between spaces: upright and level. */
const LINES: Readonly<Record<Line, readonly [upright: string, level: string]>> = {
  wall: ['│', '──'],
  elevation: ['╎', '╌╌'],
  door: ['║', '══'],
  locked: ['╬', '╬╬'],
  'old-wall': ['▒', '▒▒'],
  overgrowth: ['♣', '♣♣'],
  portcullis: ['#', '##'],
  open: ["'", "''"],
};

const LINE_NAMES: Readonly<Record<Line, Text>> = {
  wall: { en: 'wall', de: 'Wand' },
  elevation: { en: 'elevation', de: 'Höhenlinie' },
  door: { en: 'closed door', de: 'geschlossene Tür' },
  locked: { en: 'locked door', de: 'verschlossene Tür' },
  'old-wall': { en: 'old wall', de: 'alte Mauer' },
  overgrowth: { en: 'overgrowth', de: 'Dickicht' },
  portcullis: { en: 'portcullis', de: 'Fallgitter' },
  open: { en: 'open door', de: 'offene Tür' },
};

/** Which of the lines up, right, down and left meet at a crossing. */
const CROSSINGS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/**
 * The map with its columns and rows. Two characters per space, one line between them: `signs` says what stands in a space and covers its terrain (up to two
 * characters each).
 */
export function boardLines(ground: Ground, signs: ReadonlyMap<Cell, string> = new Map()): string[] {
  const { width, height } = ground.board;
  const { upright, level } = edgesOf(ground);
  const canvas = Array.from({ length: height * 2 + 1 }, (_, line) =>
    Array.from({ length: width * 2 + 1 }, (_, column) => {
      const [x, y] = [column >> 1, line >> 1];
      if (column % 2 === 1 && line % 2 === 1) return squareSign(ground, signs, y * width + x);
      if (line % 2 === 1) return lineSign(upright.get(y * (width + 1) + x), 0);
      if (column % 2 === 1) return lineSign(level.get(y * width + x), 1);
      const meets =
        (isWall(upright.get((y - 1) * (width + 1) + x)) ? 1 : 0) +
        (x < width && isWall(level.get(y * width + x)) ? 2 : 0) +
        (y < height && isWall(upright.get(y * (width + 1) + x)) ? 4 : 0) +
        (x > 0 && isWall(level.get(y * width + x - 1)) ? 8 : 0);
      return CROSSINGS.charAt(meets);
    }),
  );
  const used = 1 + Math.max(0, ...ground.board.cells.map(cell => cell % width));
  const letters = Array.from({ length: used }, (_, x) => squareName(x, 0).slice(0, -1).padStart(2)).join(' ');
  return [
    `    ${letters}`,
    ...canvas.map((row, line) => `${line % 2 ? String((line + 1) / 2).padStart(2) : '  '} ${row.join('')}`.trimEnd()),
  ];
}

const lineSign = (line: Line | undefined, way: 0 | 1): string =>
  line === undefined ? ' '.repeat(way + 1) : LINES[line][way];

const isWall = (line: Line | undefined): boolean => line !== undefined && line !== 'elevation' && line !== 'open';

function squareSign(ground: Ground, signs: ReadonlyMap<Cell, string>, cell: Cell): string {
  if (ground.board.isSpace[cell] !== 1) return '  ';
  const sign = signs.get(cell);
  if (sign !== undefined) return sign.padStart(2).slice(0, 2);
  const [terrain] = terrainsAt(ground, cell);
  return terrain === undefined ? ' ·' : TERRAIN[terrain].sign;
}

/** What lies on edges: on the west of a space at y * (width + 1) + x, on the north of it at y * width + x. */
function edgesOf({ board, doors }: Ground): { upright: Map<number, Line>; level: Map<number, Line> } {
  const { width, height, isSpace } = board;
  const upright = new Map<number, Line>();
  const level = new Map<number, Line>();
  const put = (x: number, y: number, side: Facing, line: Line): void => {
    if (side === 'W' || side === 'E') upright.set(y * (width + 1) + x + (side === 'E' ? 1 : 0), line);
    else level.set((y + (side === 'S' ? 1 : 0)) * width + x, line);
  };
  const there = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && isSpace[y * width + x] === 1;
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      if (y < height && there(x, y) !== there(x - 1, y)) put(x, y, 'W', 'wall');
      if (x < width && there(x, y) !== there(x, y - 1)) put(x, y, 'N', 'wall');
    }
  for (const { x, y, side, kind } of board.walls) put(x, y, side, kind === 'rail' ? 'elevation' : 'wall');
  for (const { number, kind, edges } of board.doors)
    for (const { x, y, side } of edges) {
      const line = lineOf(kind, doors[number]);
      if (line !== null) put(x, y, side, line);
    }
  return { upright, level };
}

function lineOf(kind: DoorKind, stands: number | undefined): Line | null {
  if (stands === DOOR_GONE) return null;
  if (!isShut(stands)) return 'open';
  return stands === DOOR_LOCKED ? 'locked' : kind === 'locked' ? 'door' : kind;
}

/** What the signs of the map mean: only those that are there. */
export function legendLine(ground: Ground, lang: Lang): string {
  const { upright, level } = edgesOf(ground);
  const terrains = TERRAINS.filter(terrain => ground.board.cells.some(cell => isTerrain(ground, cell, terrain))).map(
    terrain => `${TERRAIN[terrain].sign} ${TERRAIN[terrain].name[lang]}`,
  );
  const drawn = new Set([...upright.values(), ...level.values()]);
  const lines = (Object.keys(LINES) as Line[])
    .filter(line => line !== 'wall' && drawn.has(line))
    .map(line => `${LINES[line].join(' ')} ${LINE_NAMES[line][lang]}`);
  return [...terrains, ...lines].join(', ');
}

/** The map in sentences, for those who do not see it: pieces, terrain, elevation, doors. */
export function boardText(ground: Ground, lang: Lang): string[] {
  const { board } = ground;
  const cut = lang === 'en' ? 'between' : 'zwischen';
  const and = lang === 'en' ? 'and' : 'und';
  const pairs = (list: readonly (readonly [Cell, Cell])[]): string =>
    list.map(([a, b]) => `${cellName(board, a)} ${and} ${cellName(board, b)}`).join(', ');
  const tiles = board.tiles.map(tile => `${tileName(tile, lang)}: ${cellsText(ground, tile.cells, lang)}`);
  const terrains = TERRAINS.flatMap(terrain => {
    const cells = board.cells.filter(cell => isTerrain(ground, cell, terrain));
    return cells.length === 0 ? [] : [`${capital(TERRAIN[terrain].name[lang])}: ${cellsText(ground, cells, lang)}`];
  });
  const rails = board.walls.filter(({ kind }) => kind === 'rail');
  const elevation = rails.map(({ x, y, side }): readonly [Cell, Cell] => {
    const cell = y * board.width + x;
    return [cell, cell + { N: -board.width, S: board.width, W: -1, E: 1 }[side]];
  });
  const doors = board.doors.flatMap(({ number, kind, pairs: stands }) => {
    const line = lineOf(kind, ground.doors[number]);
    return line === null ? [] : [`${capital(LINE_NAMES[line][lang])} ${number + 1} ${cut} ${pairs(stands)}`];
  });
  return [
    ...tiles,
    ...terrains,
    ...(elevation.length > 0 ? [`${LINE_NAMES.elevation[lang]} ${cut} ${pairs(elevation)}`].map(capital) : []),
    ...doors,
  ];
}

/** "Tile 8A", "Entrance". */
export const tileName = ({ id, piece }: Pick<BoardTile, 'id' | 'piece'>, lang: Lang): string =>
  piece === 'tile' ? `${PIECE_NAMES.tile[lang]} ${id}` : PIECE_NAMES[piece][lang];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Spaces in as few words as possible: "C7, D2 to F5". */
export function cellsText({ board: { width } }: Ground, cells: readonly Cell[], lang: Lang): string {
  const left = new Set(cells);
  const parts: string[] = [];
  for (const cell of [...left].sort((a, b) => a - b)) {
    if (!left.has(cell)) continue;
    let w = 1;
    while (left.has(cell + w) && (cell + w) % width !== 0) w++;
    const row = (y: number): Cell[] => Array.from({ length: w }, (_, x) => cell + y * width + x);
    let h = 1;
    while (row(h).every(one => left.has(one))) h++;
    for (let y = 0; y < h; y++) for (const one of row(y)) left.delete(one);
    const first = cellName({ width }, cell);
    const last = cellName({ width }, cell + (h - 1) * width + w - 1);
    parts.push(w * h === 1 ? first : `${first} ${lang === 'en' ? 'to' : 'bis'} ${last}`);
  }
  return parts.join(', ');
}
