import type { DrawnEdge, Side } from './zone-tiles.ts';
import { stepTo } from './zone-tiles.ts';

/** A cell of the ground a zone map is drawn on. */
export interface GroundCell {
  readonly x: number;
  readonly y: number;
  /** The number of its zone; null for solid ground. */
  readonly zone: number | null;
  readonly mark: boolean;
  readonly edges: Readonly<Record<Side, DrawnEdge>>;
}

/** A line between two marks that no wall cuts: the zones it enters, and the borders with a place for a door that it crosses. */
export interface MarkLine {
  readonly through: readonly number[];
  readonly doors: readonly (readonly [number, number])[];
}

/**
 * The straight lines between the marks of two cells, as cells are crossed. Marks are the middles of cells and walls lie between them, so no line ever
 * runs along a wall. A line that goes exactly through a corner is walked twice, passing all such corners on one side and on the other: the end of a wall
 * may be touched, but nothing slips through where two walls meet. Whole numbers only.
 */
export function linesBetween(
  ground: readonly (GroundCell | null)[],
  width: number,
  from: GroundCell,
  to: GroundCell,
): MarkLine[] {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const first = walk(ground, width, from, to, 'across');
  // Corners are met only where both distances, halved, hit whole cells together.
  const second = dx === 0 || dy === 0 ? null : walk(ground, width, from, to, 'along');
  const lines = [first, second].flatMap(line => line ?? []);
  const [a, b] = lines;
  return a && b && isSame(a, b) ? [a] : lines;
}

function walk(
  ground: readonly (GroundCell | null)[],
  width: number,
  from: GroundCell,
  to: GroundCell,
  atCorner: 'across' | 'along',
): MarkLine | null {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [across, along]: [Side, Side] = [to.x > from.x ? 'E' : 'W', to.y > from.y ? 'S' : 'N'];
  const through: number[] = [];
  const doors: [number, number][] = [];
  let cell = from;
  let [i, j] = [0, 0];
  while (i < dx || j < dy) {
    // Crossing number i of the upright lines lies at (2i + 1) / 2dx of the way, number j of the others at (2j + 1) / 2dy.
    const ahead = (2 * i + 1) * dy - (2 * j + 1) * dx;
    const isAcross = i < dx && (j >= dy || ahead < 0 || (ahead === 0 && atCorner === 'across'));
    const side = isAcross ? across : along;
    if (isAcross) i++;
    else j++;
    const [x, y] = stepTo(side);
    const next = ground[(cell.y + y) * width + cell.x + x] ?? null;
    const edge = cell.edges[side];
    if (next === null || edge === 'wall') return null;
    if (edge === 'door') doors.push([cell.zone as number, next.zone as number]);
    if (next.zone !== cell.zone && next.zone !== null) through.push(next.zone);
    cell = next;
  }
  return { through, doors };
}

const isSame = (a: MarkLine, b: MarkLine): boolean =>
  a.through.join() === b.through.join() && a.doors.join(';') === b.doors.join(';');
