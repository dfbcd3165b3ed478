import type { ReactNode } from 'react';
import './sum.css';

/** A number that came about: what it started from, and what was added and taken away, by name. */
export interface SumPart {
  readonly name: string;
  readonly amount: number;
}

interface LineProps {
  /** What the sum is of, with its total: "4 dice". */
  readonly head: string;
  readonly base: number;
  readonly parts: readonly SumPart[];
  /** Said where a limit stepped in: "at least 2". */
  readonly limit?: string | null;
}

/** "4 dice = 5 − 1 injured": in one line; only its head where nothing was changed. Nothing to start from is not said: "5 = 3 rolled + 2 axe". */
export function SumLine({ head, base, parts, limit = null }: LineProps): ReactNode {
  const fromNothing = base === 0 && (parts[0]?.amount ?? 0) >= 0;
  return (
    <span className="kit-sum">
      <strong>{head}</strong>
      {(parts.length > 0 || (limit !== null && !fromNothing)) && ' ='}
      {!fromNothing && (parts.length > 0 || limit !== null) && ` ${base}`}
      {parts.map(({ name, amount }, i) => {
        const sign = amount < 0 ? '− ' : fromNothing && i === 0 ? '' : '+ ';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a sum stand in their order
          <span key={i} className={amount < 0 ? 'kit-minus' : 'kit-plus'}>
            {` ${sign}${Math.abs(amount)} ${name}`}
          </span>
        );
      })}
      {limit !== null && ` (${limit})`}
    </span>
  );
}

interface LinesProps {
  readonly base: { readonly name: string; readonly amount: number };
  readonly parts: readonly SumPart[];
  /** What else belongs to it: the dice. */
  readonly children?: ReactNode;
  /** Side by side. */
  readonly row?: boolean;
}

/** Where a total comes from, line by line. */
export function SumLines({ base, parts, children, row = false }: LinesProps): ReactNode {
  return (
    <ul className={row ? 'kit-lines kit-lines-row' : 'kit-lines'}>
      <li>
        <span>{base.name}</span>
        <b>{base.amount}</b>
      </li>
      {parts.map(({ name, amount }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a source may count twice
        <li key={i} data-sign={amount < 0 ? 'minus' : 'plus'}>
          <span>{name}</span>
          <b>{amount < 0 ? `−${-amount}` : `+${amount}`}</b>
        </li>
      ))}
      {children}
    </ul>
  );
}
