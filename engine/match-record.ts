import type { ChanceState, Luck } from './chance.ts';
import type { Config, GameEvent, Seat, Seats } from './game.ts';

/** Everything there is at a rest: the state and the generator of luck. */
export interface Position<S = object> {
  readonly state: S;
  readonly chance: ChanceState;
}

/** One decision as it is stored. */
export interface Answer {
  readonly seat: Seat;
  readonly option: string;
  readonly luck?: Luck;
}

/** What a client sends: an option it was offered at that epoch. */
export interface Submission {
  readonly seat: Seat;
  readonly epoch: number;
  readonly option: string;
}

export interface LogEntry<E extends GameEvent = GameEvent> {
  /** How many answers had been given when it happened. */
  readonly at: number;
  readonly event: E;
  readonly to: Seats;
}

/** What must be kept of a match to bring it back. */
export interface MatchRecord<S = object> {
  readonly config: Config;
  readonly epoch: number;
  readonly start: Position<S>;
  readonly answers: readonly Answer[];
  readonly checkpoint: { readonly at: number; readonly position: Position<S> };
  /** All luck follows from the seed: nothing fresh is added to it. */
  readonly seeded: boolean;
}
