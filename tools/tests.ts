// Runs Vitest and reads what passed and what failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestResult } from '@tafelrunde/catalogue';

export const ROOT = join(import.meta.dirname, '..');

export interface TestRun {
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly TestResult[];
  /** What failed and how, one text each: test, file and the failure's own words. */
  readonly failures: readonly string[];
  /** What passed only at the second try. */
  readonly secondTries: readonly string[];
}

/** Runs the tests below `folders` (all, if none). `quiet` shows failures only, on standard error. */
export function runTests(
  folders: readonly string[],
  name: string,
  env: Record<string, string> = {},
  quiet = false,
): TestRun {
  const report = join(ROOT, '.cache', `${name}.json`);
  const secondTries = join(ROOT, '.cache', `${name}-second-tries.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = [
    quiet ? '--reporter=dot' : '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join(ROOT, 'tools', 'second-tries.ts')}`,
  ];
  const run = spawnSync(process.execPath, [vitest, 'run', ...folders, ...reporters], {
    cwd: ROOT,
    env: { ...process.env, ...env, TAFELRUNDE_SECOND_TRIES: secondTries },
    stdio: quiet ? ['ignore', 'ignore', 2] : ['ignore', 'inherit', 'inherit'],
  });
  const { results, failures } = readReport(report);
  return {
    ok: run.status === 0,
    passed: results.filter(r => r.passed).length,
    failed: results.filter(r => !r.passed).length,
    results,
    failures,
    secondTries: JSON.parse(readFileSync(secondTries, 'utf8')) as string[],
  };
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file as a whole could not be run. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function readReport(path: string): Pick<TestRun, 'results' | 'failures'> {
  const results: TestResult[] = [];
  const failures: string[] = [];
  for (const { name, status, message, assertionResults } of (JSON.parse(readFileSync(path, 'utf8')) as Report)
    .testResults) {
    const file = relative(ROOT, name);
    const ran = assertionResults.filter(test => test.status === 'passed' || test.status === 'failed');
    for (const { fullName, status, failureMessages = [] } of ran) {
      results.push({ name: fullName, passed: status === 'passed', file });
      if (status === 'failed') failures.push(`${file}: ${fullName}\n${failureMessages.map(ownLines).join('\n')}`);
    }
    if (status === 'failed' && !ran.some(test => test.status === 'failed')) failures.push(`${file}\n${message}`);
  }
  return { results, failures };
}

/** A failure without the steps through other people's code. */
const ownLines = (failure: string): string =>
  failure
    .split('\n')
    .filter(line => !line.includes('/node_modules/'))
    .join('\n');
