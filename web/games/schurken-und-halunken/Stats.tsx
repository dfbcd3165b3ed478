import type { ReactNode } from 'react';
import { type Stat, statWords } from './game.ts';
import { SignIcon } from './Picture.tsx';
import { useTable } from './Table.tsx';

/** A value of a figure, and whether something raises or lowers it. */
export interface StatValue {
  readonly stat: Stat;
  readonly value: number;
  readonly boost: 'up' | 'down' | undefined;
}

/** Values with their signs; what they are called is said by the label of whoever has them. */
export function Stats({ values }: { readonly values: readonly StatValue[] }): ReactNode {
  const { lang } = useTable();
  return (
    <span className="sh-stats" aria-hidden="true">
      {values.map(({ stat, value, boost }) => (
        <span key={stat} className="sh-stat" data-boost={boost} title={statWords[stat][lang]}>
          <SignIcon sign={stat} />
          {value}
        </span>
      ))}
    </span>
  );
}
