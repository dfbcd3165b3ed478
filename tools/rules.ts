// `npm run rules`: per game, how many rules of its catalogue are proven by a passing test, and which are not. A game with
// boxes besides the base game has a second line for what needs one of them.
// --json prints [{system, total, physical, notApplicable, proven, missing, boxes?: {total, ...}}]; --all lists every missing id
// in the table too.
import { parseArgs } from 'node:util';
import { type Catalogue, type Covered, coverage, idsIn, type TestResult, unknownIds } from '@tafelrunde/catalogue';
import { readCatalogues } from '@tafelrunde/catalogue/files';
import { testFiles } from './parts.ts';
import { runTests } from './tests.ts';

interface Options {
  readonly json: boolean;
  readonly all: boolean;
}

/** How many missing rules are listed where not all are wanted. */
const SHOWN = 8;
const COLUMNS = [24, 7, 10, 5, 8, 9];

/** The table of `npm run rules`, line by line. */
export function rulesTable(
  catalogues: readonly Catalogue[],
  results: readonly TestResult[],
  { json, all }: Options,
): string[] {
  // A rule is proven by its game, not by the geometry it rests on.
  const tests = results.filter(({ file }) => file.startsWith('games/'));
  const rows = catalogues.map(catalogue => coverage(catalogue, tests));
  if (json) return [JSON.stringify(rows)];
  return [
    line(['game', 'rules', 'physical', 'n/a', 'proven', 'missing']),
    ...rows.flatMap(({ system, boxes, ...base }) => [
      ...told(system, base, all),
      ...(boxes ? told('  with other boxes', boxes, all) : []),
    ]),
  ];
}

function told(name: string, { total, physical, notApplicable, proven, missing }: Covered, all: boolean): string[] {
  const row = line([name, total, physical, notApplicable, proven, missing.length]);
  // Where nothing is proven yet, the list would be the whole catalogue.
  if (missing.length === 0 || proven === 0) return [row];
  const shown = all ? missing : missing.slice(0, SHOWN);
  const more = shown.length < missing.length ? ' ... (--all shows the rest)' : '';
  return [row, `  missing: ${shown.join(' ')}${more}`];
}

const line = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, i) => (i === 0 ? String(cell).padEnd(COLUMNS[i] ?? 0) : String(cell).padStart(COLUMNS[i] ?? 0)))
    .join('');

/** What is wrong with the ids of rules in the names of these tests, however few they are. */
export function wrongIds(catalogues: readonly Catalogue[], results: readonly TestResult[]): string[] {
  const known = catalogues.flatMap(idsIn);
  return [
    ...catalogues
      .flatMap(catalogue => unknownIds(catalogue, results))
      .map(id => `Unknown rule id in the name of a test: ${id}`),
    ...(new Set(known).size === known.length ? [] : ['Two catalogues share a rule id.']),
  ];
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  });
  const run = await runTests('rules', testFiles(['games']).others, () => {});
  for (const failure of run.failures) console.error(`FAILED ${failure}`);
  if (!run.ok) console.error(`${run.failures.length} tests failed; what only they name is not proven.`);
  const catalogues = readCatalogues();
  for (const row of rulesTable(catalogues, run.results, values)) console.log(row);
  const wrong = wrongIds(catalogues, run.results);
  for (const complaint of wrong) console.error(`FAILED ${complaint}`);
  process.exit(wrong.length === 0 && run.ok ? 0 : 1);
}
