import type { Game } from '@tafelrunde/engine';
import type { Job } from './jobs.ts';
import { Thinker, type Work } from './thinker.ts';

declare const performance: { now(): number };

/** A job with its number; without one: the job of this number is called off. */
export interface Letter {
  readonly number: number;
  readonly job: Job | null;
}

/** What became of a job. One that was called off is reported, too: whoever did it is free again. */
export type Report = { readonly number: number } & (
  | { readonly result: unknown }
  | { readonly error: string }
  | { readonly calledOff: true }
);

export interface WorkbenchOptions {
  readonly gameOf: (id: string) => Game | Promise<Game>;
  readonly report: (report: Report) => void;
  /** Lets letters that have come in be read. */
  readonly breathe: () => Promise<void>;
}

/** So many milliseconds without looking whether there is mail. */
const SLICE = 8;

/** Where jobs are done, in a thread or a worker: in slices, so that a job nobody wants any more can be dropped. */
export class Workbench {
  readonly #options: WorkbenchOptions;
  readonly #thinker = new Thinker();
  readonly #wanted = new Set<number>();

  constructor(options: WorkbenchOptions) {
    this.#options = options;
  }

  async receive({ number, job }: Letter): Promise<void> {
    if (job === null) {
      this.#wanted.delete(number);
      return;
    }
    this.#wanted.add(number);
    const report = await this.#carryOut(number, job);
    this.#wanted.delete(number);
    this.#options.report(report);
  }

  async #carryOut(number: number, job: Job): Promise<Report> {
    try {
      const game = await this.#options.gameOf(job.game);
      await game.prepare?.(job.record.config);
      return await this.#inSlices(number, this.#thinker.work(game, job));
    } catch (error) {
      return { number, error: error instanceof Error ? error.message : String(error) };
    }
  }

  async #inSlices(number: number, work: Work<unknown>): Promise<Report> {
    while (this.#wanted.has(number)) {
      const until = performance.now() + SLICE;
      do {
        const { done, value } = work.next();
        if (done) return { number, result: value };
      } while (performance.now() < until);
      await this.#options.breathe();
    }
    return { number, calledOff: true };
  }
}
