import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Text } from '@tafelrunde/engine';
import { z } from 'zod';
import { clockSetting } from '../table/clock.ts';
import { occupant, tableEntry } from '../table/entry.ts';
import { agreeing } from '../table/suggestion.ts';
import type { Dumped, Store } from './store.ts';

const FORMAT = 'tafelrunde-backup';
const VERSION = 1;

/** The file is no backup, or not a whole one. */
export class BadBackup extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

const head = z.strictObject({ format: z.literal(FORMAT), version: z.literal(VERSION) });
const setting = z.union([z.string(), z.number(), z.boolean()]);
const standing = z.strictObject({
  players: z.array(z.string()),
  due: z.array(z.string()),
  over: z.boolean(),
  bot: z.boolean(),
});
const opening = z.strictObject({
  id: z.string().min(1),
  game: z.string(),
  version: z.int(),
  config: z.looseObject({ scenario: z.string(), seats: z.int().min(1), settings: z.record(z.string(), setting) }),
  start: z.looseObject({ state: z.looseObject({}), chance: z.looseObject({}) }),
  seeded: z.boolean(),
  seats: z.array(occupant),
  host: z.string(),
  inviteHash: z.string(),
  spectators: z.boolean(),
  hints: z.boolean().optional(),
  several: z.boolean().optional(),
  clock: clockSetting.optional(),
  agree: agreeing.optional(),
  campaign: z
    .strictObject({
      id: z.string().min(1),
      name: z.string(),
      number: z.int().min(1),
      settings: z.record(z.string(), setting),
      played: z.array(z.strictObject({ scenario: z.string(), outcome: z.looseObject({}) })),
      news: z.array(z.strictObject({ en: z.string(), de: z.string() })),
    })
    .optional(),
  opened: z.number(),
});
const line = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('player'),
    player: z.strictObject({
      id: z.string(),
      name: z.string(),
      keyHash: z.string(),
      webhook: z.string().nullable(),
    }),
  }),
  z.strictObject({
    what: z.literal('key'),
    key: z.strictObject({
      id: z.string(),
      player: z.string(),
      kind: z.enum(['device', 'code']),
      hash: z.string(),
      name: z.string(),
      made: z.number(),
    }),
  }),
  z.strictObject({
    what: z.literal('push'),
    push: z.strictObject({
      endpoint: z.string(),
      player: z.string(),
      keyHash: z.string(),
      p256dh: z.string(),
      auth: z.string(),
      lang: z.enum(['en', 'de']),
    }),
  }),
  z.strictObject({ what: z.literal('keepsake'), name: z.string(), value: z.string() }),
  z.strictObject({
    what: z.literal('table'),
    opening,
    standing,
    checkpoint: z.strictObject({ number: z.int(), version: z.int(), body: z.looseObject({}) }).nullable(),
  }),
  z.strictObject({
    what: z.literal('entry'),
    table: z.string(),
    number: z.int().min(1),
    at: z.number(),
    entry: tableEntry,
  }),
  /** Always the last: whatever follows it, or its absence, shows that the file is not whole. */
  z.strictObject({ what: z.literal('end'), lines: z.int() }),
]);

/** Writes everything in the store to one file, whole or not at all, while play goes on. Returns the number of lines. */
export async function backUp(store: Store, file: string): Promise<number> {
  const draft = `${file}.${process.pid}.tmp`;
  let lines = 0;
  async function* text(): AsyncGenerator<string> {
    yield asLine({ format: FORMAT, version: VERSION });
    for await (const dumped of store.dump()) {
      lines++;
      yield asLine(dumped);
    }
    yield asLine({ what: 'end', lines });
  }
  try {
    // Nobody else may read it: it holds what is hidden at all tables.
    await pipeline(Readable.from(text()), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
    await flushFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return lines;
}

const asLine = (value: object): string => `${JSON.stringify(value)}\n`;

/** A new name is on the disk when its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Fills an empty store from a backup, with all of it or nothing. Returns the number of lines. */
export async function restore(store: Store, file: string): Promise<number> {
  let lines = 0;
  async function* dumped(): AsyncGenerator<Dumped> {
    for await (const next of read(file)) {
      lines++;
      yield next;
    }
  }
  await store.restore(dumped());
  return lines;
}

async function* read(file: string): AsyncGenerator<Dumped> {
  let number = 0;
  let ended = false;
  for await (const text of linesOf(file)) {
    number++;
    if (ended) throw bad(number, 'nothing may follow the end', 'nach dem Ende darf nichts folgen');
    const raw = jsonOf(text, number);
    if (number === 1) {
      if (!head.safeParse(raw).success)
        throw bad(1, `only ${FORMAT} version ${VERSION} is known`, `bekannt ist nur ${FORMAT} Version ${VERSION}`);
      continue;
    }
    const result = line.safeParse(raw);
    if (!result.success) {
      const why = z.prettifyError(result.error).replaceAll('\n', ' ');
      throw bad(number, why, why);
    }
    if (result.data.what !== 'end') yield result.data as Dumped;
    else if (result.data.lines === number - 2) ended = true;
    else throw bad(number, 'lines are missing before it', 'davor fehlen Zeilen');
  }
  if (!ended) throw bad(number + 1, 'the end is missing', 'das Ende fehlt');
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', error => plain.destroy(error));
  source.pipe(plain).setEncoding('utf8');
  let rest = '';
  try {
    for await (const piece of plain) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw unpacked(error as NodeJS.ErrnoException);
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

/** What the operating system says stays as it is; anything else is a file that was not packed here, or not to its end. */
function unpacked(error: NodeJS.ErrnoException): Error {
  if (error.syscall || !error.code?.startsWith('Z_')) return error;
  return new BadBackup({
    en: 'The file is no whole backup: it cannot be unpacked.',
    de: 'Die Datei ist keine vollständige Sicherung: Sie lässt sich nicht entpacken.',
  });
}

function jsonOf(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bad(number, 'it is not JSON', 'sie ist kein JSON');
  }
}

const bad = (number: number, en: string, de: string): BadBackup =>
  new BadBackup({
    en: `Line ${number} of the backup cannot be used: ${en}.`,
    de: `Zeile ${number} der Sicherung ist nicht brauchbar: ${de}.`,
  });
