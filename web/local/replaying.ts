import type { Answer, Ask, GameEvent, LogEntry, Match, Seat, Viewer } from '@tafelrunde/engine';
import type { Chair, End } from './table.ts';

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
  readonly outcome: End | null;
}

/** Where something began that people would jump to. */
export interface Landmark {
  readonly at: number;
  readonly kind: 'round' | 'turn';
  /** The event that says so; null: the match itself began. */
  readonly event: GameEvent | null;
}

/** What games tell when a round begins, or the turn of somebody. */
const LANDMARKS: Readonly<Record<string, Landmark['kind']>> = { round: 'round', turn: 'turn', overlord: 'turn' };

/** A match watched again, decision by decision. The match itself stays as it is. */
export class Replay {
  readonly match: Match;
  /** How it ended; somebody may have given up where the rules would have gone on. */
  readonly ending: End | null;
  readonly #again: Match;

  constructor(match: Match, ending: End | null = match.outcome) {
    this.match = match;
    this.ending = ending;
    this.#again = match.fork(match.answers.length, { listen: true });
  }

  get length(): number {
    return this.match.answers.length;
  }

  /** Whose eyes may be borrowed: everybody's once the game is over, before that only those of the one person who plays. */
  eyes(chairs: readonly Chair[]): Viewer[] {
    if (this.ending !== null) return [...chairs.keys(), 'spectator'];
    const people = chairs.flatMap((chair, seat): Seat[] => (chair.kind === 'person' ? [seat] : []));
    const [only] = people;
    return people.length === 1 && only !== undefined ? [only] : ['spectator'];
  }

  /** The rounds and turns, in their order; of several that began at one moment, the last. */
  landmarks(): Landmark[] {
    const found = this.match.log('spectator').flatMap(({ at, event }): Landmark[] => {
      const kind = LANDMARKS[event.kind];
      return kind ? [{ at, kind, event }] : [];
    });
    const seen = found.filter(({ at, kind }, i) => !found.slice(i + 1).some(l => l.at === at && l.kind === kind));
    const counted = seen.some(({ kind }) => kind === 'round') ? 'round' : 'turn';
    return seen[0]?.at === 0 ? seen : [{ at: 0, kind: counted, event: null }, ...seen];
  }

  /** Goes to the moment after so many decisions and looks at it. */
  frame(at: number, viewer: Viewer): Frame {
    this.#goTo(at);
    const again = this.#again;
    const { ask } = again;
    return {
      at,
      view: again.view(viewer),
      ask: ask !== null && (ask.seat === viewer || this.ending !== null) ? ask : null,
      answer: this.match.answers[at] ?? null,
      fresh: at === 0 ? [] : again.log(viewer, at),
      log: again.log(viewer),
      outcome: at === this.length ? this.ending : null,
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
