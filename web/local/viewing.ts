import { equal, type LogEntry, type Match, type Seat, type Viewer } from '@tafelrunde/engine';
import type { Chair } from './table.ts';

/** Whose eyes the screen is for, and what those eyes have read already. */
export class Eyes {
  readonly #match: Match;
  readonly #people: readonly Seat[];
  /** Nothing is hidden between those at this screen. */
  readonly #open: () => boolean;
  /** Per viewer: of how many answers it has been told. */
  readonly #heard = new Map<Viewer, number>();
  #news: { readonly epoch: number; readonly viewer: Viewer; readonly entries: readonly LogEntry[] };
  viewer: Viewer;
  /** Somebody else looked last and hands are hidden: this seat is to take the screen first. */
  curtain: Seat | null = null;

  constructor(match: Match, chairs: readonly Chair[], open: () => boolean = () => false) {
    this.#match = match;
    this.#open = open;
    this.#people = chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
    // With one person there is nobody to hide anything from; of several, the first to decide lifts the curtain.
    this.viewer = this.#people.length === 1 ? (this.#people[0] ?? 'spectator') : 'spectator';
    for (const viewer of [...this.#people, 'spectator' as const]) this.#heard.set(viewer, match.answers.length);
    this.#news = { epoch: match.epoch, viewer: this.viewer, entries: [] };
  }

  /** A person must decide (or nobody of those here): the screen is turned, or the curtain falls. */
  turn(seat: Seat | null): void {
    if (this.#match.outcome !== null) this.curtain = null;
    else if (seat !== null && seat !== this.viewer) {
      if (this.#hides(seat)) this.curtain = seat;
      else {
        this.viewer = seat;
        this.curtain = null;
      }
    } else if (seat !== null) this.curtain = null;
  }

  lift(): void {
    if (this.curtain !== null) this.viewer = this.curtain;
    this.curtain = null;
  }

  /** Nobody takes the screen: whoever had it keeps it. */
  keep(): void {
    this.curtain = null;
  }

  /** What the viewer had not been shown when it last happened that something changed. */
  news(): readonly LogEntry[] {
    const { epoch } = this.#match;
    if (this.curtain !== null) return [];
    if (this.#news.epoch !== epoch || this.#news.viewer !== this.viewer)
      this.#news = { epoch, viewer: this.viewer, entries: this.#unheard() };
    return this.#news.entries;
  }

  #unheard(): readonly LogEntry[] {
    const answered = this.#match.answers.length;
    const heard = Math.min(this.#heard.get(this.viewer) ?? answered, answered);
    this.#heard.set(this.viewer, answered);
    return this.#match.log(this.viewer, heard + 1);
  }

  /** After going back, what is done again must be told again. */
  forgetAfter(answers: number): void {
    for (const [viewer, heard] of this.#heard) this.#heard.set(viewer, Math.min(heard, answers));
  }

  /** From whoever looks at the screen now; at the beginning that may be anybody. */
  #hides(seat: Seat): boolean {
    if (this.#open()) return false;
    const others = this.viewer === 'spectator' ? this.#people.filter(other => other !== seat) : [this.viewer];
    return others.some(other => !equal(this.#match.view(other), this.#match.view(seat)));
  }
}
