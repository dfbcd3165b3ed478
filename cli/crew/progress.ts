import type { Messages } from '../messages/index.ts';

const WIDTH = 30;

/** A bar on standard error, for people only. */
export class Progress {
  readonly #count: number;
  readonly #m: Messages;
  readonly #begun = performance.now();
  #shown = 0;

  constructor(count: number, m: Messages) {
    this.#count = count;
    this.#m = m;
  }

  show(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#shown < 100) return;
    this.#shown = now;
    const left = ((now - this.#begun) / done) * (this.#count - done);
    const full = Math.round((done / this.#count) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    process.stderr.write(`\r\x1b[K${bar} ${done}/${this.#count}, ${this.#m.timeLeft(Math.ceil(left / 1_000))}`);
  }

  end(): void {
    if (process.stderr.isTTY && this.#shown > 0) process.stderr.write('\r\x1b[K');
  }
}
