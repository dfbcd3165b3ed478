import { GeometryError } from './problem.ts';

/** One side of a map tile: a square drawing with its walls, see `readTile`. */
export interface ZoneTile {
  readonly drawing: readonly string[];
}

/** A tile on the map: where its upper left corner lies, in tiles (halves are allowed), and how far it is turned clockwise. */
export interface LaidZoneTile {
  readonly tile: string;
  readonly at: readonly [number, number];
  readonly turn?: 0 | 90 | 180 | 270;
  /** Another name, where the same tile lies on the map twice. */
  readonly as?: string;
}

export type Side = 'N' | 'E' | 'S' | 'W';

/** What is drawn on an edge: nothing, a wall, a place for a door, or a barrier that is walked towards one side only. */
export type DrawnEdge = 'none' | 'wall' | 'door' | Side;

/** A cell of a drawn tile; a solid one belongs to no zone. */
export interface DrawnCell {
  readonly x: number;
  readonly y: number;
  /** The letter of its zone, or null. */
  readonly zone: string | null;
  /** It bears the mark of its zone. */
  readonly mark: boolean;
  readonly edges: Readonly<Record<Side, DrawnEdge>>;
}

export interface DrawnTile {
  readonly name: string;
  readonly size: number;
  readonly cells: readonly DrawnCell[];
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const ARROWS: Readonly<Record<string, Side>> = { '^': 'N', '>': 'E', v: 'S', '<': 'W' };
const STEPS: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const stepTo = (side: Side): readonly [number, number] => STEPS[side];
export const oppositeOf = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;
const turnedSide = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters) % 4] as Side;

/**
 * Reads a tile. Cells stand at odd lines and columns, edges between them. A cell is a letter, which names its zone (the capital is the one cell with
 * the zone's mark), or `#`: solid. An edge is blank, a wall `|` `-`, a place for a door `=`, or a barrier `> < ^ v` that is walked only that way.
 */
export function readTile(name: string, { drawing }: ZoneTile): DrawnTile {
  const size = drawing.length >> 1;
  if (drawing.length < 3 || drawing.length % 2 === 0)
    throw new GeometryError(`Tile "${name}" needs an odd number of lines, 3 or more, but has ${drawing.length}.`);
  for (const [row, line] of drawing.entries())
    if (line.length !== drawing.length)
      throw new GeometryError(
        `Tile "${name}", line ${row + 1}: a tile is as wide as it is high, ${drawing.length} characters, but this line has ${line.length}.`,
      );
  const cells: DrawnCell[] = [];
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) cells.push(readCell(name, drawing, x, y));
  checkZones(name, size, cells);
  return { name, size, cells };
}

function readCell(name: string, drawing: readonly string[], x: number, y: number): DrawnCell {
  const [row, column] = [2 * y + 1, 2 * x + 1];
  const character = drawing[row]?.[column] ?? ' ';
  if (!/[a-z#]/i.test(character))
    throw fault(name, row, column, `"${character}" is neither the letter of a zone nor # for a solid cell`);
  const edge = (dx: number, dy: number): DrawnEdge => readEdge(name, drawing, row + dy, column + dx);
  const solid = character === '#';
  return {
    x,
    y,
    zone: solid ? null : character.toLowerCase(),
    mark: !solid && character !== character.toLowerCase(),
    edges: { N: edge(0, -1), E: edge(1, 0), S: edge(0, 1), W: edge(-1, 0) },
  };
}

function readEdge(name: string, drawing: readonly string[], row: number, column: number): DrawnEdge {
  const character = drawing[row]?.[column] ?? ' ';
  const upright = row % 2 === 1;
  if (character === ' ') return 'none';
  if (character === '=') return 'door';
  if (character === (upright ? '|' : '-')) return 'wall';
  const side = ARROWS[character];
  if (side !== undefined && upright === (side === 'E' || side === 'W')) return side;
  const allowed = upright ? 'blank, |, =, > or <' : 'blank, -, =, ^ or v';
  throw fault(name, row, column, `"${character}" cannot stand on this edge; it may be ${allowed}`);
}

function checkZones(name: string, size: number, cells: readonly DrawnCell[]): void {
  for (const zone of new Set(cells.flatMap(cell => cell.zone ?? []))) {
    const own = cells.filter(cell => cell.zone === zone);
    const marks = own.filter(({ mark }) => mark);
    const [first, second] = marks;
    if (first === undefined)
      throw new GeometryError(`Tile "${name}": zone "${zone}" has no mark; draw one of its cells as a capital.`);
    if (second !== undefined)
      throw fault(name, 2 * second.y + 1, 2 * second.x + 1, `zone "${zone}" has a second mark, but needs exactly one`);
    const found = new Set([first]);
    for (const cell of found)
      for (const side of SIDES) {
        const [dx, dy] = stepTo(side);
        const next = cells[(cell.y + dy) * size + cell.x + dx];
        if (next?.zone !== zone || cell.edges[side] === 'wall') continue;
        if (Math.abs(next.x - cell.x) <= 1) found.add(next);
      }
    const lost = own.find(cell => !found.has(cell));
    if (lost) throw fault(name, 2 * lost.y + 1, 2 * lost.x + 1, `zone "${zone}" falls into two parts`);
  }
}

const fault = (name: string, row: number, column: number, what: string): GeometryError =>
  new GeometryError(`Tile "${name}", line ${row + 1}, column ${column + 1}: ${what}.`);

/** The cells of a tile as it lies on the map. */
export function placedCells(tile: DrawnTile, { at, turn = 0 }: Pick<LaidZoneTile, 'at' | 'turn'>): DrawnCell[] {
  const quarters = turn / 90;
  const [left, top] = at.map(place => place * tile.size) as [number, number];
  if (!Number.isInteger(left) || !Number.isInteger(top))
    throw new GeometryError(
      `Tile "${tile.name}" cannot lie at ${at.join(', ')}: its cells would lie between those of others.`,
    );
  return tile.cells.map(cell => {
    let { x, y } = cell;
    for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [tile.size - 1 - y, x];
    const edges = { ...cell.edges };
    for (const side of SIDES) {
      const drawn = cell.edges[side];
      edges[turnedSide(side, quarters)] =
        drawn === 'none' || drawn === 'wall' || drawn === 'door' ? drawn : turnedSide(drawn, quarters);
    }
    return { ...cell, x: left + x, y: top + y, edges };
  });
}
