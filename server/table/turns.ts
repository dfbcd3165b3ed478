/** Milliseconds of long work before everybody else gets a turn. */
const SLICE_MS = 8;

/** Null: work on. */
export type Pause = () => Promise<void> | null;

/**
 * Long work on the thread that all tables share, cut into slices. However many there are that have much to do, one of them works between two
 * looks at what has come in, and they take turns.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #going = false;

  /** Begins a piece of work, which asks from time to time whether it has to wait, and then does. */
  async begin(now: () => number = () => performance.now()): Promise<Pause> {
    await this.#next();
    let since = now();
    return () => {
      if (now() - since < SLICE_MS) return null;
      return this.#next().then(() => {
        since = now();
      });
    };
  }

  #next(): Promise<void> {
    return new Promise(resolve => {
      this.#waiting.push(resolve);
      if (!this.#going) this.#soon();
    });
  }

  /** Whoever is let go works at once; the next one a round of the loop later. */
  #soon(): void {
    this.#going = true;
    setImmediate(() => {
      const next = this.#waiting.shift();
      next?.();
      if (next) this.#soon();
      else this.#going = false;
    });
  }
}
