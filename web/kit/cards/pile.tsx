import type { ReactNode } from 'react';
import './pile.css';

interface StackProps {
  readonly count: number;
  /** How many cards raise it by one; left out, it is one card high. */
  readonly step?: number;
  readonly place?: string;
  readonly back: ReactNode;
}

const HIGHEST = 4;

/** A pile of cards face down, as high as there are cards, with their number. */
export function Stack({ count, step, place, back }: StackProps): ReactNode {
  const height = step === undefined ? undefined : Math.min(HIGHEST, Math.ceil(count / step));
  return (
    <span className="kit-stack" data-height={height} data-at={place}>
      {back}
      <Count of={count} />
    </span>
  );
}

/** How many. */
export const Count = ({ of }: { readonly of: number }): ReactNode => <b className="kit-count">{of}</b>;
