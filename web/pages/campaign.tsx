import { BadSave, campaignName, campaignOf, type Game, scenarioOf } from '@tafelrunde/engine';
import { GAMES, loadForAll } from '@tafelrunde/games';
import { lazy, use, useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { toBeBriefed } from '../local/briefed.ts';
import { type CampaignState, openCampaign, playStage } from '../local/campaigns.ts';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { NotOpened } from '../parts/not-opened.tsx';
import { preferences } from '../preferences.ts';
import { go, Link } from '../router.tsx';
import { Deeds } from './campaign-deeds.tsx';
import { CampaignList } from './campaign-list.tsx';
import { useCampaignMessages } from './campaign-messages.ts';
import { Chronicle, type Picture, pictureOf } from './campaign-story.tsx';
import { NotFound } from './not-found.tsx';
import './campaign.css';

const OnlineCampaign = lazy(async () => ({ default: (await import('./online-campaign.tsx')).OnlineCampaignPage }));

const loaded = new Map<string, Promise<Game>>();

/** Matches in a row: all campaigns of a game on this device, one of them, or one on the server. */
export function CampaignPage({ path: [id = '', campaign], hash }: PageProps) {
  if (id === 'online' && campaign !== undefined) return <OnlineCampaign key={campaign} id={campaign} />;
  return <OnDevice id={id} campaign={campaign} withOthers={hash === 'online'} />;
}

interface OnDeviceProps {
  readonly id: string;
  readonly campaign: string | undefined;
  /** Seats are first of all for people elsewhere, not for bots. */
  readonly withOthers: boolean;
}

function OnDevice({ id, campaign, withOthers }: OnDeviceProps) {
  const card = GAMES.find(game => game.id === id);
  if (!card) return <NotFound />;
  const loading = loaded.get(id) ?? loadForAll(card);
  loaded.set(id, loading);
  const game = use(loading);
  if (!game.campaign) return <NotFound />;
  if (campaign === undefined) return <CampaignList key={id} game={game} withOthers={withOthers} />;
  return <Campaign key={campaign} id={campaign} game={game} Picture={use(pictureOf(id))} />;
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
  const title =
    standing === 'none' || standing instanceof BadSave ? campaignOf(game).name : campaignName(game, standing.record);
  const changed = (now: CampaignState | null) => setStanding(now ?? 'none');
  return (
    <Frame title={title[m.lang]}>
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
      <Chronicle story={story} news={state.news} />
    </div>
  );
}
