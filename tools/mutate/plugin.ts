// What this repository adds to Stryker: texts are no rules, and only the chosen changes are tried.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { strykerPlugins as vitestRunner } from '@stryker-mutator/vitest-runner';
import { type Change, chosen, nameOf, type Position } from './changes.ts';
import { Likely } from './likely.ts';
import type { Wishes } from './wishes.ts';

/** Both in the scratch folder, which is where Stryker and its processes work. */
export const WISHES = 'wishes.json';
export const CHOSEN = 'chosen.json';

export interface Chosen {
  /** The names of all changes there are ... */
  readonly all: readonly string[];
  /** ... and of those that are tried. */
  readonly tried: readonly string[];
  /** All tests that come by any of them. */
  readonly tests: readonly string[];
}

/** A change as plugins see it: lines and columns are counted from 0. */
type Placed = Change & { readonly fileName: string; readonly status?: string };

const fileOf = ({ fileName }: Placed): string => relative(process.cwd(), fileName).replaceAll(sep, '/');

function placedName(change: Placed): string {
  const { start, end } = change.location;
  return nameOf(fileOf(change), { ...change, location: { start: fromOne(start), end: fromOne(end) } });
}

const fromOne = ({ line, column }: Position): Position => ({ line: line + 1, column: column + 1 });

interface Node {
  readonly type: string;
  readonly properties?: readonly { readonly key?: { readonly name?: string } }[];
}

/** `{ en, de }`: a text in both languages. */
const texts = {
  shouldIgnore({ node }: { readonly node: Node }): string | undefined {
    const keys = node.type === 'ObjectExpression' ? node.properties?.map(({ key }) => key?.name) : [];
    return keys?.length === 2 && keys.includes('en') && keys.includes('de') ? 'a text' : undefined;
  },
};

interface Plan {
  readonly mutant: Placed;
  readonly runOptions?: { readonly testFilter?: readonly string[] };
}

/** Hears of all changes before the first is tried, and writes down which will be. */
const choosing = {
  onMutationTestingPlanReady({ mutantPlans }: { readonly mutantPlans: readonly Plan[] }): void {
    const { files, sample, seed } = JSON.parse(readFileSync(WISHES, 'utf8')) as Wishes;
    const changes = mutantPlans
      // Others are remembered from earlier runs.
      .filter(({ mutant }) => files.includes(fileOf(mutant)) && mutant.status !== 'Ignored')
      .map(({ mutant }) => [placedName(mutant), mutant] as const);
    const list: Chosen = {
      all: changes.map(([name]) => name),
      tried: chosen(changes, sample, seed),
      tests: [...new Set(mutantPlans.flatMap(({ runOptions }) => runOptions?.testFilter ?? []))],
    };
    writeFileSync(CHOSEN, JSON.stringify(list));
  },
};

interface Ran {
  readonly status: string;
  readonly killedBy?: readonly string[];
  readonly nrOfTests?: number;
  readonly errorMessage?: string;
}

/** Which changes were come by how often: while code was loaded, and in each test. */
interface Coverage {
  readonly static: Record<string, number>;
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface TestRunner {
  dryRun(options: unknown): Promise<{ readonly mutantCoverage?: Coverage }>;
  mutantRun(options: Trial): Promise<Ran>;
}

interface Trial {
  readonly activeMutant: Placed;
  readonly testFilter?: readonly string[];
  /** `static`: the change is there before any code is loaded. */
  readonly mutantActivation?: 'static' | 'runtime';
}

/**
 * What is come by both while code is loaded and in tests is shown to those tests only, in the code as it is loaded: a file of tests that
 * plays a match while it is read would otherwise have everything loaded anew, for every change. So a change may survive that such a load would
 * betray if no test comes by again; none is taken for noticed that is not.
 */
function preferTests({ static: whileLoading, perTest }: Coverage): void {
  for (const test of Object.values(perTest)) for (const change of Object.keys(test)) delete whileLoading[change];
}

/** Stryker's runner for Vitest, which is not bothered with changes that were not chosen, and asks the likeliest tests first. */
function runner(injector: unknown): TestRunner {
  const vitest = vitestRunner[0]?.factory as unknown as (injector: unknown) => TestRunner;
  const running = vitest(injector);
  const dryRun = running.dryRun.bind(running);
  const mutantRun = running.mutantRun.bind(running);
  running.dryRun = async options => {
    const ran = await dryRun(options);
    if (ran.mutantCoverage) preferTests(ran.mutantCoverage);
    return ran;
  };
  const likely = new Likely();
  let list: { readonly tried: ReadonlySet<string>; readonly tests: readonly string[] } | null = null;
  running.mutantRun = async options => {
    if (list === null) {
      const { tried, tests } = JSON.parse(readFileSync(CHOSEN, 'utf8')) as Chosen;
      list = { tried: new Set(tried), tests };
    }
    if (!list.tried.has(placedName(options.activeMutant))) return { status: 'error', errorMessage: 'not chosen' };
    // What is worked out while code is loaded concerns every test, and comes without a list of them.
    const tests = options.testFilter ?? list.tests;
    if (tests.length === 0) return mutantRun(options);
    let nrOfTests = 0;
    let broken: Ran | null = null;
    for (const testFilter of likely.portions(tests)) {
      const ran = await mutantRun({ ...options, testFilter });
      nrOfTests += ran.nrOfTests ?? 0;
      for (const test of ran.killedBy?.slice(0, 1) ?? []) likely.noticed(test);
      // A file that cannot be read any more names no rule; others may.
      if (ran.status === 'error') broken ??= ran;
      else if (ran.status !== 'survived') return { ...ran, nrOfTests };
    }
    if (broken) return broken;
    // What the code has worked out once and kept in the thread hides a change: a survivor is shown to its tests once more, all loaded anew.
    const again = await mutantRun({ ...options, testFilter: tests, mutantActivation: 'static' });
    return again.status === 'error' ? { status: 'survived', nrOfTests } : again;
  };
  return running;
}
runner.inject = ['$injector'] as const;

export const strykerPlugins = [
  { kind: 'Ignore', name: 'texts', value: texts },
  { kind: 'Reporter', name: 'choosing', value: choosing },
  { kind: 'TestRunner', name: 'chosen', factory: runner },
];
