import { type Match, OVER, type Refusal, type Seat } from '@tafelrunde/engine';
import type { Wish } from '@tafelrunde/wire';
import type { TableEntry } from './entry.ts';
import type { Table } from './table.ts';

/** Why something was not done: the refusals of the engine, and those of the house. */
export type HouseRefusal = Omit<Refusal, 'code'> & { readonly code: Refusal['code'] | HouseCode };
type HouseCode = 'not-your-seat' | 'no-seat' | 'not-host' | 'seat-taken' | 'bad-invitation' | 'not-over' | 'seat-free';

const refuse = (code: HouseCode, en: string, de: string): HouseRefusal => ({ code, text: { en, de } });

export const NOT_YOUR_SEAT = refuse('not-your-seat', 'That seat is not yours.', 'Das ist nicht dein Platz.');
export const NO_SEAT = refuse('no-seat', 'You have no seat at this table.', 'Du hast keinen Platz an diesem Tisch.');
export const NOT_HOST = refuse(
  'not-host',
  'Only who opened the table may do that.',
  'Das darf nur, wer den Tisch eröffnet hat.',
);
export const SEAT_TAKEN = refuse('seat-taken', 'Somebody sits there already.', 'Dort sitzt schon jemand.');
export const BAD_INVITATION = refuse(
  'bad-invitation',
  'This invitation does not belong to this table.',
  'Diese Einladung gehört nicht zu diesem Tisch.',
);
export const NOT_OVER = refuse('not-over', 'The game is not over yet.', 'Das Spiel ist noch nicht vorbei.');
const SEAT_FREE = refuse(
  'seat-free',
  'A seat is still free; play begins when it is taken.',
  'Ein Platz ist noch frei; gespielt wird, sobald dort jemand sitzt.',
);

const GOING_BACK: readonly Wish['do'][] = ['undo', 'redo', 'propose', 'agree', 'decline'];

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
  if (seats.length === 0) return NO_SEAT;
  const done = (entry: TableEntry): TableEntry | HouseRefusal => table.take(table.number + 1, at, entry) ?? entry;
  const withBots = [...seats, ...table.botSeats()];
  // A finished game is a file that shows everything: nobody goes on from there.
  if (table.ending && GOING_BACK.includes(wanted.do)) return OVER;
  switch (wanted.do) {
    case 'answer':
      return seats.includes(wanted.seat) ? answer(table, wanted, doing) : NOT_YOUR_SEAT;
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
      return table.ending ? OVER : done({ kind: 'resigned', seat: wanted.seat, ...doing });
  }
}

/** An answer is given before it is written, so that a rule that breaks never gets into a journal. */
export function answer(
  table: Table,
  { seat, epoch, option }: { seat: Seat; epoch: number; option: string },
  doing: { readonly by: string | null; readonly ref?: number },
): TableEntry | HouseRefusal {
  if (table.ending) return OVER;
  if (table.seats.some(({ is }) => is === 'free')) return SEAT_FREE;
  const { match } = table;
  const refusal = match.submit({ seat, epoch, option });
  if (refusal) return refusal;
  const { luck } = lastAnswer(match);
  const entry: TableEntry = { kind: 'answered', seat, option, ...(luck ? { luck } : {}), ...doing };
  table.taken(table.number + 1, entry);
  return entry;
}

function lastAnswer(match: Match): Match['answers'][number] {
  const last = match.answers[match.answers.length - 1];
  if (!last) throw new Error('An answer was given, but there is none.');
  return last;
}
