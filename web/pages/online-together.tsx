import { listed } from '@tafelrunde/engine';
import { useOnlineMessages } from '../online/messages.ts';
import type { Company, RemoteTable } from '../online/remote-table.ts';
import { useTogetherMessages } from '../online/together-messages.ts';
import { useWords } from '../table/use-words.ts';
import { timeOf, useCalled, useLeft } from './online-absent.tsx';

interface TogetherProps {
  readonly table: RemoteTable;
  readonly company: Company;
}

/** Where others are asked, too: who they are, whether they are there, and what one of them suggests. */
export function Together({ table, company }: TogetherProps) {
  const t = useTogetherMessages();
  const called = useCalled({ table, company });
  const { together, here, unanimous, suggesting, suggestion } = company;
  if (together.length === 0) return null;
  const names = together.map(seat => (here.includes(seat) ? t.here(called(seat)) : t.away(called(seat))));
  return (
    <section className="table-notice online-together" aria-label={t.agreeing}>
      <p>
        {t.together(listed(names, t.and))} {unanimous ? t.all : t.first}
      </p>
      {unanimous ? null : (
        <label className="online-check">
          <input type="checkbox" checked={suggesting} onChange={({ target }) => table.suggestFirst(target.checked)} />
          <span>{t.suggestFirst}</span>
        </label>
      )}
      {suggestion ? <Suggested table={table} company={company} /> : null}
    </section>
  );
}

function Suggested({ table, company }: TogetherProps) {
  const o = useOnlineMessages();
  const t = useTogetherMessages();
  const called = useCalled({ table, company });
  const left = useLeft(company.suggestion?.until ?? null);
  const { suggestion, unanimous } = company;
  const words = useWords(table, table.situation.chairs);
  if (suggestion === null) return null;
  const { choice, mine, seat, missing, option } = suggestion;
  const what = choice === null ? option : words.option(choice);
  return (
    <div role="alert">
      <p>
        <strong>{mine ? t.youSuggest(what) : t.suggests(called(seat), what)}</strong>{' '}
        {unanimous && missing.length > 0 ? t.awaiting(missing.map(called).join(', ')) : ''}{' '}
        {left === null ? '' : t.countsIn(timeOf(Math.max(0, left), o))}
      </p>
      <div className="online-row">
        {mine ? null : (
          <button type="button" className="button main" onClick={() => void table.settle(true)}>
            {t.doIt}
          </button>
        )}
        <button type="button" className="button" onClick={() => void table.settle(false)}>
          {mine ? t.takeBack : t.no}
        </button>
      </div>
    </div>
  );
}
