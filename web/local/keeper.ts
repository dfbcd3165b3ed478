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
  #waiting: Match | null = null;
  #callOff: (() => void) | null = null;
  #last = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(write: (match: Match) => Promise<void>) {
    this.#write = write;
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
    // A device that is full keeps the last state it had room for; the match on the table goes on.
    this.#writing = this.#write(match).catch(() => {});
  };
}

function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
