// `npm run mutate -- <game> [files] [flags]`: how much of a game's rules its tests prove (docs/proof.md).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../parts.ts';
import { type Equivalent, readEquivalents } from './equivalents.ts';
import { resultOf, textOf } from './result.ts';
import { measure } from './stryker.ts';
import { Unclear, wishesFrom } from './wishes.ts';

try {
  const wishes = wishesFrom(process.argv.slice(2), ROOT);
  const listed = equivalentsOf(wishes.game);
  const result = resultOf(await measure(wishes), wishes, listed);
  console.log(wishes.json ? JSON.stringify(result) : textOf(result));
  for (const complaint of result.complaints) console.error(complaint);
  process.exitCode = result.complaints.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Unclear)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function equivalentsOf(game: string): Equivalent[] {
  const name = `games/${game}/test/equivalent-mutants.txt`;
  const path = join(ROOT, name);
  return existsSync(path) ? readEquivalents(readFileSync(path, 'utf8'), name) : [];
}
