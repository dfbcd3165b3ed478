import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Thought } from './jobs.ts';

export interface PoolOptions {
  readonly threads?: number;
  /** A thread that has not answered by then is replaced. */
  readonly patience?: number;
  /** The program of a thread; another one in tests. */
  readonly program?: URL;
  readonly trouble?: (what: string, error: unknown) => void;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

/** Jobs of one table that wait; a full queue refuses more. */
const MOST_WAITING = 64;
const PATIENCE_MS = 15_000;
const TRIES = 2;

/** The pool has too much to do for this table already. */
export class Busy extends Error {}

/**
 * Threads that think. Tables take turns: one that asks for much waits for itself, not the others for it. A thread that crashes
 * or stays silent is replaced and its job begun anew.
 */
export class Pool {
  readonly #threads: Thread[];
  readonly #queues = new Map<string, Waiting[]>();
  #closed = false;

  constructor({ threads = Math.max(1, availableParallelism() - 1), ...options }: PoolOptions = {}) {
    const program = options.program ?? new URL('./thread.ts', import.meta.url);
    const patience = options.patience ?? PATIENCE_MS;
    const trouble = options.trouble ?? (() => undefined);
    this.#threads = Array.from({ length: threads }, () => new Thread(program, patience, trouble, () => this.#next()));
  }

  think<T>(table: string, job: Job): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const queue = this.#queues.get(table) ?? [];
      if (this.#closed || queue.length >= MOST_WAITING) return reject(new Busy('Too much to think about.'));
      queue.push({ job, resolve: resolve as (value: never) => void, reject, tries: 0 });
      this.#queues.set(table, queue);
      this.#next();
    });
  }

  /** How many jobs wait. */
  get waiting(): number {
    let sum = 0;
    for (const queue of this.#queues.values()) sum += queue.length;
    return sum;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of this.#queues.values()) for (const { reject } of queue) reject(new Busy('The house closes.'));
    this.#queues.clear();
    await Promise.all(this.#threads.map(thread => thread.close()));
  }

  #next(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue;
      const waiting = this.#take();
      if (!waiting) return;
      thread.think(waiting.job).then(
        thought => settle(waiting, thought),
        error => this.#again(waiting, error as Error),
      );
    }
  }

  /** The first job of the table that has waited longest; the table goes to the end of the row. */
  #take(): Waiting | undefined {
    const [entry] = this.#queues;
    if (!entry) return undefined;
    const [table, queue] = entry;
    const waiting = queue.shift();
    this.#queues.delete(table);
    if (queue.length > 0) this.#queues.set(table, queue);
    return waiting;
  }

  #again(waiting: Waiting, error: Error): void {
    if (this.#closed || ++waiting.tries >= TRIES) waiting.reject(error);
    else {
      this.#queues.set('', [...(this.#queues.get('') ?? []), waiting]);
      this.#next();
    }
  }
}

function settle({ resolve, reject }: Waiting, thought: Thought): void {
  if ('value' in thought) resolve(thought.value as never);
  else reject(new Error(thought.error));
}

interface UnderWay {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** One thread, replaced when it is lost. */
class Thread {
  readonly #program: URL;
  readonly #patience: number;
  readonly #trouble: (what: string, error: unknown) => void;
  readonly #freed: () => void;
  #worker: Worker | null = null;
  #current: UnderWay | null = null;
  #closed = false;

  constructor(program: URL, patience: number, trouble: (what: string, error: unknown) => void, freed: () => void) {
    this.#program = program;
    this.#patience = patience;
    this.#trouble = trouble;
    this.#freed = freed;
  }

  get isFree(): boolean {
    return this.#current === null && !this.#closed;
  }

  think(job: Job): Promise<Thought> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#lost(new Error('The thread did not answer in time.')), this.#patience);
      this.#current = { resolve, reject, timer };
      this.#worker ??= this.#hire();
      this.#worker.postMessage(job);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #hire(): Worker {
    const worker = new Worker(this.#program);
    worker.on('message', (thought: Thought) => {
      if (this.#worker === worker) this.#finish(current => current.resolve(thought));
    });
    worker.on('error', error => this.#worker === worker && this.#lost(error as Error));
    worker.on('exit', () => this.#worker === worker && this.#lost(new Error('The thread ended.')));
    return worker;
  }

  #lost(error: Error): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    if (!this.#closed) this.#trouble('thread', error);
    this.#finish(current => current.reject(error));
  }

  #finish(settle: (current: UnderWay) => void): void {
    const current = this.#current;
    if (current === null) return;
    clearTimeout(current.timer);
    this.#current = null;
    settle(current);
    if (!this.#closed) this.#freed();
  }
}
