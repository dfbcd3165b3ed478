import { parentPort, workerData } from 'node:worker_threads';
import { play } from './play.ts';

/** Told to play one game at a time; says when it is ready for the next. */
const { seed } = workerData as { readonly seed: string };
parentPort?.on('message', ({ number, seats }: { number: number; seats: number }) => {
  parentPort?.postMessage(play(seed, number, seats));
});
