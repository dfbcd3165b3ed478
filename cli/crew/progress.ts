import type { Messages } from '../messages/index.ts';

const WIDTH = 30;
/** Milliseconds between two pictures of the bar, and between two lines where there is no terminal. */
const BAR = 100;
const LINE = 30_000;

/** How far the work is, on standard error: a bar at a terminal, a line now and then elsewhere. */
export class Progress {
  readonly #count: number;
  readonly #m: Messages;
  readonly #begun = performance.now();
  readonly #terminal = process.stderr.isTTY === true;
  #shown = this.#terminal ? 0 : this.#begun;
  #drawn = false;

  constructor(count: number, m: Messages) {
    this.#count = count;
    this.#m = m;
  }

  show(done: number): void {
    const now = performance.now();
    if (now - this.#shown < (this.#terminal ? BAR : LINE)) return;
    this.#shown = now;
    const seconds = (now - this.#begun) / 1_000;
    const pace = done / seconds;
    const words = this.#m.progress(done, this.#count, pace, Math.ceil((this.#count - done) / pace));
    if (!this.#terminal) {
      process.stderr.write(`${words}\n`);
      return;
    }
    const full = Math.round((done / this.#count) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    process.stderr.write(`\r\x1b[K${bar} ${words}`);
    this.#drawn = true;
  }

  end(): void {
    if (this.#drawn) process.stderr.write('\r\x1b[K');
  }
}
