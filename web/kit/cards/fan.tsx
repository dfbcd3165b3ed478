import type { ReactNode } from 'react';
import './fan.css';

interface FanProps {
  readonly label: string;
  /** Where flying cards come from and go to. */
  readonly place?: string | undefined;
  readonly count: number;
  /** Said where there is none. */
  readonly empty: string;
  /** Each card something that can be pointed at, of class `kit-in-hand kit-layer`. */
  readonly children: ReactNode;
}

/** The own cards, side by side; where there are too many, they scroll. */
export function Fan({ label, place, count, empty, children }: FanProps): ReactNode {
  return (
    <section className="kit-hand" aria-label={label}>
      <div className="kit-fan" data-at={place}>
        {children}
        {count === 0 && <p className="kit-fan-empty">{empty}</p>}
      </div>
    </section>
  );
}

interface HiddenProps {
  readonly count: number;
  readonly label: string;
  readonly place?: string;
  /** The back of a card. */
  readonly back: ReactNode;
}

/** The hand of somebody else: as many backs, one over the other. */
export function HiddenHand({ count, label, place, back }: HiddenProps): ReactNode {
  return (
    <div className="kit-hidden-hand" role="img" aria-label={label} title={label} data-at={place}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <span key={i}>{back}</span>
      ))}
    </div>
  );
}
