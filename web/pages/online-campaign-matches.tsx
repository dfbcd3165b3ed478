import { type Game, scenarioOf } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { OnlineCampaign } from '../online/api.ts';
import { useOnlineCampaignMessages } from '../online/campaign-messages.ts';
import { Link } from '../router.tsx';
import { useWords } from '../table/use-words.ts';

interface CampaignMatchesProps {
  readonly found: OnlineCampaign;
  readonly game: Game;
}

/** All matches of the campaign: how each ended, and the way to watch it again. */
export function CampaignMatches({ found, game }: CampaignMatchesProps) {
  const m = useMessages();
  const c = useOnlineCampaignMessages();
  const [first] = found.matches;
  const config = { scenario: first?.scenario ?? '', seats: found.seats.length, settings: found.settings };
  const words = useWords({ game, config }, NOBODY);
  if (found.matches.every(({ outcome }) => outcome === null)) return null;
  return (
    <section className="online-campaign-sheet parchment">
      <h2>{c.history}</h2>
      {found.sealed ? <p className="online-soft">{c.sealed}</p> : null}
      <ol className="online-campaign-matches">
        {found.matches.map(({ number, scenario, table, outcome }) => (
          <li key={number}>
            <strong>{c.match(number)}</strong>
            <span>
              {scenarioOf(game, scenario).name[m.lang]}
              {': '}
              {outcome === null ? c.playing : words.outcome(outcome)}
            </span>
            {outcome !== null && table !== null && !found.sealed ? (
              <Link className="button quiet" to={`/replay/online/${table}`} aria-label={c.watchMatch(number)}>
                {c.watch}
              </Link>
            ) : null}
            {table === null ? <small>{c.notKept}</small> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who sat where may have changed from match to match: everybody is called by their role. */
const NOBODY: readonly [] = [];
