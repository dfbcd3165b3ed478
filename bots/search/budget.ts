declare const performance: { now(): number };

/** How much a bot may think: so many rounds, which repeat exactly, or so long. */
export type Budget = { readonly rounds: number } | { readonly milliseconds: number };

export class Clock {
  readonly #budget: Budget;
  readonly #begun = performance.now();

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** The share of the budget that is spent when so many rounds are over; it is up at 1. */
  spent(rounds: number): number {
    if ('rounds' in this.#budget) return rounds / this.#budget.rounds;
    return (performance.now() - this.#begun) / this.#budget.milliseconds;
  }
}
