import { type Bot, botById, random, UnknownBot, usual } from '@tafelrunde/bots';
import {
  type Config,
  type Game,
  type Lang,
  type Scenario,
  type Seat,
  type SeatName,
  scenarioOf,
} from '@tafelrunde/engine';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

/** Who sits where, seat by seat: a bot, or null for a person at this screen. */
export type Seating = (Bot | null)[];

/** `--bots` of a table people play at: one name is for all seats but the first, "none" leaves all seats to people. */
export function seatingForPlay(text: string | undefined, seats: number, lang: Lang, m: Messages): Seating {
  if (text === 'none') return Array.from({ length: seats }, () => null);
  if (text?.includes('=')) return numbered(text, seats, null, lang, m);
  if (text?.includes(',')) return inOrder(text, seats, lang, m);
  const bot = text === undefined ? usual : knownBot(text, lang);
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot));
}

/** `--bots` of a simulation: one name is for all seats; nobody is human. */
export function seatingForBots(text: string | undefined, seats: number, lang: Lang, m: Messages): Bot[] {
  if (text?.includes('=')) return numbered(text, seats, random, lang, m);
  if (text?.includes(',')) return inOrder(text, seats, lang, m);
  const bot = text === undefined ? random : knownBot(text, lang);
  return Array.from({ length: seats }, () => bot);
}

function inOrder(text: string, seats: number, lang: Lang, m: Messages): Bot[] {
  const names = text.split(',');
  if (names.length !== seats) throw new Misuse(m.misuse.botsPerSeat(names.length, seats));
  return names.map(name => knownBot(name, lang));
}

function numbered<T>(text: string, seats: number, rest: T, lang: Lang, m: Messages): (Bot | T)[] {
  const seating: (Bot | T)[] = Array.from({ length: seats }, () => rest);
  for (const pair of text.split(',')) {
    const [seat = '', name = '', ...more] = pair.split('=');
    const number = /^\d+$/.test(seat) ? Number(seat) : 0;
    if (number < 1 || number > seats || more.length > 0) throw new Misuse(m.misuse.noSuchSeat(pair, seats));
    seating[number - 1] = knownBot(name, lang);
  }
  return seating;
}

/** The bot, level or search of this name; anything else is refused in the person's language. */
export function knownBot(name: string, lang: Lang): Bot {
  try {
    return botById(name.trim());
  } catch (error) {
    throw error instanceof UnknownBot ? new Misuse(error.text[lang]) : error;
  }
}

/** The value of `--bots` that makes this seating again. */
export function seatingFlag(seating: Seating): string {
  const taken = seating.flatMap((bot, seat) => (bot ? [`${seat + 1}=${bot.id}`] : []));
  return taken.length === 0 ? 'none' : taken.join(',');
}

/** Seats are called by their role where no other seat has it, else by their number. */
export function seatNames(game: Game, { scenario, seats }: Config, lang: Lang, m: Messages): SeatName {
  const { role } = scenarioOf(game, scenario) as Scenario;
  const roles = Array.from({ length: seats }, (_, seat) => role?.(seat, seats)[lang]);
  return (seat: Seat) => {
    const name = roles[seat];
    if (name === undefined) return m.seat(seat + 1);
    return roles.filter(r => r === name).length === 1 ? name : `${name} (${m.seat(seat + 1)})`;
  };
}
