// Runs Vitest and reads what passed and what failed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestResult } from '@tafelrunde/catalogue';
import { ROOT } from './parts.ts';
import { runs } from './progress.ts';

/** What the reporter writes down. */
export interface Report {
  readonly results: readonly TestResult[];
  /** What failed and how, one text each: file, test and the failure's own words. */
  readonly failures: readonly string[];
  /** What passed only at the second try, and how it failed at the first. */
  readonly secondTries: readonly string[];
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
}

export interface TestRun extends Report {
  readonly ok: boolean;
}

export const NO_TESTS: TestRun = { ok: true, results: [], failures: [], secondTries: [], files: [] };

/** Runs test files; `args` are Vitest's. Every line that is to be read goes to `each`. */
export async function runTests(
  name: string,
  args: readonly string[],
  each: (line: string) => void,
  env: Readonly<Record<string, string>> = {},
): Promise<TestRun> {
  const report = join(ROOT, '.cache', `${name}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporter = `--reporter=${join(ROOT, 'tools', 'reporter.ts')}`;
  // The program and the server are started hundreds of times: from the second time on they are compiled already.
  const compiled = mkdtempSync(join(tmpdir(), 'tafelrunde-compiled-'));
  const ended = await runs(process.execPath, [vitest, 'run', ...args, reporter], {
    env: { ...env, TAFELRUNDE_REPORT: report, NODE_COMPILE_CACHE: compiled },
    each,
  }).finally(() => rmSync(compiled, { recursive: true, force: true }));
  const all = read(report, name);
  // Vitest ends well when it is told to stop in the middle.
  return { ...all, ok: ended && all.failures.length === 0 };
}

function read(report: string, name: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    return { ...NO_TESTS, failures: [`The part "${name}" could not be run: its own lines above say why.`] };
  }
}
