import type { Choice, LogEntry, Refusal, Seat, Viewer } from '@tafelrunde/engine';
import type { Ending, Said, Table } from './table.ts';

/** Who sits on a seat, as everybody may know it: names, never ids or keys. */
export type SeenSeat =
  | { readonly is: 'free' }
  | { readonly is: 'player'; readonly name: string; readonly you: boolean }
  | { readonly is: 'bot'; readonly level: string };

/** An event as it is told: no list of those who may hear it. */
export type Told = Pick<LogEntry, 'at' | 'event'>;

/** A table as one person sees it at one moment. Everything on it is made for that person; nothing is left out afterwards. */
export interface Seen {
  readonly table: string;
  /** The last entry of the journal. */
  readonly number: number;
  readonly epoch: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly ask: {
    readonly seat: Seat;
    readonly kind: string;
    readonly rule: string;
    readonly options: readonly Choice[];
    readonly ids: readonly string[];
  } | null;
  readonly deciding: Seat | null;
  /** Events with `at` from here on follow in `log`; what was told of them before is void. */
  readonly from: number;
  readonly log: readonly Told[];
  readonly answers: number;
  readonly ending: Ending | null;
  readonly seats: readonly SeenSeat[];
  readonly said: readonly Omit<Said, 'by'>[];
  readonly vote: { readonly to: number; readonly missing: readonly Seat[] } | null;
  /** Why the last decision cannot be taken back freely; null if it can. */
  readonly back: Refusal | null;
  readonly redo: boolean;
  readonly rematch: string | null;
  /** The log does not reach back to the beginning. */
  readonly mended: boolean;
}

/** What a person has been told of a table so far. */
export interface Shown {
  readonly viewer: Viewer;
  readonly answers: number;
  readonly said: number;
}

export const viewerOf = (table: Table, player: string | null): Viewer => {
  const seats = table.seatsOf(player);
  const { deciding } = table;
  return deciding !== null && seats.includes(deciding) ? deciding : (seats[0] ?? 'spectator');
};

/** The table as the player sees it; of the log, what was not told before. */
export function seenBy(table: Table, player: string | null, told: Shown | null): Seen {
  const { match, undo } = table;
  const viewer = viewerOf(table, player);
  const seats = table.seatsOf(player);
  const { ask } = match;
  const mine = ask !== null && ask.seat === viewer && table.ending === null;
  const from = told !== null && told.viewer === viewer ? Math.min(told.answers, match.answers.length) + 1 : 0;
  return {
    table: table.id,
    number: table.number,
    epoch: match.epoch,
    viewer,
    view: match.view(viewer),
    ask: mine ? { seat: ask.seat, kind: ask.kind, rule: ask.rule, options: ask.options, ids: match.optionIds() } : null,
    deciding: table.deciding,
    from,
    log: match.log(viewer, from).map(({ at, event }) => ({ at, event })),
    answers: match.answers.length,
    ending: table.ending,
    seats: table.seats.map(o => (o.is === 'player' ? { is: o.is, name: o.name, you: o.player === player } : o)),
    said: table.said.filter(s => s.number > (told?.said ?? 0)).map(({ by: _, ...said }) => said),
    vote: undo.vote,
    back: undo.whyNot(seats),
    redo: undo.whyNotRedo(seats) === null,
    rematch: table.rematch,
    mended: table.mended,
  };
}
