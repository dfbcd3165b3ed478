import { Worker } from 'node:worker_threads';
import type { Job, Letter, Report } from '@tafelrunde/bots';

interface UnderWay {
  readonly number: number;
  readonly resolve: (report: Report) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  readonly ended: () => void;
}

/** One thread, replaced when it is lost. It does one job at a time, and is free again when it has reported on it. */
export class Thread {
  readonly #program: URL;
  readonly #trouble: (what: string, error: unknown) => void;
  readonly #freed: () => void;
  #worker: Worker | null = null;
  #current: UnderWay | null = null;
  #asked = 0;
  #closed = false;

  constructor(program: URL, trouble: (what: string, error: unknown) => void, freed: () => void) {
    this.#program = program;
    this.#trouble = trouble;
    this.#freed = freed;
  }

  get isFree(): boolean {
    return this.#current === null && !this.#closed;
  }

  /** `ended` is called before the thread is given its next job. */
  think(job: Job, patience: number, signal: AbortSignal | undefined, ended: () => void): Promise<Report> {
    return new Promise((resolve, reject) => {
      const number = ++this.#asked;
      const timer = setTimeout(() => this.#lost(new Error('The thread did not answer in time.')), patience);
      this.#current = { number, resolve, reject, timer, ended };
      this.#worker ??= this.#hire();
      this.#worker.ref();
      this.#write({ number, job });
      signal?.addEventListener('abort', () => this.#current?.number === number && this.#write({ number, job: null }), {
        once: true,
      });
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #write(letter: Letter): void {
    this.#worker?.postMessage(letter);
  }

  #hire(): Worker {
    const worker = new Worker(this.#program);
    worker.on('message', (report: Report) => {
      if (this.#worker === worker && report.number === this.#current?.number)
        this.#finish(({ resolve }) => resolve(report));
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
    this.#finish(({ reject }) => reject(error));
  }

  #finish(settle: (current: UnderWay) => void): void {
    const current = this.#current;
    if (current === null) return;
    clearTimeout(current.timer);
    current.ended();
    this.#current = null;
    // An idle thread keeps nobody from going home.
    this.#worker?.unref();
    settle(current);
    if (!this.#closed) this.#freed();
  }
}
