import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The server gets the last core for itself, with all its threads; whoever asks it stays on the others. */
const CORES = availableParallelism();
const canPin = CORES > 1 && hasTaskset();

/** How to start a program, on the server's core where the machine has a choice. */
export function onServerCore(program: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return canPin ? ['taskset', '-c', String(CORES - 1), ...program] : program;
}

/** Keeps this process off the server's core; returns how to let it back. */
export function leaveServerCore(): () => void {
  if (!canPin) return () => undefined;
  const stay = (cores: string, tries = 5): void => {
    try {
      execFileSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore' });
    } catch (error) {
      // A thread that ends meanwhile cannot be moved any more.
      if (tries <= 1) throw error;
      stay(cores, tries - 1);
    }
  };
  stay(`0-${CORES - 2}`);
  return () => stay(`0-${CORES - 1}`);
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
