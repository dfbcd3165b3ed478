// The parts of the tests, and which files belong to which.
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export const IN_BROWSER = ['web/test/browser/**/*.test.ts', 'bench/test/web.test.ts'];
/** Programs, servers, databases and sockets of this machine take part. */
export const WITH_REAL_PARTS = ['cli/test/**/*.test.ts', 'server/test/**/*.test.ts', 'bench/test/**/*.test.ts'];
/** Nothing but computing: these files may share a thread, which loads engine and games once for all of them. */
export const COMPUTING = ['{engine,games,bots}/**/*.test.ts'];
/** Where this is set, what games do is played a second time, with an undo and redo after every decision. */
export const PLAYED_TWICE = 'TAFELRUNDE_PLAYED_TWICE';
/** What that part is called. */
export const UNDO = 'undo';
const OF_GAMES = ['games/**/*.test.ts'];
/** Whoever has a table from here plays on it. The contract is not of it: it undoes every decision anyway. */
const TABLES = /from '@tafelrunde\/testing'/;
const IMPORTS = /from '(\.[^']+)'/g;

export interface TestFiles {
  readonly browser: readonly string[];
  readonly others: readonly string[];
  /** What of the others is played a second time with undo: the rest would only do the same again. */
  readonly behaviour: readonly string[];
}

/** The test files below these places, or all. */
export function testFiles(places: readonly string[]): TestFiles {
  const wanted = places.map(place => relative(ROOT, resolve(place)));
  const all = globSync('**/*.test.ts', { cwd: ROOT, exclude: name => /(^|[/\\])(node_modules|\.\w+)$/.test(name) })
    .filter(file => wanted.length === 0 || wanted.some(place => isBelow(file, place)))
    .sort();
  const browser = all.filter(file => fits(file, IN_BROWSER));
  return {
    browser,
    others: all.filter(file => !browser.includes(file)),
    behaviour: all.filter(file => fits(file, OF_GAMES) && playsAtTables(file)),
  };
}

/** Whether a test sits down at a table, by itself or through what lies beside it. */
function playsAtTables(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (TABLES.test(source)) return true;
  const beside = [...source.matchAll(IMPORTS)].map(([, path = '']) => join(dirname(file), path));
  return beside.some(path => /[/\\]test[/\\]/.test(path) && playsAtTables(path, seen));
}

export const exists = (place: string): boolean => statSync(place, { throwIfNoEntry: false }) !== undefined;

const fits = (file: string, patterns: readonly string[]): boolean =>
  patterns.some(pattern => matchesGlob(file, pattern));

const isBelow = (file: string, place: string): boolean =>
  place === '' || file === place || file.startsWith(`${place}/`);
