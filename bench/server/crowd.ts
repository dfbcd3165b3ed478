import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A match with both its players at their own sockets. */
export interface Pair {
  /** Whoever must decide decides; the promise is kept when the server has acknowledged it. */
  decide(): Promise<void>;
  close(): void;
}

export type Sits = (url: string) => Promise<Pair>;

const SEATED_AT_ONCE = 50;

/** A server in a process of its own, and people at many tables. */
export class Crowd {
  readonly #pairs: Pair[];
  /** The last decision of each pair: the next one waits for it. */
  readonly #last = new Map<Pair, Promise<void>>();
  readonly #stop: () => void;
  #next = 0;

  private constructor(pairs: Pair[], stop: () => void) {
    this.#pairs = pairs;
    this.#stop = stop;
  }

  static async at(program: string, sits: Sits, matches: number): Promise<Crowd> {
    const node = fork(fileURLToPath(new URL(program, import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [url] = (await once(node, 'message')) as [string];
    const pairs: Pair[] = [];
    while (pairs.length < matches) {
      const some = Math.min(SEATED_AT_ONCE, matches - pairs.length);
      pairs.push(...(await Promise.all(Array.from({ length: some }, () => sits(url)))));
    }
    return new Crowd(pairs, () => node.kill());
  }

  /** All tables at once, one decision each. */
  async once(): Promise<number> {
    await Promise.all(this.#pairs.map(pair => this.#decide(pair)));
    return this.#pairs.length;
  }

  /** So many decisions a second, spread evenly over time and tables; returns how long each took, in milliseconds, sorted. */
  async evenly(perSecond: number, seconds: number): Promise<number[]> {
    const taken: Promise<number>[] = [];
    const begun = performance.now();
    for (let i = 0; i < perSecond * seconds; i++) {
      const due = begun + (i * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await new Promise(done => setTimeout(done, wait));
      taken.push(this.#timed());
    }
    return (await Promise.all(taken)).sort((a, b) => a - b);
  }

  async #timed(): Promise<number> {
    const pair = this.#pairs[this.#next++ % this.#pairs.length] as Pair;
    const from = performance.now();
    await this.#decide(pair);
    return performance.now() - from;
  }

  #decide(pair: Pair): Promise<void> {
    const decided = (this.#last.get(pair) ?? Promise.resolve()).then(() => pair.decide());
    this.#last.set(pair, decided);
    return decided;
  }

  close(): void {
    for (const pair of this.#pairs) pair.close();
    this.#stop();
  }
}
