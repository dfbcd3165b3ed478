import type { Choice, Config, GameEvent, Text } from '@tafelrunde/engine';
import type { Situation } from '../local/table.ts';

/** An option of the decision that is due, with its name. */
export interface Offer<C extends Choice = Choice> {
  readonly id: string;
  readonly choice: C;
}

/** The table as the coach sees it: with the eyes of the person, and what the person did since the step began. */
export interface Moment<V = unknown, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly situation: Situation;
  readonly view: V;
  readonly offers: readonly Offer<C>[];
  /** What happened since the step began, oldest first. */
  readonly events: readonly E[];
  /** What happened since the match began. */
  readonly story: readonly E[];
  /** How many decisions anybody made since the step began; below 0 after going back. */
  readonly decided: number;
  /** The option looked at. */
  readonly looked: string | null;
  /** The table just said why something is not allowed. */
  readonly refused: boolean;
}

/** What the coach points at: an option, wherever it is shown, and other elements of the page. */
export interface Pointer {
  readonly option?: string;
  readonly elements?: readonly string[];
  /** The option is only to be looked at. */
  readonly look?: true;
}

/** One thing at a time: what the coach says, and when it goes on. */
export interface Step<V = unknown, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly say: Text | ((moment: Moment<V, C, E>) => Text);
  /** The person has done it: on to the next step. A text is said on the way. Without it the person says when. */
  readonly until?: (moment: Moment<V, C, E>) => boolean | Text;
  /** The person may go on without doing it. */
  readonly optional?: true;
  /** The step makes no sense as things stand: it is left out. */
  readonly skip?: (moment: Moment<V, C, E>) => boolean;
  readonly point?: (moment: Moment<V, C, E>) => Pointer | null;
}

export interface Lesson<V = unknown, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly game: string;
  readonly config: Partial<Config>;
  /** Where the person sits; the others are bots. */
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
  readonly steps: readonly Step<V, C, E>[];
  /** What the coach says last. */
  readonly end: Text | ((moment: Moment<V, C, E>) => Text);
}

/** Forgets a game's own types: the coach knows games only by what all of them have. */
export const anyLesson = <V, C extends Choice, E extends GameEvent>(lesson: Lesson<V, C, E>): Lesson =>
  lesson as unknown as Lesson;
