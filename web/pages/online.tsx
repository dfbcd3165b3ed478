import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageProps } from '../app.tsx';
import { useMessages } from '../messages/index.ts';
import { rememberInvitation } from '../online/keepsakes.ts';
import { type Line, lineHome } from '../online/line.ts';
import { useOnlineMessages } from '../online/messages.ts';
import { type Arrival, arriveAt, type FoundTable } from '../online/opening.ts';
import type { RemoteTable } from '../online/remote-table.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { Link } from '../router.tsx';
import { NotFound } from './not-found.tsx';
import { Door, WaitingRoom } from './online-door.tsx';
import { OnlineTable } from './online-table.tsx';
import './online.css';

/** A table on the server: at its door, in its waiting room, or sitting at it. */
export function OnlinePage({ path: [id = ''], hash }: PageProps) {
  const { line, arrival, again } = useArrival(id);
  useEffect(() => {
    if (hash !== '' && hash !== 'main') rememberInvitation(id, hash);
  }, [id, hash]);
  if (arrival === 'missing') return <NotFound />;
  if (arrival === 'unreachable') return <Unreachable again={again} />;
  if (arrival === 'coming') return <Coming line={line} />;
  const { table } = arrival;
  if (table === null) return <Door {...arrival} seats={arrival.summary.seats} again={again} />;
  return <Seated key={table.id} found={arrival} table={table} again={again} />;
}

function useArrival(id: string): { line: Line | null; arrival: Arrival | 'coming'; again: () => void } {
  const [journey, setJourney] = useState(0);
  const [line, setLine] = useState<Line | null>(null);
  const [arrival, setArrival] = useState<Arrival | 'coming'>('coming');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each journey is made anew
  useEffect(() => {
    let current = true;
    let made: Line | null = null;
    const connect = (): Line => {
      made = lineHome();
      if (current) setLine(made);
      else made.close();
      return made;
    };
    const arriving = arriveAt(id, connect);
    void arriving.then(found => current && setArrival(found));
    return () => {
      current = false;
      setArrival('coming');
      made?.close();
      void arriving.then(found => {
        if (typeof found === 'object') void found.table?.leave();
      });
    };
  }, [id, journey]);
  const again = useCallback(() => setJourney(n => n + 1), []);
  return { line, arrival, again };
}

interface SeatedProps {
  readonly found: FoundTable;
  readonly table: RemoteTable;
  readonly again: () => void;
}

function Seated({ found, table, again }: SeatedProps) {
  const company = useSyncExternalStore(table.subscribe, () => table.company);
  const over = useSyncExternalStore(table.subscribe, () => table.situation.outcome !== null);
  const [watching, setWatching] = useState(false);
  const sits = company.seats.some(seat => seat.is === 'player' && seat.you);
  const waits = company.seats.some(({ is }) => is === 'free') && !over;
  if (company.line === 'outdated') return <Outdated />;
  if (company.gone) return <Gone />;
  if (sits && waits) return <WaitingRoom {...found} company={company} again={again} />;
  if (!sits && !watching && !over)
    return <Door {...found} seats={company.seats} again={again} watch={() => setWatching(true)} />;
  const closed = !found.summary.spectators;
  return <OnlineTable table={table} gameTable={found.gameTable} company={company} closed={closed} />;
}

function Coming({ line }: { readonly line: Line | null }) {
  const subscribe = useCallback((changed: () => void) => line?.subscribe(changed) ?? (() => {}), [line]);
  const state = useSyncExternalStore(subscribe, () => line?.state ?? 'connecting');
  return state === 'outdated' ? <Outdated /> : <Loading />;
}

function Unreachable({ again }: { readonly again: () => void }) {
  const o = useOnlineMessages();
  return (
    <Frame title={o.unreachable}>
      <p>{o.unreachableAbout}</p>
      <div className="online-row">
        <button type="button" className="button main" onClick={again}>
          {o.tryAgain}
        </button>
        <Link className="button" to="/">
          {o.leaveLink}
        </Link>
      </div>
    </Frame>
  );
}

function Outdated() {
  const o = useOnlineMessages();
  return (
    <Frame title={o.outdated}>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {o.reload}
      </button>
    </Frame>
  );
}

function Gone() {
  const m = useMessages();
  const o = useOnlineMessages();
  return (
    <Frame title={o.gone}>
      <Link className="button" to="/">
        {m.lost.home}
      </Link>
    </Frame>
  );
}
