import { availableParallelism } from 'node:os';
import type { Text } from '@tafelrunde/engine';
import { games, type RunningServer, StoreTrouble, startServer } from '@tafelrunde/server';
import { buildIfStale, DIST } from '../../web/build/building.ts';
import { files } from '../../web/serve.ts';
import type { Command } from '../context.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { STORE, storePlace } from '../store-place.ts';

const FLAGS = {
  ...STORE,
  port: { type: 'string' },
  host: { type: 'string' },
  'public-url': { type: 'string' },
  proxied: { type: 'boolean' },
  threads: { type: 'string' },
  'keep-finished': { type: 'string' },
  'keep-idle': { type: 'string' },
  'api-only': { type: 'boolean' },
} as const;

const PORT = '3000';
const HOST = '127.0.0.1';

/** The log goes to standard output, one JSON object in each line; what is said to people goes to standard error. */
export const run: Command = async (args, { m, lang }) => {
  const { values } = readFlags(args, FLAGS, 0, m);
  const port = wholeNumber('--port', values.port ?? PORT, { least: 0, most: 65_535 }, m);
  const host = values.host ?? HOST;
  const threads = threadsFrom(values.threads, m);
  const publicUrl = urlFrom(values['public-url'], m);
  const place = storePlace(values, m);
  if (!values['api-only']) buildIfStale(() => say(m.serve.building));
  const log = { stream: process.stdout, level: 'info' };
  const pages = values['api-only'] ? {} : { files: files(DIST) };
  const proxied = values.proxied ?? false;
  const keeping = {
    finishedDays: daysFrom('--keep-finished', values['keep-finished'], m),
    idleDays: daysFrom('--keep-idle', values['keep-idle'], m),
  };
  const starting = new AbortController();
  const stopped = untilStopped().then(() => starting.abort());
  const waiting = (why: Text): void => say(m.serve.waiting(why[lang]));
  const options = { games, host, port, ...place, publicUrl, proxied, threads, keeping, log, ...pages };
  const server = await startServer({ ...options, waiting, signal: starting.signal }).catch((error: unknown) => {
    if (starting.signal.aborted) return null;
    throw asMisuse(error, port, lang, m);
  });
  if (server === null) return 0;
  say(m.serve.open(publicUrl ?? server.url));
  await stopped;
  say(m.serve.closing);
  await closed(server);
  return 0;
};

const say = (words: string): void => void process.stderr.write(`${words}\n`);

function threadsFrom(text: string | undefined, m: Messages): number {
  if (text === undefined) return Math.max(1, availableParallelism() - 1);
  return wholeNumber('--threads', text, { least: 1, most: 256 }, m);
}

/** Left out: tables are kept for ever. */
const daysFrom = (flag: string, text: string | undefined, m: Messages): number | undefined =>
  text === undefined ? undefined : wholeNumber(flag, text, { least: 1, most: 36_500 }, m);

function urlFrom(text: string | undefined, m: Messages): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text) || new URL(text).pathname !== '/')
    throw new Misuse(m.serve.badUrl(text));
  return new URL(text).origin;
}

function asMisuse(error: unknown, port: number, lang: 'en' | 'de', m: Messages): unknown {
  if (error instanceof StoreTrouble) return new Misuse(error.text[lang]);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new Misuse(m.serve.portTaken(port));
  if (code === 'EACCES') return new Misuse(m.serve.portForbidden(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Misuse(m.serve.badHost);
  return error;
}

function untilStopped(): Promise<void> {
  return new Promise(resolve => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
}

/** Whoever asks a second time does not want to wait any longer. */
async function closed(server: RunningServer): Promise<void> {
  const now = (): never => process.exit(130);
  process.once('SIGTERM', now);
  process.once('SIGINT', now);
  await server.close();
  process.removeListener('SIGTERM', now);
  process.removeListener('SIGINT', now);
}
