import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import './card.css';

/** What a card shows. Its colours are those of its class: `--card`, `--card-deep`, `--card-soft`. */
export interface CardLook {
  readonly title: string;
  /** The outline of its picture. */
  readonly art: string;
  /** What it takes to play it. */
  readonly cost?: ReactNode;
  /** The sign of its pile or its school, before the title. */
  readonly emblem?: ReactNode;
  /** Numbers with their signs. */
  readonly values?: ReactNode;
  /** What kind of card it is, in a word or two. */
  readonly kind?: string;
  readonly text?: string;
  /** Said where the card has nothing else to say; always on a large card. */
  readonly flavour?: string;
  readonly className?: string;
}

/** A card as it lies in the hand: picture, values, and as much of its text as fits. */
export function CardFace({ className = '', ...look }: CardLook): ReactNode {
  const { values, kind = '', text = '', flavour = '' } = look;
  return (
    <span className={`kit-card ${className}`}>
      <Head {...look} />
      <span className="kit-card-art">
        <Picture d={look.art} />
      </span>
      {values}
      {kind !== '' && <span className="kit-card-kind">{kind}</span>}
      {text !== '' ? (
        <span className="kit-card-text">{text}</span>
      ) : (
        flavour !== '' && <em className="kit-card-text">{flavour}</em>
      )}
    </span>
  );
}

/** The whole card, large enough to read in comfort. */
export function LargeCard({ className = '', ...look }: CardLook): ReactNode {
  return (
    <div className={`kit-card-large ${className}`}>
      <Head {...look} />
      <div className="kit-card-art">
        <Picture d={look.art} />
      </div>
      {look.values}
      <p className="kit-large-text">{look.text}</p>
      {look.flavour && <p className="kit-large-flavour">{look.flavour}</p>}
    </div>
  );
}

function Head({ title, emblem, cost }: CardLook): ReactNode {
  return (
    <span className="kit-card-head">
      {emblem}
      <span className="kit-card-title" data-long={hasLongWord(title) || undefined}>
        {title}
      </span>
      {cost !== undefined && <b className="kit-card-cost">{cost}</b>}
    </span>
  );
}

/** Longer words than this do not fit at full size. */
const LONG = 11;
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some(word => word.length > LONG);

/** A picture that fills its slot. */
export const Picture = ({ d }: { readonly d: string }): ReactNode => <Icon d={d} className="kit-picture" />;

/** Only its colour is known, and perhaps its emblem. */
export function CardBack({ className = '', children }: { readonly className?: string; readonly children?: ReactNode }) {
  return <span className={`kit-back ${className}`}>{children}</span>;
}
