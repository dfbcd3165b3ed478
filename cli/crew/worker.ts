import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
import type { Shift } from './crew.ts';
import { type Orders, type Results, TASKS, type TaskName } from './tasks.ts';

/** Works on one task as long as it is sent numbers. */
function work<T extends TaskName>(game: Game, task: T, orders: Orders[T]): void {
  parentPort?.on('message', (numbers: readonly number[]) => {
    const begun = performance.now();
    const results = numbers.map((number): [number, Results[T]] => [number, TASKS[task](game, orders, number)]);
    const shift: Shift<Results[T]> = { results, milliseconds: performance.now() - begun };
    parentPort?.postMessage(shift);
  });
}

const { task, orders } = workerData as { readonly task: TaskName; readonly orders: Orders[TaskName] };
work(await gameById(orders.game), task, orders);
