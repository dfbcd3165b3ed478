import { FACINGS, type Facing } from '@tafelrunde/engine/geometry';
import type { ReactElement } from 'react';
import type { Offer } from './offers.ts';
import { centreOf, DEGREES } from './Token.tsx';

interface Props {
  readonly cell: number;
  readonly size: number;
  readonly width: number;
  readonly facings: ReadonlyMap<Facing, Offer>;
  readonly looked: string | null;
}

/** Arrows around a figure that may turn; clicks on them are found by their place, see `facingAt`. */
export function Compass({ cell, size, width, facings, looked }: Props): ReactElement {
  const [x, y] = centreOf(width, cell, size);
  return (
    <g className="ds-compass" transform={`translate(${x} ${y})`}>
      {FACINGS.map(facing => {
        const offer = facings.get(facing);
        if (!offer) return null;
        return (
          <g
            key={facing}
            className="ds-compass-arrow"
            data-option={offer.id}
            data-looked={offer.id === looked || undefined}
            transform={`rotate(${DEGREES[facing]}) translate(0 ${-size * 32 - 9})`}
          >
            <circle r={13} />
            <path d="M-7 4L0 -7L7 4z" />
          </g>
        );
      })}
    </g>
  );
}

/** The facing whose arrow is at this point of the board, in squares. */
export function facingAt(cell: number, size: number, width: number, x: number, y: number): Facing | null {
  const dx = x - (cell % width) - size / 2;
  const dy = y - Math.floor(cell / width) - size / 2;
  const distance = size / 2 + 9 / 64;
  const reach = 14 / 64;
  for (const [facing, fx, fy] of [
    ['N', 0, -distance],
    ['E', distance, 0],
    ['S', 0, distance],
    ['W', -distance, 0],
  ] as const)
    if (Math.hypot(dx - fx, dy - fy) <= reach) return facing;
  return null;
}

/** The facing that points from a figure to a point of the board. */
export function facingTowards(cell: number, size: number, width: number, x: number, y: number): Facing | null {
  const dx = x - (cell % width) - size / 2;
  const dy = y - Math.floor(cell / width) - size / 2;
  if (Math.hypot(dx, dy) < size * 0.45) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  return dy > 0 ? 'S' : 'N';
}
