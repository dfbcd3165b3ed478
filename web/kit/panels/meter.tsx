import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Motion } from '../../table/board.ts';
import './meter.css';

interface HeartProps {
  readonly life: number;
  readonly full: number;
  readonly motion: Motion;
}

/** Life points in a heart; what is lost ticks away one by one. What it says is said by the label of whoever has it. */
export function Heart({ life, full, motion }: HeartProps): ReactNode {
  const shown = useTicking(life, motion);
  return (
    <span className="kit-heart" data-state={stateOf(shown / full)} aria-hidden="true">
      <svg viewBox="0 0 32 30" className="kit-heart-shape" aria-hidden="true" focusable="false">
        <path d="M16 29C6 21 1 15.5 1 9A8 8 0 0 1 16 5.5A8 8 0 0 1 31 9C31 15.5 26 21 16 29Z" />
      </svg>
      <span className="kit-heart-number">{shown}</span>
    </span>
  );
}

const stateOf = (share: number): 'fine' | 'hurt' | 'dying' => (share > 0.6 ? 'fine' : share > 0.3 ? 'hurt' : 'dying');

interface MeterProps {
  readonly now: number;
  readonly full: number;
  /** The same in words. */
  readonly label: string;
}

/** How much there is of how much, as a bar. */
export function Meter({ now, full, label }: MeterProps): ReactNode {
  const share = Math.max(0, Math.min(1, now / full));
  return (
    <span
      className="kit-meter"
      role="img"
      aria-label={label}
      title={label}
      data-state={stateOf(share)}
      style={{ '--share': share } as CSSProperties}
    >
      <span className="kit-meter-fill" />
      <b>
        {now}/{full}
      </b>
    </span>
  );
}

const TICK: Readonly<Record<Motion, number>> = { none: 0, quick: 45, full: 110 };

/** Follows a number step by step. */
function useTicking(value: number, motion: Motion): number {
  const [shown, show] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (shown === value) return;
    timer.current = setTimeout(() => show(TICK[motion] === 0 ? value : shown + Math.sign(value - shown)), TICK[motion]);
    return () => clearTimeout(timer.current);
  }, [shown, value, motion]);
  return shown;
}
