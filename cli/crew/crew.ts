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
  const begun = performance.now();
  const found = new Map<number, Results[T]>();
  const progress = new Progress(count, m);
  const crew = Array.from(
    { length: Math.min(workers, count) },
    (_, first) =>
      new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { task, orders, first, step: workers, count },
      }),
  );
  let interrupted = false;
  const stop = (): void => {
    interrupted = true;
    for (const worker of crew) void worker.terminate();
  };
  process.on('SIGINT', stop);
  try {
    await Promise.all(
      crew.map(
        worker =>
          new Promise<void>((resolve, reject) => {
            worker.on('message', ([number, result]: [number, Results[T]]) => {
              found.set(number, result);
              progress.show(found.size);
            });
            worker.on('error', reject);
            worker.on('exit', () => resolve());
          }),
      ),
    );
  } finally {
    process.removeListener('SIGINT', stop);
    progress.end();
    if (found.size < count) for (const worker of crew) void worker.terminate();
  }
  const results = [...found].sort(([a], [b]) => a - b).map(([, result]) => result);
  return { results, interrupted, seconds: (performance.now() - begun) / 1_000 };
}
