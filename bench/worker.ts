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

parentPort?.on('message', (seconds: number) => parentPort?.postMessage(workFor(seconds)));

function workFor(seconds: number): Slice {
  let count = 0;
  let busy = 0;
  while (busy < seconds * 1000) {
    contender.prepare?.();
    const from = performance.now();
    count += contender.run();
    busy += performance.now() - from;
  }
  return { count, seconds: busy / 1000 };
}
