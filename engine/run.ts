import type { Ask, Choice, Flow } from './flow.ts';
import type { Game, GameEvent, Io, Outcome } from './game.ts';

/** More rests in a row without a decision than any game needs. */
const RESTLESS = 100_000;

/**
 * The bare driver: one state, one flow, the pending ask. No history, no copies, no ids: this is what simulations and
 * searches run on. A `Match` adds everything people need.
 */
export class Run<S extends object = object, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly io: Io<E>;
  /** The decision pending, or null: the game is over, or the run rests between two steps. */
  ask: Ask<C> | null = null;
  outcome: Outcome | null = null;
  readonly #game: Game<S, C, E>;
  readonly #atRest: (() => void) | undefined;
  #flow: Flow<void, C> | null = null;

  /** `atRest` is called whenever nothing lives outside the state, before the next step starts. */
  constructor(game: Game<S, C, E>, state: S, io: Io<E>, atRest?: () => void) {
    this.#game = game;
    this.state = state;
    this.io = io;
    this.#atRest = atRest;
  }

  /** Goes on to the next decision or to the end. */
  advance(): void {
    for (let steps = 0; this.ask === null; steps++) {
      this.outcome = this.#game.outcome(this.state);
      this.#atRest?.();
      if (this.outcome !== null) return;
      if (steps > RESTLESS) throw new Error(`${this.#game.id} goes on forever without asking anybody.`);
      this.#flow = this.#game.step(this.state, this.io);
      this.#resume(this.#flow, 0);
    }
  }

  /** Answers the pending ask by the number of the option; stops at the next ask or at rest. */
  answer(option: number): void {
    if (this.#flow === null || this.ask === null) throw new Error('There is nothing to answer.');
    this.#resume(this.#flow, option);
  }

  #resume(flow: Flow<void, C>, option: number): void {
    const result = flow.next(option);
    this.ask = result.done ? null : result.value;
  }
}

/** Plays to the end with `pick` choosing an option number; returns the number of decisions. */
export function playOut<S extends object, C extends Choice, E extends GameEvent>(
  run: Run<S, C, E>,
  pick: (ask: Ask<C>) => number,
  longest = Number.POSITIVE_INFINITY,
): number {
  let decisions = 0;
  run.advance();
  while (run.ask !== null && decisions < longest) {
    run.answer(pick(run.ask));
    run.advance();
    decisions++;
  }
  return decisions;
}
