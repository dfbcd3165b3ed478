import type { Ask, Seat } from '@tafelrunde/engine';
import { meant } from './choices.ts';
import { commandOf, obey, wordsForTab } from './commands.ts';
import { leave } from './leaving.ts';
import { showMatches } from './menu-of-offers.ts';
import { showDecision, showEnd, tellEvent } from './screen.ts';
import type { Session } from './session.ts';

/** What comes after a line was typed: the table has changed, ask again, or everybody goes home. */
export type Next = 'changed' | 'again' | 'home';

/** Plays until people leave, and shuts the terminal. */
export async function play(session: Session): Promise<void> {
  try {
    await sit(session);
  } finally {
    session.terminal.close();
  }
}

/** Plays until people leave. Nothing is lost however they do. */
export async function sit(session: Session): Promise<void> {
  const { terminal } = session;
  terminal.words = () => [...wordsForTab(), ...session.offers.map(offer => offer.id)];
  terminal.open();
  try {
    greet(session);
    let next: Next = 'changed';
    while (next !== 'home') next = await round(session);
  } catch (error) {
    // Whatever broke, the match stands as it stood before the decision and must not be lost with us.
    terminal.tell(session.m.play.broke(error instanceof Error ? error.message : String(error)));
    leave(session);
    process.exitCode = 1;
  } finally {
    await session.close();
  }
}

async function round(session: Session): Promise<Next> {
  const { ask } = session.match;
  if (ask === null) return atTheEnd(session);
  const seat = session.decider(ask);
  if (session.seating[seat]) return botTurn(session, ask);
  const pass = session.orders.answer(ask);
  if (pass !== null) {
    session.match.choose(pass);
    return 'changed';
  }
  if (!(await curtain(session, seat))) return leave(session);
  session.viewer = seat;
  showDecision(session, ask);
  return untilChanged(session, `${session.terminal.paint('bold', '>')} `);
}

/** Bots are watched as they play; whoever plays along gets the whole table with the next own decision. */
async function botTurn(session: Session, ask: Ask): Promise<Next> {
  const { terminal, m } = session;
  await session.botDecides(ask);
  const [alone] = session.humans;
  if (session.humans.length === 1 && alone !== undefined) session.viewer = alone;
  const seen = session.humans.length === 0 ? session.news() : terminal.redraws ? session.latest() : [];
  for (const line of seen) tellEvent(session, line);
  if (seen.length > 0) await session.watch();
  if (terminal.typedAhead && session.helping.size > 0) {
    session.giveBack();
    await terminal.ask('');
    session.notice(m.play.youAgain);
  }
  return terminal.left ? leave(session) : 'changed';
}

async function curtain(session: Session, seat: Seat): Promise<boolean> {
  if (!session.needsCurtain(seat)) return true;
  const { terminal, m, narrator } = session;
  terminal.forget();
  const line = await terminal.ask(`${m.play.curtain(narrator.seat(seat))} `);
  terminal.forget();
  return line !== null;
}

async function atTheEnd(session: Session): Promise<Next> {
  session.giveBack();
  const [first] = session.humans;
  // The end is for everybody: a single person sees it from the own seat, several from nobody's.
  session.viewer = session.humans.length === 1 && first !== undefined ? first : 'spectator';
  session.offers = [];
  showEnd(session);
  return untilChanged(session, `${session.terminal.paint('bold', '>')} `);
}

async function untilChanged(session: Session, prompt: string): Promise<Next> {
  for (;;) {
    const line = await session.terminal.ask(prompt);
    if (line === null) return leave(session);
    const next = await answer(session, line.trim());
    if (next !== 'again') return next;
  }
}

/** A line is an option's exact name, else a command, else words of an option. */
async function answer(session: Session, line: string): Promise<Next> {
  const { terminal, m, offers, match } = session;
  if (line === '') return onward(session);
  const exact = offers.find(offer => offer.id === line);
  const command = exact ? null : commandOf(line);
  if (command) return obey(session, command);
  if (match.ask === null) {
    terminal.tell(m.play.overWhat);
    return 'again';
  }
  const found = exact ? [exact] : meant(line, offers);
  const [only] = found;
  if (only === undefined) terminal.tell(m.play.notOffered(line));
  else if (found.length > 1) showMatches(terminal, found, m);
  else {
    match.choose(only.number - 1, undefined, match.ask ? session.decider(match.ask) : undefined);
    if (!terminal.interactive || terminal.plain) terminal.print(m.play.chosen(only.text));
    return 'changed';
  }
  return 'again';
}

/** In a campaign, Enter at the end of a match goes on to the next. */
function onward(session: Session): Next {
  session.goesOn = session.keeper !== undefined && session.match.outcome !== null;
  return session.goesOn ? 'home' : 'again';
}

function greet(session: Session): void {
  const { m, seating, narrator, lang } = session;
  const seats = seating.map((bot, seat) => m.play.sits(narrator.seat(seat), bot ? bot.name[lang] : null));
  session.notice(m.play.welcome(seats.join(' ')));
  if (session.humans.length === 0) tellEvent(session, m.play.onlyBots);
}
