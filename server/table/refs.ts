/**
 * The numbers of all requests of one player that were carried out at a table, however many: runs of neighbours are kept as one, and clients
 * count upwards, so that they stay few.
 */
export class Refs {
  /** First and last of each run, in order. */
  readonly #runs: [number, number][] = [];

  has(ref: number): boolean {
    const run = this.#runs[this.#lastFrom(ref)];
    return run !== undefined && ref <= run[1];
  }

  add(ref: number): void {
    const at = this.#lastFrom(ref);
    const [before, after] = [this.#runs[at], this.#runs[at + 1]];
    if (before && ref <= before[1]) return;
    const touchesBefore = before !== undefined && before[1] + 1 === ref;
    const touchesAfter = after !== undefined && ref + 1 === after[0];
    if (touchesBefore && touchesAfter) {
      before[1] = after[1];
      this.#runs.splice(at + 1, 1);
    } else if (touchesBefore) before[1] = ref;
    else if (touchesAfter) after[0] = ref;
    else this.#runs.splice(at + 1, 0, [ref, ref]);
  }

  get runs(): number {
    return this.#runs.length;
  }

  /** Where the last run lies that begins at or before the number; -1 if none does. */
  #lastFrom(ref: number): number {
    let [low, high] = [0, this.#runs.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#runs[middle]?.[0] ?? 0) <= ref) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
