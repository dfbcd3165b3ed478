import type { GroundCell, Rect } from '@tafelrunde/engine/geometry';
import { type Base, type Layout, ONE, type Point, SIDE, type Spot, short } from './layout.ts';
import type { Heading, Neighbour } from './neighbours.ts';

/** A drawn ground: cells in rows, each of a zone or of none. */
export interface Ground {
  readonly ground: readonly (GroundCell | null)[];
  readonly width: number;
  readonly height: number;
}

interface Made {
  readonly cells: readonly GroundCell[];
  readonly mark: Spot;
}

/** Zones made of square cells, as tiles are drawn: the mark of a zone is its middle. */
export class CellZones implements Layout {
  readonly bounds: Rect;
  readonly #ground: Ground;
  readonly #zones: readonly Made[];

  constructor(ground: Ground) {
    this.#ground = ground;
    this.bounds = { x: 0, y: 0, w: ground.width, h: ground.height };
    const zones: GroundCell[][] = [];
    for (const cell of ground.ground) {
      if (cell === null || cell.zone === null) continue;
      zones[cell.zone] ??= [];
      zones[cell.zone]?.push(cell);
    }
    this.#zones = zones.map(cells => ({ cells, mark: markOf(cells) }));
  }

  get size(): number {
    return this.#zones.length;
  }

  cellsOf(zone: number): readonly GroundCell[] {
    return this.#zones[zone]?.cells ?? [];
  }

  middle(zone: number, _base?: Base): Spot {
    return this.#zones[zone]?.mark ?? [0, 0];
  }

  /** How large so many pieces of a zone are drawn, so that none covers another: the more there are, the smaller. */
  scale(zone: number, of: number): number {
    return this.#row(zone, of).scale;
  }

  /** Where one of so many pieces stands in a zone: those nearest to the mark come first. */
  seat(zone: number, number: number, of: number, _base: Base = ONE): Spot {
    const { places } = this.#row(zone, of);
    return places[number % Math.max(1, places.length)] ?? this.middle(zone);
  }

  /** The places for so many pieces, at the largest size at which all of them have one. */
  #row(zone: number, of: number): { readonly scale: number; readonly places: readonly Spot[] } {
    const rows = SIZES.map(({ side, scale }) => ({ scale, places: this.#places(zone, side) }));
    return rows.find(({ places }) => places.length >= of) ?? rows.at(-1) ?? { scale: 1, places: [] };
  }

  /** Squares of this side, in rows over the whole zone, as far as they lie in it; the middle of each is a place. */
  #places(zone: number, side: number): readonly Spot[] {
    const { cells, mark } = this.#zones[zone] ?? { cells: [], mark: [0, 0] as const };
    const isIn = (x: number, y: number): boolean => this.at({ x, y }) === zone;
    const far = ([x, y]: Spot): number => Math.hypot(x - mark[0], y - mark[1]) + 0.001 * (y * this.#ground.width + x);
    const places: Spot[] = [];
    for (const y of middles(
      cells.map(cell => cell.y),
      side,
    ))
      for (const x of middles(
        cells.map(cell => cell.x),
        side,
      )) {
        const half = side / 2 - 0.01;
        const corners = [-half, half].flatMap(dx => [-half, half].map(dy => isIn(x + dx, y + dy)));
        if (corners.every(Boolean)) places.push([x * SIDE, y * SIDE]);
      }
    return places.sort((a, b) => far(a) - far(b));
  }

  at({ x, y }: Point): number | null {
    const { width, height, ground } = this.#ground;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return null;
    return ground[row * width + column]?.zone ?? null;
  }

  shape(zones: readonly number[], inset: number): string {
    return zones.map(zone => this.#outline(new Set([zone]), inset)).join('');
  }

  rim(zones: ReadonlySet<number>, inset = 3): string {
    return this.#outline(zones, inset);
  }

  /** The rim of some zones, drawn in by so much: clockwise around the cells, counterclockwise around holes. */
  #outline(zones: ReadonlySet<number>, inset: number): string {
    const edges = new Map<string, Step[]>();
    for (const zone of zones)
      for (const { x, y } of this.cellsOf(zone))
        for (const [fromX, fromY, dx, dy] of SIDES) {
          const beyond = this.at({ x: x + dy, y: y - dx });
          if (beyond !== null && zones.has(beyond)) continue;
          const key = `${x + fromX} ${y + fromY}`;
          edges.set(key, [...(edges.get(key) ?? []), [dx, dy]]);
        }
    let d = '';
    for (const [start, steps] of edges)
      for (let first = steps.pop(); first !== undefined; first = steps.pop()) {
        let [x = 0, y = 0] = start.split(' ').map(Number);
        let [dx, dy] = first;
        const corners: string[] = [];
        do {
          [x, y] = [x + dx, y + dy];
          const on = edges.get(`${x} ${y}`) ?? [];
          // Where two cells meet at a corner only, each keeps to its own.
          const right = on.findIndex(([nx, ny]) => nx === -dy && ny === dx);
          const [nx, ny] = (on.length > 0 ? on.splice(Math.max(0, right), 1)[0] : undefined) ?? first;
          if (nx !== dx || ny !== dy)
            corners.push(`${short(x * SIDE - inset * (dy + ny))} ${short(y * SIDE + inset * (dx + nx))}`);
          [dx, dy] = [nx, ny];
        } while (`${x} ${y}` !== start || dx !== first[0] || dy !== first[1]);
        d += `M${corners.join('L')}z`;
      }
    return d;
  }
}

/** How large pieces are drawn, by the side of the square each has, in cells. */
const SIZES = [
  { side: 1, scale: 1 },
  { side: 2 / 3, scale: 0.72 },
  { side: 1 / 2, scale: 0.56 },
] as const;

/** The middles of squares of this side, as many as fit between the first and the last cell; what is left over lies at both ends. */
function middles(cells: readonly number[], side: number): number[] {
  const [from, to] = [Math.min(...cells), Math.max(...cells) + 1];
  const count = Math.floor((to - from) / side + 0.001);
  const margin = (to - from - count * side) / 2;
  return Array.from({ length: Math.max(0, count) }, (_, i) => from + margin + (i + 0.5) * side);
}

type Step = readonly [dx: number, dy: number];
/** The four sides of a cell, clockwise: where each begins and where it leads. */
const SIDES = [
  [0, 0, 1, 0],
  [1, 0, 0, 1],
  [1, 1, -1, 0],
  [0, 1, 0, -1],
] as const;

function markOf(cells: readonly GroundCell[]): Spot {
  const marked = cells.find(({ mark }) => mark) ?? cells[0];
  return marked === undefined ? [0, 0] : [(marked.x + 0.5) * SIDE, (marked.y + 0.5) * SIDE];
}

const STEPS: Readonly<Record<Heading, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** The nearest zone that lies mostly where the key points. */
export function cellZoneNeighbour(zones: CellZones): Neighbour {
  return (zone, heading) => {
    const [x, y] = zones.middle(zone);
    const [dx, dy] = STEPS[heading];
    let best = zone;
    let least = Number.POSITIVE_INFINITY;
    for (let other = 0; other < zones.size; other++) {
      if (other === zone) continue;
      const [ox, oy] = zones.middle(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along <= 0 || aside > along) continue;
      if (along + aside < least) [best, least] = [other, along + aside];
    }
    return best;
  };
}
