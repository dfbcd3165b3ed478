import { useCallback, useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { NotOpened } from '../parts/not-opened.tsx';
import { Link } from '../router.tsx';
import { ImportMatch, MatchList, useKeptMatches } from './matches.tsx';
import { NotFound } from './not-found.tsx';
import { type FoundReplay, findKept, findShared, type Missing } from './replay-finding.ts';
import { useReplayMessages } from './replay-messages.ts';
import { Watching } from './replay-watching.tsx';
import './home.css';

/** `/replay/online/<table>` is a finished match of the server, `/replay/<id>` one of this device, `/replay` all of those. */
export function ReplayPage({ path: [first, second], hash }: PageProps) {
  if (first === undefined) return <Played />;
  const wanted = decisionIn(hash);
  if (first === 'online' && second !== undefined)
    return <Search key={second} id={second} find={findShared} wanted={wanted} table={second} />;
  return <Search key={first} id={first} find={findKept} wanted={wanted} />;
}

/** `#7` is the seventh decision, no mark at all the beginning. */
function decisionIn(hash: string): number | null {
  if (hash === '') return 0;
  return /^\d+$/.test(hash) ? Number(hash) : null;
}

interface SearchProps {
  readonly id: string;
  readonly find: (id: string) => Promise<FoundReplay>;
  readonly wanted: number | null;
  readonly table?: string;
}

function Search({ id, find, wanted, table }: SearchProps) {
  const [found, setFound] = useState<FoundReplay | 'unopened' | null>(null);
  const [tried, setTried] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try looks anew
  useEffect(() => {
    let current = true;
    find(id).then(
      it => current && setFound(it),
      () => current && setFound('unopened'),
    );
    return () => {
      current = false;
    };
  }, [id, find, tried]);
  const again = useCallback(() => {
    setFound(null);
    setTried(n => n + 1);
  }, []);
  if (found === null) return <Loading />;
  if (found === 'unopened') return <NotOpened />;
  if ('replay' in found) return <Watching recording={found} wanted={wanted} />;
  return <Nothing {...found} table={table} again={again} />;
}

function Nothing({ why, code, table, again }: Missing & { table: string | undefined; again: () => void }) {
  const m = useMessages();
  const r = useReplayMessages();
  if (why === null) return <NotFound />;
  return (
    <Frame title={r.failed}>
      <p role="alert">{code === 'unreachable' ? r.offline : why[m.lang]}</p>
      <p className="replay-ways">
        {code === 'unreachable' ? (
          <button type="button" className="button main" onClick={again}>
            {r.tryAgain}
          </button>
        ) : null}
        {code === 'not-over' && table !== undefined ? (
          <Link className="button main" to={`/online/${table}`}>
            {r.toTable}
          </Link>
        ) : null}
        <Link className="button" to="/">
          {m.lost.home}
        </Link>
      </p>
    </Frame>
  );
}

/** What was played here, and the way to open what was played elsewhere. */
function Played() {
  const m = useMessages();
  const r = useReplayMessages();
  const { matches, refresh } = useKeptMatches();
  const over = matches.filter(match => match.over);
  return (
    <Frame title={r.played}>
      {over.length === 0 ? (
        <p>{r.playedNone}</p>
      ) : (
        <MatchList title={m.games.finished} matches={over} changed={refresh} />
      )}
      <p>{r.fromFile}</p>
      <ImportMatch />
    </Frame>
  );
}
