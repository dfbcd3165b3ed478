import { type Game, type Run, resultFor, type Seat } from '@tafelrunde/engine';

/** Turns values of any scale into worths from 0 (lost) to 1 (won): 0.5 is what was to be expected anyway. */
export class Scale {
  readonly #game: Game;
  readonly #expected: readonly Run[];
  readonly #bySeat = new Map<Seat, { readonly mean: number; readonly spread: number }>();

  /** `expected` are some positions the decision may lead to: their values say what is usual. */
  constructor(game: Game, expected: readonly Run[]) {
    this.#game = game;
    this.#expected = expected;
  }

  worth(run: Run, seat: Seat): number {
    const outcome = run.ask === null ? this.#game.outcome(run.state) : null;
    const result = outcome && resultFor(outcome, seat);
    if (result === 'won') return 1;
    if (result === 'lost') return 0;
    const { mean, spread } = this.#usual(seat);
    return 1 / (1 + Math.exp((mean - this.#value(run, seat)) / spread));
  }

  #usual(seat: Seat): { readonly mean: number; readonly spread: number } {
    let usual = this.#bySeat.get(seat);
    if (!usual) {
      const open = this.#expected.filter(run => run.ask !== null || this.#game.outcome(run.state) === null);
      usual = meanAndSpread(open.map(run => this.#value(run, seat)));
      this.#bySeat.set(seat, usual);
    }
    return usual;
  }

  #value(run: Run, seat: Seat): number {
    return this.#game.heuristics?.value(this.#game.view(run.state, seat), seat) ?? 0;
  }
}

/** The spread is never 0: values that never differ need no scale. */
export function meanAndSpread(values: readonly number[]): { readonly mean: number; readonly spread: number } {
  if (values.length === 0) return { mean: 0, spread: 1 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(variance) || 1 };
}
