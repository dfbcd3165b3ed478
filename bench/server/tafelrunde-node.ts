// One node of Tafelrunde on a SQLite file of its own, in a process of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erased } from '@tafelrunde/engine';
import { startServer } from '@tafelrunde/server';
import { skirmish } from '@tafelrunde/skirmish';
import { reportAt } from './reporting.ts';

const MANY = { atOnce: 1e9, perSecond: 1e9 };
const data = mkdtempSync(join(tmpdir(), 'tafelrunde-bench-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
const { url } = await startServer({
  games: [erased(skirmish)],
  host: '127.0.0.1',
  port: 0,
  data,
  threads: 1,
  limits: {
    knocks: MANY,
    logged: MANY,
    requests: MANY,
    files: MANY,
    tables: MANY,
    messages: MANY,
    messagesPerAddress: MANY,
    upgrades: MANY,
    shown: MANY,
    thoughts: MANY,
    points: MANY,
    talk: MANY,
    journal: MANY,
    calls: MANY,
    connectionsPerAddress: 1e9,
    socketsPerAddress: 1e9,
    sockets: 1e9,
    tablesPerPlayer: 1e9,
    watchersPerTable: 1e9,
  },
});
reportAt(url);
