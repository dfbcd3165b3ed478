// What runs is told line by line, with the time since the command was given: readable in a log, also where two things run side by side.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './parts.ts';

/** The set-up counts too: it says when it began. */
const since = Number(process.env.TAFELRUNDE_SINCE) || Date.now();

export function elapsed(): string {
  const seconds = Math.round((Date.now() - since) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function tell(part: string, line: string): void {
  process.stdout.write(`[${elapsed().padStart(5)}] ${part.padEnd(7)} ${line}\n`);
}

const running = new Set<ChildProcess>();
/** Who ends this ends what it has started. */
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });

export interface Running {
  readonly env?: Readonly<Record<string, string>>;
  readonly each?: (line: string) => void;
}

/** Runs a program to its end and hands on what it says, line by line. True if it ended well. */
export async function runs(
  program: string,
  args: readonly string[],
  { env = {}, each = () => {} }: Running,
): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  await Promise.all([lines(child.stdout, each), lines(child.stderr, each)]);
  const status = await ended;
  running.delete(child);
  return status === 0;
}

async function lines(from: Readable, each: (line: string) => void): Promise<void> {
  for await (const coloured of createInterface({ input: from })) {
    const line = stripVTControlCharacters(coloured);
    if (line.trim() !== '') each(line);
  }
}
