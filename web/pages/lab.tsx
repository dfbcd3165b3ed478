import type { Game } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
import type { Orders } from '@tafelrunde/lab';
import { Suspense, use, useSyncExternalStore } from 'react';
import type { PageProps } from '../app.tsx';
import { Comparing } from '../lab/comparing.tsx';
import { begin, compareWith, useDesk } from '../lab/desk.ts';
import { Experiment } from '../lab/experiment.ts';
import { Form } from '../lab/form.tsx';
import { useLabMessages } from '../lab/messages.ts';
import { hirePlayers } from '../lab/player.ts';
import { Files, Results, Running } from '../lab/results.tsx';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import './lab.css';

const loaded = new Map<string, Promise<Game>>();

function load(id: string): Promise<Game> {
  const loading = loaded.get(id) ?? gameById(id);
  loaded.set(id, loading);
  return loading;
}

/** Bots play many games, here on this device; what they show is drawn while they play. */
export function Lab(_: PageProps) {
  const says = useLabMessages();
  return (
    <Frame title={says.title}>
      <p>{says.about}</p>
      <Suspense fallback={<Loading />}>
        <Desk />
      </Suspense>
    </Frame>
  );
}

function Desk() {
  const { plan, experiment, earlier } = useDesk();
  const game = use(load(plan.game));
  const progress = useSyncExternalStore(experiment?.subscribe ?? never, () => experiment?.progress ?? null);
  const busy = progress?.stands === 'running';
  const run = (orders: Orders, games: number) => begin(new Experiment(game, orders, games, hirePlayers()));
  const report = progress?.report ?? null;
  const comparable = earlier && report && earlier !== report && earlier.game.id === report.game.id ? earlier : null;
  return (
    <>
      <Form key={game.id} game={game} plan={plan} busy={busy} run={run}>
        {progress ? <Running progress={progress} cancel={() => experiment?.cancel()} /> : null}
        {report && !busy ? <Files report={report} earlier={comparable} /> : null}
        <Comparing report={busy ? null : report} earlier={earlier} lay={compareWith} />
      </Form>
      {report ? <Results report={report} earlier={comparable} /> : null}
    </>
  );
}

const never = () => () => {};
