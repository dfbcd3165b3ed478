import type { Match } from '@tafelrunde/engine';

/** While bots play fast, a match is written at most this often, in milliseconds. */
const RHYTHM = 250;

/**
 * Keeps a match after every change: at once after a pause, in a steady rhythm while much happens, and before the page is left.
 * The answer is painted first; the save is made right after it.
 */
export class Keeper {
  readonly #write: (match: Match) => Promise<void>;
  #waiting: Match | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(write: (match: Match) => Promise<void>) {
    this.#write = write;
    globalThis.addEventListener?.('pagehide', this.#flush);
    globalThis.document?.addEventListener('visibilitychange', this.#flush);
  }

  keep(match: Match): void {
    this.#waiting = match;
    const wait = Math.max(0, this.#last + RHYTHM - Date.now());
    this.#timer ??= setTimeout(this.#flush, wait);
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
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const match = this.#waiting;
    this.#waiting = null;
    if (match === null) return;
    this.#last = Date.now();
    // A device that is full keeps the last state it had room for; the match on the table goes on.
    this.#writing = this.#write(match).catch(() => {});
  };
}
