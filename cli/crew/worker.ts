import { parentPort, workerData } from 'node:worker_threads';
import { type Orders, TASKS, type TaskName } from './tasks.ts';

/** What a worker is told: every `step`-th number from `first` on is its own. */
interface Shift<T extends TaskName> {
  readonly task: T;
  readonly orders: Orders[T];
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

function work<T extends TaskName>({ task, orders, first, step, count }: Shift<T>): void {
  for (let number = first; number < count; number += step)
    parentPort?.postMessage([number, TASKS[task](orders, number)]);
}

work(workerData as Shift<TaskName>);
