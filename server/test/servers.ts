import { afterEach } from 'vitest';
import { games } from '../games.ts';
import { type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { Client } from './client.ts';
import { type Folder, folder } from './databases.ts';
import { QUICK } from './quick.ts';

const running: RunningServer[] = [];
const folders: Folder[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  for (const f of folders.splice(0)) f.remove();
});

/** A folder that is gone after the test. */
export function temporary(): string {
  const place = folder();
  folders.push(place);
  return place.path;
}

/** A node on a SQLite file of its own, closed after the test. */
export async function server(more: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const data = more.data ?? temporary();
  const options = { games, host: '127.0.0.1', port: 0, threads: 1, limits: QUICK, ...more, data };
  const started = await startServer(options);
  running.push(started);
  return started;
}

export interface Opened {
  readonly table: string;
  readonly invitation: string;
}

/** Anna has opened a table of this game and Bert has taken the other seat. */
export async function tableForTwo(
  url: string,
  game: string,
  more: object = {},
): Promise<Opened & { anna: Client; bert: Client }> {
  const [anna, bert] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Bert')];
  const seats = [{ is: 'me' }, { is: 'free' }];
  const opened = (await anna.call('POST', '/api/tables', { game, seats, ...more })).body as Opened;
  const { table, invitation } = opened;
  const { status } = await bert.call('POST', `/api/tables/${table}/claim`, { seat: 1, invitation });
  if (status !== 200) throw new Error(`Bert got no seat: ${status}.`);
  return { anna, bert, ...opened };
}
