import {
  BadSave,
  beginCampaign,
  beginningsOf,
  campaignOf,
  type Game,
  type Setting,
  scenarioOf,
} from '@tafelrunde/engine';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type CampaignLine, forgetCampaign, importCampaign, listCampaigns, newCampaign } from '../local/campaigns.ts';
import { useNaming } from '../local/naming.ts';
import { seatNames, usualChairs } from '../local/seating.ts';
import type { Chair } from '../local/table.ts';
import { type Messages, useMessages } from '../messages/index.ts';
import { useServer } from '../online/server.ts';
import { Frame } from '../parts/frame.tsx';
import { Import, type Imported } from '../parts/import.tsx';
import { Loading } from '../parts/loading.tsx';
import { go, Link } from '../router.tsx';
import { NameField, Remove } from './campaign-deeds.tsx';
import { useCampaignMessages } from './campaign-messages.ts';
import { ChairSelect } from './chair-select.tsx';
import { invitedInstead, usualSeats } from './new-match.tsx';
import { chosenValue, SettingList } from './setting-list.tsx';

const OnlineCampaignList = lazy(async () => ({
  default: (await import('./online-campaign-list.tsx')).OnlineCampaignList,
}));
const OnlineBegin = lazy(async () => ({ default: (await import('./online-begin.tsx')).OnlineBegin }));

/** The campaigns of a game on this device, and how another one begins. */
interface CampaignListProps {
  readonly game: Game;
  /** Seats are first of all for people elsewhere, not for bots. */
  readonly withOthers: boolean;
}

export function CampaignList({ game, withOthers }: CampaignListProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  const online = useServer();
  const [lines, setLines] = useState<readonly CampaignLine[] | null>(null);
  const refresh = useCallback(() => {
    void listCampaigns(game).then(setLines, () => setLines([]));
  }, [game]);
  useEffect(refresh, [refresh]);
  if (lines === null) return <Loading />;
  const { name, about } = campaignOf(game);
  return (
    <Frame title={name[m.lang]}>
      <p className="campaign-about">{about[m.lang]}</p>
      {lines.length > 0 ? <Lines game={game} lines={lines} changed={refresh} /> : null}
      {online ? (
        <Suspense>
          <OnlineCampaignList game={game.id} />
        </Suspense>
      ) : null}
      <Beginning game={game} withOthers={withOthers} />
      <Import label={says.import} take={text => imported(game, text)} />
    </Frame>
  );
}

interface LinesProps {
  readonly game: Game;
  readonly lines: readonly CampaignLine[];
  readonly changed: () => void;
}

function Lines({ game, lines, changed }: LinesProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  const [leaving, setLeaving] = useState<CampaignLine | null>(null);
  const nameOf = ({ name, started }: CampaignLine): string => name || m.campaign.unnamed(started);
  const remove = async (line: CampaignLine) => {
    setLeaving(null);
    await forgetCampaign(line.id);
    changed();
  };
  return (
    <section className="matches">
      <h2>{says.mine}</h2>
      <ul className="match-list">
        {lines.map(line => (
          <li key={line.id} className="match">
            <Link className="match-open" to={`/campaign/${game.id}/${line.id}`}>
              <strong>{nameOf(line)}</strong>
              <span>
                {farOf(line, m)} · {m.date(line.updated)}
              </span>
            </Link>
            <button
              type="button"
              className="button quiet danger"
              aria-label={`${says.remove}: ${nameOf(line)}`}
              onClick={() => setLeaving(line)}
            >
              {says.remove}
            </button>
          </li>
        ))}
      </ul>
      {leaving ? (
        <Remove name={nameOf(leaving)} remove={() => void remove(leaving)} close={() => setLeaving(null)} />
      ) : null}
    </section>
  );
}

function farOf({ progress }: CampaignLine, { lang, campaign }: Messages): string {
  if (progress instanceof BadSave) return progress.text[lang];
  return campaign.played(progress.played, progress.stages);
}

