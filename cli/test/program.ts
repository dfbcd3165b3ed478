import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'main.ts');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own: saves of one test are no business of another. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'tafelrunde-'));

interface How {
  readonly input?: readonly string[];
  readonly cwd?: string;
  readonly lang?: string;
}

/** Runs the real program, with lines piped in, as a person's shell would. */
export function tafelrunde(args: readonly string[], how: How = {}): Promise<Ran> {
  const { child, ran } = start(args, how);
  child.stdin.end(lines(how.input));
  return ran;
}

/** The same, but the input stays open, and the signal comes as soon as the output has come so far. */
export function interrupted(
  args: readonly string[],
  input: readonly string[],
  soFar: RegExp,
  signal: NodeJS.Signals,
  cwd: string,
): Promise<Ran> {
  const { child, ran } = start(args, { cwd });
  let out = '';
  let sent = false;
  child.stdout.on('data', text => {
    out += text;
    if (sent || !soFar.test(out)) return;
    sent = true;
    child.kill(signal);
  });
  child.stdin.write(lines(input));
  return ran;
}

/** The same, but the signal comes as soon as what is waited for has come true. */
export function interruptedWhen(
  args: readonly string[],
  isTime: () => boolean,
  signal: NodeJS.Signals,
  cwd: string,
): Promise<Ran> {
  const { child, ran } = start(args, { cwd });
  const waiting = setInterval(() => {
    if (!isTime()) return;
    clearInterval(waiting);
    child.kill(signal);
  }, 20);
  return ran.finally(() => clearInterval(waiting));
}

const lines = (input: readonly string[] = []): string => input.map(line => `${line}\n`).join('');

function start(args: readonly string[], { cwd = tmpdir(), lang = 'en_GB.UTF-8' }: How) {
  // What npm sets for its own scripts must not reach a program that stands for one called by hand.
  const { INIT_CWD: _, npm_lifecycle_event: __, LC_ALL: ___, LC_MESSAGES: ____, ...rest } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...rest, LANG: lang } });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', text => {
    err += text;
  });
  child.stdin.on('error', () => {});
  const ran = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
  });
  return { child, ran };
}
