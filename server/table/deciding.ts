import { type Match, notOffered, notYourDecision, OVER, type Seat, STALE } from '@tafelrunde/engine';
import type { Wish } from '@tafelrunde/wire';
import type { TableEntry } from './entry.ts';
import { AGREE_FIRST, ALONE, type HouseRefusal, NO_SUGGESTION, NOT_YOUR_SEAT, SEAT_FREE } from './refusals.ts';
import type { Table } from './table.ts';

/** Who does something: a player, with the number their client gave the request, or nobody but the house. */
export interface Doing {
  readonly by: string | null;
  readonly ref?: number;
}

type Wanted<D extends Wish['do']> = Extract<Wish, { do: D }>;
type Person = Doing & { readonly by: string };

/** Null: this person may decide alone. Otherwise all who are asked must agree. */
export const mustAgree = (table: Table, player: string): HouseRefusal | null =>
  table.suggestion.isUnanimous && othersAsked(table, player) ? AGREE_FIRST : null;

const othersAsked = (table: Table, player: string): boolean =>
  [...table.askedPeople.values()].some(other => other !== player);

/** Shows those who are asked, too, what one of them would do. They are offered the same: nobody learns anything by it. */
export function suggest(
  table: Table,
  at: number,
  { seat, epoch, option }: Wanted<'suggest'>,
  doing: Person,
): TableEntry | HouseRefusal {
  const refusal = whyNotSuggest(table, seat, epoch, doing.by);
  if (refusal) return refusal;
  if (table.match.find(option) < 0) return notOffered(option, table.match.optionIds());
  const entry = { kind: 'suggested', seat, option, ...doing } as const;
  return table.take(table.number + 1, at, entry) ?? entry;
}

function whyNotSuggest(table: Table, seat: Seat, epoch: number, player: string): HouseRefusal | null {
  if (table.ending) return OVER;
  if (table.seating.hasFree) return SEAT_FREE;
  if (!table.seatsOf(player).includes(seat)) return NOT_YOUR_SEAT;
  if (epoch !== table.match.epoch) return STALE;
  if (table.askedPeople.get(seat) !== player) return notYourDecision(table.deciders);
  return othersAsked(table, player) ? null : ALONE;
}

/** With the last one who has to, what was suggested is done, as a decision of whoever suggested it. */
export function accept(
  table: Table,
  at: number,
  { epoch, option }: Wanted<'accept'>,
  doing: Person,
): TableEntry | HouseRefusal {
  const found = openTo(table, doing.by, epoch);
  if ('code' in found) return found;
  // Another suggestion may have come in between: nobody agrees to what they have not seen.
  if (found.option !== option) return NO_SUGGESTION;
  const own = table.seatsOf(doing.by);
  if (!table.suggestion.isUnanimous || found.missing.every(seat => own.includes(seat)))
    return answer(table, at, { seat: found.seat, epoch, option }, doing);
  const entry = { kind: 'accepted', ...doing } as const;
  return table.take(table.number + 1, at, entry) ?? entry;
}

/** One is enough to take it off the table, whoever made it among them. */
export function reject(
  table: Table,
  at: number,
  { epoch }: Wanted<'reject'>,
  doing: Person,
): TableEntry | HouseRefusal {
  const found = openTo(table, doing.by, epoch);
  if ('code' in found) return found;
  const entry = { kind: 'rejected', ...doing } as const;
  return table.take(table.number + 1, at, entry) ?? entry;
}

function openTo(table: Table, player: string, epoch: number) {
  if (table.ending) return OVER;
  if (epoch !== table.match.epoch) return STALE;
  if (![...table.askedPeople.values()].includes(player)) return notYourDecision(table.deciders);
  return table.suggested ?? NO_SUGGESTION;
}

/** Its time has come, or nobody is left who would have to accept it: it is done. Null: not yet. */
export function settle(table: Table, at: number): TableEntry | HouseRefusal | null {
  const found = table.suggested;
  if (found === null || !isSettled(found, at)) return null;
  return answer(table, at, { seat: found.seat, epoch: table.match.epoch, option: found.option }, { by: null });
}

const isSettled = ({ missing, countsAt }: NonNullable<Table['suggested']>, at: number): boolean =>
  countsAt !== null && (missing.length === 0 || at >= countsAt);

/** An answer is given before it is written, so that a rule that breaks never gets into a journal. */
export function answer(
  table: Table,
  at: number,
  { seat, epoch, option }: { seat: Seat; epoch: number; option: string },
  doing: Doing,
): TableEntry | HouseRefusal {
  if (table.ending) return OVER;
  if (table.seating.hasFree) return SEAT_FREE;
  const { match } = table;
  const refusal = match.submit({ seat, epoch, option });
  if (refusal) return refusal;
  const { luck } = lastAnswer(match);
  const entry: TableEntry = { kind: 'answered', seat, option, ...(luck ? { luck } : {}), ...doing };
  table.taken(table.number + 1, at, entry);
  return entry;
}

function lastAnswer(match: Match): Match['answers'][number] {
  const last = match.answers[match.answers.length - 1];
  if (!last) throw new Error('An answer was given, but there is none.');
  return last;
}
