/** Rows of whole numbers by key. Sums of whole numbers do not depend on the order in which games come in. */
export class Tally {
  readonly #rows = new Map<string, number[]>();

  add(key: string, ...amounts: readonly number[]): void {
    const row = this.#rows.get(key);
    if (!row) this.#rows.set(key, [...amounts]);
    else for (const [i, amount] of amounts.entries()) row[i] = (row[i] ?? 0) + amount;
  }

  get(key: string): readonly number[] {
    return this.#rows.get(key) ?? [];
  }

  /** In the order of the keys, so that it does not matter which came first. */
  entries(): [key: string, row: readonly number[]][] {
    return [...this.#rows].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }
}

/** Parts of a key. Ids never contain this sign. */
const BETWEEN = '|';
export const keyOf = (...parts: readonly (string | number)[]): string => parts.join(BETWEEN);
export const partsOf = (key: string): string[] => key.split(BETWEEN);
