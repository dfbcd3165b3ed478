// `npm test`: everything that must hold before a change lands. `npm test -- <folder> ...`: what concerns that folder, in seconds.
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { SEED } from '@tafelrunde/testing/rotation';
import { chromium, NoChromium } from '../web/build/chromium.ts';
import { checks } from './checks.ts';
import { exists, ROOT, testFiles } from './parts.ts';
import { elapsed, tell } from './progress.ts';
import { reportRules } from './rules.ts';
import { NO_TESTS, runTests, type TestRun } from './tests.ts';

const CORES = availableParallelism();
/** Files in the browser that run side by side, each in a browser of its own: they wait more than they compute. */
const BROWSERS = Math.min(4, Math.max(2, CORES));
const OTHERS = Math.max(1, CORES - 1);
const SLOWEST = 10;

const places = process.argv.slice(2);
const missing = places.filter(place => !exists(place));
if (missing.length > 0) {
  console.error(
    `There is no ${missing.join(', ')} here. npm test -- <folder or file> checks that; npm test alone, everything.`,
  );
  process.exit(2);
}
// Also over midnight all parts have the same.
process.env.TAFELRUNDE_SEED = SEED;
const files = testFiles(places);
const noBrowser = files.browser.length > 0 ? whyNoBrowser() : null;

tell('tests', `The random walks of today have the seed ${SEED}; TAFELRUNDE_SEED=${SEED} npm test repeats them.`);
const [browser, [checked, others, undo]] = await Promise.all([
  noBrowser === null ? part('browser', files.browser, [`--maxWorkers=${BROWSERS}`]) : NO_TESTS,
  oneAfterTheOther(),
]);
const runs = [others, browser, undo];

const rulesHold =
  places.length > 0 || reportRules([...others.results, ...browser.results], { json: false, all: false });
const sum = <T>(of: (run: TestRun) => readonly T[]): T[] => runs.flatMap(of);

if (places.length === 0) {
  console.log(`\nThe ${SLOWEST} slowest files:`);
  const slowest = sum(run => run.files).toSorted((a, b) => b.seconds - a.seconds);
  for (const { file, seconds } of slowest.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
for (const name of sum(run => run.secondTries)) console.log(`\nPassed only at the second try: ${name}`);
// The failures once more at the end: a log of this length is read from there.
for (const check of checked) console.error(`\nFAILED ${check}`);
for (const failure of sum(run => run.failures)) console.error(`\nFAILED ${failure}`);
if (noBrowser !== null) console.error(`\nNOT RUN: ${files.browser.length} files in the browser. ${noBrowser}`);
const results = sum(run => run.results);
console.log(`\nDone after ${elapsed()}, with the seed ${SEED}.`);
console.log(`${results.filter(r => r.passed).length} passed, ${results.filter(r => !r.passed).length} failed`);
const fine = checked.length === 0 && rulesHold && noBrowser === null && runs.every(run => run.ok);
process.exit(fine ? 0 : 1);

/** What computes, beside the browser, which mostly waits. */
async function oneAfterTheOther(): Promise<[string[], TestRun, TestRun]> {
  return [
    await checks(places.map(place => relative(ROOT, resolve(place)) || '.')),
    await part('tests', files.others, [`--maxWorkers=${OTHERS}`]),
    // The behaviour of the games again, with an undo and redo after every decision.
    await part('undo', files.behaviour, [`--maxWorkers=${OTHERS}`], { TAFELRUNDE_UNDO: '1' }),
  ];
}

async function part(
  name: string,
  of: readonly string[],
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<TestRun> {
  if (of.length === 0) return NO_TESTS;
  const run = await runTests(name, [...of.map(file => join(ROOT, file)), ...args], line => tell(name, line), env);
  tell(name, run.ok ? 'done' : 'done: FAILED');
  return run;
}

function whyNoBrowser(): string | null {
  try {
    tell('browser', `runs in ${chromium().executablePath}`);
    return null;
  } catch (error) {
    if (!(error instanceof NoChromium)) throw error;
    tell('browser', error.message);
    return error.message;
  }
}
