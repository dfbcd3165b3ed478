// One contender in its own isolate: own heap, own compiled code, so that no contender spoils another's types or garbage.
import { parentPort, workerData } from 'node:worker_threads';
import type { Contenders } from './contender.ts';

export interface Job {
  readonly module: string;
  readonly key: string;
}

/** What was done in a slice of time. */
export interface Slice {
  readonly count: number;
  readonly seconds: number;
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
  let told = 0;
  while (busy < seconds * 1000) {
    const waited = contender.prepare?.();
    if (waited) await waited;
    const from = performance.now();
    const done = contender.run();
    const work = done instanceof Promise ? await done : done;
    const took = performance.now() - from;
    busy += took;
    count += typeof work === 'number' ? work : work.count;
    told += typeof work === 'number' ? took : work.milliseconds;
  }
  return { count, seconds: told / 1000 };
}
