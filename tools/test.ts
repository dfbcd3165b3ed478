// `npm test`: everything that must hold before a change lands. `npm test -- <folder> ...`: what concerns that folder, in seconds.
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readCatalogues } from '@tafelrunde/catalogue/files';
import { SEED } from '@tafelrunde/testing/rotation';
import { chromium, NoChromium } from '../web/build/chromium.ts';
import { checks } from './checks.ts';
import { exists, PLAYED_TWICE, ROOT, testFiles } from './parts.ts';
import { elapsed, tell } from './progress.ts';
import { rulesTable, wrongIds } from './rules.ts';
import { NO_TESTS, runTests, type TestRun } from './tests.ts';

/** One more than there are cores: whoever waits for a browser or a server leaves a core to the others. */
const WORKERS = availableParallelism() + 1;
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
const [checked, run] = await Promise.all([checks(places.map(place => relative(ROOT, resolve(place)) || '.')), tests()]);

const catalogues = readCatalogues();
const misnamed = wrongIds(catalogues, run.results);
if (places.length === 0) {
  for (const row of rulesTable(catalogues, run.results, { json: false, all: false })) console.log(row);
  console.log(`\nThe ${SLOWEST} slowest files:`);
  const slowest = run.files.toSorted((a, b) => b.seconds - a.seconds);
  for (const { file, seconds } of slowest.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
for (const name of run.secondTries) console.log(`\nPassed only at the second try: ${name}`);
// The failures once more at the end: a log of this length is read from there.
for (const check of checked) console.error(`\nFAILED ${check}`);
for (const failure of [...misnamed, ...run.failures]) console.error(`\nFAILED ${failure}`);
if (noBrowser !== null) console.error(`\nNOT RUN: ${files.browser.length} files in the browser. ${noBrowser}`);
const { results } = run;
console.log(`\nDone after ${elapsed()}, with the seed ${SEED}.`);
console.log(`${results.filter(r => r.passed).length} passed, ${results.filter(r => !r.passed).length} failed`);
const fine = checked.length === 0 && misnamed.length === 0 && noBrowser === null && run.ok;
process.exit(fine ? 0 : 1);

/** All parts share one row of workers: none is idle while another still has files to do. */
async function tests(): Promise<TestRun> {
  const wanted = [...files.others, ...(noBrowser === null ? files.browser : [])];
  if (wanted.length === 0) return NO_TESTS;
  const args = [...wanted.map(file => join(ROOT, file)), `--maxWorkers=${WORKERS}`];
  return runTests('tests', args, line => tell('tests', line), { [PLAYED_TWICE]: '1' });
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
