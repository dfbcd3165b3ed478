import type { ReactElement, ReactNode } from 'react';
import { Die } from './die.tsx';
import './rolls.css';

interface ChainProps {
  readonly dice: readonly number[];
  /** What a screen reader says before the numbers. */
  readonly label: string;
  /** Whether a face makes the next die roll. */
  readonly again?: (face: number) => boolean;
}

/** Dice that are added up, one after the other. */
export function Chain({ dice, label, again }: ChainProps): ReactElement {
  return (
    <span className="kit-chain">
      <span className="unseen">{`${label}: ${dice.join(' + ')}`}</span>
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
        <span key={i} className="kit-chain-link">
          {i > 0 && (
            <span className="kit-chain-plus" aria-hidden="true">
              +
            </span>
          )}
          <Die face={face} fate={again?.(face) ? 'again' : undefined} />
        </span>
      ))}
    </span>
  );
}

/** Two dice that stand against each other; either may be missing. */
export interface Pair {
  readonly above: ReactNode;
  readonly below: ReactNode;
  /** What the two come to: a sign between them. */
  readonly mark: ReactNode;
  readonly counts: boolean;
}

/** Dice of two sides in pairs, from the highest down. */
export function Pairs({ pairs, label }: { readonly pairs: readonly Pair[]; readonly label: string }): ReactElement {
  return (
    <div className="kit-pairs" role="img" aria-label={label}>
      {pairs.map(({ above, below, mark, counts }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs are places in a row
        <div key={i} className="kit-pair" data-counts={counts || undefined}>
          {above ?? <span className="kit-no-die" />}
          <span className="kit-pair-mark">{mark}</span>
          {below ?? <span className="kit-no-die" />}
        </div>
      ))}
    </div>
  );
}

interface PoolProps {
  /** What a screen reader says of it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Dice that fell together. */
export function Pool({ label, children }: PoolProps): ReactElement {
  return (
    <span className="kit-pool" role="img" aria-label={label}>
      {children}
    </span>
  );
}
