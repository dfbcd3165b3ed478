import { expect, test } from 'vitest';
import { share } from '../statistics.ts';
import { tafelrunde } from './program.ts';

/** A result without what depends on the clock. */
async function simulated(...flags: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await tafelrunde(['simulate', 'skirmish', '--json', ...flags]);
  expect(err).toBe('');
  expect(code).toBe(0);
  const { timing, ...rest } = JSON.parse(out) as Record<string, unknown>;
  expect(timing).toMatchObject({ seconds: expect.any(Number), decisionsPerSecond: expect.any(Number) });
  return rest;
}

test('the same seed gives the same result, whatever the number of workers', async () => {
  const one = await simulated('--games', '30', '--seed', 'same', '--workers', '1');
  expect(await simulated('--games', '30', '--seed', 'same', '--workers', '3')).toEqual(one);
  expect(await simulated('--games', '30', '--seed', 'other', '--workers', '1')).not.toEqual(one);
  expect(one).toMatchObject({ game: 'skirmish', scenario: 'field', seats: 2, games: 30, bots: ['random', 'random'] });
});

test('the same holds for bots that think', async () => {
  const flags = ['--games', '3', '--seed', 'think', '--bots', 'greedy,random'];
  const one = await simulated(...flags, '--workers', '1');
  expect(await simulated(...flags, '--workers', '2')).toEqual(one);
  expect(one).toMatchObject({ wins: [{ count: 3 }, { count: 0 }], failures: [] });
});

test('people get a table, in their language', async () => {
  const { out } = await tafelrunde(['simulate', 'skirmish', '--games', '10', '--seed', 'a', '--lang', 'de']);
  expect(out).toContain('10 Spiele; Siege mit 95-%-Intervallen:');
  expect(out).toMatch(/Platz 1 \(random\) +\d+ +\d+,\d %/);
  expect(out).toContain('Dieselben Spiele noch einmal: --seed a');
});

test("Wilson's interval has the published values", () => {
  const { low, high } = share(8, 10);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
  expect(share(0, 10)).toMatchObject({ low: 0, high: expect.closeTo(0.2775, 3) });
  expect(share(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test('fuzz checks games in turn and finds nothing to complain about', async () => {
  const { code, out } = await tafelrunde(['fuzz', 'skirmish', '--games', '2', '--decisions', '20', '--seed', 'f']);
  expect(out).toMatch(
    /^2 games in 1 configuration, 40 decisions with \d+ options checked in .* \(--seed f\)\.\nNo findings\.\n$/,
  );
  expect(code).toBe(0);
});
