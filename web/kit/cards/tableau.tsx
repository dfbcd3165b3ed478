import type { ReactNode } from 'react';
import { Picture } from './card.tsx';
import './tableau.css';

interface SmallCardProps {
  /** The outline of its picture. */
  readonly art: string;
  readonly title: string;
  readonly values?: ReactNode;
  /** Over it while it cannot be used: a sign, a number of turns. */
  readonly spent?: ReactNode;
}

/** A laid-out card with name and values; where there is little room, only its picture is seen. Its frame is what can be pointed at. */
export function SmallCard({ art, title, values, spent }: SmallCardProps): ReactNode {
  return (
    <>
      <Picture d={art} />
      <span className="kit-small-words">
        <span className="kit-small-title">{title}</span>
        {values}
      </span>
      {spent && (
        <span className="kit-spent" aria-hidden="true">
          {spent}
        </span>
      )}
    </>
  );
}

/** A place for a card that is free. */
export function Slot({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className="kit-slot" title={title}>
      {children}
    </span>
  );
}

/** Laid-out cards and free places in a row, or in several. */
export function Tableau({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={`kit-tableau ${className}`}>{children}</div>;
}
