import type { ReactNode } from 'react';
import './track.css';

interface TrackProps {
  readonly of: number;
  readonly filled: number;
  /** From this space on they are square: there something changes. */
  readonly square?: number;
  readonly label: string;
  /** Said at its end. */
  readonly note?: string | null;
}

/** Spaces in a row, filled one by one. */
export function Track({ of, filled, square = of + 1, label, note = null }: TrackProps): ReactNode {
  return (
    <span className="kit-track" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track
          key={i}
          data-filled={i < filled || undefined}
          data-square={i + 1 >= square || undefined}
        />
      ))}
      {note !== null && <em>{note}</em>}
    </span>
  );
}

interface ChargesProps {
  readonly of: number;
  readonly left: number;
  readonly sign: ReactNode;
  readonly label: string;
  /** The same in words beside them. */
  readonly text?: string;
}

/** One token for each time something can be done; those that are spent are empty. */
export function Charges({ of, left, sign, label, text }: ChargesProps): ReactNode {
  return (
    <span className="kit-charges" role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.max(of, left) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: charges are all alike
        <span key={i} className="kit-charge" data-left={i < left || undefined}>
          {sign}
        </span>
      ))}
      {text !== undefined && <em>{text}</em>}
    </span>
  );
}
