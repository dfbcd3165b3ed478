import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Text } from '@tafelrunde/engine';
import type { Written } from './sqlite-notebook.ts';
import type { Call, Reply, Request } from './sqlite-thread.ts';
import type { Dumped, Journal, Store } from './store.ts';
import { CLOSED, cannotMake, StoreTrouble } from './trouble.ts';

interface Pending extends Request {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Tables in one SQLite file in `directory`: for one process, which may serve a living room or a club. */
export async function sqliteStore(directory: string): Promise<Store> {
  try {
    // Hidden cards lie there: nobody else needs to look.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw cannotMake(directory, error);
  }
  const file = join(directory, 'tafelrunde.sqlite');
  const queue = new Queue(file);
  try {
    await queue.ready;
  } catch (error) {
    await queue.abandon();
    throw error;
  }
  const tidying = new Worker(new URL('./sqlite-tidy-thread.ts', import.meta.url), { workerData: { file } });
  // Without it the writing thread does that work, now and then.
  tidying.on('error', () => undefined);
  tidying.unref();
  const ask =
    <C extends Call>(call: C) =>
    <T>(...args: readonly unknown[]): Promise<T> =>
      queue.ask<T>(call, args);
  return {
    shared: false,
    people: {
      addKey: ask('addKey'),
      keysOf: ask('keysOf'),
      ownerOfCode: ask('ownerOfCode'),
      removeKey: ask('removeKey'),
      addPush: ask('addPush'),
      pushesOf: ask('pushesOf'),
      removePush: ask('removePush'),
      keepsake: ask('keepsake'),
    },
    open: ask('open'),
    append: append => queue.ask('append', [{ ...append, entry: JSON.stringify(append.entry) } satisfies Written]),
    read: (table, after = 0) => readInPages(queue, table, after),
    checkpoint: ask('checkpoint'),
    addPlayer: ask('addPlayer'),
    playerByKey: ask('playerByKey'),
    player: ask('player'),
    changePlayer: ask('changePlayer'),
    campaign: ask('campaign'),
    tablesOf: ask('tablesOf'),
    playing: ask('playing'),
    waitingForBots: ask('waitingForBots'),
    async outdated(since, most) {
      for (let noted = await queue.ask<number>('noted', []); noted > 0; noted -= BROUGHT_HOME_AT_ONCE)
        await queue.ask('bringSomeHome', [BROUGHT_HOME_AT_ONCE]);
      return queue.ask('outdated', [since, most]);
    },
    remove: ask('remove'),
    probe: ask('probe'),
    // The file belongs to this process: there are no other nodes.
    listen: () => undefined,
    answerFor: () => undefined,
    isElsewhere: async () => false,
    call: () => undefined,
    heed: () => undefined,
    async *dump(): AsyncGenerator<Dumped> {
      for (;;) {
        const some = await queue.ask<Dumped[]>('dump', []);
        yield* some;
        if (some.length === 0) return;
      }
    },
    async restore(dump) {
      let piece: Dumped[] = [];
      try {
        for await (const line of dump)
          if (piece.push(line) === RESTORED_AT_ONCE) {
            await queue.ask('restore', [piece]);
            piece = [];
          }
      } catch (error) {
        await queue.ask('restore', [null]);
        throw error;
      }
      if (piece.length > 0) await queue.ask('restore', [piece]);
      await queue.ask('restore', [[]]);
    },
    async close() {
      await tidying.terminate();
      await queue.close();
    },
  };
}

const RESTORED_AT_ONCE = 500;
/** Entries read, and tables whose entries are brought home, before others get their turn. */
const READ_AT_ONCE = 250;
const BROUGHT_HOME_AT_ONCE = 25;
/** A batch larger than this would keep the others waiting. */
const MOST_AT_ONCE = 512;
/** These have transactions of their own. */
const ALONE: readonly Call[] = ['dump', 'restore', 'close'];

/** A long journal is read piece by piece: others get their turn between two of them. */
async function readInPages(queue: Queue, table: string, after: number): Promise<Journal | null> {
  const journal = await queue.ask<Journal | null>('read', [table, after, READ_AT_ONCE]);
  if (journal === null) return null;
  const entries = [...journal.entries];
  for (let page = journal.entries; page.length === READ_AT_ONCE; entries.push(...page))
    page = await queue.ask<Journal['entries']>('entries', [table, entries.at(-1)?.number ?? 0, READ_AT_ONCE]);
  return { ...journal, entries };
}

/** Requests to the thread. While one batch is on its way to the disk the next one gathers: that is all of group commit. */
class Queue {
  readonly ready: Promise<void>;
  readonly #thread: Worker;
  #waiting: Pending[] = [];
  #underWay: Pending[] = [];
  #sending = false;
  #lost: Error | null = null;

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } });
    this.ready = new Promise((resolve, reject) => {
      this.#thread.once('message', (trouble: Text | null) => {
        if (trouble !== null) reject(new StoreTrouble(trouble));
        else {
          this.#thread.on('message', (answers: string) => this.#answered(JSON.parse(answers) as Reply[]));
          resolve();
        }
      });
      this.#thread.once('error', error => reject(error));
    });
    this.#thread.on('error', error => this.#lose(error as Error));
    this.#thread.on('exit', () => this.#lose(CLOSED));
  }

  ask<T>(call: Call, args: readonly unknown[]): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#lost) return reject(this.#lost);
      this.#waiting.push({ call, args, resolve: resolve as (value: never) => void, reject });
      this.#sendSoon();
    });
  }

  async close(): Promise<void> {
    if (this.#lost) return;
    await this.ask('close', []);
    await this.#thread.terminate();
  }

  /** The thread has nothing to do where its file cannot be used, and would keep the process from ending. */
  async abandon(): Promise<void> {
    await this.#thread.terminate();
  }

  /** What comes in the same breath goes together. */
  #sendSoon(): void {
    if (this.#sending || this.#underWay.length > 0 || this.#waiting.length === 0) return;
    this.#sending = true;
    setImmediate(() => {
      this.#sending = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#waiting.length === 0) return;
    this.#underWay = this.#nextBatch();
    // As text: several times as quick as a copy object by object.
    this.#thread.postMessage(JSON.stringify(this.#underWay.map(({ call, args }) => ({ call, args }))));
  }

  #nextBatch(): Pending[] {
    const alone = this.#waiting.findIndex(({ call }) => ALONE.includes(call));
    const size = alone === 0 ? 1 : Math.min(MOST_AT_ONCE, alone < 0 ? this.#waiting.length : alone);
    return this.#waiting.splice(0, size);
  }

  #answered(answers: readonly Reply[]): void {
    const done = this.#underWay;
    this.#underWay = [];
    this.#sendSoon();
    for (const [i, pending] of done.entries()) {
      const answer = answers[i];
      if (answer && 'value' in answer) pending.resolve(answer.value as never);
      else pending.reject(answer ? new StoreTrouble(answer.error) : CLOSED);
    }
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    for (const { reject } of [...this.#underWay, ...this.#waiting]) reject(this.#lost);
    this.#underWay = [];
    this.#waiting = [];
  }
}
