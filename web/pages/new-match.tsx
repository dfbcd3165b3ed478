import { freeScenarios, type Game, type Scenario } from '@tafelrunde/engine';
import { GAMES, loadToPlay } from '@tafelrunde/games';
import { lazy, Suspense, use, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { toBeBriefed } from '../local/briefed.ts';
import { useNaming } from '../local/naming.ts';
import { beginMatch } from '../local/opening.ts';
import { seatNames, usualChairs } from '../local/seating.ts';
import type { Chair } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { useServer } from '../online/server.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { preferences } from '../preferences.ts';
import { go, Link } from '../router.tsx';
import { ChairSelect } from './chair-select.tsx';
import { NotFound } from './not-found.tsx';
import { Scenarios } from './scenario-list.tsx';
import { chosenValue, SettingList, type Value } from './setting-list.tsx';
import './new-match.css';

const OnlineBegin = lazy(async () => ({ default: (await import('./online-begin.tsx')).OnlineBegin }));

const loaded = new Map<string, Promise<Game>>();

/** What is played, who sits where, and what the table agrees on. */
export function NewMatch({ path: [id = ''], hash }: PageProps) {
  const m = useMessages();
  const card = GAMES.find(game => game.id === id);
  if (!card) return <NotFound />;
  const loading = loaded.get(id) ?? loadToPlay(card);
  loaded.set(id, loading);
  return (
    <Frame title={m.setup.title(card.name[m.lang])}>
      <Suspense fallback={<Loading />}>
        <Form key={id} loading={loading} withOthers={hash === 'online'} />
      </Suspense>
    </Frame>
  );
}

interface FormProps {
  readonly loading: Promise<Game>;
  /** Seats are first of all for people elsewhere, not for bots. */
  readonly withOthers: boolean;
}

function Form({ loading, withOthers }: FormProps) {
  const m = useMessages();
  const game = use(loading);
  const [first] = freeScenarios(game);
  const [scenarioId, setScenario] = useState(first?.id ?? '');
  const scenario = game.scenarios.find(({ id }) => id === scenarioId) ?? first;
  const [wantedSeats, setSeats] = useState<number | null>(null);
  const [wantedChairs, setChairs] = useState<readonly Chair[] | null>(null);
  const [values, setValues] = useState<Readonly<Record<string, Value>>>({});
  const [beginning, setBeginning] = useState<'not yet' | 'now' | 'failed'>('not yet');
  const online = useServer();
  const naming = useNaming();
  if (!scenario) return null;
  const seats = wantedSeats !== null && scenario.seats.includes(wantedSeats) ? wantedSeats : usualSeats(scenario);
  const usual = usualChairs(game, seats, scenario);
  const invited = withOthers && online ? usual.map(invitedInstead) : usual;
  const chairs = naming.named(wantedChairs?.length === seats ? wantedChairs : invited);
  const people = chairs.filter(({ kind }) => kind === 'person').length;
  const settings = Object.fromEntries(scenario.settings.map(s => [s.id, chosenValue(s, values, seats)]));
  const called = seatNames(game, { scenario: scenario.id, seats, settings }, m.lang, m.seat);
  const elsewhere = chairs.some(({ kind }) => kind === 'free');
  const begin = async () => {
    if (elsewhere) return;
    setBeginning('now');
    try {
      const match = await beginMatch(game, { scenario: scenario.id, seats, settings }, naming.settled(chairs));
      if (preferences().briefings) toBeBriefed(match);
      go(`/table/${match}`);
    } catch {
      setBeginning('failed');
    }
  };
  const puzzles = GAMES.find(({ id }) => id === game.id)?.puzzles;
  return (
    <form
      className="setup"
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <Scenarios game={game} chosen={scenario.id} choose={setScenario} />
      <div className="setup-side">
        {game.campaign ? (
          <Link className="button" to={`/campaign/${game.id}${withOthers ? '#online' : ''}`}>
            {m.campaign.link(game.campaign.name[m.lang])}
          </Link>
        ) : null}
        {puzzles ? (
          <Link className="button" to="/learn/puzzles">
            {puzzles[m.lang]}
          </Link>
        ) : null}
        {scenario.seats.length > 1 ? (
          <fieldset className="setup-block parchment">
            <legend>{m.setup.seats}</legend>
            <div className="pills">
              {scenario.seats.map(n => (
                <label key={n} className="pill">
                  <input type="radio" name="seats" checked={n === seats} onChange={() => setSeats(n)} />
                  <span>{m.setup.seatsOf(n)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        <fieldset className="setup-block parchment">
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
          {people === 0 && !elsewhere ? <p className="setup-note">{m.setup.nobody}</p> : null}
          {people > 1 && !elsewhere ? <p className="setup-note">{m.setup.several}</p> : null}
        </fieldset>
        {scenario.settings.length > 0 ? (
          <fieldset className="setup-block parchment">
            <legend>{m.setup.options}</legend>
            {game.advice ? (
              <p className="setup-note">
                {game.advice.text[m.lang]} <RuleLink game={game.id} id={game.advice.rule} />
              </p>
            ) : null}
            <SettingList game={game.id} settings={scenario.settings} seats={seats} values={values} set={setValues} />
          </fieldset>
        ) : null}
        {elsewhere ? (
          <Suspense>
            <OnlineBegin wanted={{ game: game.id, scenario: scenario.id, settings }} chairs={chairs} />
          </Suspense>
        ) : (
          <button type="submit" className="button main setup-begin" disabled={beginning === 'now'}>
            {m.setup.begin}
          </button>
        )}
        {beginning === 'failed' ? <p role="alert">{m.saving.notBegun}</p> : null}
      </div>
    </form>
  );
}

/** Two is a duel: the usual way to begin. */
export const usualSeats = ({ seats }: Scenario): number => (seats.includes(2) ? 2 : (seats[0] ?? 1));

export const invitedInstead = (chair: Chair): Chair => (chair.kind === 'bot' ? { kind: 'free' } : chair);
