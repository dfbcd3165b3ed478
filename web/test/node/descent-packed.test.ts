import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { descent } from '@tafelrunde/descent';
import { expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'descent-packed.ts');

/** What the same walk meets where only this scenario was prepared. */
async function packed(scenario: string, decisions: number): Promise<{ decisions: number; things: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, scenario, scenario, String(decisions)]);
  return JSON.parse(stdout);
}

test.each([
  ['toll-at-the-ford', 60],
  ['harvest-and-fire', 60],
  ['the-delve', 40],
])(
  '%s is played with what was loaded for it, the rest still packed',
  async (scenario, decisions) => {
    const walked = await packed(scenario, decisions);
    expect(walked.decisions).toBe(decisions);
    expect(walked.things).toBeGreaterThan(200);
    expect(walked.things).toBeLessThan(descent.things?.().length ?? 0);
  },
  60_000,
);
