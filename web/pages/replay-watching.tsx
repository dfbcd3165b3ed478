import { scenarioOf, type Viewer } from '@tafelrunde/engine';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { icons } from '../art/icons.ts';
import { putNew } from '../local/opening.ts';
import type { Frame, Replay } from '../local/replaying.ts';
import { seatFirst } from '../local/seating.ts';
import type { Chair } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { useTitle } from '../parts/frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { lazily } from '../parts/lazily.ts';
import { motionOf, usePreferences } from '../preferences.ts';
import { go, Link, useAddress } from '../router.tsx';
import type { GameTable } from '../table/board.ts';
import { useAsking } from '../table/info/use-asking.ts';
import { type Opened, Places } from '../table/places.tsx';
import { PlainBoard, TextBoard } from '../table/plain-board.tsx';
import { useWords } from '../table/use-words.ts';
import type { Words } from '../table/words.ts';
import { Decided } from './replay-decided.tsx';
import type { Recording } from './replay-finding.ts';
import { Happened } from './replay-log.tsx';
import { useReplayMessages } from './replay-messages.ts';
import { Sharing } from './replay-sharing.tsx';
import { Timeline } from './timeline.tsx';
import '../table/table.css';
import './replay.css';

const Info = lazily(
  async () => (await import('../table/info/info.tsx')).Info,
  () => null,
);

interface WatchingProps {
  readonly recording: Recording;
  /** The number of the decision the address asks for; null if it asks for none. */
  readonly wanted: number | null;
}

/** The table of a match that was played, the way through it, and what was decided there and then. */
export function Watching({ recording, wanted }: WatchingProps) {
  const m = useMessages();
  const r = useReplayMessages();
  const { replay, chairs, gameTable } = recording;
  const { game, config } = replay.match;
  const eyes = replay.eyes(chairs);
  const begin = wanted === null ? null : Math.min(wanted, replay.length);
  const [at, setAt] = useState(begin ?? 0);
  const [viewer, setViewer] = useState<Viewer>(firstEyes(eyes, chairs));
  const [looked, setLooked] = useState<Looked | null>(null);
  const [opened, open] = useState<Opened>('decision');
  const words = useWords(replay.match, chairs);
  const frame = useMemo(() => replay.frame(at, viewer), [replay, at, viewer]);
  const landmarks = useMemo(() => replay.landmarks(), [replay]);
  const scenario = scenarioOf(game, config.scenario).name[m.lang];
  useTitle(`${r.title}: ${game.name[m.lang]}`);
  const [path] = useState(() => location.pathname);
  useAddress(at === 0 ? path : `${path}#${at}`);
  useEffect(() => {
    if (begin !== null) setAt(begin);
  }, [begin]);
  const other = looked?.at === at ? looked.option : null;
  const [unbegun, setUnbegun] = useState(false);
  const goOn = async () => {
    setUnbegun(false);
    const mine = viewer === 'spectator' ? (replay.match.answers[at]?.seat ?? 0) : viewer;
    const seated = recording.online ? seatFirst(config.seats, mine) : chairs;
    try {
      go(`/table/${await putNew(replay.standing(at), seated)}`);
    } catch {
      setUnbegun(true);
    }
  };
  return (
    <div className="table replay" data-open={opened}>
      <header className="tools">
        <Link className="tools-home" to="/" aria-label={m.home} title={m.home}>
          <Icon d={icons['round-table']} />
        </Link>
        <h1>
          {r.title}
          <span className="tools-game">{`: ${game.name[m.lang]}`}</span>
          {` · ${scenario}`}
        </h1>
      </header>
      <Timeline length={replay.length} at={at} go={setAt} landmarks={landmarks} words={words} />
      <main className="table-board" id="main" aria-label={m.table.board}>
        <div className="table-notices">
          {recording.shortened ? <p className="table-notice">{r.shortened}</p> : null}
          {unbegun ? (
            <p className="table-notice" role="alert">
              {m.saving.notBegun}
            </p>
          ) : null}
        </div>
        <Picture
          frame={frame}
          words={words}
          viewer={viewer}
          gameTable={gameTable}
          replay={replay}
          other={other}
          opened={opened}
          open={open}
        />
      </main>
      <aside className="table-side">
        <section className="decision parchment">
          <Eyes eyes={eyes} viewer={viewer} look={setViewer} words={words} chairs={chairs} />
          {replay.ending === null ? <p className="preview-soft">{r.running}</p> : null}
          <Decided
            frame={frame}
            words={words}
            replay={replay}
            other={other}
            look={option => setLooked({ at, option })}
          />
          {at < replay.length || replay.match.outcome === null ? (
            <button type="button" className="button main" title={r.goOnWhy} onClick={() => void goOn()}>
              {r.goOn}
            </button>
          ) : null}
          <Sharing recording={recording} at={at} />
          <Happened frame={frame} words={words} game={game.id} jump={setAt} />
        </section>
      </aside>
    </div>
  );
}

