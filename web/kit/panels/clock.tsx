import type { ReactNode } from 'react';
import './clock.css';

interface Props {
  readonly total: number;
  readonly left: number;
  /** So few are left that it is late. */
  readonly late?: number;
  readonly label: string;
  /** Below it, or beside it where there is little room: the round. */
  readonly caption: string;
  readonly note: string;
}

/** A dial with one tick for each time that is left; the first to go is at twelve o'clock. */
export function Clock({ total, left, late = 3, label, caption, note }: Props): ReactNode {
  return (
    <span className="kit-clock" data-late={left <= late || undefined}>
      <svg viewBox="-50 -50 100 100" role="img" aria-label={label}>
        <circle r={46} className="kit-clock-face" />
        {Array.from({ length: total }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks of a dial
            key={i}
            className="kit-tick"
            data-gone={i < total - left || undefined}
            d="M0 -42V-31"
            transform={`rotate(${(i * 360) / total})`}
          />
        ))}
        <g className="kit-clock-hand" style={{ transform: `rotate(${((total - left) * 360) / total}deg)` }}>
          <path d="M-2.5 6L0 -29L2.5 6z" />
        </g>
        <circle r={15} className="kit-clock-hub" />
        <text textAnchor="middle" y={6.5} className="kit-clock-number">
          {left}
        </text>
      </svg>
      <span className="kit-clock-caption">
        {caption}
        <small>{note}</small>
      </span>
    </span>
  );
}
