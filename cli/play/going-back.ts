import type { Seat, Span } from '@tafelrunde/engine';
import { Misuse } from '../misuse.ts';
import type { Next } from './play.ts';
import type { Session } from './session.ts';

const SPANS: Readonly<Record<string, Span>> = {
  '': 'one',
  turn: 'turn',
  zug: 'turn',
  all: 'barrier',
  alles: 'barrier',
};

/** Takes the last own decision back; beyond dice, revelations and others' decisions only if all agree. Bots always do. */
export async function undo(session: Session, rest = ''): Promise<Next> {
  const { match, terminal, m, lang, humans } = session;
  const span = SPANS[rest.toLowerCase()];
  if (span === undefined) throw new Misuse(m.play.undoWhat);
  const me = wanting(session);
  // Past others, the screen goes back to the last decision a person took: whoever typed `undo` may speak for them.
  const to = match.answers.findLastIndex(({ seat }) => seat === me || humans.includes(seat));
  const refusal = session.undo.undo([me], span);
  if (refusal !== null) {
    if (to < 0) {
      terminal.tell(refusal.text[lang]);
      return 'again';
    }
    if (!(await allAgree(session, me, to, refusal.text[lang]))) return 'again';
  }
  session.forgetAfter(match.answers.length);
  session.notice(m.play.undone(match.answers.length));
  return 'changed';
}

async function allAgree(session: Session, me: Seat, to: number, why: string): Promise<boolean> {
  const { terminal, m, narrator, humans, bots } = session;
  const others = humans.filter(seat => seat !== me);
  if (others.length === 0) session.notice(`${why} ${m.play.botsAgree}`);
  else terminal.tell(why);
  session.undo.propose([me, ...bots.filter(seat => seat !== me)], to);
  for (const seat of others) {
    const line = await terminal.ask(`${m.play.agree(narrator.seat(seat))} `);
    if (line === null || !m.yes.includes(line.trim().toLowerCase())) {
      session.undo.refuse(seat);
      terminal.tell(m.play.disagreed(narrator.seat(seat)));
      return false;
    }
    session.undo.agree(seat);
  }
  return true;
}

/** Gives the decision again that was taken back, and what bots had answered to it. */
export function redo(session: Session): Next {
  const { terminal, lang, bots } = session;
  const refusal = session.undo.redo([wanting(session), ...bots]);
  if (refusal) {
    terminal.tell(refusal.text[lang]);
    return 'again';
  }
  while (session.match.ask && session.seating[session.decider(session.match.ask)] && session.undo.redo(bots) === null);
  return 'changed';
}

/** Who wants to go back: the seat that must decide, or at the end a person who decided last. */
function wanting(session: Session): Seat {
  const { match, humans } = session;
  if (match.ask) return session.decider(match.ask);
  return match.answers.findLast(answer => humans.includes(answer.seat))?.seat ?? humans[0] ?? 0;
}
