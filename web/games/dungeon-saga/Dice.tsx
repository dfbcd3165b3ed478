import type { ReactElement } from 'react';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [8.5, 8.5],
    [16, 16],
    [23.5, 23.5],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  6: [
    [9, 8],
    [23, 8],
    [9, 16],
    [23, 16],
    [9, 24],
    [23, 24],
  ],
};

interface Props {
  readonly face: number;
  readonly side: 'attack' | 'defence';
  readonly gone?: boolean;
  readonly hits?: boolean;
  /** Dice tumble one after the other. */
  readonly order: number;
}

/** A six-sided die. Crossed out when armour took it, ringed when it hits. */
export function Die({ face, side, gone = false, hits = false, order }: Props): ReactElement {
  return (
    <svg
      className={`ds-die ds-die-${side}`}
      data-gone={gone || undefined}
      data-hits={hits || undefined}
      viewBox="0 0 32 32"
      aria-hidden="true"
      style={{ animationDelay: `${order * 55}ms` }}
    >
      <rect className="ds-die-body" x={1.5} y={1.5} width={29} height={29} rx={6} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="ds-pip" cx={x} cy={y} r={3.1} />
      ))}
      {gone && <path className="ds-die-cross" d="M4 28L28 4" />}
    </svg>
  );
}
