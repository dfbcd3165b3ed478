import { type Ask, type AskOf, type Choice, type Flow, Unlisted } from './flow.ts';
import type { Game, GameTypes, Io, OutcomeOf } from './game.ts';

/** More rests in a row without a decision than any game needs. */
const RESTLESS = 100_000;

/**
 * The bare driver: one state, one flow, the pending ask. No history, no copies, no ids: this is what simulations and
 * searches run on. A `Match` adds everything people need.
 */
export class Run<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  readonly io: Io<T>;
  /** The decision pending, or null: the game is over, or the run rests between two steps. */
  ask: AskOf<T> | null = null;
  outcome: OutcomeOf<T> | null = null;
  /** How many questions the flow has asked so far, those that answered themselves included. */
  asked = 0;
  readonly #game: Game<T>;
  readonly #atRest: (() => void) | undefined;
  #flow: Flow<void, T> | null = null;

  /** `atRest` is called whenever nothing lives outside the state, before the next step starts. */
  constructor(game: Game<T>, state: T['state'], io: Io<T>, atRest?: () => void) {
    this.#game = game;
    this.state = state;
    this.io = io;
    this.#atRest = atRest;
  }

  /** Goes on to the next decision or to the end. The options of question number `known` are not listed. */
  advance(known = -1): void {
    for (let steps = 0; this.ask === null; steps++) {
      if (steps > RESTLESS) throw new Error(`${this.#game.id} goes on forever without asking anybody.`);
      if (!this.begin(known)) return;
    }
  }

  /** Begins the next step and stops at its first question, or at the rest behind it if it asks nothing. False: the game is over. */
  begin(known = -1): boolean {
    this.outcome = this.#game.outcome(this.state);
    this.#atRest?.();
    if (this.outcome !== null) return false;
    this.#flow = this.#game.step(this.state, this.io);
    this.#resume(this.#flow, 0, known);
    return true;
  }

  /** Answers the pending ask by an option or its number; stops at the next ask or at rest. */
  answer(option: number | T['choice'], known = -1): void {
    if (this.#flow === null || this.ask === null) throw new Error('There is nothing to answer.');
    this.#resume(this.#flow, option, known);
  }

  #resume(flow: Flow<void, T>, option: number | T['choice'], known: number): void {
    let result = flow.next(option);
    while (!result.done && ++this.asked !== known && answersItself(result.value)) result = flow.next(0);
    this.ask = result.done ? null : this.asked === known ? result.value : listed(result.value);
  }
}

const listed = <C extends Choice, K extends string>(ask: Ask<C, K>): Ask<C, K> =>
  ask instanceof Unlisted ? ask.listed() : ask;

/** A list that was made only now may turn out to hold a single option; `choose` has seen to all others. */
const answersItself = (ask: Ask): boolean => ask instanceof Unlisted && !ask.always && ask.options.length === 1;

/** Plays to the end with `pick` choosing an option number; returns the number of decisions. */
export function playOut<T extends GameTypes>(
  run: Run<T>,
  pick: (ask: AskOf<T>) => number,
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
