import { OVER, type Seat } from '@tafelrunde/engine';
import type { Wish } from '@tafelrunde/wire';
import { accept, answer, type Doing, mustAgree, reject, suggest } from './deciding.ts';
import type { TableEntry } from './entry.ts';
import {
  type HouseRefusal,
  IN_CAMPAIGN,
  NO_REMOVAL,
  NO_SEAT,
  NOBODY_THERE,
  NOT_HOST,
  NOT_OVERDUE,
  NOT_YOUR_SEAT,
  SEAT_FREE,
  TABLE_FULL,
  TOO_FEW,
  TWO_SEATS_ONLY,
} from './refusals.ts';
import type { Table } from './table.ts';

const GOING_BACK: readonly Wish['do'][] = ['undo', 'redo', 'propose', 'agree', 'decline'];

/** A match of a person takes some hundreds or a few thousand; beyond this somebody fills the disk. */
const MOST_ENTRIES = 20_000;
export const isFull = ({ number }: Table): boolean => number >= MOST_ENTRIES;
/** What brings a match to its end is always taken down. */
const ALWAYS_TAKEN: readonly Wish['do'][] = ['answer', 'suggest', 'accept', 'resign', 'replace', 'claim-win'];

export interface Wisher {
  readonly player: string;
  readonly name: string;
  readonly ref?: number;
}

/**
 * Does what a player wants, if that is allowed, and returns the entry that says so; otherwise nothing has changed. The table has
 * then done it already: the entry must be written before anybody sees it.
 */
export function fulfil(table: Table, wisher: Wisher, wanted: Wish, at: number): TableEntry | HouseRefusal {
  const { player, name, ref } = wisher;
  const doing = { by: player, ...(ref === undefined ? {} : { ref }) };
  const seats = table.seatsOf(player);
  if (wanted.do === 'remove' || wanted.do === 'keep') return aboutRemoving(table, wanted, at, doing);
  if (seats.length === 0) return NO_SEAT;
  if (isFull(table) && !ALWAYS_TAKEN.includes(wanted.do)) return TABLE_FULL;
  const done = (entry: TableEntry): TableEntry | HouseRefusal => table.take(table.number + 1, at, entry) ?? entry;
  const withBots = [...seats, ...table.botSeats()];
  // A finished game is a file that shows everything: nobody goes on from there.
  if (table.ending && GOING_BACK.includes(wanted.do)) return OVER;
  switch (wanted.do) {
    case 'answer':
      if (!seats.includes(wanted.seat)) return NOT_YOUR_SEAT;
      return mustAgree(table, player) ?? answer(table, at, wanted, doing);
    case 'suggest':
      return suggest(table, at, wanted, doing);
    case 'accept':
      return accept(table, at, wanted, doing);
    case 'reject':
      return reject(table, at, wanted, doing);
    case 'undo':
      return done({ kind: 'undone', seats, ...(wanted.span && { span: wanted.span }), ...doing });
    case 'redo':
      return done({ kind: 'redone', seats, ...doing });
    case 'propose':
      return done({ kind: 'proposed', seats: withBots, to: wanted.to, ...doing });
    case 'agree':
      return done({ kind: 'agreed', seats, ...doing });
    case 'decline':
      return done({ kind: 'declined', seat: seats[0] as Seat, ...doing });
    case 'order': {
      const { seat, kind: question, term } = wanted;
      return seats.includes(seat) ? done({ kind: 'ordered', seat, question, term, ...doing }) : NOT_YOUR_SEAT;
    }
    case 'say':
      return done({ kind: 'said', name, words: wanted.words, ...doing });
    case 'resign':
      if (!seats.includes(wanted.seat)) return NOT_YOUR_SEAT;
      if (!table.seating.begun) return SEAT_FREE;
      return table.ending ? OVER : done({ kind: 'resigned', seat: wanted.seat, ...doing });
    case 'replace':
      return (
        late(table, wanted.seat, player, at) ?? done({ kind: 'timed-out', seat: wanted.seat, how: 'bot', ...doing })
      );
    case 'claim-win':
      if (table.opening.campaign) return IN_CAMPAIGN;
      if (table.opening.config.seats !== 2) return TWO_SEATS_ONLY;
      return (
        late(table, wanted.seat, player, at) ?? done({ kind: 'timed-out', seat: wanted.seat, how: 'win', ...doing })
      );
  }
}

/** Null: the seat's time has run out, and somebody else asks. */
function late(table: Table, seat: Seat, player: string, at: number): HouseRefusal | null {
  if (table.ending) return OVER;
  const seats = table.lateAt(at);
  return seats.includes(seat) && !seats.some(other => table.seatsOf(player).includes(other)) ? null : NOT_OVERDUE;
}

/** Whoever opened the table may send somebody away. Where that one does not sit here, or is the one, all the others may, together. */
function aboutRemoving(
  table: Table,
  wanted: Extract<Wish, { do: 'remove' | 'keep' }>,
  at: number,
  doing: Doing & { readonly by: string },
): TableEntry | HouseRefusal {
  const { seating, opening } = table;
  const { seat } = wanted;
  const target = table.seats[seat];
  if (table.ending) return OVER;
  if (target?.is !== 'player') return NOBODY_THERE;
  const done = (entry: TableEntry): TableEntry | HouseRefusal => table.take(table.number + 1, at, entry) ?? entry;
  if (wanted.do === 'remove' && opening.host === doing.by && target.player !== doing.by)
    return done({ kind: 'removed', seat, ...doing });
  if (isFull(table)) return TABLE_FULL;
  const voters = seating.votersAbout(seat);
  if (!voters.includes(doing.by)) return target.player === doing.by ? NOT_HOST : NO_SEAT;
  if (wanted.do === 'keep')
    return seating.removal?.seat === seat ? done({ kind: 'removal-declined', seat, ...doing }) : NO_REMOVAL;
  if (voters.includes(opening.host)) return NOT_HOST;
  return voters.length < 2 ? TOO_FEW : done({ kind: 'removal-agreed', seat, ...doing });
}
