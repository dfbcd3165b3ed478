// What this repository adds to Stryker: texts are no rules, and only the chosen changes are tried.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { strykerPlugins as vitestRunner } from '@stryker-mutator/vitest-runner';
import { type Change, chosen, nameOf, type Position } from './changes.ts';
import type { Wishes } from './wishes.ts';

/** Both in the scratch folder, which is where Stryker and its processes work. */
export const WISHES = 'wishes.json';
export const CHOSEN = 'chosen.json';
export const NOT_CHOSEN = 'not chosen';

export interface Chosen {
  /** The names of all changes there are ... */
  readonly all: readonly string[];
  /** ... and of those that are tried. */
  readonly tried: readonly string[];
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

/** Hears of all changes before the first is tried, and writes down which will be. */
const choosing = {
  onMutationTestingPlanReady({ mutantPlans }: { readonly mutantPlans: readonly { readonly mutant: Placed }[] }): void {
    const { files, sample, seed } = JSON.parse(readFileSync(WISHES, 'utf8')) as Wishes;
    const changes = mutantPlans
      // Others are remembered from earlier runs.
      .filter(({ mutant }) => files.includes(fileOf(mutant)) && mutant.status !== 'Ignored')
      .map(({ mutant }) => [placedName(mutant), mutant] as const);
    const list: Chosen = { all: changes.map(([name]) => name), tried: chosen(changes, sample, seed) };
    writeFileSync(CHOSEN, JSON.stringify(list));
  },
};

interface TestRunner {
  mutantRun(options: { readonly activeMutant: Placed }): Promise<unknown>;
}

/** Stryker's runner for Vitest, which is not bothered with changes that were not chosen. */
function runner(injector: unknown): TestRunner {
  const vitest = vitestRunner[0]?.factory as unknown as (injector: unknown) => TestRunner;
  const running = vitest(injector);
  const mutantRun = running.mutantRun.bind(running);
  let tried: ReadonlySet<string> | null = null;
  running.mutantRun = async options => {
    tried ??= new Set((JSON.parse(readFileSync(CHOSEN, 'utf8')) as Chosen).tried);
    if (!tried.has(placedName(options.activeMutant))) return { status: 'error', errorMessage: NOT_CHOSEN };
    return mutantRun(options);
  };
  return running;
}
runner.inject = ['$injector'] as const;

export const strykerPlugins = [
  { kind: 'Ignore', name: 'texts', value: texts },
  { kind: 'Reporter', name: 'choosing', value: choosing },
  { kind: 'TestRunner', name: 'chosen', factory: runner },
];
