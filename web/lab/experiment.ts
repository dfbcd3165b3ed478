import type { Game } from '@tafelrunde/engine';
import { Ledger, type Orders, type Report, summarise } from '@tafelrunde/lab';
import type { Player } from './player.ts';

export interface Progress {
  readonly stands: 'running' | 'done' | 'cancelled' | 'failed';
  readonly played: number;
  readonly games: number;
  /** How long the rest will take, as far as one can tell by now. */
  readonly secondsLeft: number | null;
  readonly report: Report | null;
  /** Why it failed. */
  readonly failure: string;
}

/** A player gets so many games at once: few enough to see them come in, many enough not to wait for the post. */
const BATCH = 8;
/** Reports are made in this rhythm while games come in, in milliseconds, and never take more than a fifth of the time. */
const RHYTHM = 400;
const SHARE = 5;

/** Games between bots, played by several players at once. The report is the same whoever plays which game and when. */
export class Experiment {
  readonly orders: Orders;
  readonly #ledger: Ledger;
  readonly #games: number;
  readonly #players: readonly Player[];
  readonly #listeners = new Set<() => void>();
  readonly #begun: number;
  readonly #clock: () => number;
  #next = 0;
  #due = 0;
  #progress: Progress;

  constructor(
    game: Game,
    orders: Orders,
    games: number,
    players: readonly Player[],
    clock: () => number = () => performance.now(),
  ) {
    this.orders = orders;
    this.#ledger = new Ledger(game, orders);
    this.#games = games;
    this.#players = players;
    this.#clock = clock;
    this.#begun = clock();
    this.#progress = { stands: 'running', played: 0, games, secondsLeft: null, report: null, failure: '' };
    void this.#run();
  }

  get progress(): Progress {
    return this.#progress;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Stops; what was played until now counts. */
  cancel(): void {
    if (this.#progress.stands === 'running') this.#end('cancelled');
  }

  async #run(): Promise<void> {
    try {
      await Promise.all(this.#players.map(player => this.#employ(player)));
      if (this.#progress.stands === 'running') this.#end('done');
    } catch (error) {
      if (this.#progress.stands === 'running')
        this.#end('failed', error instanceof Error ? error.message : String(error));
    }
  }

  async #employ(player: Player): Promise<void> {
    for (let numbers = this.#take(); numbers.length > 0; numbers = this.#take()) {
      const diaries = await player.play({ orders: this.orders, numbers });
      if (this.#progress.stands !== 'running') return;
      for (const diary of diaries) this.#ledger.add(diary);
      this.#tell();
    }
  }

  /** Towards the end the batches shrink, so that nobody waits for the last one. */
  #take(): number[] {
    const left = this.#games - this.#next;
    const size = Math.min(left, Math.max(1, Math.min(BATCH, Math.ceil(left / this.#players.length / 4))));
    const numbers = Array.from({ length: size }, (_, i) => this.#next + i);
    this.#next += size;
    return numbers;
  }

  get #played(): number {
    return this.#ledger.games + this.#ledger.failures.length;
  }

  #tell(): void {
    const now = this.#clock();
    if (now < this.#due) return;
    const report = summarise(this.#ledger, this.#games);
    const took = this.#clock() - now;
    this.#due = now + Math.max(RHYTHM, took * SHARE);
    const perGame = (now - this.#begun) / 1000 / this.#played;
    this.#publish({
      ...this.#progress,
      played: this.#played,
      secondsLeft: perGame * (this.#games - this.#played),
      report,
    });
  }

  #end(stands: Progress['stands'], failure = ''): void {
    for (const player of this.#players) player.close();
    const report = this.#played > 0 ? summarise(this.#ledger, this.#games) : null;
    this.#publish({ stands, played: this.#played, games: this.#games, secondsLeft: null, report, failure });
  }

  #publish(progress: Progress): void {
    this.#progress = progress;
    for (const listener of this.#listeners) listener();
  }
}
