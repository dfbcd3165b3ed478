import { type Chance, type ChanceState, type Luck, SeededChance } from './chance.ts';
import { type Ask, mayDecide } from './flow.ts';
import { copyState, type Game, type GameTypes, type Io } from './game.ts';
import type { Match } from './match.ts';
import type { Answer, Position } from './match-record.ts';
import { Run } from './run.ts';
import { SeenLuck, SwitchedChance } from './switched-chance.ts';

interface Pending<C> {
  readonly question: number;
  readonly kind: string | null;
  readonly options: readonly C[];
}

/** A position and a half-made action in it, which can be run as often as one likes from where the match stands. */
export class World<T extends GameTypes = GameTypes> {
  readonly #game: Game<T>;
  readonly #rest: Position<T['state']>;
  /** What shuffles in the half-made action follow; null in the true world, where they come out as they did. */
  readonly #unseen: ChanceState | null;
  readonly #answers: { readonly option: number; readonly luck: Luck | undefined }[] = [];

  /** The number of the question that waits for an answer, and what is offered; once a run has come to it. */
  #pending: Pending<T['choice']> | null = null;

  constructor(game: Game<T>, rest: Position<T['state']>, unseen: ChanceState | null) {
    this.#game = game;
    this.#rest = rest;
    this.#unseen = unseen;
  }

  /** The match itself as a world: only for those who may know everything. */
  static of<T extends GameTypes>(match: Match<T>): World<T> {
    const { position, answers } = match.halfMade();
    const world = new World<T>(match.game, position, null);
    world.repeat(match, answers, null);
    return world;
  }

  /** A new run that stands at the pending decision; what happens from there follows `chance` and is shown to `reveal`. */
  run(chance: Chance, reveal?: Io<T>['reveal']): Run<T> {
    const run = this.#toDecision(chance, reveal, -1);
    this.#pending ??= { question: run.asked, kind: run.ask?.kind ?? null, options: run.ask?.options ?? [] };
    return run;
  }

  /** What may be decided, once a run has come to it. */
  get offered(): readonly T['choice'][] {
    return this.#pending?.options ?? [];
  }

  /**
   * This world is dealt for the same decision as another: where nothing of a half-made action went before it, whoever decides is offered the same, for
   * offers rest on nothing that seat does not know. They need not be listed again.
   */
  expect(other: World<T>): void {
    if (this.#answers.length === 0 && other.#answers.length === 0) this.#pending = other.#pending;
  }

  /** As `run`, for whoever goes on with one of `offered`: they are listed only if nobody has done so. */
  stand(chance: Chance): Run<T> {
    if (this.#pending === null) return this.run(chance);
    const run = this.#toDecision(chance, undefined, this.#pending.question);
    if (run.ask?.kind === this.#pending.kind) return run;
    this.#pending = null;
    return this.run(chance);
  }

  /** A new run in which the pending decision is answered; it stops as `Run.answer` does. Quicker than `run` and `answer`. */
  take(option: number, chance: Chance, reveal?: Io<T>['reveal']): Run<T> {
    // What is offered is the same in every run of a world: it is listed once.
    const run = this.#pending ? this.#toDecision(chance, reveal, this.#pending.question) : this.run(chance, reveal);
    const choice = this.#pending?.options[option];
    if (choice === undefined) throw new RangeError(`There is no option number ${option} in this world.`);
    run.answer(choice);
    return run;
  }

  #toDecision(chance: Chance, reveal: Io<T>['reveal'], known: number): Run<T> {
    const { run, luck, seen } = this.#begin(reveal, known);
    for (const { option, luck: given } of this.#answers) {
      if (given) seen.add(given);
      run.answer(option, known);
    }
    luck.source = chance;
    // In this world the action may be over already.
    run.advance(known);
    return run;
  }

  /**
   * Gives the answers of the half-made action in this world. One that is not offered here is replaced by another of the same sort, drawn from
   * `replacing`; without that, the answer is false and the world is of no use.
   */
  repeat(match: Match<T>, answers: readonly Answer[], replacing: Chance | null): boolean {
    if (answers.length === 0) return true;
    const { run, seen } = this.#begin(undefined, -1);
    for (const answer of answers) {
      const { ask } = run;
      if (ask === null) return false;
      let option = mayDecide(ask, answer.seat) ? ask.options.findIndex(o => match.optionId(o) === answer.option) : -1;
      if (option < 0) {
        if (replacing === null) return false;
        option = replacement(ask, answer.option, replacing);
      }
      if (answer.luck) seen.add(answer.luck);
      run.answer(option);
      this.#answers.push({ option, luck: answer.luck });
    }
    return true;
  }

  #begin(reveal: Io<T>['reveal'], known: number): { run: Run<T>; luck: SwitchedChance; seen: SeededChance } {
    const seen = new SeededChance(this.#rest.chance);
    const past = this.#unseen ? new SeenLuck(seen, new SeededChance(this.#unseen)) : seen;
    const luck = new SwitchedChance(past);
    const now: Io<T>['reveal'] = (to, fact, by) => luck.source !== past && reveal?.(to, fact, by);
    const state = copyState(this.#game, this.#rest.state);
    const run = new Run<T>(this.#game, state, { chance: luck, reveal: reveal && now });
    run.advance(known);
    return { run, luck, seen };
  }
}

/** Something else that seat could have done: of the same verb, if there is any, for that is what others have seen of it. */
function replacement(ask: Ask, wanted: string, chance: Chance): number {
  const verb = wanted.split(':', 1)[0];
  const alike = ask.options.flatMap((option, number) => (option.do === verb ? [number] : []));
  return alike.length > 0 ? (alike[chance.int(alike.length)] as number) : chance.int(ask.options.length);
}
