import type { Diary } from '@tafelrunde/lab';

/** A number in games the heroes won and in those they lost. */
export interface Compared {
  readonly won: number;
  readonly lost: number;
  /** Standard errors between the two. */
  readonly z: number;
}

/**
 * How often things happen in a round, in games the heroes won and in games they lost. Per round, because games that are lost are longer or
 * shorter than others and more or less of everything happens in them.
 */
export class Pace {
  readonly #sums = new Map<string, { won: Sum; lost: Sum }>();
  #won = 0;
  #lost = 0;

  add({ end, rounds, counts }: Diary): void {
    if (end === null || rounds === 0) return;
    const won = end === 'heroes';
    if (won) this.#won++;
    else this.#lost++;
    for (const [what, count] of Object.entries(counts)) {
      const sums = this.#sums.get(what) ?? { won: new Sum(), lost: new Sum() };
      this.#sums.set(what, sums);
      (won ? sums.won : sums.lost).add(count / rounds);
    }
  }

  /** Null: all games had the same winner. */
  compare(what: string): Compared | null {
    const sums = this.#sums.get(what);
    if (!sums || this.#won < 2 || this.#lost < 2) return null;
    const [won, lost] = [sums.won.over(this.#won), sums.lost.over(this.#lost)];
    const error = Math.sqrt(won.variance / this.#won + lost.variance / this.#lost);
    return { won: won.mean, lost: lost.mean, z: error > 0 ? (won.mean - lost.mean) / error : 0 };
  }
}

/** Games in which nothing of it happened are not added: they count as nothing. */
class Sum {
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#sum += value;
    this.#squares += value * value;
  }

  over(count: number): { readonly mean: number; readonly variance: number } {
    const mean = this.#sum / count;
    return { mean, variance: Math.max(0, (this.#squares - count * mean * mean) / (count - 1)) };
  }
}
