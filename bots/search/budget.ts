declare const performance: { now(): number };

/** How much a bot may think: so many rounds, which repeat exactly, or so long. */
export type Budget = { readonly rounds: number } | { readonly milliseconds: number };

export class Clock {
  readonly #budget: Budget;
  readonly #begun = performance.now();

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  isUp(round: number): boolean {
    if ('rounds' in this.#budget) return round >= this.#budget.rounds;
    return performance.now() - this.#begun >= this.#budget.milliseconds;
  }
}
