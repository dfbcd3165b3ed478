import type { GameTypes, Seat } from './game.ts';
import type { Text } from './text.ts';

/** A figure in a note: what it is, and the seat it fights for (null: nobody's). */
export interface Who {
  readonly kind: string;
  readonly thing: string;
  readonly seat: Seat | null;
}

/**
 * What happened, in words all games share, for those who count and know no game: the lab. `kind`, `form`, `among` and
 * `what` of a count are keys of the chronicle below; things are named by it.
 */
export type Note =
  /** A round of everybody begins, … */
  | { readonly note: 'round' }
  /** … or, where rounds are counted by own turns, the turn of a seat. */
  | { readonly note: 'turn'; readonly seat: Seat }
  /** A seat came by something: `among` is the pool that luck took it from. */
  | {
      readonly note: 'had';
      readonly seat: Seat;
      readonly kind: string;
      readonly thing: string;
      readonly among: string;
    }
  /** A figure is in play, whether or not it will ever fight. */
  | { readonly note: 'joined'; readonly who: Who }
  | { readonly note: 'used'; readonly seat: Seat; readonly kind: string; readonly thing: string }
  | { readonly note: 'attack'; readonly by: Who | null; readonly form: string }
  | { readonly note: 'hit'; readonly by: Who | null; readonly to: Who; readonly form: string }
  | {
      readonly note: 'wounds';
      readonly by: Who | null;
      readonly to: Who;
      readonly form: string;
      readonly amount: number;
    }
  | { readonly note: 'fell'; readonly who: Who; readonly by: Who | null; readonly form: string }
  /** A seat is out of the game. */
  | { readonly note: 'out'; readonly seat: Seat }
  /** Anything else worth counting: doors opened, dead raised. */
  | { readonly note: 'count'; readonly what: string };

/** A pool of things that luck deals from: cards of one pile are compared with each other. */
export interface Pool {
  readonly name: Text;
  /** Only what came up to this own turn is looked at; later it can hardly make a difference. */
  readonly early?: number;
}

/** A number people would watch from round to round. Whole numbers, so that sums do not depend on their order. */
export interface Gauge<S> {
  readonly id: string;
  readonly name: Text;
  /** Of each seat, to compare winners with the others; left out, of the table, to compare games by who won them. */
  readonly perSeat?: true;
  measure(state: S, seat: Seat): number;
}

/** How a game is counted: it turns its events into notes and names what they are about. */
export interface Chronicle<T extends GameTypes = GameTypes> {
  /** In the order of a report. */
  readonly kinds: Readonly<Record<string, Text>>;
  readonly pools: Readonly<Record<string, Pool>>;
  readonly forms: Readonly<Record<string, Text>>;
  readonly counts: Readonly<Record<string, Text>>;
  /** In a few words, how a game may end: by the kind of its outcome. */
  readonly ends: { readonly [K in T['outcome']]: Text };
  readonly gauges: readonly Gauge<T['state']>[];
  /** A fingerprint of this is stored with what was counted: other content cannot be mixed in. */
  readonly content: unknown;
  nameOf(kind: string, thing: string): Text;
  /** The seats in the order of their turns, if it is not that of their numbers. */
  order?(start: T['state']): readonly Seat[];
  /** Begins to write a match down. */
  begin(start: T['state'], write: (note: Note) => void): Scribe<T>;
}

/** Is told every event of one match, with the state as it is then. */
export interface Scribe<T extends GameTypes = GameTypes> {
  hear(event: T['event'], state: T['state']): void;
}
