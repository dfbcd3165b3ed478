import type { Choice, Config, GameTypes, Match, Text } from '@tafelrunde/engine';
import type { Situation } from '../local/table.ts';

/** An option of the decision that is due, with its name. */
export interface Offer<C extends Choice = Choice> {
  readonly id: string;
  readonly choice: C;
}

/** The table as the coach sees it: with the eyes of the person, and what the person did since the step began. */
export interface CoachView<T extends GameTypes = GameTypes> {
  readonly situation: Situation;
  readonly view: T['view'];
  readonly offers: readonly Offer<T['choice']>[];
  /** What happened since the step began, oldest first. */
  readonly events: readonly T['event'][];
  /** What happened since the match began. */
  readonly story: readonly T['event'][];
  /** How many decisions anybody made since the step began; below 0 after going back. */
  readonly decided: number;
  /** The option looked at. */
  readonly looked: string | null;
  /** The table just said why something is not allowed. */
  readonly refused: boolean;
  /** The person plays with a finger: it taps, and cannot point. */
  readonly touch: boolean;
}

/** What the coach points at: an option, wherever it is shown, and other elements of the page. */
export interface Pointer {
  readonly option?: string;
  readonly elements?: readonly string[];
  /** The option is only to be looked at. */
  readonly look?: true;
}

/** One thing at a time: what the coach says, and when it goes on. */
export interface Step<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly say: Text | ((moment: CoachView<T>) => Text);
  /** The person has done it: on to the next step. A text is said on the way. Without it the person says when. */
  readonly until?: (moment: CoachView<T>) => boolean | Text;
  /** The person may go on without doing it. */
  readonly optional?: true;
  /** The step makes no sense as things stand: it is left out. */
  readonly skip?: (moment: CoachView<T>) => boolean;
  readonly point?: (moment: CoachView<T>) => Pointer | null;
}

export interface Lesson<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly config: Partial<Config>;
  /** Where the person sits; the others are bots. */
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
  /** A position of its own to begin in; without it the match is set up as usual. */
  readonly begin?: () => Match;
  /** Which part it is of a lesson in several, and what the next one is called. */
  readonly part?: { readonly number: number; readonly of: number; readonly name: Text; readonly next?: Text };
  readonly steps: readonly Step<T>[];
  /** What the coach says last. */
  readonly end: Text | ((moment: CoachView<T>) => Text);
}

/** Forgets a game's own types: the coach knows games only by what all of them have. */
export const anyLesson = <T extends GameTypes>(lesson: Lesson<T>): Lesson => lesson as unknown as Lesson;
