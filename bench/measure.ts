import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from './report.ts';
import type { Figure, Section, TimedSection } from './section.ts';
import type { Job, Slice } from './worker.ts';

const ROUNDS = 15;
const CLOSING_MS = 2_000;

/** The values of every figure of a section by key, one for each round. */
export type Rounds = Readonly<Record<string, readonly number[]>>;

export const measure = (section: Section, seconds: number): Promise<Rounds> =>
  'measure' in section ? section.measure() : takeTurns(section, seconds);

/**
 * Times all contenders of a section in turns (A B C A B C ...), each in its own isolate and never two at once:
 * whatever else the machine does hits all alike. `seconds` is for each contender.
 */
async function takeTurns(section: TimedSection, seconds: number): Promise<Rounds> {
  const contenders = [...Map.groupBy(section.figures, ({ key, by = key }) => by)].map(([key, figures]) => ({
    figures,
    worker: startWorker({ module: section.contenders.href, key }),
  }));
  const rounds: Record<string, number[]> = Object.fromEntries(section.figures.map(({ key }) => [key, []]));
  try {
    for (const { worker } of contenders) await work(worker, seconds / 3);
    for (let round = 0; round < ROUNDS; round++)
      for (const { figures, worker } of contenders) {
        const slice = await work(worker, seconds / ROUNDS);
        for (const figure of figures) rounds[figure.key]?.push(valueIn(figure, slice));
      }
  } finally {
    await Promise.all(contenders.map(({ worker }) => closed(worker)));
  }
  return rounds;
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

function valueIn({ key, unit }: Figure, { count, seconds, read }: Slice): number {
  if (read[key]) return median(read[key]);
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
