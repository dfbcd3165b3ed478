import { availableParallelism } from 'node:os';
import type { Job, Report, ResultOf } from '@tafelrunde/bots';
import { Thread } from './pool-thread.ts';

export interface PoolOptions {
  readonly threads?: number;
  /** A thread that has not answered by then is replaced. */
  readonly patience?: number;
  /** How often a job is begun before it is given up. */
  readonly tries?: number;
  /** The program of a thread; another one in tests. */
  readonly program?: URL;
  readonly trouble?: (what: string, error: unknown) => void;
}

export interface Asking {
  /** Whoever no longer wants to know calls it off: the promise is broken then, and the thread does something else. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds this job may take, where that is not what the pool allows all of them. */
  readonly patience?: number;
}

interface Waiting extends Asking {
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
 * The threads that think, of a server or of the terminal. Tables take turns: one that asks for much waits for itself, not the others for it. A
 * thread that crashes or stays silent is replaced and its job begun anew.
 */
export class Pool {
  readonly #threads: Thread[];
  readonly #queues = new Map<string, Waiting[]>();
  readonly #patience: number;
  readonly #tries: number;
  #closed = false;

  constructor({ threads = Math.max(1, availableParallelism() - 1), ...options }: PoolOptions = {}) {
    const program = options.program ?? new URL('./thread.ts', import.meta.url);
    const trouble = options.trouble ?? (() => undefined);
    this.#patience = options.patience ?? PATIENCE_MS;
    this.#tries = options.tries ?? TRIES;
    this.#threads = Array.from({ length: threads }, () => new Thread(program, trouble, () => this.#next()));
  }

  think<J extends Job>(table: string, job: J, asking: Asking = {}): Promise<ResultOf<J>> {
    return new Promise<ResultOf<J>>((resolve, reject) => {
      const queue = this.#queues.get(table) ?? [];
      const { signal } = asking;
      if (signal?.aborted) return reject(signal.reason);
      if (this.#closed || queue.length >= MOST_WAITING) return reject(new Busy('Too much to think about.'));
      const waiting: Waiting = { ...asking, job, resolve: resolve as (value: never) => void, reject, tries: 0 };
      queue.push(waiting);
      this.#queues.set(table, queue);
      signal?.addEventListener('abort', () => this.#leaveOut(waiting), { once: true });
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

  /** One that waits is called off; one that is under way hears of it in its thread. */
  #leaveOut(waiting: Waiting): void {
    waiting.reject(waiting.signal?.reason as Error);
    for (const [table, queue] of this.#queues) {
      const at = queue.indexOf(waiting);
      if (at >= 0) queue.splice(at, 1);
      if (queue.length === 0) this.#queues.delete(table);
    }
  }

  #next(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue;
      const waiting = this.#take();
      if (!waiting) return;
      thread.think(waiting.job, waiting.patience ?? this.#patience, waiting.signal).then(
        report => settle(waiting, report),
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
    if (this.#closed || ++waiting.tries >= this.#tries || waiting.signal?.aborted) waiting.reject(error);
    else {
      this.#queues.set('', [...(this.#queues.get('') ?? []), waiting]);
      this.#next();
    }
  }
}

/** What was called off has been answered already. */
function settle({ resolve, reject }: Waiting, report: Report): void {
  if ('result' in report) resolve(report.result as never);
  else if ('error' in report) reject(new Error(report.error));
}
