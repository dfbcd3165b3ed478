import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTable } from './Table.tsx';

/** Life points in a heart; what is lost ticks away one by one. */
export function Life({ life, full }: { readonly life: number; readonly full: number }): ReactNode {
  const shown = useTicking(life);
  const share = Math.max(0, Math.min(1, shown / full));
  return (
    <span className="sh-life" data-state={share > 0.6 ? 'fine' : share > 0.3 ? 'hurt' : 'dying'} aria-hidden="true">
      <svg viewBox="0 0 32 30" className="sh-heart" aria-hidden="true" focusable="false">
        <path d="M16 29C6 21 1 15.5 1 9A8 8 0 0 1 16 5.5A8 8 0 0 1 31 9C31 15.5 26 21 16 29Z" />
      </svg>
      <span className="sh-life-number">{shown}</span>
    </span>
  );
}

const TICK = { none: 0, quick: 45, full: 110 } as const;

/** Follows a number step by step. */
function useTicking(value: number): number {
  const { motion } = useTable();
  const [shown, show] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (shown === value) return;
    timer.current = setTimeout(() => show(TICK[motion] === 0 ? value : shown + Math.sign(value - shown)), TICK[motion]);
    return () => clearTimeout(timer.current);
  }, [shown, value, motion]);
  return shown;
}
