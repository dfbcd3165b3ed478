import { type Chance, type ChanceState, type Luck, SeededChance } from './chance.ts';
import type { Choice } from './flow.ts';
import type { Game, GameEvent } from './game.ts';
import type { Answer, Match, Position } from './match.ts';
import { copy } from './plain.ts';
import { Run } from './run.ts';
import { SeenLuck, SwitchedChance } from './switched-chance.ts';

/** A position and a half-made action in it, which can be run as often as one likes from where the match stands. */
export class World<S extends object, C extends Choice, E extends GameEvent> {
  readonly #game: Game<S, C, E>;
  readonly #rest: Position<S>;
  /** What shuffles in the half-made action follow; null in the true world, where they come out as they did. */
  readonly #unseen: ChanceState | null;
  readonly #answers: { readonly option: number; readonly luck: Luck | undefined }[] = [];

  constructor(game: Game<S, C, E>, rest: Position<S>, unseen: ChanceState | null) {
    this.#game = game;
    this.#rest = rest;
    this.#unseen = unseen;
  }

  /** The match itself as a world: only for those who may know everything. */
  static of<S extends object, C extends Choice, E extends GameEvent, V>(match: Match<S, C, E, V>): World<S, C, E> {
    const { position, answers } = match.halfMade();
    const world = new World<S, C, E>(match.game, position, null);
    world.repeat(match, answers, null);
    return world;
  }

  /** A new run that stands at the pending decision; what happens from there follows `chance`. */
  run(chance: Chance): Run<S, C, E> {
    const { run, luck, seen } = this.#begin();
    for (const { option, luck: given } of this.#answers) {
      if (given) seen.add(given);
      run.answer(option);
    }
    luck.source = chance;
    // In this world the action may be over already.
    run.advance();
    return run;
  }

  /**
   * Gives the answers of the half-made action in this world. One that is not offered here is replaced by another, drawn from
   * `replacing`; without that, the answer is false and the world is of no use.
   */
  repeat<V>(match: Match<S, C, E, V>, answers: readonly Answer[], replacing: Chance | null): boolean {
    if (answers.length === 0) return true;
    const { run, seen } = this.#begin();
    for (const answer of answers) {
      const { ask } = run;
      if (ask === null) return false;
      let option = ask.seat === answer.seat ? ask.options.findIndex(o => match.optionId(o) === answer.option) : -1;
      if (option < 0) {
        if (replacing === null) return false;
        option = replacing.int(ask.options.length);
      }
      if (answer.luck) seen.add(answer.luck);
      run.answer(option);
      this.#answers.push({ option, luck: answer.luck });
    }
    return true;
  }

  #begin(): { run: Run<S, C, E>; luck: SwitchedChance; seen: SeededChance } {
    const seen = new SeededChance(this.#rest.chance);
    const luck = new SwitchedChance(this.#unseen ? new SeenLuck(seen, new SeededChance(this.#unseen)) : seen);
    const run = new Run<S, C, E>(this.#game, copy(this.#rest.state), { chance: luck });
    run.advance();
    return { run, luck, seen };
  }
}
