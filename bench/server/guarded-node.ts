// One node of Tafelrunde behind a proxy, with the limits everybody has.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erased } from '@tafelrunde/engine';
import { startServer } from '@tafelrunde/server';
import { skirmish } from '@tafelrunde/skirmish';
import { reportAt } from './reporting.ts';

const data = mkdtempSync(join(tmpdir(), 'tafelrunde-bench-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
const games = [erased(skirmish)];
const { url } = await startServer({ games, host: '127.0.0.1', port: 0, data, threads: 1, proxied: true });
reportAt(url);
