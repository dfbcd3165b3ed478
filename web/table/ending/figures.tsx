import type { LookBack } from '@tafelrunde/bots';
import { useMessages } from '../../messages/index.ts';
import { useEndingMessages } from './messages.ts';

const COLUMNS = ['attacks', 'wounds', 'felled', 'fallen'] as const;

/** What everybody did, counted; only the decisions where the game itself is not counted. */
export function Figures({ tally, called }: { readonly tally: LookBack['tally']; readonly called: readonly string[] }) {
  const m = useMessages();
  const e = useEndingMessages();
  const isCounted = tally.some(({ fighting }) => fighting !== null);
  const columns = isCounted ? COLUMNS : [];
  return (
    <table className="ending-figures">
      <caption>{e.figures}</caption>
      <thead>
        <tr>
          <th scope="col">{e.columns.who}</th>
          {columns.map(column => (
            <th key={column} scope="col">
              {e.columns[column]}
            </th>
          ))}
          {isCounted ? null : <th scope="col">{e.columns.decisions}</th>}
        </tr>
      </thead>
      <tbody>
        {tally.map(({ decisions, fighting }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <tr key={seat}>
            <th scope="row">{called[seat]}</th>
            {columns.map(column => (
              <td key={column}>{m.number(fighting?.[column] ?? 0)}</td>
            ))}
            {isCounted ? null : <td>{m.number(decisions)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
