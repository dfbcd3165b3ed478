import type { Match } from '@tafelrunde/engine';
import { afterPaintOrSoon } from '../parts/after-paint.ts';

/** While bots play fast, a match is written at most this often, in milliseconds. */
const RHYTHM = 250;

/**
 * Keeps a match after every change: after a pause as soon as the answer is painted, in a steady rhythm while much happens, and before
 * the page is left.
 */
export class Keeper {
  readonly #write: (match: Match) => Promise<void>;
  readonly #told: (kept: boolean) => void;
  #waiting: Match | null = null;
  #callOff: (() => void) | null = null;
  #last = 0;
  #writing: Promise<void> = Promise.resolve();

  /** `told` hears after every writing whether it was possible. */
  constructor(write: (match: Match) => Promise<void>, told: (kept: boolean) => void = () => {}) {
    this.#write = write;
    this.#told = told;
    globalThis.addEventListener?.('pagehide', this.#flush);
    globalThis.document?.addEventListener('visibilitychange', this.#flush);
  }

  keep(match: Match): void {
    this.#waiting = match;
    const wait = this.#last + RHYTHM - Date.now();
    this.#callOff ??= wait > 0 ? later(this.#flush, wait) : afterPaintOrSoon(this.#flush);
  }

  /** What waits is written now, and what is being written is done. */
  async settle(): Promise<void> {
    this.#flush();
    await this.#writing;
  }

  /** What waits is not written any more: somebody else keeps the match now. */
  drop(): void {
    this.#waiting = null;
    this.#flush();
    this.#writing = Promise.resolve();
  }

  close(): void {
    this.#flush();
    globalThis.removeEventListener?.('pagehide', this.#flush);
    globalThis.document?.removeEventListener('visibilitychange', this.#flush);
  }

  readonly #flush = (): void => {
    this.#callOff?.();
    this.#callOff = null;
    const match = this.#waiting;
    this.#waiting = null;
    if (match === null) return;
    this.#last = Date.now();
    const writing: Promise<void> = this.#write(match).then(
      () => this.#wrote(writing),
      () => this.#wrote(writing, match),
    );
    this.#writing = writing;
  };

  /** A device that is full keeps the last state it had room for; the match on the table goes on, and is tried again with the next change. */
  #wrote(writing: Promise<void>, unwritten: Match | null = null): void {
    if (writing !== this.#writing) return;
    this.#waiting ??= unwritten;
    this.#told(unwritten === null);
  }
}

function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
