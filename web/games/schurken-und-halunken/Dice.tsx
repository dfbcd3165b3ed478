import type { ReactNode } from 'react';
import { useTable } from './Table.tsx';

/** Where the pips are on a face of 3 by 3. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** A die that comes to rest on its number. */
export function Die({ value }: { readonly value: number }): ReactNode {
  return (
    <svg viewBox="0 0 40 40" className="sh-die" data-value={value} aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="37" height="37" rx="8" className="sh-die-face" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={10 + x * 10} cy={10 + y * 10} r="4" className="sh-die-pip" />
      ))}
    </svg>
  );
}

/** One die and all that its sixes brought on. */
export function Chain({ dice }: { readonly dice: readonly number[] }): ReactNode {
  const { say } = useTable();
  return (
    <span className="sh-chain">
      <span className="unseen">{`${say('dice')}: ${dice.join(' + ')}`}</span>
      {dice.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
        <span key={i} className="sh-chain-link" data-again={value === 6 || undefined}>
          {i > 0 && (
            <span className="sh-chain-plus" aria-hidden="true">
              +
            </span>
          )}
          <Die value={value} />
        </span>
      ))}
    </span>
  );
}
