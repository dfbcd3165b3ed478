import type { Odds } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import { oddsRows } from './odds-rows.ts';

/** How likely what is: a bar for each outcome. */
export function OddsBars({ odds }: { readonly odds: Odds }) {
  const m = useMessages();
  const [only] = odds.outcomes;
  // Where nothing is rolled, nothing is left open: there are no odds to speak of.
  if (only && odds.exact && odds.cases === 1) return null;
  if (only && odds.outcomes.length === 1 && odds.exact)
    return (
      <p className="odds-certain">
        {m.odds.certain}: {only.name}
      </p>
    );
  const rows = oddsRows(odds.outcomes, m.odds.rare);
  if (rows === null) return null;
  return (
    <figure className="odds" aria-label={m.odds.title}>
      <dl>
        {rows.map(({ name, probability }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="odds-share">{m.percent(probability)}</span>
              <i aria-hidden="true" style={{ width: `${100 * probability}%` }} />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>
        {odds.exact ? m.odds.exact(odds.cases) : m.odds.sampled(odds.cases, m.percent(odds.error))}
      </figcaption>
    </figure>
  );
}
