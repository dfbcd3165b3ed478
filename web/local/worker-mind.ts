import { painted } from '../parts/after-paint.ts';
import type { Mind } from './mind.ts';
import type { Letter, Order, Report } from './worker.ts';

/** An entry of the same build (build/vite.config.ts): it shares the rules with the page instead of loading them again. */
const WORKER = '/thinker.js';

/** A mind in two web workers: a bot that thinks for long does not keep anybody from seeing odds. */
export function workerMind(): Mind {
  const bots = new Colleague();
  const looks = new Colleague();
  return {
    // People see first what a bot answers to; on a small machine its thinking would hold up the painting.
    async decide(standing, bot, table) {
      await painted();
      return bots.ask({ do: 'decide', standing, bot, table });
    },
    odds: (standing, option, lang, signal) => looks.ask({ do: 'odds', standing, option, lang }, signal),
    advise: standing => bots.ask({ do: 'advise', standing }),
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

  ask<T>(order: Order, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    this.#worker ??= this.#hire();
    const number = ++this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(number, { resolve, reject });
    this.#write({ number, order });
    signal?.addEventListener('abort', () => this.#callOff(number, signal.reason));
    return promise as Promise<T>;
  }

  #callOff(number: number, reason: Error): void {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    this.#waiting.delete(number);
    this.#write({ number, order: null });
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
      else waiting?.resolve(data.result);
    };
    worker.onerror = event => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.close();
    };
    return worker;
  }
}
