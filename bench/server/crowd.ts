import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { leaveServerCore, onServerCore } from './cores.ts';

/** A match with both its players at their own sockets. */
export interface Pair {
  /** Where the last match is over the next one is begun. */
  ready(): Promise<void>;
  /** Whoever must decide decides; the promise is kept when the server has acknowledged it. */
  decide(): Promise<void>;
  close(): void;
}

export type Sits = (url: string) => Promise<Pair>;

/** What a server of the benchmark tells its parent: first where it is, later how much processor time it has used. */
export type FromNode = { readonly url: string } | Used;

export interface Used {
  readonly cpuMilliseconds: number;
  /** The most its main thread has worked between two looks around since it was last asked, by its processor time. */
  readonly longestMilliseconds: number;
}

const SEATED_AT_ONCE = 50;

/** A server in a process of its own, on a core of its own, and people at many tables. */
export class Crowd {
  readonly #pairs: Pair[];
  readonly #node: ChildProcess;
  readonly #goBack: () => void;
  /** The last decision of each pair: the next one waits for it. */
  readonly #last = new Map<Pair, Promise<unknown>>();
  #next = 0;

  /** Where the server is. */
  readonly url: string;

  private constructor(url: string, pairs: Pair[], node: ChildProcess, goBack: () => void) {
    this.url = url;
    this.#pairs = pairs;
    this.#node = node;
    this.#goBack = goBack;
  }

  static async at(program: string, sits: Sits, matches: number): Promise<Crowd> {
    const goBack = leaveServerCore();
    const [command, ...args] = onServerCore([process.execPath, fileURLToPath(new URL(program, import.meta.url))]);
    const node = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [{ url }] = (await once(node, 'message')) as [{ url: string }];
    const pairs: Pair[] = [];
    while (pairs.length < matches) {
      const some = Math.min(SEATED_AT_ONCE, matches - pairs.length);
      pairs.push(...(await Promise.all(Array.from({ length: some }, () => sits(url)))));
    }
    return new Crowd(url, pairs, node, goBack);
  }

  /** All tables decide as fast as the server acknowledges, until the last one has heard. */
  async busily(seconds: number): Promise<{ perSecond: number; cpuMicroseconds: number }> {
    const { cpuMilliseconds: used } = await this.used();
    const begun = performance.now();
    let answers = 0;
    const playOn = async (pair: Pair): Promise<void> => {
      while (performance.now() < begun + seconds * 1000) {
        await this.#decide(pair);
        answers++;
      }
    };
    await Promise.all(this.#pairs.map(playOn));
    const took = performance.now() - begun;
    const spent = (await this.used()).cpuMilliseconds - used;
    return { perSecond: (answers * 1000) / took, cpuMicroseconds: (spent * 1000) / answers };
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

  /** Beginning a match is no answer: that is not counted. */
  #timed(): Promise<number> {
    const pair = this.#pairs[this.#next++ % this.#pairs.length] as Pair;
    return this.#inTurn(pair, async () => {
      await pair.ready();
      const from = performance.now();
      await pair.decide();
      return performance.now() - from;
    });
  }

  #decide(pair: Pair): Promise<void> {
    return this.#inTurn(pair, async () => {
      await pair.ready();
      await pair.decide();
    });
  }

  #inTurn<T>(pair: Pair, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(pair) ?? Promise.resolve()).then(work);
    this.#last.set(pair, done);
    return done;
  }

  async used(): Promise<Used> {
    this.#node.send('used');
    const [used] = (await once(this.#node, 'message')) as [Used];
    return used;
  }

  close(): void {
    for (const pair of this.#pairs) pair.close();
    this.#node.kill();
    this.#goBack();
  }
}
