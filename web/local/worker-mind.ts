import type { Job, Letter, Report, ResultOf } from '@tafelrunde/bots';
import { painted } from '../parts/after-paint.ts';
import type { Mind } from './mind.ts';

/** An entry of the same build (build/vite.config.ts): it shares the rules with the page instead of loading them again. */
const WORKER = '/thinker.js';

/** A mind in two web workers: a bot that thinks for long does not keep anybody from seeing odds. */
export function workerMind(): Mind {
  const bots = new Colleague();
  const looks = new Colleague();
  return {
    async think(job, signal) {
      // People see first what a bot answers to; on a small machine its thinking would hold up the painting.
      if (job.do === 'decide') await painted();
      return (job.do === 'odds' ? looks : bots).ask(job, signal);
    },
    close() {
      bots.close();
      looks.close();
    },
  };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** One worker, hired when it is first asked something. */
class Colleague {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  ask<J extends Job>(job: J, signal?: AbortSignal): Promise<ResultOf<J>> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    this.#worker ??= this.#hire();
    const number = ++this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(number, { resolve, reject });
    this.#write({ number, job });
    signal?.addEventListener('abort', () => this.#callOff(number, signal.reason));
    return promise as Promise<ResultOf<J>>;
  }

  #callOff(number: number, reason: Error): void {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    this.#waiting.delete(number);
    this.#write({ number, job: null });
    waiting.reject(reason);
  }

  #write(letter: Letter): void {
    this.#worker?.postMessage(letter);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #hire(): Worker {
    const worker = new Worker(WORKER, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      const waiting = this.#waiting.get(data.number);
      this.#waiting.delete(data.number);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else if ('result' in data) waiting?.resolve(data.result);
    };
    worker.onerror = event => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.close();
    };
    return worker;
  }
}
