import { hash, Match, type MatchRecord } from '@tafelrunde/engine';
import { readSave, readText } from './files.ts';
import type { Messages } from './messages/index.ts';

/** Plays a saved match again from its start and says whether the rules of today lead to the very same position. */
export async function verify(file: string, m: Messages): Promise<number> {
  const { match, complete } = await readSave(file, m);
  if (complete) {
    process.stdout.write(`${m.verify.ok(match.answers.length, match.hash())}\n`);
    return 0;
  }
  // Reading it has checked its shape; what is stored is compared with what the rules make of it.
  const stored = JSON.parse(readText(file, m)) as MatchRecord & { version: number };
  process.stdout.write(`${m.verify.differs(difference(match, stored, m))}\n`);
  return 1;
}

function difference({ game }: Match, stored: MatchRecord & { version: number }, m: Messages): string {
  if (stored.version !== game.version) return m.verify.version(stored.version, game.version);
  const again = Match.resume(game, { ...stored, answers: [] }, { fromStart: true });
  for (const [i, answer] of stored.answers.entries()) {
    if (i === stored.checkpoint.at && hash(again.record().checkpoint.position) !== hash(stored.checkpoint.position))
      break;
    try {
      again.follow(answer);
    } catch (error) {
      return m.verify.answer(i + 1, answer.option, error instanceof Error ? error.message : String(error));
    }
  }
  return m.verify.position(stored.checkpoint.at);
}
