import type { AskOf, Choice } from './flow.ts';
import type { GameTypes, Seat } from './game.ts';
import type { Text } from './text.ts';

/** Where a seat stands: what it sees and what it is asked. There is no state and no world in it, so there is nothing to peek at. */
export interface Standpoint<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly ask: AskOf<T>;
  /** Made when it is first read: whoever sees by the ask alone that there is nothing to plan, asks for no view. */
  readonly view: T['view'];
}

/**
 * How long a plan may take: `thorough` for the decision that is really to be made, where a solver may go to its end; `quick` while bots play on in
 * their heads, thousands of times: about as long as it takes to look through the options once.
 */
export type Effort = 'quick' | 'thorough';

/** A line of play that a game itself proposes for a part of the whole: a combat, a purchase, a turn. */
export interface Plan<C extends Choice = Choice> {
  /**
   * What its seat answers from here on, question by question, as choices or by the names of options. Questions with a single option may be left out.
   * The line is followed for as long as the next of it is on offer; where luck decides what comes then, it ends.
   */
  readonly line: readonly (C | string)[];
  /** Nothing on offer here leads to more, as far as this seat can know: bots take it without looking at anything else. */
  readonly proven?: boolean;
  /** The game has compared what there is to compare itself: bots take it as they take a proven one, though something better may exist. */
  readonly firm?: boolean;
  /** What it will come to, in words for hints: "both orcs fall, at the cost of two wounds". */
  readonly result?: Text;
}
