import type { ReactNode } from 'react';
import './badge.css';

interface BadgeProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A word or a number beside a name. */
export function Badge({ className = '', children }: BadgeProps): ReactNode {
  return <span className={`kit-badge ${className}`}>{children}</span>;
}

interface ReadyProps {
  /** An action, a reaction, or neither any more: told apart by shape and colour. */
  readonly as: 'action' | 'reaction' | 'used';
  readonly sign: ReactNode;
  readonly count?: number;
}

/** A token on somebody: what can still be done. */
export function ReadyToken({ as, sign, count = 1 }: ReadyProps): ReactNode {
  return (
    <span className={`kit-ready kit-ready-${as}`}>
      {sign}
      {count > 1 && <b>{count}</b>}
    </span>
  );
}
