import { GAMES } from '@tafelrunde/games';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { ApiTrouble, api, type MyTable } from '../online/api.ts';
import { useOnlineCampaignMessages } from '../online/campaign-messages.ts';
import { knownName, rememberName } from '../online/keepsakes.ts';
import { useOnlineMessages } from '../online/messages.ts';
import { ScenarioPicture } from '../pictures.tsx';
import { Link } from '../router.tsx';
import './online.css';

const AGAIN_MS = 20_000;

/** The tables on the server where I have a seat; those that wait for me first. */
export function OnlineTables() {
  const m = useMessages();
  const o = useOnlineMessages();
  const c = useOnlineCampaignMessages();
  const tables = useMyTables();
  if (tables.length === 0) return null;
  return (
    <section className="matches online-tables">
      <h2>{o.mine}</h2>
      <ul className="match-list">
        {tables.map(({ table, game, due, over, changed, awaited, campaign }) => (
          <li key={table} className="match" data-due={due}>
            <Link className="match-open" to={over && campaign ? `/campaign/online/${campaign.id}` : `/online/${table}`}>
              <ScenarioPicture game={game} scenario="" seats={0} />
              <strong>
                {GAMES.find(({ id }) => id === game)?.name[m.lang] ?? game}
                {campaign
                  ? ` · ${campaign.name ? c.matchOf(campaign.number, campaign.name) : c.matchOfUnnamed(campaign.number)}`
                  : ''}
              </strong>
              <span>
                {due
                  ? o.yourTurn
                  : over
                    ? campaign
                      ? c.page
                      : o.over
                    : awaited.length > 0
                      ? o.waitsFor(awaited.join(', '))
                      : o.theirTurn}{' '}
                · {m.date(changed)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked now, every few seconds while somebody looks, and when somebody looks again. */
function useMyTables(): readonly MyTable[] {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    if (knownName() === null) return;
    let current = true;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const found = await api.myTables();
        if (current) setTables(found);
      } catch (error) {
        // The server does not know this browser's key any more: next time it is introduced anew.
        if (error instanceof ApiTrouble && error.code === 'no-key') rememberName(null);
      }
    };
    void ask();
    const timer = setInterval(() => knownName() !== null && void ask(), AGAIN_MS);
    const look = () => void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return tables;
}
