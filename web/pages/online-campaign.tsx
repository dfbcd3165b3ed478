import { type Game, scenarioOf } from '@tafelrunde/engine';
import { GAMES, loadForAll } from '@tafelrunde/games';
import { use, useState } from 'react';
import { seatNames } from '../local/seating.ts';
import { useMessages } from '../messages/index.ts';
import { api, type NextSeat, type OnlineCampaign } from '../online/api.ts';
import { useOnlineCampaignMessages } from '../online/campaign-messages.ts';
import { invitationTo } from '../online/keepsakes.ts';
import { useOnlineMessages } from '../online/messages.ts';
import { useOnlineCampaign } from '../online/use-campaign.ts';
import { Dialog } from '../parts/dialog.tsx';
import { fileName, offerFile } from '../parts/files.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { go, Link } from '../router.tsx';
import { Chronicle, pictureOf } from './campaign-story.tsx';
import { CampaignMatches } from './online-campaign-matches.tsx';
import { NextSeats } from './online-campaign-seats.tsx';
import { HandOn, Trouble, useDoing } from './online-parts.tsx';
import './online-campaign.css';

const loaded = new Map<string, Promise<Game | null>>();

/** A campaign on the server: how far it has come, who sits where, what was played, and how to go on. */
export function OnlineCampaignPage({ id }: { readonly id: string }) {
  const c = useOnlineCampaignMessages();
  const o = useOnlineMessages();
  const { found, refresh } = useOnlineCampaign(id);
  if (found === 'coming') return <Loading />;
  if (found === 'missing' || found === 'unreachable')
    return (
      <Frame title={c.unnamed}>
        <p>{found === 'missing' ? c.missing : o.unreachableAbout}</p>
        <button type="button" className="button" onClick={refresh}>
          {o.tryAgain}
        </button>
      </Frame>
    );
  return <Standing found={found} refresh={refresh} />;
}

function gameOf(id: string): Promise<Game | null> {
  const card = GAMES.find(game => game.id === id);
  const loading = loaded.get(id) ?? (card ? loadForAll(card) : Promise.resolve(null));
  loaded.set(id, loading);
  return loading;
}

interface StandingProps {
  readonly found: OnlineCampaign;
  readonly refresh: () => void;
}

function Standing({ found, refresh }: StandingProps) {
  const m = useMessages();
  const c = useOnlineCampaignMessages();
  const game = use(gameOf(found.game));
  const Picture = use(pictureOf(found.game));
  const [seats, setSeats] = useState<readonly NextSeat[] | null>(null);
  const { busy, trouble, run } = useDoing();
  if (!game) return <Loading />;
  const { story, news, number, playing, over, belongs, leads, table } = found;
  const name = (scenario: string): string => scenarioOf(game, scenario).name[m.lang];
  const current = found.matches.at(-1);
  const play = (scenario: string) => {
    // The map shows what is being played as open, too.
    if (playing) go(`/online/${table}`);
    else if (belongs)
      run(async () => {
        const next = await api.next(found.campaign, {
          after: number,
          scenario,
          ...(leads && seats !== null && { seats }),
        });
        go(`/online/${next.table}`);
      });
  };
  const called = seatNames(
    game,
    { scenario: found.next[0] ?? current?.scenario ?? '', seats: found.seats.length, settings: found.settings },
    m.lang,
    m.seat,
  );
  return (
    <Frame title={found.name || game.campaign?.name[m.lang] || c.unnamed} where={c.elsewhere}>
      <div className="campaign" aria-busy={busy}>
        <Trouble>{trouble}</Trouble>
        {playing && current ? (
          <Link className="button main" to={`/online/${table}`}>
            {c.toTable(name(current.scenario))}
          </Link>
        ) : null}
        {!playing && belongs
          ? found.next.map(scenario => (
              <button
                key={scenario}
                type="button"
                className="button main"
                disabled={busy}
                title={c.goOnAbout}
                onClick={() => play(scenario)}
              >
                {c.goOn(name(scenario))}
              </button>
            ))
          : null}
        {!playing && !belongs && !over ? <p>{c.waiting}</p> : null}
        {over ? <p role="status">{story.closing ? c.over : c.ended}</p> : null}
        <Picture story={story} name={name} lang={m.lang} onPlay={play} />
        <Chronicle story={story} news={news} />
        {over ? null : (
          <NextSeats found={found} called={called} seats={seats} choose={leads && !playing ? setSeats : null} />
        )}
        {over ? null : <Invitation found={found} />}
        <CampaignMatches found={found} game={game} />
        <Deeds found={found} refresh={refresh} />
      </div>
    </Frame>
  );
}

/** The one link that holds for all matches, for whoever has it. */
function Invitation({ found: { campaign, table, seats, playing } }: Pick<StandingProps, 'found'>) {
  const c = useOnlineCampaignMessages();
  const invitation = invitationTo(campaign) ?? invitationTo(table);
  if (invitation === null || !playing || seats.every(({ is }) => is !== 'free')) return null;
  return (
    <section className="online-campaign-sheet parchment" aria-label={c.invite}>
      <p>{c.invite}</p>
      <HandOn link={`${location.origin}/online/${table}#${invitation}`} name={c.invite} />
    </section>
  );
}

/** What can be done with all of it: end it, keep it. */
function Deeds({ found: { campaign, game, over, leads }, refresh }: StandingProps) {
  const m = useMessages();
  const c = useOnlineCampaignMessages();
  const { busy, trouble, run } = useDoing();
  const [sure, setSure] = useState(false);
  const end = async () => {
    setSure(false);
    await api.endCampaign(campaign);
    refresh();
  };
  const save = async () => offerFile(fileName(`${game}-campaign`), await api.campaignFile(campaign));
  return (
    <div className="online-row">
      {over ? (
        <button type="button" className="button" disabled={busy} onClick={() => run(save)}>
          {c.save}
        </button>
      ) : null}
      {leads && !over ? (
        <button type="button" className="button quiet danger" disabled={busy} onClick={() => setSure(true)}>
          {c.end}
        </button>
      ) : null}
      <Trouble>{trouble}</Trouble>
      {sure ? (
        <Dialog title={c.end} close={() => setSure(false)}>
          <p>{c.endSure}</p>
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setSure(false)}>
              {m.cancel}
            </button>
            <button type="button" className="button main" onClick={() => run(end)}>
              {c.end}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
