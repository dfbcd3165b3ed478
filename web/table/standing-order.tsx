import { TERMS, type Term } from '@tafelrunde/engine';
import { useSeldomMessages } from './seldom-messages.ts';
import type { Sitting } from './use-table.ts';

/** Where one may pass, the table can be told to pass in this kind of question. Nobody else sees it. */
export function StandingOrder({ sitting: { table, situation } }: { readonly sitting: Sitting }) {
  const m = useSeldomMessages();
  const { ask } = situation;
  if (!ask) return null;
  return (
    <label className="standing-order">
      {m.passing}{' '}
      <select value="ask" onChange={({ target }) => void table.order(ask.kind, target.value as Term)}>
        <option value="ask">{m.terms.ask}</option>
        {TERMS.map(term => (
          <option key={term} value={term}>
            {m.terms[term]}
          </option>
        ))}
      </select>
    </label>
  );
}
