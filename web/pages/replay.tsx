import { standing } from '@tafelrunde/bots';
import type { Odds, Viewer } from '@tafelrunde/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { icons } from '../art/icons.ts';
import { putNew, readMatch } from '../local/opening.ts';
import { type Frame, Replay } from '../local/replaying.ts';
import type { KeptMatch } from '../local/shelf.ts';
import { workerMind } from '../local/worker-mind.ts';
import { useMessages } from '../messages/index.ts';
import { useTitle } from '../parts/frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { motionOf, usePreferences } from '../preferences.ts';
import { go, Link } from '../router.tsx';
import type { GameTable } from '../table/board.ts';
import { Field } from '../table/field.tsx';
import { OddsBars } from '../table/odds-bars.tsx';
import { PlainBoard, TextBoard } from '../table/plain-board.tsx';
import { Words } from '../table/words.ts';
import { tableOf } from '../tables.ts';
import { NotFound } from './not-found.tsx';
import { Timeline } from './timeline.tsx';
import '../table/table.css';
import './replay.css';

interface Found {
  readonly replay: Replay;
  readonly stored: KeptMatch;
  readonly gameTable: GameTable | null;
}

/** A match of this device, watched again. */
export function ReplayPage({ path: [id = ''] }: PageProps) {
  const [found, setFound] = useState<Found | 'opening' | null>('opening');
  useEffect(() => {
    let current = true;
    void find(id).then(it => current && setFound(it));
    return () => {
      current = false;
    };
  }, [id]);
  if (found === 'opening') return <Loading />;
  return found === null ? <NotFound /> : <Watching {...found} />;
}

async function find(id: string): Promise<Found | null> {
  const read = await readMatch(id).catch(() => null);
  if (!read) return null;
  return { replay: new Replay(read.match), stored: read.stored, gameTable: await tableOf(read.match.game.id) };
}

function Watching({ replay, stored, gameTable }: Found) {
  const m = useMessages();
  const { game, config } = replay.match;
  const eyes = replay.eyes(stored.chairs);
  const [at, setAt] = useState(0);
  const [viewer, setViewer] = useState<Viewer>(firstEyes(eyes, stored));
  const words = useMemo(() => new Words(game, config, m.lang, m.seat), [game, config, m]);
  const frame = useMemo(() => replay.frame(at, viewer), [replay, at, viewer]);
  useTitle(m.replay.title);
  const goOn = async () => go(`/table/${await putNew(replay.standing(at), stored.chairs)}`);
  return (
    <div className="table replay">
      <header className="tools">
        <Link className="tools-home" to="/" aria-label={m.home} title={m.home}>
          <Icon d={icons['round-table']} />
        </Link>
        <h1>{`${m.replay.title}: ${game.name[m.lang]} · ${stored.scenario[m.lang]}`}</h1>
      </header>
      <Timeline length={replay.length} at={at} go={setAt} />
      <main className="table-board" id="main" aria-label={m.table.board}>
        <Picture frame={frame} words={words} viewer={viewer} gameTable={gameTable} replay={replay} />
      </main>
      <aside className="table-side">
        <section className="decision parchment">
          <Eyes eyes={eyes} viewer={viewer} look={setViewer} words={words} />
          {replay.match.outcome === null ? <p className="preview-soft">{m.replay.running}</p> : null}
          <Decided frame={frame} words={words} replay={replay} />
          <button type="button" className="button main" title={m.replay.goOnWhy} onClick={() => void goOn()}>
            {m.replay.goOn}
          </button>
          <Happened frame={frame} words={words} game={game.id} jump={setAt} />
        </section>
      </aside>
    </div>
  );
}

/** The person sees again what the person saw. */
function firstEyes(eyes: readonly Viewer[], { chairs }: KeptMatch): Viewer {
  const mine = chairs.findIndex(({ kind }) => kind === 'person');
  return eyes.includes(mine) ? mine : (eyes[0] ?? 'spectator');
}

interface PictureProps {
  readonly frame: Frame;
  readonly words: Words;
  readonly viewer: Viewer;
  readonly gameTable: GameTable | null;
  readonly replay: Replay;
}

