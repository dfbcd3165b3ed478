import type { ReactNode } from 'react';
import './values.css';

/** A number with its sign. */
export interface Value {
  readonly key: string;
  readonly sign: ReactNode;
  readonly text: string | number;
  /** What it is called: shown on hover, and said. */
  readonly name?: string;
  /** Something raises or lowers it. */
  readonly boost?: 'up' | 'down' | undefined;
}

/** Small numbers with their signs. */
export function Values({ values, className = '' }: { readonly values: readonly Value[]; readonly className?: string }) {
  return (
    <span className={`kit-values ${className}`}>
      {values.map(({ key, sign, text, name, boost }) => (
        <span key={key} className="kit-value" data-value={key} data-boost={boost} title={name}>
          {sign}
          {name !== undefined && <span className="unseen">{name}</span>}
          <b>{text}</b>
        </span>
      ))}
    </span>
  );
}
