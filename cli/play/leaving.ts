import { keep } from '../files.ts';
import { seatingFlag } from '../seating.ts';
import type { Next } from './play.ts';
import type { Session } from './session.ts';

/** Leaves the table and keeps the match, unless it lies in a file already. */
export function leave(session: Session): Next {
  const { match, m, terminal } = session;
  session.giveBack();
  if (session.keeper) session.keeper(match);
  else if (match.epoch !== session.savedAt) sayKept(session, keep(match, m));
  terminal.tell(m.play.bye);
  return 'home';
}

/** `quit`: asks first. A name is a file, no is no, and anything that is not an answer keeps the match. */
export async function quit(session: Session, save: (file: string) => boolean): Promise<Next> {
  const { match, m, terminal } = session;
  if (session.keeper || match.epoch === session.savedAt) return leave(session);
  const line = (await terminal.ask(`${m.play.saveFirst} `))?.trim() ?? '';
  if (m.no.includes(line.toLowerCase())) {
    session.savedAt = match.epoch;
    return leave(session);
  }
  if (line !== '' && !m.yes.includes(line.toLowerCase()) && !save(line)) return 'again';
  return leave(session);
}

export function sayKept({ m, terminal, seating, lang }: Session, file: string): void {
  terminal.print(
    m.play.kept(file),
    m.play.goOn(`npm run -s tafelrunde -- play --load ${quoted(file)} --bots ${seatingFlag(seating)} --lang ${lang}`),
  );
}

/** A file name as a shell takes it. */
export const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);
