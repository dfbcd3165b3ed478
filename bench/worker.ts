// One contender in its own isolate: own heap, own compiled code, so that no contender spoils another's types or garbage.
import { parentPort, workerData } from 'node:worker_threads';
import type { Contenders } from './contender.ts';

export interface Job {
  readonly module: string;
  readonly key: string;
}

/** What was done in a slice of time, or what was read in it, time after time. */
export interface Slice {
  readonly count: number;
  readonly seconds: number;
  readonly read: Readonly<Record<string, readonly number[]>>;
}

const { module, key } = workerData as Job;
const { contenders } = (await import(module)) as { contenders: Contenders };
const make = contenders[key];
if (!make) throw new Error(`${module} has no contender "${key}".`);
const contender = make();

parentPort?.on('message', async (seconds: number | 'close') => {
  if (seconds === 'close') {
    await contender.close?.();
    parentPort?.close();
  } else parentPort?.postMessage(await workFor(seconds));
});

async function workFor(seconds: number): Promise<Slice> {
  let count = 0;
  let busy = 0;
  const read: Record<string, number[]> = {};
  while (busy < seconds * 1000) {
    const waited = contender.prepare?.();
    if (waited) await waited;
    const from = performance.now();
    const done = contender.run();
    const work = done instanceof Promise ? await done : done;
    busy += performance.now() - from;
    if (typeof work === 'number') count += work;
    else for (const [figure, value] of Object.entries(work)) read[figure] = [...(read[figure] ?? []), value];
  }
  return { count, seconds: busy / 1000, read };
}
