import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Messages } from '../messages/index.ts';
import { Progress } from './progress.ts';
import type { Orders, Results, TaskName } from './tasks.ts';

export interface Done<R> {
  /** Results in the order of their numbers, whoever worked them out; gaps if it was interrupted. */
  readonly results: readonly R[];
  readonly interrupted: boolean;
  readonly seconds: number;
}

export const defaultWorkers = (count: number): number => Math.max(1, Math.min(count, availableParallelism()));

/** Works through numbers 0 to count-1 on several threads. Ctrl-C stops it and keeps what is done. */
export async function workThrough<T extends TaskName>(
  task: T,
  orders: Orders[T],
  count: number,
  workers: number,
  m: Messages,
): Promise<Done<Results[T]>> {
  const found = new Map<number, Results[T]>();
  const how = await workOn(task, orders, { count }, workers, m, (number, result) => found.set(number, result));
  const results = [...found].sort(([a], [b]) => a - b).map(([, result]) => result);
  return { results, ...how };
}

/** Which numbers: as many as these, from 0 on, without those to be left out. */
export interface Numbers {
  readonly count: number;
  readonly without?: ReadonlySet<number>;
}

/** The same for some of the numbers; `each` gets every result as soon as it is there, in no particular order. */
export async function workOn<T extends TaskName>(
  task: T,
  orders: Orders[T],
  numbers: Numbers,
  workers: number,
  m: Messages,
  each: (number: number, result: Results[T]) => void,
): Promise<{ readonly interrupted: boolean; readonly seconds: number }> {
  const begun = performance.now();
  const open = numbers.count - (numbers.without?.size ?? 0);
  const progress = new Progress(open, m);
  const size = Math.min(workers, open);
  const shifts = new Shifts(numbers, size);
  let interrupted = false;
  let done = 0;
  const crew = Array.from(
    { length: size },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { task, orders } }),
  );
  const stop = (): void => {
    interrupted = true;
    for (const worker of crew) void worker.terminate();
  };
  const employ = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let waiting = 0;
      const giveWork = (): void => {
        const shift = shifts.next();
        if (shift.length > 0) {
          waiting++;
          worker.postMessage(shift);
        } else if (waiting === 0) void worker.terminate();
      };
      worker.on('message', ({ results, milliseconds }: Shift<Results[T]>) => {
        if (interrupted) return;
        try {
          for (const [number, result] of results) each(number, result);
        } catch (error) {
          reject(error);
          return;
        }
        done += results.length;
        waiting--;
        shifts.took(results.length, milliseconds);
        progress.show(done);
        giveWork();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      giveWork();
      // One shift is always waiting, so that nobody is idle while results are put away.
      giveWork();
    });
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    await Promise.all(crew.map(employ));
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
    progress.end();
    for (const worker of crew) void worker.terminate();
  }
  return { interrupted, seconds: (performance.now() - begun) / 1_000 };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What a worker sends back after a shift. */
export interface Shift<R> {
  readonly results: readonly (readonly [number: number, result: R])[];
  readonly milliseconds: number;
}

/** A shift should take about this long: short enough to show progress, long enough not to count. */
const SHIFT = 100;
const MOST = 500;

/** Cuts the work into shifts: one number at first, more when they prove quick, few towards the end. */
class Shifts {
  readonly #numbers: Numbers;
  readonly #workers: number;
  #next = 0;
  #pace = Number.POSITIVE_INFINITY;

  constructor(numbers: Numbers, workers: number) {
    this.#numbers = numbers;
    this.#workers = workers;
  }

  next(): readonly number[] {
    const { count, without } = this.#numbers;
    const even = Math.ceil((count - this.#next) / this.#workers / 4);
    const size = Math.max(1, Math.min(Math.floor(SHIFT / this.#pace), even, MOST));
    const shift: number[] = [];
    for (; this.#next < count && shift.length < size; this.#next++)
      if (!without?.has(this.#next)) shift.push(this.#next);
    return shift;
  }

  took(count: number, milliseconds: number): void {
    this.#pace = Math.max(0.01, milliseconds / count);
  }
}
