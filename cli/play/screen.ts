import { type Ask, listed, peopleFirst } from '@tafelrunde/engine';
import { configTitle } from '../setup.ts';
import { showOffers } from './menu-of-offers.ts';
import type { Session } from './session.ts';

/** Lines of news before the rest is left to `log`: fewer where they would push the table off the screen. */
const NEWS = 16;
const NEWS_IF_LOW = 7;
const LOW = 56;

/** Everything a decision needs: the table, what happened, what is asked, what may be answered. */
export function showDecision(session: Session, ask: Ask): void {
  const { terminal, m, narrator } = session;
  terminal.clear();
  // A screen is looked at from the question upwards; a reader wants to hear first what happened.
  if (terminal.plain) showNews(session);
  showTable(session);
  if (!terminal.plain) showNews(session);
  for (const line of session.noticed()) terminal.tell(terminal.paint('magenta', line));
  const seats = peopleFirst(ask, seat => session.seating[seat] === null).map(seat => narrator.seat(seat));
  const question = `${listed(seats, m.or)}: ${narrator.ask(ask)} [${ask.rule}]`;
  if (!terminal.plain) terminal.print('');
  terminal.tell(terminal.paint('bold', terminal.plain ? m.play.question(question) : question));
  showOffers(terminal, session.offer(ask), m);
}

export function showTable(session: Session): void {
  const { terminal, match, narrator, viewer, lang, m } = session;
  const title = configTitle(match.game, match.config, lang, m);
  if (!terminal.plain) terminal.print(terminal.paint('inverse', ` ${title} `), '');
  for (const line of narrator.draw(match.view(viewer), terminal.plain))
    terminal.print(terminal.plain ? sentence(line) : line.replaceAll('·', terminal.paint('dim', '·')));
}

function showNews(session: Session): void {
  const { terminal, m } = session;
  const news = session.news();
  if (news.length === 0) return;
  if (!terminal.plain) terminal.print('');
  const most = terminal.height < LOW ? NEWS_IF_LOW : NEWS;
  if (news.length > most) terminal.tell(m.play.earlier(news.length - most));
  for (const line of news.slice(-most)) tellEvent(session, line);
}

export function tellEvent({ terminal }: Session, line: string): void {
  const rule = line.match(/ \[[\w-]+\]$/)?.[0] ?? '';
  const text = line.slice(0, line.length - rule.length);
  terminal.print(terminal.plain ? line : `${terminal.paint('green', '›')} ${text}${terminal.paint('dim', rule)}`);
}

export function showEnd(session: Session): void {
  const { terminal, match, narrator, m } = session;
  if (!match.outcome) return;
  terminal.clear();
  if (terminal.plain) showNews(session);
  showTable(session);
  if (!terminal.plain) showNews(session);
  if (!terminal.plain) terminal.print('');
  terminal.tell(terminal.paint(['bold', 'yellow'], narrator.outcome(match.outcome)));
  for (const line of session.noticed()) terminal.tell(line);
  terminal.tell(m.play.over(match.answers.length));
  if (session.keeper) terminal.tell(m.campaign.onward);
}

/** Every line a sentence. */
const sentence = (line: string): string => (/[.!?:]$/.test(line) ? line : `${line}.`);
