import type { Seat } from './game.ts';
import type { Match } from './match.ts';
import type { Answer } from './match-record.ts';
import {
  BEYOND_BARRIER,
  NO_VOTE,
  NOT_YOURS_TO_UNDO,
  NOTHING_TO_REDO,
  NOTHING_TO_UNDO,
  noSuchSeat,
  type Refusal,
} from './refusal.ts';

/** How much is taken back at once: the last decision, this turn from its start, or everything since the last barrier. */
export type Span = 'one' | 'turn' | 'barrier';

/** What undo needs of a match, whatever is played. */
type Rewindable = Pick<Match, 'answers' | 'config' | 'epoch' | 'follow' | 'isBarrier' | 'rewind' | 'turnOf'>;

/**
 * Undo without cheating. A person takes back own decisions one by one up to the last barrier: a die, something revealed,
 * somebody else's decision. Beyond it all seats must agree. `by` are the seats the person plays (several at one screen).
 */
export class Undo {
  readonly #match: Rewindable;
  #undone: Answer[] = [];
  #epoch: number;
  #vote: { readonly to: number; readonly agreed: ReadonlySet<Seat>; readonly epoch: number } | null = null;

  constructor(match: Rewindable) {
    this.#match = match;
    this.#epoch = match.epoch;
  }

  /** Why these seats cannot take the last decision back on their own, or null if they can. */
  whyNot(by: readonly Seat[]): Refusal | null {
    const last = this.#match.answers.length - 1;
    const answer = this.#match.answers[last];
    if (!answer) return NOTHING_TO_UNDO;
    if (!by.includes(answer.seat)) return NOT_YOURS_TO_UNDO;
    return this.#match.isBarrier(last) ? BEYOND_BARRIER : null;
  }

  undo(by: readonly Seat[], span: Span = 'one'): Refusal | null {
    const refusal = this.whyNot(by);
    if (refusal === null) this.#rewind(this.backTo(by, span));
    return refusal;
  }

  /**
   * The number of the first answer that would be taken back: the last one, all of this turn or all since the last barrier, as far as
   * these seats may on their own. The number of answers, if there is none.
   */
  backTo(by: readonly Seat[], span: Span): number {
    const { answers } = this.#match;
    let to = answers.length;
    if (this.whyNot(by) !== null) return to;
    const turn = this.#match.turnOf(to - 1);
    do to--;
    while (
      span !== 'one' &&
      to > 0 &&
      by.includes(answers[to - 1]?.seat ?? -1) &&
      !this.#match.isBarrier(to - 1) &&
      (span === 'barrier' || this.#match.turnOf(to - 1) === turn)
    );
    return to;
  }

  /** Why these seats cannot give the decision again that was taken back last, or null if they can. */
  whyNotRedo(by: readonly Seat[]): Refusal | null {
    if (this.#match.epoch !== this.#epoch) this.#undone = [];
    const answer = this.#undone[this.#undone.length - 1];
    if (!answer) return NOTHING_TO_REDO;
    return by.includes(answer.seat) ? null : NOT_YOURS_TO_UNDO;
  }

  /** Takes the last undo back, if nothing was decided since. */
  redo(by: readonly Seat[]): Refusal | null {
    const refusal = this.whyNotRedo(by);
    const answer = this.#undone[this.#undone.length - 1];
    if (refusal !== null || !answer) return refusal;
    this.#match.follow(answer);
    this.#undone.pop();
    this.#epoch = this.#match.epoch;
    return null;
  }

  /** The vote under way, if nothing was decided since it was called. */
  get vote(): { readonly to: number; readonly missing: readonly Seat[] } | null {
    if (this.#vote === null || this.#vote.epoch !== this.#match.epoch) return null;
    const { to, agreed } = this.#vote;
    return { to, missing: this.#seats().filter(seat => !agreed.has(seat)) };
  }

  /** Proposes to go back to before answer number `to`, past any barrier. The proposer agrees; bots may be counted in `by`. */
  propose(by: readonly Seat[], to: number): Refusal | null {
    if (!Number.isInteger(to) || to < 0 || to >= this.#match.answers.length) return NOTHING_TO_UNDO;
    if (by.some(seat => !this.#seats().includes(seat))) return noSuchSeat(this.#match.config.seats);
    this.#vote = { to, agreed: new Set(), epoch: this.#match.epoch };
    for (const seat of new Set(by)) this.agree(seat);
    return null;
  }

  /** One seat agrees; when the last one does, the match goes back. */
  agree(seat: Seat): Refusal | null {
    if (!this.#seats().includes(seat)) return noSuchSeat(this.#match.config.seats);
    const vote = this.#vote;
    if (vote === null || vote.epoch !== this.#match.epoch) return NO_VOTE;
    const agreed = new Set(vote.agreed).add(seat);
    if (agreed.size < this.#match.config.seats) {
      this.#vote = { ...vote, agreed };
      return null;
    }
    this.#vote = null;
    this.#rewind(vote.to);
    return null;
  }

  /** One seat is enough to keep things as they are. */
  refuse(seat: Seat): Refusal | null {
    if (!this.#seats().includes(seat)) return noSuchSeat(this.#match.config.seats);
    if (this.vote === null) return NO_VOTE;
    this.#vote = null;
    return null;
  }

  #rewind(to: number): void {
    if (this.#match.epoch !== this.#epoch) this.#undone = [];
    this.#undone.push(...this.#match.answers.slice(to).reverse());
    this.#match.rewind(to);
    this.#epoch = this.#match.epoch;
  }

  #seats(): Seat[] {
    return Array.from({ length: this.#match.config.seats }, (_, seat) => seat);
  }
}
