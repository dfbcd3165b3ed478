// One thread for all changes: Vitest starts a new one for every run of a test file and loads everything again, which takes
// ten times as long as the tests themselves. A change is switched on by a variable, so the code in memory can stay.
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>[1];

let kept: ThreadsPoolWorker | null = null;

class KeptThread implements PoolWorker {
  readonly name = 'kept';
  readonly #options: PoolOptions;
  readonly #listeners: [event: string, listener: Listener][] = [];
  /** What is worked out while code is loaded ("static") can only be changed by loading it anew. */
  readonly #fresh: boolean;
  #thread: ThreadsPoolWorker;
  #dismissed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    const told = options.project.getProvidedContext() as { readonly mutantActivation?: string };
    this.#fresh = told.mutantActivation === 'static';
    this.#thread = (this.#fresh ? null : kept) ?? new ThreadsPoolWorker(this.#options);
  }

  async start(): Promise<void> {
    if (this.#thread === kept) return;
    await this.#thread.start();
    if (!this.#fresh) kept = this.#thread;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop' || this.#fresh) {
      this.#thread.send(message);
      return;
    }
    this.#dismissed = true;
    for (const [event, listener] of this.#listeners)
      if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
  }

  /** A thread that is stopped without having been asked to hangs, and is of no more use. */
  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread.off(event, listener);
    if (this.#dismissed) return;
    if (kept === this.#thread) kept = null;
    await this.#thread.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

export const keptThread = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions): PoolWorker => new KeptThread(options),
};
