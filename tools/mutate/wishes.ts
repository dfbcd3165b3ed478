// What is asked for on the command line.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';

/** Tests that play at random or for long, or that look at the table: they notice much, but name no rule that broke. */
export const LEFT_OUT = ['contract', 'arena', 'balance', 'smoke', 'scenarios/all', 'table'];

export const USAGE = `npm run mutate -- <game> [files] [--sample N --seed S] [--workers N] [--fresh] [--json]

Changes the rules of a game in one place after another (a scratch copy of them), and runs the tests of that game:
every change no test notices is a rule that is not proven. Tests named ${LEFT_OUT.join(', ')} are left out.

  files        only these: attack.ts, effects, games/skirmish/rules/turn.ts (all of rules/ and effects/ if none is named)
  --sample N   only N changes, drawn by --seed (1 if none is given)
  --workers N  that many tests at a time (1)
  --fresh      measure everything anew instead of keeping what earlier runs found
  --json       one object instead of text`;

export interface Wishes {
  readonly game: string;
  /** From the root of the repository, in order. */
  readonly files: readonly string[];
  readonly sample: number | null;
  readonly seed: string;
  readonly workers: number;
  readonly fresh: boolean;
  readonly json: boolean;
}

/** Somebody asked for what cannot be done; the message says what can. */
export class Unclear extends Error {}

export function wishesFrom(args: readonly string[], root: string): Wishes {
  const { values, positionals } = parsed(args);
  const [game, ...files] = positionals;
  const games = gamesWithRules(root);
  if (game === undefined) throw new Unclear(`Name the game first: ${games.join(', ')}.`);
  if (!games.includes(game))
    throw new Unclear(`There is no game "${game}" with rules. There are: ${games.join(', ')}.`);
  if (values.seed !== undefined && values.sample === undefined)
    throw new Unclear('--seed chooses a sample: say how large it is with --sample N.');
  return {
    game,
    files: chosenFiles(files, game, root),
    sample: values.sample === undefined ? null : whole('--sample', values.sample),
    seed: values.seed ?? '1',
    workers: whole('--workers', values.workers),
    fresh: values.fresh,
    json: values.json,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string' },
        workers: { type: 'string', default: '1' },
        fresh: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Unclear(`${(error as Error).message}\n\n${USAGE}`);
  }
}

const gamesWithRules = (root: string): string[] =>
  readdirSync(join(root, 'games')).filter(game => existsSync(join(root, 'games', game, 'rules')));

function whole(flag: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Unclear(`${flag} wants a whole number from 1 on, not "${text}".`);
  return number;
}

function chosenFiles(named: readonly string[], game: string, root: string): string[] {
  const home = join(root, 'games', game);
  const wanted = named.length > 0 ? named : ['rules', 'effects'].filter(folder => existsSync(join(home, folder)));
  const files = wanted.flatMap(name => {
    const found = [join(home, 'rules', name), join(home, name), join(root, name)].find(
      path => existsSync(path) && path.startsWith(home + sep),
    );
    if (found === undefined)
      throw new Unclear(
        `${game} has no "${name}". Among its rules are: ${code(join(home, 'rules'))
          .map(path => relative(join(home, 'rules'), path))
          .join(', ')}.`,
      );
    const inside = relative(home, found);
    if (inside.startsWith('test')) throw new Unclear(`"${name}" is a test: name what it tests.`);
    if (/^texts?\b/.test(inside)) throw new Unclear(`"${name}" holds texts: what they say is read, not measured.`);
    return code(found);
  });
  return [...new Set(files.map(path => relative(root, path).replaceAll(sep, '/')))].sort();
}

function code(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => join(path, name))
    .sort();
}