/** What it is called, who sits where, and what is agreed on for the whole campaign. */
function Beginning({ game, withOthers }: CampaignListProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  const beginnings = beginningsOf(game);
  const [which, setWhich] = useState(0);
  const campaign = beginnings[which] ?? beginnings[0];
  const scenario = scenarioOf(game, campaignOf(game).next(beginCampaign(game, campaign))[0] ?? '');
  const [seats, setSeats] = useState(() => usualSeats(scenario));
  const [values, setValues] = useState<Readonly<Record<string, Setting['initial']>>>({});
  const settings = Object.fromEntries(scenario.settings.map(s => [s.id, chosenValue(s, values, seats)]));
  const called = seatNames(game, { scenario: scenario.id, seats, settings }, m.lang, m.seat);
  const [name, setName] = useState('');
  const naming = useNaming();
  const online = useServer();
  const [wanted, setChairs] = useState<readonly Chair[] | null>(null);
  const usual = usualChairs(game, seats);
  const chairs = naming.named(wanted ?? (withOthers && online ? usual.map(invitedInstead) : usual));
  const elsewhere = chairs.some(({ kind }) => kind === 'free');
  const [beginning, setBeginning] = useState<'not yet' | 'now' | 'failed'>('not yet');
  const begin = async () => {
    if (elsewhere) return;
    setBeginning('now');
    try {
      const { id } = await newCampaign(game, naming.settled(chairs), name.trim(), settings, campaign);
      go(`/campaign/${game.id}/${id}`);
    } catch {
      setBeginning('failed');
    }
  };
  return (
    <form
      className="campaign-begin parchment"
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2>{says.anew}</h2>
      {beginnings.length > 1 ? (
        <fieldset className="campaign-seats">
          <legend>{says.which}</legend>
          <div className="pills">
            {beginnings.map(({ name: title }, n) => (
              <label key={title.en} className="pill">
                <input
                  type="radio"
                  name="which"
                  checked={n === which}
                  onChange={() => {
                    const first = campaignOf(game).next(beginCampaign(game, beginnings[n]))[0] ?? '';
                    setWhich(n);
                    setSeats(usualSeats(scenarioOf(game, first)));
                    setChairs(null);
                  }}
                />
                <span>{title[m.lang]}</span>
              </label>
            ))}
          </div>
          <p>{campaign?.about[m.lang]}</p>
        </fieldset>
      ) : null}
      <NameField name={name} type={setName} />
      {scenario.seats.length > 1 ? (
        <fieldset className="campaign-seats">
          <legend>{m.setup.seats}</legend>
          <div className="pills">
            {scenario.seats.map(n => (
              <label key={n} className="pill">
                <input
                  type="radio"
                  name="seats"
                  checked={n === seats}
                  onChange={() => {
                    setSeats(n);
                    setChairs(null);
                  }}
                />
                <span>{m.setup.seatsOf(n)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <fieldset className="campaign-seats">
        <legend>{m.setup.who}</legend>
        {chairs.map((chair, seat) => (
          <ChairSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            name={called(seat)}
            chair={chair}
            me={chair.kind === 'person' && chairs.findIndex(({ kind }) => kind === 'person') === seat}
            sit={taken => setChairs(chairs.map((c, i) => (i === seat ? taken : c)))}
            online={online}
            nameless={elsewhere}
          />
        ))}
      </fieldset>
      {scenario.settings.length > 0 ? (
        <fieldset className="campaign-seats">
          <legend>{m.setup.options}</legend>
          <SettingList game={game.id} settings={scenario.settings} seats={seats} values={values} set={setValues} />
        </fieldset>
      ) : null}
      {elsewhere ? (
        <Suspense>
          <OnlineBegin
            wanted={{ game: game.id, campaign: name.trim(), first: scenario.id, settings }}
            chairs={chairs}
          />
        </Suspense>
      ) : (
        <button type="submit" className="button main campaign-go" disabled={beginning === 'now'}>
          {says.begin}
        </button>
      )}
      {beginning === 'failed' ? <p role="alert">{m.saving.notBegunCampaign}</p> : null}
    </form>
  );
}

/** A file becomes one more campaign of this device. */
async function imported(game: Game, text: string): Promise<Imported> {
  try {
    const { id } = await importCampaign(game, text, seats => usualChairs(game, seats));
    return { to: `/campaign/${game.id}/${id}` };
  } catch (error) {
    if (error instanceof BadSave) return { refused: error.text };
    throw error;
  }
}
