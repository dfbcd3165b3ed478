import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import './fan.css';

interface FanProps {
  readonly className?: string;
  readonly label: string;
  /** Where flying cards come from and go to. */
  readonly place?: string | undefined;
  readonly count: number;
  /** Said where there is none. */
  readonly empty: string;
  /** Each card something that can be pointed at, of class `kit-in-hand kit-layer`. */
  readonly children: ReactNode;
}

/** The own cards, side by side; where there are too many, they scroll. A card that comes or goes lets the others glide, nothing jumps. */
export function Fan({ className = '', label, place, count, empty, children }: FanProps): ReactNode {
  return (
    <section className={`kit-hand ${className}`} aria-label={label}>
      <div className="kit-fan" data-at={place} style={{ '--cards': count } as CSSProperties}>
        {Children.toArray(children).map((card, at) => (
          <div key={keyOf(card) ?? at} className="kit-fan-card" style={{ '--at': at } as CSSProperties}>
            {card}
          </div>
        ))}
        {count === 0 && <p className="kit-fan-empty">{empty}</p>}
      </div>
    </section>
  );
}

/** A card is known by the key its game has given it. */
const keyOf = (card: ReactNode): string | null => (isValidElement(card) ? card.key : null);

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
