import type { Game } from '@tafelrunde/engine';
import type { Orders, Report } from '@tafelrunde/lab';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageProps } from '../app.tsx';
import { gameById } from '../games.ts';
import { Comparing } from '../lab/comparing.tsx';
import { Experiment } from '../lab/experiment.ts';
import { Form } from '../lab/form.tsx';
import { hirePlayers } from '../lab/player.ts';
import { Files, Results, Running } from '../lab/results.tsx';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import './lab.css';

const FIRST = 'schurken-und-halunken';
const loaded = new Map<string, Promise<Game>>();

function load(id: string): Promise<Game> {
  const loading = loaded.get(id) ?? gameById(id);
  loaded.set(id, loading);
  return loading;
}

/** Bots play many games, here on this device; what they show is drawn while they play. */
export function Lab(_: PageProps) {
  const m = useMessages();
  const [id, setId] = useState(FIRST);
  const [experiment, setExperiment] = useState<Experiment | null>(null);
  const [earlier, setEarlier] = useState<Report | null>(null);
  const game = use(load(id));
  const progress = useSyncExternalStore(experiment?.subscribe ?? never, () => experiment?.progress ?? null);
  const busy = progress?.stands === 'running';
  useEffect(() => () => experiment?.cancel(), [experiment]);
  const run = (orders: Orders, games: number) => setExperiment(new Experiment(game, orders, games, hirePlayers()));
  const report = progress?.report ?? null;
  const comparable = earlier && report && earlier !== report && earlier.game.id === report.game.id ? earlier : null;
  return (
    <Frame title={m.lab.title}>
      <p>{m.lab.about}</p>
      <Form key={id} game={game} choose={setId} busy={busy} run={run}>
        {progress ? <Running progress={progress} cancel={() => experiment?.cancel()} /> : null}
        {report && !busy ? <Files report={report} earlier={comparable} /> : null}
        <Comparing report={busy ? null : report} earlier={earlier} lay={setEarlier} />
      </Form>
      {report ? <Results report={report} earlier={comparable} /> : null}
    </Frame>
  );
}

const never = () => () => {};
