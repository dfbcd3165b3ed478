import { type Ask, type Choice, type LogEntry, OVER, type Seat, type Span, type Viewer } from '@tafelrunde/engine';
import type { LogPage, Seen, SeenAsk } from '@tafelrunde/wire';
import type { Table } from './table.ts';

/** What a person has been told of a table so far. */
export interface Shown {
  readonly viewer: Viewer;
  readonly answers: number;
  readonly said: number;
}

/** With whose eyes a player sees the table. Before all seats are taken nobody sees more than a spectator, whoever sits where. */
export const viewerOf = (table: Table, player: string | null): Viewer => {
  if (!table.seating.begun) return 'spectator';
  const seats = table.seatsOf(player);
  return table.deciders.find(seat => seats.includes(seat)) ?? seats[0] ?? 'spectator';
};

/**
 * The table as the player sees it; of the log, what was not told before. It shares parts with the match: whoever gets it sends it
 * at once.
 */
export function seenBy(
  table: Table,
  player: string | null,
  told: Shown | null,
  { ids = true, at = Date.now() }: { readonly ids?: boolean; readonly at?: number } = {},
): Seen {
  const { match, undo } = table;
  const viewer = viewerOf(table, player);
  const seats = table.seatsOf(player);
  const { ask } = match;
  const [deciding = null, ...alsoDeciding] = table.deciders;
  const mine = ask !== null && viewer !== 'spectator' && table.deciders.includes(viewer);
  const from = told !== null && told.viewer === viewer ? Math.min(told.answers, match.answers.length) + 1 : 0;
  // Who comes to the table is told the end of the log, and asks for the rest.
  const log = told === null ? lastPage(match.log(viewer)) : { from, log: match.log(viewer, from).map(toldOf) };
  return {
    table: table.id,
    number: table.number,
    epoch: match.epoch,
    viewer,
    view: match.game.view(match.state, viewer),
    ask: mine ? seenAsk(ask, viewer, ids ? match.optionIds() : []) : null,
    deciding,
    alsoDeciding,
    ...log,
    earlier: log.from > from,
    answers: match.answers.length,
    ending: table.ending,
    seats: table.seats.map(o => (o.is === 'player' ? { is: o.is, name: o.name, you: o.player === player } : o)),
    said: table.said.filter(s => s.number > (told?.said ?? 0)).map(({ by: _, ...said }) => said),
    vote: table.ending ? null : undo.vote,
    back: table.ending ? OVER : undo.whyNot(seats),
    takes: takenBack(table, seats),
    orders: viewer === 'spectator' ? {} : table.ordersOf(viewer),
    last: lastOf(table, seats),
    redo: table.ending === null && undo.whyNotRedo(seats) === null,
    rematch: table.rematch,
    campaign: campaignOf(table),
    mended: table.mended,
    restarted: table.restarted,
    hints: table.opening.hints !== false,
    begun: table.seating.begun,
    host: player !== null && table.opening.host === player,
    clock: clockOf(table, at),
    removal: table.ending ? null : table.seating.removal,
    unanimous: table.suggestion.isUnanimous,
    suggestion: mine ? suggestionOf(table, at) : null,
  };
}

function clockOf(table: Table, at: number): Seen['clock'] {
  const face = table.clockAt(at);
  return face && { ...face, awaited: table.awaited };
}

function suggestionOf({ suggested }: Table, at: number): Seen['suggestion'] {
  if (suggested === null) return null;
  const { countsAt, ...rest } = suggested;
  return { ...rest, left: countsAt === null ? null : countsAt - at };
}

const PAGE = 200;
const EARLIER_PAGE = 500;
const toldOf = ({ at, event }: LogEntry): LogPage['log'][number] => ({ at, event });

/** The last events, with all of an answer or none; of a short log everything. */
function lastPage(entries: readonly LogEntry[], most = PAGE): LogPage {
  const from = entries[entries.length - most]?.at ?? 0;
  return { from, log: entries.filter(({ at }) => at >= from).map(toldOf) };
}

export const logBefore = (table: Table, player: string | null, before: number): LogPage =>
  lastPage(
    table.match.log(viewerOf(table, player)).filter(({ at }) => at < before),
    EARLIER_PAGE,
  );

/** Which match of which campaign the table is; what is carried into it is told by the game, on the board. */
export const campaignOf = ({ opening: { campaign } }: Table): Seen['campaign'] =>
  campaign ? { id: campaign.id, name: campaign.name, number: campaign.number } : null;

/** May this player, or somebody without a key, see the table at all? Who has given up is no stranger. */
export const mayWatch = ({ opening, seating }: Table, player: string | null): boolean =>
  opening.spectators || seating.belongs(player);

/** Where several may decide, the seat that is shown it is the one to answer with. */
const seenAsk = ({ kind, rule, nth, about, options }: Ask, seat: Seat, ids: readonly string[]): SeenAsk => ({
  seat,
  kind,
  rule,
  ...(nth && { nth }),
  ...(about !== undefined && { about }),
  options,
  ids,
});

/** What would be taken back at once, the last decision last. */
function takenBack({ match, undo, ending }: Table, seats: readonly Seat[]): Seen['takes'] {
  const count = match.answers.length;
  const choices = (span: Span): Choice[] =>
    match.answers.slice(undo.backTo(seats, span)).flatMap((_, i, all) => match.chosen(count - all.length + i) ?? []);
  return ending ? { turn: [], barrier: [] } : { turn: choices('turn'), barrier: choices('barrier') };
}

function lastOf({ match }: Table, seats: readonly Seat[]): number | null {
  const last = match.answers.findLastIndex(({ seat }) => seats.includes(seat));
  return last < 0 ? null : last;
}