/** The table as it was then; what was chosen is what is looked at. */
function Picture({ frame, words, viewer, gameTable, replay }: PictureProps): ReactNode {
  const wishes = usePreferences();
  const fresh = useMemo(() => frame.fresh.map(({ event }) => event), [frame]);
  if (wishes.text) return <TextBoard lines={words.draw(frame.view, true)} />;
  if (!gameTable) return <PlainBoard lines={words.draw(frame.view, false)} />;
  const props = {
    view: frame.view,
    viewer,
    ask: frame.ask,
    optionId: replay.match.optionId.bind(replay.match),
    lang: words.lang,
    seat: words.seat,
    motion: motionOf(wishes),
    fresh,
    looked: frame.ask ? (frame.answer?.option ?? null) : null,
    onLook: nothing,
    onChoose: nothing,
    onRefused: nothing,
  };
  return <Field gameTable={gameTable} props={props} />;
}

/** Nothing can be decided any more. */
const nothing = (): void => {};

interface EyesProps {
  readonly eyes: readonly Viewer[];
  readonly viewer: Viewer;
  readonly look: (viewer: Viewer) => void;
  readonly words: Words;
}

function Eyes({ eyes, viewer, look, words }: EyesProps) {
  const m = useMessages();
  if (eyes.length < 2) return null;
  const named = (eye: Viewer) => (eye === 'spectator' ? m.table.spectator : words.seat(eye));
  return (
    <label className="setup-row">
      <span>{m.replay.eyes}</span>
      <select
        value={String(viewer)}
        onChange={({ target }) => look(eyes.find(eye => String(eye) === target.value) ?? viewer)}
      >
        {eyes.map(eye => (
          <option key={eye} value={String(eye)}>
            {named(eye)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DecidedProps {
  readonly frame: Frame;
  readonly words: Words;
  readonly replay: Replay;
}

/** What was decided at this moment, what else was on offer, and what the odds were. */
function Decided({ frame, words, replay }: DecidedProps) {
  const m = useMessages();
  const { answer, ask, outcome } = frame;
  if (outcome) return <h2>{words.outcome(outcome)}</h2>;
  if (!answer || !ask) return <h2>{answer ? m.table.decides(words.seat(answer.seat)) : m.end.title}</h2>;
  const chosen = ask.options.find(option => replay.match.optionId(option) === answer.option);
  return (
    <>
      <p className="decision-whose">{m.replay.decided(words.seat(answer.seat))}</p>
      <h2>{chosen ? words.option(chosen) : answer.option}</h2>
      <OddsThen frame={frame} replay={replay} lang={words.lang} />
      <details className="replay-could">
        <summary>
          {m.replay.could} ({ask.options.length})
        </summary>
        <ul>
          {ask.options.map(option => (
            <li key={replay.match.optionId(option)}>{words.option(option)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function OddsThen({
  frame,
  replay,
  lang,
}: {
  readonly frame: Frame;
  readonly replay: Replay;
  readonly lang: 'en' | 'de';
}) {
  const [odds, setOdds] = useState<{ readonly at: number; readonly odds: Odds | null } | null>(null);
  useEffect(() => {
    const { ask, answer, at } = frame;
    const option = ask?.options.findIndex(o => replay.match.optionId(o) === answer?.option) ?? -1;
    if (option < 0) return;
    const mind = workerMind();
    mind.odds(standing(replay.standing(at)), option, lang).then(
      found => setOdds({ at, odds: found }),
      () => setOdds({ at, odds: null }),
    );
    return () => mind.close();
  }, [frame, replay, lang]);
  return odds?.at === frame.at && odds.odds ? <OddsBars odds={odds.odds} /> : null;
}

interface HappenedProps {
  readonly frame: Frame;
  readonly words: Words;
  readonly game: string;
  readonly jump: (at: number) => void;
}

function Happened({ frame, words, game, jump }: HappenedProps) {
  const m = useMessages();
  return (
    <ol className="log replay-log" aria-label={m.table.log}>
      {frame.log.toReversed().map(({ event, at }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <li key={frame.log.length - i} data-new={at === frame.at && frame.at > 0}>
          <button type="button" onClick={() => jump(at)}>
            {words.event(event)}
          </button>{' '}
          {event.rule ? <RuleLink game={game} id={event.rule} /> : null}
        </li>
      ))}
    </ol>
  );
}
