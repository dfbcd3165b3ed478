// `npm run rules`: per game, how many rules of its catalogue are proven by a passing test, and which are not.
// --json prints [{system, total, physical, proven, missing}]; --all lists every missing id in the table too.
import { parseArgs } from 'node:util';
import { coverage, idsIn, type TestResult } from '@tafelrunde/catalogue';
import { readCatalogues } from '@tafelrunde/catalogue/files';
import { testFiles } from './parts.ts';
import { runTests } from './tests.ts';

export function reportRules(results: readonly TestResult[], options: { json: boolean; all: boolean }): boolean {
  const catalogues = readCatalogues();
  // A rule is proven by its game, not by the geometry it rests on.
  const tests = results.filter(({ file }) => file.startsWith('games/'));
  const covered = catalogues.map(catalogue => coverage(catalogue, tests));
  if (options.json) {
    console.log(JSON.stringify(covered.map(({ unknown: _, ...row }) => row)));
  } else {
    console.log(
      `${'game'.padEnd(24)}${'rules'.padStart(7)}${'physical'.padStart(10)}${'proven'.padStart(8)}${'missing'.padStart(9)}`,
    );
    for (const { system, total, physical, proven, missing } of covered) {
      console.log(
        system.padEnd(24) +
          String(total).padStart(7) +
          String(physical).padStart(10) +
          String(proven).padStart(8) +
          String(missing.length).padStart(9),
      );
      if (missing.length > 0 && proven > 0) {
        const shown = options.all ? missing : missing.slice(0, 8);
        console.log(
          `  missing: ${shown.join(' ')}${shown.length < missing.length ? ' ... (--all shows the rest)' : ''}`,
        );
      }
    }
  }
  const unknown = covered.flatMap(c => c.unknown);
  for (const id of unknown) console.error(`Unknown rule id in the name of a test: ${id}`);
  const known = catalogues.flatMap(idsIn);
  if (new Set(known).size !== known.length) console.error('Two catalogues share a rule id.');
  return unknown.length === 0 && new Set(known).size === known.length;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  });
  const run = await runTests('rules', testFiles(['games']).others, () => {});
  for (const failure of run.failures) console.error(`FAILED ${failure}`);
  if (!run.ok) console.error(`${run.failures.length} tests failed; what only they name is not proven.`);
  const fine = reportRules(run.results, values);
  process.exit(fine && run.ok ? 0 : 1);
}
