import { SeededChance } from './chance.ts';
import type { Ask, Choice } from './flow.ts';
import type { Game, GameEvent, Seat, Viewer } from './game.ts';
import type { Answer, Match, Position } from './match.ts';
import { copy } from './plain.ts';
import { Run } from './run.ts';
import { SeenLuck, SwitchedChance } from './switched-chance.ts';

/** How often a half-made action is tried in re-dealt worlds before hidden answers of others are replaced. */
const TRIES = 12;

/** What a bot gets instead of the state: a seat's view, its options, and worlds that could be the true one. */
export interface Perspective<
  S extends object = object,
  C extends Choice = Choice,
  E extends GameEvent = GameEvent,
  V = unknown,
> {
  readonly game: Game<S, C, E, V>;
  readonly seat: Seat;
  readonly view: V;
  readonly ask: Ask<C>;
  optionId(choice: C): string;
  /** A world consistent with all this seat knows, standing at the same decision; its luck comes from `chance`. */
  sample(chance: SeededChance): Run<S, C, E>;
}

/** The perspective of the seat that must decide now. */
export function perspective<S extends object, C extends Choice, E extends GameEvent, V>(
  match: Match<S, C, E, V>,
): Perspective<S, C, E, V> {
  const ask = match.ask;
  if (ask === null) throw new Error('Nobody has to decide: the game is over.');
  return {
    game: match.game,
    seat: ask.seat,
    view: match.view(ask.seat),
    ask,
    optionId: choice => match.optionId(choice),
    sample: chance => sample(match, ask.seat, chance),
  };
}

/** A world that could be the true one, standing where the match stands. */
export interface World<S extends object, C extends Choice, E extends GameEvent> {
  /** The world at the last rest, and the answers that lead from there to now. */
  readonly position: Position<S>;
  readonly answers: readonly Answer[];
  readonly run: Run<S, C, E>;
}

/** A re-dealt world, ready to be played on. */
export function sample<S extends object, C extends Choice, E extends GameEvent, V>(
  match: Match<S, C, E, V>,
  viewer: Viewer,
  chance: SeededChance,
): Run<S, C, E> {
  return redeal(match, viewer, chance, false).run;
}

/**
 * Deals anew what the viewer cannot know, at the last rest, and repeats the half-made action there with the luck that was
 * seen. Answers of other seats may rest on hidden cards: a world in which they are impossible is dealt again, and after some
 * tries they are replaced by something that seat could do. From then on luck comes from `chance`.
 */
export function redeal<S extends object, C extends Choice, E extends GameEvent, V>(
  match: Match<S, C, E, V>,
  viewer: Viewer,
  chance: SeededChance,
  keepRest = true,
): World<S, C, E> {
  const facts = match.factsFor(viewer);
  const { position, answers } = match.halfMade();
  for (let tries = 1; ; tries++) {
    const state = copy(position.state);
    match.game.resample(state, viewer, chance, facts);
    // The run may change its state before it asks anything: a rest that is kept is a copy.
    const dealt = { state: keepRest ? copy(state) : state, chance: position.chance };
    const seen = new SeededChance(position.chance);
    const luck = new SwitchedChance(new SeenLuck(seen, chance));
    const run = new Run<S, C, E>(match.game, state, { chance: luck });
    run.advance();
    const given: Answer[] = [];
    for (const answer of answers) {
      const repeated = repeat(match, run, answer, seen, tries < TRIES ? null : chance);
      if (repeated === null) break;
      given.push(repeated);
    }
    if (given.length < answers.length && tries < TRIES) continue;
    luck.source = chance;
    run.advance();
    return { position: dealt, answers: given, run };
  }
}

/** Gives an answer again, or a replacement for it; null if it is not offered in this world and may not be replaced. */
function repeat<S extends object, C extends Choice, E extends GameEvent, V>(
  match: Match<S, C, E, V>,
  run: Run<S, C, E>,
  answer: Answer,
  seen: SeededChance,
  replacing: SeededChance | null,
): Answer | null {
  const { ask } = run;
  // In this world the action is over already: nothing is left to repeat.
  if (ask === null) return null;
  let option = ask.seat === answer.seat ? ask.options.findIndex(o => match.optionId(o) === answer.option) : -1;
  if (option < 0) {
    if (replacing === null) return null;
    option = replacing.int(ask.options.length);
  }
  if (answer.luck) seen.add(answer.luck);
  run.answer(option);
  return { ...answer, seat: ask.seat, option: match.optionId(ask.options[option] as C) };
}
