import { BadSave, type CampaignStory, campaignOf, type Game, scenarioOf } from '@tafelrunde/engine';
import { use, useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { GAMES } from '../games.ts';
import { type CampaignState, forgetCampaign, newCampaign, openCampaign, playStage } from '../local/campaigns.ts';
import { seatFirst } from '../local/seating.ts';
import type { Chair } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { go, Link } from '../router.tsx';
import type { GameTable } from '../table/board.ts';
import { tableOf } from '../tables.ts';
import { ChairSelect } from './new-match.tsx';
import { NotFound } from './not-found.tsx';
import './campaign.css';

type Loaded = readonly [Game, GameTable | null];
const loaded = new Map<string, Promise<Loaded>>();

/** Matches in a row: how far they have come, what they won, what comes next. */
export function CampaignPage({ path: [id = ''] }: PageProps) {
  const card = GAMES.find(game => game.id === id);
  if (!card) return <NotFound />;
  const loading = loaded.get(id) ?? Promise.all([card.load(), tableOf(id)]);
  loaded.set(id, loading);
  const [game, table] = use(loading);
  return game.campaign ? <Campaign key={id} game={game} Picture={table?.CampaignMap ?? StageList} /> : <NotFound />;
}

type Standing = CampaignState | 'opening' | 'none' | BadSave;

function Campaign({ game, Picture }: { readonly game: Game; readonly Picture: NonNullable<GameTable['CampaignMap']> }) {
  const m = useMessages();
  const [standing, setStanding] = useState<Standing>('opening');
  useEffect(() => {
    openCampaign(game).then(
      found => setStanding(found ?? 'none'),
      error => {
        if (!(error instanceof BadSave)) throw error;
        setStanding(error);
      },
    );
  }, [game]);
  const { name, about } = campaignOf(game);
  if (standing === 'opening') return <Loading />;
  return (
    <Frame title={name[m.lang]}>
      <p className="campaign-about">{about[m.lang]}</p>
      {standing === 'none' ? (
        <Beginning game={game} begun={setStanding} />
      ) : standing instanceof BadSave ? (
        <p role="alert">{standing.text[m.lang]}</p>
      ) : (
        <Progress game={game} state={standing} Picture={Picture} />
      )}
      {standing === 'none' ? null : (
        <Again
          forget={async () => {
            await forgetCampaign(game);
            setStanding('none');
          }}
        />
      )}
    </Frame>
  );
}

function Progress(props: {
  readonly game: Game;
  readonly state: CampaignState;
  readonly Picture: NonNullable<GameTable['CampaignMap']>;
}) {
  const m = useMessages();
  const { game, state, Picture } = props;
  const story = campaignOf(game).tell(state.record);
  const name = (scenario: string): string => scenarioOf(game, scenario).name[m.lang];
  const play = async (scenario: string) => {
    const { match } = state;
    go(`/table/${match?.scenario === scenario ? match.id : await playStage(game, state, scenario)}`);
  };
  return (
    <div className="campaign">
      {state.match ? (
        <Link className="button main" to={`/table/${state.match.id}`}>
          {m.campaign.goOn(name(state.match.scenario))}
        </Link>
      ) : null}
      <Picture story={story} name={name} lang={m.lang} onPlay={scenario => void play(scenario)} />
      <Chronicle story={story} state={state} />
    </div>
  );
}

function Chronicle({ story, state }: { readonly story: CampaignStory; readonly state: CampaignState }) {
  const m = useMessages();
  return (
    <section className="campaign-chronicle parchment">
      {story.closing ? <p className="campaign-closing">{story.closing[m.lang]}</p> : null}
      {state.news.map(news => (
        <p key={news.en}>{news[m.lang]}</p>
      ))}
      <h2>{m.campaign.holdings}</h2>
      <ul>
        {story.holdings.map(holding => (
          <li key={holding.en}>{holding[m.lang]}</li>
        ))}
      </ul>
    </section>
  );
}

/** Who sits where, for the whole campaign. */
function Beginning({ game, begun }: { readonly game: Game; readonly begun: (state: CampaignState) => void }) {
  const m = useMessages();
  const [scenario] = game.scenarios;
  const seats = scenario?.seats.includes(2) ? 2 : (scenario?.seats[0] ?? 1);
  const [chairs, setChairs] = useState<readonly Chair[]>(() => seatFirst(seats, scenario?.role ? 1 : 0));
  return (
    <form
      className="campaign-begin parchment"
      onSubmit={event => {
        event.preventDefault();
        void newCampaign(game, chairs).then(begun);
      }}
    >
      <h2>{m.setup.who}</h2>
      {chairs.map((chair, seat) => (
        <ChairSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          name={scenario?.role?.(seat, seats)[m.lang] ?? m.seat(seat + 1)}
          chair={chair}
          me={chair.kind === 'person' && chairs.findIndex(({ kind }) => kind === 'person') === seat}
          sit={taken => setChairs(chairs.map((c, i) => (i === seat ? taken : c)))}
        />
      ))}
      <button type="submit" className="button main campaign-go">
        {m.campaign.begin}
      </button>
    </form>
  );
}

/** Starting anew loses what was won: it is asked twice. */
function Again({ forget }: { readonly forget: () => Promise<void> }) {
  const m = useMessages();
  const [sure, setSure] = useState(false);
  return (
    <div className="campaign-again">
      {sure ? (
        <>
          <span>{m.campaign.sure}</span>
          <button type="button" className="button" onClick={() => void forget()}>
            {m.campaign.anew}
          </button>
          <button type="button" className="button quiet" onClick={() => setSure(false)}>
            {m.campaign.keep}
          </button>
        </>
      ) : (
        <button type="button" className="button quiet" onClick={() => setSure(true)}>
          {m.campaign.anew}
        </button>
      )}
    </div>
  );
}

/** For games that draw no map. */
const StageList: NonNullable<GameTable['CampaignMap']> = ({ story, name, lang, onPlay }) => (
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
