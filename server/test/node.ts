// A node in a process of its own, for tests that kill it: the skirmish and its campaign only, so that it is up at once.
import { flushCompileCache } from 'node:module';
import { erased } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import { type ServerOptions, startServer } from '../server.ts';
import { longCrusade } from './crusade.ts';
import type { NodeOption } from './nodes.ts';
import { QUICK } from './quick.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as Pick<ServerOptions, 'data' | 'database' | 'port' | NodeOption>;
const server = await startServer({
  games: [erased(skirmish), longCrusade],
  host: '127.0.0.1',
  threads: 1,
  limits: QUICK,
  ...options,
});
// A test that is broken off leaves no node behind.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
// Whoever is killed keeps nothing for the next start, so it is kept now.
flushCompileCache();
