import { usualLevel } from '@tafelrunde/bots/names';
import { type Config, type Game, type Lang, type Scenario, type SeatName, scenarioOf } from '@tafelrunde/engine';

import type { Chair } from './table.ts';

/** The bot that helps out: plays well, and at once. */
export const HELPER = usualLevel.id;

/** Those around a table by name, seat by seat; nobody has to have one. */
export type Names = readonly (string | null)[];

export const namesOf = (chairs: readonly Chair[]): Names =>
  chairs.map(chair => (chair.kind !== 'free' && chair.name) || null);

/** By whose name a seat is called in sentences: that of people always, that of a bot where the seat has no role to be called by. */
export function callNames(game: Game, { scenario }: Config, chairs: readonly Chair[]): Names {
  const { role } = scenarioOf(game, scenario);
  return namesOf(chairs).map((name, seat) => (role && chairs[seat]?.kind === 'bot' ? null : name));
}

/** They are called by their names where those are known; who is called like somebody else, by name and seat. */
export function calledByName(names: Names, seat: SeatName): SeatName {
  return number => {
    const name = names[number];
    if (!name) return seat(number);
    return names.filter(other => other === name).length === 1 ? name : `${name} (${seat(number)})`;
  };
}

/** Seats are called by their role where no other seat has it, else by their number. */
export function seatNames(
  game: Game,
  { scenario, seats }: Config,
  lang: Lang,
  numbered: (seat: number) => string,
): SeatName {
  const { role } = scenarioOf(game, scenario);
  const roles = Array.from({ length: seats }, (_, seat) => titled(role?.(seat, seats)[lang]));
  return seat => {
    const name = roles[seat];
    if (name === undefined) return numbered(seat + 1);
    return roles.filter(r => r === name).length === 1 ? name : `${name} ${seat + 1}`;
  };
}

/** "overlord" in a sentence, "Overlord" as the name of a seat. */
const titled = (role: string | undefined): string | undefined => role && role.slice(0, 1).toUpperCase() + role.slice(1);

/** The usual seating: I sit on `mine`, bots everywhere else. */
export function seatFirst(seats: number, mine = 0): Chair[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === mine ? { kind: 'person' } : { kind: 'bot', bot: HELPER },
  );
}

/** Where one side is played against the table, people sit with the other: the heroes. */
export function usualChairs(game: Game, seats: number, scenario: Scenario | undefined = game.scenarios[0]): Chair[] {
  const role = seats > 1 ? scenario?.role : undefined;
  return seatFirst(seats, role && role(0, seats).en !== role(1, seats).en ? 1 : 0);
}

/** Who sat where, as a file tells it: people by name, if they have one, and bots are nobody. */
export const playersOf = (chairs: readonly Chair[]): (string | null)[] =>
  chairs.map(chair => (chair.kind === 'person' || chair.kind === 'guest' ? (chair.name ?? '') : null));
