import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Section, Unit } from './section.ts';
import type { Job, Slice } from './worker.ts';

const ROUNDS = 15;
const CLOSING_MS = 2_000;

/** The values of every figure of a section by key, one for each round. */
export type Rounds = Readonly<Record<string, readonly number[]>>;

/**
 * Times all contenders of a section in turns (A B C A B C ...), each in its own isolate and never two at once:
 * whatever else the machine does hits all alike. `seconds` is for each contender.
 */
export async function measure(section: Section, seconds: number): Promise<Rounds> {
  const contenders = section.figures.map(figure => ({
    figure,
    worker: startWorker({ module: section.contenders.href, key: figure.key }),
    samples: [] as number[],
  }));
  try {
    for (const { worker } of contenders) await work(worker, seconds / 3);
    for (let round = 0; round < ROUNDS; round++)
      for (const { figure, worker, samples } of contenders)
        samples.push(valueIn(figure.unit, await work(worker, seconds / ROUNDS)));
  } finally {
    await Promise.all(contenders.map(({ worker }) => closed(worker)));
  }
  return Object.fromEntries(contenders.map(({ figure, samples }) => [figure.key, samples]));
}

/** Processes of a contender end with it. */
async function closed(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit');
  worker.postMessage('close');
  await Promise.race([gone, new Promise(done => setTimeout(done, CLOSING_MS))]);
  await worker.terminate();
}

function startWorker(job: Job): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
}

async function work(worker: Worker, seconds: number): Promise<Slice> {
  worker.postMessage(seconds);
  const [slice] = (await once(worker, 'message')) as [Slice];
  return slice;
}

function valueIn(unit: Unit, { count, seconds }: Slice): number {
  switch (unit) {
    case 'decisions/s':
    case 'games/s':
      return count / seconds;
    case 'ms':
      return (seconds / count) * 1e3;
    case 'µs':
      return (seconds / count) * 1e6;
  }
}
