import type { Choice, LogEntry, Nth, Odds, Refusal, RuleId, Seat, Term, Text, Viewer } from '@tafelrunde/engine';

/** Raised whenever a field or a message comes, goes or means something else. The server says its own first. */
export const PROTOCOL = 7;

/** Who sits on a seat, as everybody may know it: names, never ids or keys. */
export type SeenSeat =
  | { readonly is: 'free' }
  | { readonly is: 'player'; readonly name: string; readonly you: boolean }
  | { readonly is: 'bot'; readonly level: string };

/**
 * How a table ended: as the rules say (a kind of the game's outcomes), because somebody gave up or let the time run out, or because its campaign
 * was ended in the middle of it (`abandoned`: nobody has won).
 */
export interface Ending {
  readonly kind: string;
  readonly winners: readonly Seat[];
  readonly rule?: RuleId;
  readonly lost?: true;
  readonly scores?: readonly number[];
  readonly resigned?: Seat;
  readonly late?: Seat;
}

/** An event as it is told: no list of those who may hear it. */
export type Told = Pick<LogEntry, 'at' | 'event'>;

export interface Words {
  readonly number: number;
  readonly at: number;
  readonly name: string;
  readonly words: string;
}

/** What must be decided, with the options and the names they are answered by (none where the client makes them itself). */
export interface SeenAsk {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: RuleId;
  /** Which of how many such questions in a row this is. */
  readonly nth?: Nth;
  /** Who or what is decided about. */
  readonly about?: string;
  readonly options: readonly Choice[];
  readonly ids: readonly string[];
}

/** A table as one person sees it at one moment. Everything on it is made for that person; nothing is left out afterwards. */
export interface Seen {
  readonly table: string;
  /** The last entry of the journal. */
  readonly number: number;
  readonly epoch: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly ask: SeenAsk | null;
  readonly deciding: Seat | null;
  /** Others who may decide in its place: whoever is first decides. */
  readonly alsoDeciding: readonly Seat[];
  /** Events with `at` from here on follow in `log`; what was told of them before is void. */
  readonly from: number;
  readonly log: readonly Told[];
  /** There is more before `from`, and whatever was told of it before is void, too: to be asked for page by page (`log`). */
  readonly earlier: boolean;
  readonly answers: number;
  readonly ending: Ending | null;
  readonly seats: readonly SeenSeat[];
  /** What was said since the last time. */
  readonly said: readonly Words[];
  readonly vote: { readonly to: number; readonly missing: readonly Seat[] } | null;
  /** Why the last decision cannot be taken back freely; null if it can. */
  readonly back: Refusal | null;
  /** What would be taken back with this turn, and with all since the last barrier: own decisions, the last one last. */
  readonly takes: { readonly turn: readonly Choice[]; readonly barrier: readonly Choice[] };
  /** The viewer's standing orders, by the kind of question. */
  readonly orders: Readonly<Record<string, Term>>;
  readonly redo: boolean;
  /** The number of the last answer this player gave, to go back to before it; null: none yet. */
  readonly last: number | null;
  /** Where play goes on: the rematch, or the next match of the campaign. */
  readonly rematch: string | null;
  /** The campaign this is match number `number` of; null: of none. */
  readonly campaign: { readonly id: string; readonly name: string; readonly number: number } | null;
  /** The log does not reach back to the beginning. */
  readonly mended: boolean;
  /** The rules changed before the first checkpoint: decisions were lost, and the match goes on from its beginning. */
  readonly restarted: boolean;
  /** False: nobody is advised by a bot at this table. */
  readonly hints: boolean;
  /** All seats were taken once. Until then everybody is shown what a spectator is. */
  readonly begun: boolean;
  /** The viewer has opened the table and may send people away. */
  readonly host: boolean;
  /**
   * Milliseconds allowed for each decision and left for this one (null: it waits for nobody), and whom the others would wait for in vain if none were left; null: the table has no
   * clock.
   */
  readonly clock: { readonly allowed: number; readonly left: number | null; readonly awaited: readonly Seat[] } | null;
  /** Some want to go on without that seat; these have not agreed yet. */
  readonly removal: { readonly seat: Seat; readonly missing: readonly Seat[] } | null;
  /** Where several people are asked all must agree; false: whoever answers first decides. */
  readonly unanimous: boolean;
  /**
   * What one of those who are asked together shows the others before it is done: for their eyes only. `missing` have to accept it; it counts
   * without them after `left` milliseconds (null: one who accepts is enough).
   */
  readonly suggestion: {
    readonly seat: Seat;
    readonly option: string;
    readonly missing: readonly Seat[];
    readonly left: number | null;
  } | null;
}

/** A page of the log: all events with `at` from `from` on, up to where the page before began. */
export interface LogPage {
  readonly from: number;
  readonly log: readonly Told[];
}

/**
 * How a match stands for those who only watch it (`watch`), from what everybody may know: the outlook of each side from 0 (lost) to 1 (won), one side alone playing against the
 * game (null: nobody is told, or the game cannot say); and what luck may make of what whoever decides can do, as far as that is known to all.
 */
export interface Watched {
  readonly outlook: { readonly sides: readonly (readonly Seat[])[]; readonly shares: readonly number[] } | null;
  readonly prospects: readonly { readonly option: string; readonly choice: Choice; readonly odds: Odds }[];
}

/** What the server sends. */
export type Message =
  | { readonly is: 'welcome'; readonly protocol: number; readonly name: string | null }
  | ({ readonly is: 'seen' } & Seen)
  | { readonly is: 'done'; readonly ref: number; readonly number: number }
  | { readonly is: 'told'; readonly ref: number; readonly value: unknown }
  | {
      readonly is: 'refused';
      /** Null: the request had none, or could not be read. */
      readonly ref: number | null;
      readonly code: string;
      readonly text: Text;
      readonly rule?: RuleId;
    }
  /** The table cannot be served at the moment (visit it again after a while), or there is none for you (`missing`). */
  | { readonly is: 'gone'; readonly table: string; readonly missing: boolean }
  /** Who of those with a seat is at the table at the moment: after the first `seen`, and whenever that changes. */
  | { readonly is: 'here'; readonly table: string; readonly seats: readonly Seat[] }
  /** Somebody points at something that everybody sees. */
  | { readonly is: 'pointed'; readonly table: string; readonly seat: Seat; readonly thing: string }
  | { readonly is: 'pong' };
