import type { Facing } from './compass.ts';
import type { DiagonalRule } from './neighbours.ts';
import { GeometryError } from './problem.ts';
import { SquareGrid } from './square.ts';
import type { EdgeKind, SquareGridData, Wall } from './square-data.ts';

/** What a character at the place of a cell means: floor, no cell, or floor that costs so much to enter. */
export type CellMeaning = 'floor' | 'void' | number;

export interface Legend {
  /** Besides `.` floor, `#` void and blank void. */
  readonly cells?: Readonly<Record<string, CellMeaning>>;
  /** Besides `|` and `-` wall and blank nothing; `none` marks an edge without barring it (an open door). */
  readonly edges?: Readonly<Record<string, EdgeKind | 'none'>>;
  readonly diagonals?: DiagonalRule;
  readonly adjacency?: DiagonalRule;
}

export interface Drawing {
  readonly grid: SquareGrid;
  /** The cells drawn with a character, in row order. */
  cells(character: string): readonly number[];
  /** The only cell drawn with a character. */
  cell(character: string): number;
  /** The edges drawn with a character, in row order. */
  edges(character: string): readonly Wall[];
}

/**
 * Reads a map drawn with its walls. Cells stand at odd lines and columns (counted from 0), the edges between them at the
 * places between; what stands at the crossings is not read.
 *
 *     +-+-+-+
 *     |. . .|      three cells, then a wall under the middle one,
 *     + +-+ +
 *     |. .|#|      two cells, a wall, a cell that does not exist
 *     +-+-+-+
 */
export function drawnGrid(lines: readonly string[], legend: Legend = {}): Drawing {
  if (lines.length < 3 || lines.length % 2 === 0) {
    throw new GeometryError(`A drawn map needs an odd number of lines, 3 or more, but has ${lines.length}.`);
  }
  const longest = Math.max(...lines.map(line => line.trimEnd().length));
  return readDrawing(lines, legend, Math.max(1, longest >> 1), lines.length >> 1, 2);
}

/** Reads a map drawn without walls: every character is a cell. */
export function plainGrid(lines: readonly string[], legend: Legend = {}): Drawing {
  if (lines.length === 0) throw new GeometryError('A drawn map needs at least one line.');
  return readDrawing(lines, legend, Math.max(1, ...lines.map(line => line.trimEnd().length)), lines.length, 1);
}

/** `pitch` is the distance between two cells in characters: 2 with edges between them, 1 without. */
function readDrawing(lines: readonly string[], legend: Legend, width: number, height: number, pitch: 1 | 2): Drawing {
  const cells = new Map<string, number[]>();
  const edges = new Map<string, Wall[]>();
  const costs: number[] = [];
  const gone: number[] = [];
  const walls: Wall[] = [];
  const first = pitch - 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = y * pitch + first;
      const column = x * pitch + first;
      const meaning = cellAt(lines, legend, row, column);
      const cell = y * width + x;
      note(cells, characterAt(lines, row, column), cell);
      costs.push(typeof meaning === 'number' ? meaning : 1);
      if (meaning === 'void') gone.push(cell);
      if (pitch === 1) continue;
      // Each edge is read once: north and west of every cell, east and south only at the rim.
      readEdge(row - 1, column, { x, y, side: 'N' });
      readEdge(row, column - 1, { x, y, side: 'W' });
      if (x === width - 1) readEdge(row, column + 1, { x, y, side: 'E' });
      if (y === height - 1) readEdge(row + 1, column, { x, y, side: 'S' });
    }
  }

  function readEdge(row: number, column: number, place: { x: number; y: number; side: Facing }): void {
    const character = characterAt(lines, row, column);
    if (character === ' ') return;
    const wall: Wall = { ...place, kind: edgeAt(legend, character, row, column) };
    walls.push(wall);
    note(edges, character, wall);
  }

  const data: SquareGridData = {
    width,
    height,
    void: gone,
    walls,
    ...(costs.some(cost => cost !== 1) && { costs }),
    ...(legend.diagonals && { diagonals: legend.diagonals }),
    ...(legend.adjacency && { adjacency: legend.adjacency }),
  };
  return {
    grid: new SquareGrid(data),
    cells: character => cells.get(character) ?? [],
    cell: character => only(character, cells.get(character) ?? []),
    edges: character => edges.get(character) ?? [],
  };
}

function characterAt(lines: readonly string[], row: number, column: number): string {
  return lines[row]?.[column] ?? ' ';
}

function cellAt(lines: readonly string[], legend: Legend, row: number, column: number): CellMeaning {
  const character = characterAt(lines, row, column);
  const meaning = legend.cells && Object.hasOwn(legend.cells, character) ? legend.cells[character] : undefined;
  if (meaning !== undefined) return meaning;
  if (character === '.') return 'floor';
  if (character === '#' || character === ' ') return 'void';
  throw new GeometryError(`${place(row, column)}: "${character}" is no kind of square in this map's legend.`);
}

function edgeAt(legend: Legend, character: string, row: number, column: number): EdgeKind | 'none' {
  const kind = legend.edges && Object.hasOwn(legend.edges, character) ? legend.edges[character] : undefined;
  if (kind !== undefined) return kind;
  const upright = row % 2 === 1;
  if (character === (upright ? '|' : '-')) return 'wall';
  throw new GeometryError(
    `${place(row, column)}: "${character}" cannot stand between two squares ${upright ? 'side by side' : 'one above the other'}.`,
  );
}

function place(row: number, column: number): string {
  return `Line ${row + 1}, column ${column + 1} of the drawn map`;
}

function note<T>(found: Map<string, T[]>, character: string, thing: T): void {
  const list = found.get(character);
  if (list) list.push(thing);
  else found.set(character, [thing]);
}

function only(character: string, cells: readonly number[]): number {
  const [cell, second] = cells;
  if (cell !== undefined && second === undefined) return cell;
  throw new GeometryError(
    `The drawn map should show "${character}" on exactly one square, but shows it on ${cells.length}.`,
  );
}
