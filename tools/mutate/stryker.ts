// Runs Stryker on a scratch copy of a game.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../parts.ts';
import type { Change } from './changes.ts';
import { CHOSEN, type Chosen, WISHES } from './plugin.ts';
import { Unclear, type Wishes } from './wishes.ts';

export interface Tried extends Change {
  readonly status: string;
  readonly statusReason?: string;
}

export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; mutants: readonly Tried[] }>>;
}

export interface Measured {
  readonly report: Report;
  readonly chosen: Chosen;
}

const CACHE = join(ROOT, '.cache', 'mutate');

export async function measure(wishes: Wishes): Promise<Measured> {
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, `${wishes.game}-`));
  try {
    const home = join('games', wishes.game);
    // Tests of migrations read saves of earlier versions.
    for (const part of [home, join('testing', 'saves')])
      cpSync(join(ROOT, part), join(scratch, part), { recursive: true });
    const memory = memoryOf(wishes);
    for (const old of globSync(`${wishes.game}.*.json`, { cwd: CACHE }).map(name => join(CACHE, name)))
      if (old !== memory) rmSync(old, { force: true });
    writeFileSync(join(scratch, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(join(scratch, WISHES), JSON.stringify(wishes));
    writeFileSync(join(scratch, 'stryker.json'), JSON.stringify(settings(wishes, memory)));
    const status = await run(scratch);
    if (status !== 0) throw new Unclear('Nothing was measured: see the lines above for what stopped Stryker.');
    forgetUntried(memory);
    return {
      report: JSON.parse(readFileSync(join(scratch, 'report.json'), 'utf8')) as Report,
      chosen: JSON.parse(readFileSync(join(scratch, CHOSEN), 'utf8')) as Chosen,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const settings = ({ files, workers, fresh }: Wishes, memory: string) => ({
  mutate: files,
  // Strings are names and texts: a wrong name does not compile.
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'plugin.ts')],
  ignorers: ['texts'],
  testRunner: 'chosen',
  vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), related: false },
  coverageAnalysis: 'perTest',
  concurrency: workers,
  // The folder is a copy already.
  inPlace: true,
  disableTypeChecks: false,
  incremental: true,
  force: fresh,
  incrementalFile: memory,
  reporters: ['choosing', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'report.json' },
  logLevel: 'warn',
  // A change that loops is found by counting; the clock must only not be stopped by a busy machine.
  timeoutMS: 10_000,
  allowConsoleColors: false,
});

/** What it says goes to standard error, so that nothing but the result is on standard output. */
function run(scratch: string): Promise<number | null> {
  const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const child = spawn(process.execPath, [stryker, 'run', 'stryker.json'], { cwd: scratch, stdio: ['ignore', 2, 2] });
  const end = (): void => void child.kill();
  process.once('SIGINT', end).once('SIGTERM', end);
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
}

/**
 * Where the results of earlier runs are kept. Stryker sees by itself which of them a change of the rules or of a test makes void; anything else
 * (the engine, the content, what tests share) begins a new memory.
 */
function memoryOf({ game }: Wishes): string {
  const parts = [
    'package-lock.json',
    ...globSync(['engine/**/*.ts', 'testing/**/*.ts', `games/${game}/**/*.{ts,yaml}`], {
      cwd: ROOT,
    }),
  ].filter(
    file =>
      !file.startsWith(join('games', game, 'rules')) && !file.endsWith('.test.ts') && !file.includes('node_modules'),
  );
  const digest = createHash('sha256');
  for (const file of parts.sort()) digest.update(file).update(readFileSync(join(ROOT, file)));
  return join(CACHE, `${game}.${digest.digest('hex').slice(0, 12)}.json`);
}

/** What was not chosen, or could not be run, has no result that could be remembered. */
function forgetUntried(memory: string): void {
  if (!existsSync(memory)) return;
  const report = JSON.parse(readFileSync(memory, 'utf8')) as Report;
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'RuntimeError');
  writeFileSync(memory, JSON.stringify(report));
}
