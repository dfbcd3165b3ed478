import type { Seat } from '@tafelrunde/engine';
import type { Message } from '@tafelrunde/wire';
import { type HouseRefusal, NO_SEAT, NO_SUCH_THING, SEAT_FREE } from './refusals.ts';
import { viewerOf } from './seen.ts';
import type { Table } from './table.ts';

type Pointed = Extract<Message, { is: 'pointed' }>;

/**
 * Somebody points at something on the table, and everybody sees it. Only what a spectator sees can be pointed at: a hand, a dark room or a card that lies
 * face down is given away by no finger, and whether it is there cannot be found out by trying.
 */
export function pointAt(table: Table, player: string | null, thing: string): Pointed | HouseRefusal {
  const [first] = table.seatsOf(player);
  if (first === undefined) return NO_SEAT;
  if (!table.seating.begun) return SEAT_FREE;
  const seat = viewerOf(table, player);
  return isOpen(table, thing) ? pointed(table, seat === 'spectator' ? first : seat, thing) : NO_SUCH_THING;
}

export const isOpen = ({ game, match }: Table, thing: string): boolean =>
  game.pointable?.(game.view(match.state, 'spectator')).includes(thing) ?? false;

export const pointed = ({ id }: Table, seat: Seat, thing: string): Pointed => ({
  is: 'pointed',
  table: id,
  seat,
  thing,
});
