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
}

/** Runs the tests below `folders` (all, if none). `quiet` shows failures only, on standard error. */
export function runTests(
  folders: readonly string[],
  name: string,
  env: Record<string, string> = {},
  quiet = false,
): TestRun {
  const report = join(ROOT, '.cache', `${name}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = [quiet ? '--reporter=dot' : '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = spawnSync(process.execPath, [vitest, 'run', ...folders, ...reporters], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'ignore', 2] : ['ignore', 'inherit', 'inherit'],
  });
  const results = readReport(report);
  return {
    ok: run.status === 0,
    passed: results.filter(r => r.passed).length,
    failed: results.filter(r => !r.passed).length,
    results,
  };
}

function readReport(file: string): TestResult[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed', file: relative(ROOT, name) })),
  );
}
