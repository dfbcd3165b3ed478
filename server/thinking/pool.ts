import { availableParallelism } from 'node:os';
import { botById, type Job, type Report, type ResultOf } from '@tafelrunde/bots';
import { FairQueue } from './fair-queue.ts';
import { Thread } from './pool-thread.ts';

export interface PoolOptions {
  readonly threads?: number;
  /** One more thread, which does nothing but what is done at once: nobody's quick bot waits for another's slow one. */
  readonly quickLane?: boolean;
  /** A thread that has not answered by then is replaced. */
  readonly patience?: number;
  /** How often a job is begun before it is given up. */
  readonly tries?: number;
  /** The program of a thread; another one in tests. */
  readonly program?: URL;
  readonly trouble?: (what: string, error: unknown) => void;
  /** Milliseconds on a clock that only goes forward. */
  readonly now?: () => number;
}

export interface Asking {
  /** Whoever no longer wants to know calls it off: the promise is broken then, and the thread does something else. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds this job may take, where that is not what the pool allows all of them. */
  readonly patience?: number;
  /** Told when a thread begins with it. */
  readonly begun?: () => void;
}

interface Waiting extends Asking {
  readonly path: Path;
  readonly job: Job;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

/** Whom a job is for: from the largest group of those who share to the smallest. */
export type Path = readonly string[];

/** Jobs of one table that wait; a full queue refuses more. */
const MOST_WAITING = 64;
const PATIENCE_MS = 15_000;
const TRIES = 2;
/** What a job is taken to cost while it is under way; afterwards it is what it took. */
const EXPECTED_MS = 1_000;
const LEAST_MS = 1;

/** The pool has too much to do for this table already. */
export class Busy extends Error {}

/**
 * The threads that think, of a server or of the terminal. Those who share them take turns by what they have used, people before their tables: one
 * that asks for much waits for itself, not the others for it. A thread that crashes or stays silent is replaced and its job begun anew.
 */
export class Pool {
  readonly #threads: Thread[];
  readonly #quickThread: Thread | null;
  readonly #long = new FairQueue<Waiting>();
  readonly #quick = new FairQueue<Waiting>();
  readonly #patience: number;
  readonly #tries: number;
  readonly #now: () => number;
  #closed = false;

  constructor({ threads = Math.max(1, availableParallelism() - 1), ...options }: PoolOptions = {}) {
    const program = options.program ?? new URL('./thread.ts', import.meta.url);
    const trouble = options.trouble ?? (() => undefined);
    this.#patience = options.patience ?? PATIENCE_MS;
    this.#tries = options.tries ?? TRIES;
    this.#now = options.now ?? (() => performance.now());
    const thread = (): Thread => new Thread(program, trouble, () => this.#next());
    this.#threads = Array.from({ length: threads }, thread);
    this.#quickThread = options.quickLane ? thread() : null;
  }

  think<J extends Job>(path: Path, job: J, asking: Asking = {}): Promise<ResultOf<J>> {
    return new Promise<ResultOf<J>>((resolve, reject) => {
      const { signal } = asking;
      if (signal?.aborted) return reject(signal.reason);
      if (this.#closed || this.waitingBelow(path) >= MOST_WAITING) return reject(new Busy('Too much to think about.'));
      const waiting: Waiting = { ...asking, path, job, resolve: resolve as (value: never) => void, reject, tries: 0 };
      this.#queueOf(job).push(path, waiting);
      signal?.addEventListener('abort', () => this.#leaveOut(waiting), { once: true });
      this.#next();
    });
  }

  /** How many jobs wait. */
  get waiting(): number {
    return this.#long.size + this.#quick.size;
  }

  waitingBelow(path: Path): number {
    return this.#long.below(path) + this.#quick.below(path);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of [this.#quick, this.#long])
      for (const { reject } of queue.drain()) reject(new Busy('The house closes.'));
    await Promise.all([...this.#threads, this.#quickThread].map(thread => thread?.close()));
  }

  #queueOf(job: Job): FairQueue<Waiting> {
    return isQuick(job) ? this.#quick : this.#long;
  }

  /** One that waits is called off; one that is under way hears of it in its thread. */
  #leaveOut(waiting: Waiting): void {
    waiting.reject(waiting.signal?.reason as Error);
    this.#queueOf(waiting.job).remove(waiting.path, waiting);
  }

  #next(): void {
    if (this.#quickThread?.isFree) this.#begin(this.#quickThread, this.#quick);
    // Without a lane of its own what is quick comes first; with one it is helped out there.
    const order = this.#quickThread ? [this.#long, this.#quick] : [this.#quick, this.#long];
    for (const thread of this.#threads)
      for (const queue of order) if (thread.isFree && queue.size > 0) this.#begin(thread, queue);
  }

  #begin(thread: Thread, queue: FairQueue<Waiting>): void {
    const waiting = queue.take();
    if (!waiting) return;
    const { path, job, patience = this.#patience, signal } = waiting;
    const from = this.#now();
    queue.charge(path, EXPECTED_MS);
    waiting.begun?.();
    thread
      .think(job, patience, signal, () => queue.charge(path, Math.max(LEAST_MS, this.#now() - from) - EXPECTED_MS))
      .then(
        report => settle(waiting, report),
        error => this.#again(waiting, error as Error),
      );
  }

  #again(waiting: Waiting, error: Error): void {
    if (this.#closed || ++waiting.tries >= this.#tries || waiting.signal?.aborted) waiting.reject(error);
    else {
      this.#queueOf(waiting.job).push(waiting.path, waiting);
      this.#next();
    }
  }
}

/** Bots that do not search answer in a few milliseconds. */
const isQuick = (job: Job): boolean => job.do === 'decide' && botById(job.bot).decideInSteps === undefined;

/** What was called off has been answered already. */
function settle({ resolve, reject }: Waiting, report: Report): void {
  if ('result' in report) resolve(report.result as never);
  else if ('error' in report) reject(new Error(report.error));
}
