import type { ReactNode } from 'react';
import { Values } from '../../kit/panels/values.tsx';
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
    <Values
      className="sh-stats"
      values={values.map(({ stat, value, boost }) => ({
        key: stat,
        sign: <SignIcon sign={stat} />,
        text: value,
        name: statWords[stat][lang],
        boost,
      }))}
    />
  );
}
