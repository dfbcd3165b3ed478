import type { Answer, Ask, LogEntry, Match, Outcome, Seat, Viewer } from '@tafelrunde/engine';
import type { Chair } from './table.ts';

/** One moment of a match that is watched again. */
export interface Frame {
  /** How many decisions had been taken. */
  readonly at: number;
  readonly view: unknown;
  readonly ask: Ask | null;
  /** What was decided then; null at the end. */
  readonly answer: Answer | null;
  /** What the last decision led to. */
  readonly fresh: readonly LogEntry[];
  readonly log: readonly LogEntry[];
  readonly outcome: Outcome | null;
}

/** A match watched again, decision by decision. The match itself stays as it is. */
export class Replay {
  readonly match: Match;
  readonly #again: Match;

  constructor(match: Match) {
    this.match = match;
    this.#again = match.fork(match.answers.length, { listen: true });
  }

  get length(): number {
    return this.match.answers.length;
  }

  /** Whose eyes may be borrowed: everybody's once the game is over, before that only those of the one person who plays. */
  eyes(chairs: readonly Chair[]): Viewer[] {
    if (this.match.outcome !== null) return [...chairs.keys(), 'spectator'];
    const people = chairs.flatMap((chair, seat): Seat[] => (chair.kind === 'person' ? [seat] : []));
    const [only] = people;
    return people.length === 1 && only !== undefined ? [only] : ['spectator'];
  }

  /** Goes to the moment after so many decisions and looks at it. */
  frame(at: number, viewer: Viewer): Frame {
    this.#goTo(at);
    const again = this.#again;
    const { ask } = again;
    return {
      at,
      view: again.view(viewer),
      ask: ask !== null && (ask.seat === viewer || this.match.outcome !== null) ? ask : null,
      answer: this.match.answers[at] ?? null,
      fresh: at === 0 ? [] : again.log(viewer, at),
      log: again.log(viewer),
      outcome: again.outcome,
    };
  }

  /** The match as it stood then, to think about it or to continue it. */
  standing(at: number): Match {
    return this.match.fork(at);
  }

  #goTo(at: number): void {
    const { answers } = this.#again;
    if (at < answers.length) this.#again.rewind(at);
    else for (const answer of this.match.answers.slice(answers.length, at)) this.#again.follow(answer);
  }
}
