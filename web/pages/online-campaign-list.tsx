import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { api, type MyTable } from '../online/api.ts';
import { useOnlineCampaignMessages } from '../online/campaign-messages.ts';
import { knownName } from '../online/keepsakes.ts';
import { Link } from '../router.tsx';

/** My campaigns of this game on the server. */
export function OnlineCampaignList({ game }: { readonly game: string }) {
  const m = useMessages();
  const c = useOnlineCampaignMessages();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    // Where the server cannot be asked there is nothing to list.
    if (knownName() !== null) api.myTables().then(setTables, () => {});
  }, []);
  const mine = tables.flatMap(({ game: of, campaign, changed }) =>
    campaign && of === game ? [{ ...campaign, changed }] : [],
  );
  if (mine.length === 0) return null;
  return (
    <section className="matches">
      <h2>{c.mine}</h2>
      <ul className="match-list">
        {mine.map(({ id, name, number, changed }) => (
          <li key={id} className="match">
            <Link className="match-open" to={`/campaign/online/${id}`}>
              <strong>{name || c.unnamed}</strong>
              <span>
                {c.match(number)} · {m.date(changed)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
