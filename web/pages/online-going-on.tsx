import { type Game, scenarioOf } from '@tafelrunde/engine';
import type { Seen } from '@tafelrunde/wire';
import { useMessages } from '../messages/index.ts';
import { api } from '../online/api.ts';
import { useOnlineCampaignMessages } from '../online/campaign-messages.ts';
import { useOnlineCampaign } from '../online/use-campaign.ts';
import { go, Link } from '../router.tsx';
import { Trouble, useDoing } from './online-parts.tsx';

interface GoingOnProps {
  readonly campaign: NonNullable<Seen['campaign']>;
  readonly game: Game;
}

/** After a match of a campaign: on to the next one, which another may have opened already, and to all that was won. */
export function GoingOn({ campaign: { id, number }, game }: GoingOnProps) {
  const m = useMessages();
  const c = useOnlineCampaignMessages();
  const { found } = useOnlineCampaign(id);
  const { busy, trouble, run } = useDoing();
  const known = typeof found === 'object' ? found : null;
  const went = known !== null && known.number > number;
  const [only, ...more] = known?.next ?? [];
  const goOn = async () => {
    const next = await api.next(id, { after: number });
    go(`/online/${next.table}`);
  };
  return (
    <>
      {known?.belongs && (went || (only !== undefined && more.length === 0)) ? (
        <button
          type="button"
          className="button main"
          disabled={busy}
          title={c.goOnAbout}
          onClick={() => run(went ? async () => go(`/online/${known.table}`) : goOn)}
        >
          {went || only === undefined ? c.toNext : c.goOn(scenarioOf(game, only).name[m.lang])}
        </button>
      ) : null}
      <Link className="button" to={`/campaign/online/${id}`}>
        {c.page}
      </Link>
      <Trouble>{trouble}</Trouble>
    </>
  );
}
