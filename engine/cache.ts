/**
 * What was worked out before, by an exact key: what lies here can always be worked out anew. Of more than `most` the oldest are forgotten, so that a
 * process that runs for months does not grow.
 */
export class Cache<K, V> {
  readonly #kept = new Map<K, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    return this.#kept.get(key);
  }

  set(key: K, value: V): void {
    if (this.#kept.size >= this.#most)
      for (const oldest of this.#kept.keys()) {
        this.#kept.delete(oldest);
        break;
      }
    this.#kept.set(key, value);
  }

  get size(): number {
    return this.#kept.size;
  }
}
