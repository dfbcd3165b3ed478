// The parts of the tests, and which files belong to which.
import { globSync, statSync } from 'node:fs';
import { join, matchesGlob, relative, resolve } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export const IN_BROWSER = ['web/test/browser/**/*.test.ts', 'bench/test/web.test.ts'];
/** Programs, servers, databases and sockets of this machine take part. */
export const WITH_REAL_PARTS = ['cli/test/**/*.test.ts', 'server/test/**/*.test.ts', 'bench/test/**/*.test.ts'];
/** What is played a second time with an undo and redo after every decision; the contract does that anyway. */
const BEHAVIOUR = ['games/**/*.test.ts'];
const CONTRACT = '**/contract.test.ts';

export interface TestFiles {
  readonly browser: readonly string[];
  readonly others: readonly string[];
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
    behaviour: all.filter(file => fits(file, BEHAVIOUR) && !matchesGlob(file, CONTRACT)),
  };
}

export const exists = (place: string): boolean => statSync(place, { throwIfNoEntry: false }) !== undefined;

const fits = (file: string, patterns: readonly string[]): boolean =>
  patterns.some(pattern => matchesGlob(file, pattern));

const isBelow = (file: string, place: string): boolean =>
  place === '' || file === place || file.startsWith(`${place}/`);
