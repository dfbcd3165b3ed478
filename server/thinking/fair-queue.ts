/** What one of those who share has used, and what waits there. */
class Share<T> {
  /** What was used so far, in whatever is counted. */
  used = 0;
  /** Where the one stood that was served last: who comes back after a while begins there, not with all that was not used meanwhile. */
  virtual = 0;
  waiting = 0;
  readonly below = new Map<string, Share<T>>();
  readonly items: T[] = [];
}

/** Shares that have nothing waiting are remembered, but not all for ever. */
const MOST_IDLE = 1_000;

/**
 * Whose turn it is, where much waits for little. Everything waits at the end of a path (an address, a person, a table): at each fork the one
 * goes next that has used least. So somebody with a hundred tables has no more than somebody with one, and whoever asks seldom hardly waits.
 */
export class FairQueue<T> {
  readonly #all = new Share<T>();

  get size(): number {
    return this.#all.waiting;
  }

  /** How much waits below the beginning of a path. */
  below(path: readonly string[]): number {
    let share: Share<T> | undefined = this.#all;
    for (const key of path) share = share?.below.get(key);
    return share?.waiting ?? 0;
  }

  push(path: readonly string[], item: T): void {
    let share = this.#all;
    share.waiting++;
    for (const key of path) {
      const next = share.below.get(key) ?? new Share<T>();
      if (next.waiting === 0) next.used = Math.max(next.used, share.virtual);
      next.waiting++;
      share.below.set(key, next);
      if (share.below.size > MOST_IDLE) forgetIdle(share);
      share = next;
    }
    share.items.push(item);
  }

  /** The next one, taken out. */
  take(): T | undefined {
    if (this.#all.waiting === 0) return undefined;
    let share = this.#all;
    share.waiting--;
    while (share.items.length === 0) {
      const [key, next] = leastUsed(share);
      share.virtual = next.used;
      // Among equals whoever was served goes to the end.
      share.below.delete(key);
      share.below.set(key, next);
      next.waiting--;
      share = next;
    }
    return share.items.shift();
  }

  /** It was not needed after all; false if it does not wait here. */
  remove(path: readonly string[], item: T): boolean {
    const shares = [this.#all];
    for (const key of path) {
      const next = shares.at(-1)?.below.get(key);
      if (!next) return false;
      shares.push(next);
    }
    const items = shares.at(-1)?.items ?? [];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    for (const share of shares) share.waiting--;
    return true;
  }

  /** So much was used at the end of this path. */
  charge(path: readonly string[], used: number): void {
    let share: Share<T> | undefined = this.#all;
    for (const key of path) {
      share = share.below.get(key);
      if (!share) return;
      share.used += used;
    }
  }

  /** Takes everything out. */
  *drain(): Generator<T> {
    for (let item = this.take(); item !== undefined; item = this.take()) yield item;
  }
}

function leastUsed<T>({ below }: Share<T>): [string, Share<T>] {
  let least: [string, Share<T>] | null = null;
  for (const entry of below) if (entry[1].waiting > 0 && (!least || entry[1].used < least[1].used)) least = entry;
  if (!least) throw new Error('Something waits, but nobody has it.');
  return least;
}

function forgetIdle<T>({ below }: Share<T>): void {
  for (const [key, { waiting }] of below) {
    if (below.size <= MOST_IDLE / 2) return;
    if (waiting === 0) below.delete(key);
  }
}
