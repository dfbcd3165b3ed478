import type { SeededChance } from './chance.ts';
import { type AskOf, mayDecide } from './flow.ts';
import { copyState, type Game, type GameTypes, type Seat, type Viewer } from './game.ts';
import type { Match } from './match.ts';
import type { Run } from './run.ts';
import { World } from './world.ts';

/** How often a half-made action is tried in re-dealt worlds before hidden answers of others are replaced. */
const TRIES = 48;

/** What a bot gets instead of the state: a seat's view, its options, and worlds that could be the true one. */
export interface Perspective<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly view: T['view'];
  readonly ask: AskOf<T>;
  /** What this seat has answered since anybody else decided anything, the latest last; no more than the last few. */
  readonly lately?: readonly string[];
  optionId(choice: T['choice']): string;
  /** A world consistent with all this seat knows; each run of it stands at the same decision. */
  deal(chance: SeededChance): World<T>;
}

/** The perspective of the seat that must decide now, or of one of those that may. */
export function perspective<T extends GameTypes>(match: Match<T>, by?: Seat): Perspective<T> {
  const ask = match.ask;
  if (ask === null) throw new Error('Nobody has to decide: the game is over.');
  const seat = by ?? ask.seat;
  if (!mayDecide(ask, seat)) throw new RangeError(`Seat ${seat} is not asked.`);
  return {
    lately: ownAnswers(match, seat),
    game: match.game,
    seat,
    view: match.view(seat),
    ask,
    optionId: choice => match.optionId(choice),
    deal: chance => redeal(match, seat, chance),
  };
}

const FEW = 16;

/** The latest answers of the match, as far back as they are all of this seat. */
export function ownAnswers({ answers }: Pick<Match, 'answers'>, seat: Seat): string[] {
  const own: string[] = [];
  for (let i = answers.length - 1; i >= 0 && answers[i]?.seat === seat && own.length < FEW; i--)
    own.unshift(answers[i]?.option ?? '');
  return own;
}

/** A re-dealt world, ready to be played on. */
export function sample<T extends GameTypes>(match: Match<T>, viewer: Viewer, chance: SeededChance): Run<T> {
  return redeal(match, viewer, chance).run(chance);
}

/**
 * Deals anew what the viewer cannot know, at the last rest, and repeats the half-made action there with the luck that was
 * seen. Answers of other seats may rest on hidden cards: a world in which they are impossible is dealt again, and after some
 * tries they are replaced by something that seat could do.
 */
export function redeal<T extends GameTypes>(match: Match<T>, viewer: Viewer, chance: SeededChance): World<T> {
  const facts = match.factsFor(viewer);
  const { position, answers } = match.halfMade();
  for (let tries = 1; ; tries++) {
    const state = copyState(match.game, position.state);
    match.game.resample(state, viewer, chance, facts);
    const world = new World(match.game, { state, chance: position.chance }, chance.offspring());
    if (world.repeat(match, answers, tries < TRIES ? null : chance) || tries >= TRIES) return world;
  }
}
