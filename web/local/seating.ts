import { usual } from '@tafelrunde/bots';
import { type Config, type Game, type Lang, type SeatName, scenarioOf } from '@tafelrunde/engine';

import type { Chair } from './table.ts';

/** The bot that helps out: plays well, and at once. */
export const HELPER = usual.id;

/** Seats are called by their role where no other seat has it, else by their number. */
export function seatNames(
  game: Game,
  { scenario, seats }: Config,
  lang: Lang,
  numbered: (seat: number) => string,
): SeatName {
  const { role } = scenarioOf(game, scenario);
  const roles = Array.from({ length: seats }, (_, seat) => role?.(seat, seats)[lang]);
  return seat => {
    const name = roles[seat];
    if (name === undefined) return numbered(seat + 1);
    return roles.filter(r => r === name).length === 1 ? name : `${name} ${seat + 1}`;
  };
}

/** The usual seating: I sit on `mine`, bots everywhere else. */
export function seatFirst(seats: number, mine = 0): Chair[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === mine ? { kind: 'person' } : { kind: 'bot', bot: HELPER },
  );
}