/** What else could have been chosen then, and is thought about now. */
interface Looked {
  readonly at: number;
  readonly option: string | null;
}

/** The person sees again what the person saw. */
function firstEyes(eyes: readonly Viewer[], chairs: readonly Chair[]): Viewer {
  const mine = chairs.findIndex(({ kind }) => kind === 'person');
  return eyes.includes(mine) ? mine : (eyes[0] ?? 'spectator');
}

interface PictureProps {
  readonly frame: Frame;
  readonly words: Words;
  readonly viewer: Viewer;
  readonly gameTable: GameTable | null;
  readonly replay: Replay;
  readonly other: string | null;
  readonly opened: Opened;
  readonly open: (opened: Opened) => void;
}

/** The table as it was then; what was chosen is what is looked at, unless somebody looks at something else. */
function Picture({ frame, words, viewer, gameTable, replay, other, opened, open }: PictureProps): ReactNode {
  const wishes = usePreferences();
  const fresh = useMemo(() => frame.fresh.map(({ event }) => event), [frame]);
  const { asked, inform, forget } = useAsking(gameTable?.info !== undefined);
  if (wishes.text || !gameTable) {
    const lines = words.draw(frame.view, wishes.text);
    return wishes.text ? <TextBoard lines={lines} /> : <PlainBoard lines={lines} />;
  }
  const props = {
    view: frame.view,
    viewer,
    ask: frame.ask,
    over: frame.outcome !== null,
    optionId: replay.match.optionId.bind(replay.match),
    lang: words.lang,
    seat: words.seat,
    motion: motionOf(wishes),
    fresh,
    looked: frame.ask ? (other ?? frame.answer?.option ?? null) : null,
    onLook: nothing,
    onChoose: nothing,
    onRefused: nothing,
    onInform: inform,
    gathered: NONE,
  };
  return (
    <>
      <Places gameTable={gameTable} props={props} decisions={frame.at} opened={opened} open={open} own={OWN} />
      {asked ? (
        <Suspense>
          <Info asked={asked} close={forget} game={replay.match.game.id} gameTable={gameTable} sight={props} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The log stands beside what was decided. */
const OWN = ['decision'] as const;

/** Nothing can be decided any more. */
const nothing = (): void => {};
const NONE: readonly string[] = [];

interface EyesProps {
  readonly eyes: readonly Viewer[];
  readonly viewer: Viewer;
  readonly look: (viewer: Viewer) => void;
  readonly words: Words;
  readonly chairs: readonly Chair[];
}

function Eyes({ eyes, viewer, look, words, chairs }: EyesProps) {
  const m = useMessages();
  const r = useReplayMessages();
  if (eyes.length < 2) return null;
  const named = (eye: Viewer) => {
    if (eye === 'spectator') return m.table.spectator;
    const chair = chairs[eye];
    return chair?.kind === 'guest' ? `${words.role(eye)} (${chair.name})` : words.seat(eye);
  };
  return (
    <label className="setup-row">
      <span>{r.eyes}</span>
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
