import type { Hexes } from './hexes.ts';
import type { Squares } from './squares.ts';
import type { Zones } from './zones.ts';

/** Where an arrow key leads. */
export type Heading = 'up' | 'right' | 'down' | 'left';

/** The cell that an arrow key leads to from another; the same where it leads nowhere. */
export type Neighbour = (cell: number, heading: Heading) => number;

const STEPS: Readonly<Record<Heading, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

export function squareNeighbour({ width, height }: Squares): Neighbour {
  return (cell, heading) => {
    const [dx, dy] = STEPS[heading];
    const x = Math.min(width - 1, Math.max(0, (cell % width) + dx));
    const y = Math.min(height - 1, Math.max(0, Math.floor(cell / width) + dy));
    return y * width + x;
  };
}

/** Sides of a hex by their number in `HEX_STEPS`: east, south-east, south-west, west, north-west, north-east. */
const SIDES: Readonly<Record<Heading, readonly [even: readonly number[], odd: readonly number[]]>> = {
  right: [[0], [0]],
  left: [[3], [3]],
  // Rows are set off by half a hex: from every second one it goes up to the left, so that two steps lead straight up.
  up: [
    [5, 4],
    [4, 5],
  ],
  down: [
    [1, 2],
    [2, 1],
  ],
};

/** Left and right along the row; up and down in a zigzag that stays in its column, or beside it at the edge of the map. */
export function hexNeighbour(hexes: Hexes): Neighbour {
  return (cell, heading) => {
    const row = hexes.hexes[cell]?.r ?? 0;
    const sides = SIDES[heading][row % 2 === 0 ? 0 : 1];
    for (const side of sides) {
      const next = hexes.neighbour(cell, side);
      if (next !== null) return next;
    }
    return cell;
  };
}

/** A zone that lies farther off the heading than this is not meant by it. */
const WIDEST = (70 * Math.PI) / 180;

/** Of the zones that can be gone to, the one that lies most nearly where the key points. */
export function zoneNeighbour(zones: Zones): Neighbour {
  return (cell, heading) => {
    const [x, y] = zones.middle(cell);
    const [dx, dy] = STEPS[heading];
    let best = cell;
    let least = WIDEST;
    for (const link of zones.zones[cell]?.links ?? []) {
      const [lx, ly] = zones.middle(link);
      const off = Math.abs(turnBetween(Math.atan2(dy, dx), Math.atan2(ly - y, lx - x)));
      if (off < least) [best, least] = [link, off];
    }
    return best;
  };
}

/** The smaller turn from one angle to another. */
function turnBetween(a: number, b: number): number {
  const turn = (b - a) % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
}
