import { BadSave, type CampaignStory, campaignOf, type Game, scenarioOf } from '@tafelrunde/engine';
import { GAMES, loadToPlay } from '@tafelrunde/games';
import { use, useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { toBeBriefed } from '../local/briefed.ts';
import { type CampaignState, openCampaign, playStage } from '../local/campaigns.ts';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { NotOpened } from '../parts/not-opened.tsx';
import { preferences } from '../preferences.ts';
import { go, Link } from '../router.tsx';
import type { GameTable } from '../table/board.ts';
import { tableOf } from '../tables.ts';
import { Deeds } from './campaign-deeds.tsx';
import { CampaignList } from './campaign-list.tsx';
import { useCampaignMessages } from './campaign-messages.ts';
import { NotFound } from './not-found.tsx';
import './campaign.css';

type Picture = NonNullable<GameTable['CampaignMap']>;
const loaded = new Map<string, Promise<Game>>();
const pictures = new Map<string, Promise<Picture>>();

/** Matches in a row: all campaigns of a game on this device, or one of them. */
export function CampaignPage({ path: [id = '', campaign] }: PageProps) {
  const card = GAMES.find(game => game.id === id);
  if (!card) return <NotFound />;
  const loading = loaded.get(id) ?? loadToPlay(card);
  loaded.set(id, loading);
  const game = use(loading);
  if (!game.campaign) return <NotFound />;
  if (campaign === undefined) return <CampaignList key={id} game={game} />;
  return <Campaign key={campaign} id={campaign} game={game} Picture={use(pictureOf(id))} />;
}

/** The map of a campaign comes with the board of its game. */
function pictureOf(id: string): Promise<Picture> {
  const loading = pictures.get(id) ?? tableOf(id).then(table => table?.CampaignMap ?? StageList);
  pictures.set(id, loading);
  return loading;
}

type Standing = CampaignState | 'opening' | 'unopened' | 'none' | BadSave;

interface CampaignProps {
  readonly id: string;
  readonly game: Game;
  readonly Picture: Picture;
}

/** How far they have come, what they won, what comes next. */
function Campaign({ id, game, Picture }: CampaignProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  const [standing, setStanding] = useState<Standing>('opening');
  useEffect(() => {
    openCampaign(game, id).then(
      found => {
        setStanding(found ?? 'none');
        // Who comes from the table comes by the name of the match, which is over soon.
        if (found && found.id !== id) go(`/campaign/${game.id}/${found.id}`, { replace: true });
      },
      error => setStanding(error instanceof BadSave ? error : 'unopened'),
    );
  }, [game, id]);
  if (standing === 'opening') return <Loading />;
  if (standing === 'unopened') return <NotOpened />;
  const { name } = campaignOf(game);
  const changed = (now: CampaignState | null) => setStanding(now ?? 'none');
  return (
    <Frame title={name[m.lang]}>
      <p className="campaign-way">
        <Link to={`/campaign/${game.id}`}>{says.all}</Link>
      </p>
      {standing === 'none' ? <p>{says.gone}</p> : null}
      {standing instanceof BadSave ? <p role="alert">{standing.text[m.lang]}</p> : null}
      {standing === 'none' || standing instanceof BadSave ? null : (
        <>
          <Deeds game={game} state={standing} changed={changed} />
          <Progress game={game} state={standing} changed={changed} Picture={Picture} />
        </>
      )}
    </Frame>
  );
}

interface ProgressProps {
  readonly game: Game;
  readonly state: CampaignState;
  readonly changed: (state: CampaignState | null) => void;
  readonly Picture: Picture;
}

function Progress({ game, state, changed, Picture }: ProgressProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  const story = campaignOf(game).tell(state.record);
  const name = (scenario: string): string => scenarioOf(game, scenario).name[m.lang];
  const [beginning, setBeginning] = useState<'not yet' | 'now' | 'failed'>('not yet');
  const play = async (scenario: string) => {
    if (beginning === 'now') return;
    setBeginning('now');
    try {
      const match = await playStage(game, state.id, scenario);
      if (match !== null) {
        if (preferences().briefings) toBeBriefed(match);
        return go(`/table/${match}`);
      }
      changed(await openCampaign(game, state.id));
      setBeginning('not yet');
    } catch {
      setBeginning('failed');
    }
  };
  return (
    <div className="campaign" aria-busy={beginning === 'now'}>
      {beginning === 'failed' ? <p role="alert">{m.saving.notBegun}</p> : null}
      {state.match ? (
        <Link className="button main" to={`/table/${state.match.id}`}>
          {says.goOn(name(state.match.scenario))}
        </Link>
      ) : null}
      <Picture story={story} name={name} lang={m.lang} onPlay={scenario => void play(scenario)} />
      <Chronicle story={story} state={state} />
    </div>
  );
}

function Chronicle({ story, state }: { readonly story: CampaignStory; readonly state: CampaignState }) {
  const m = useMessages();
  const says = useCampaignMessages();
  return (
    <section className="campaign-chronicle parchment">
      {story.closing ? <p className="campaign-closing">{story.closing[m.lang]}</p> : null}
      {state.news.map(news => (
        <p key={news.en}>{news[m.lang]}</p>
      ))}
      <h2>{says.holdings}</h2>
      <ul>
        {story.holdings.map(holding => (
          <li key={holding.en}>{holding[m.lang]}</li>
        ))}
      </ul>
    </section>
  );
}

/** For games that draw no map. */
const StageList: Picture = ({ story, name, lang, onPlay }) => (
  <ol className="campaign-stages parchment">
    {story.stages.map(({ scenario, at, note }) => (
      <li key={scenario} data-at={at}>
        {at === 'open' ? (
          <button type="button" className="button" onClick={() => onPlay(scenario)}>
            {name(scenario)}
          </button>
        ) : (
          <span>{name(scenario)}</span>
        )}
        {note ? <small> {note[lang]}</small> : null}
      </li>
    ))}
  </ol>
);
