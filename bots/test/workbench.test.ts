import type { Game } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { type Job, type Report, standing, Workbench } from '../index.ts';
import { GAMES, position } from './positions.ts';

const [skirmish] = GAMES as readonly [Game];
const match = position(skirmish, 'bench', 4);
const deciding = (bot: string): Job => ({ ...standing(match), do: 'decide', bot, table: 't', seed: 's' });

/** A workbench that takes its breaths at once, or when it is told to. */
function benchOf(breathing: 'at once' | 'when told') {
  const reports: Report[] = [];
  const breaths: (() => void)[] = [];
  const bench = new Workbench({
    gameOf: id => {
      if (id !== skirmish.id) throw new Error(`There is no game "${id}".`);
      return skirmish;
    },
    report: report => reports.push(report),
    breathe: () => (breathing === 'at once' ? Promise.resolve() : new Promise(read => breaths.push(read))),
  });
  return { bench, reports, breaths };
}

test('jobs are done in slices, and each is reported under its number', async () => {
  const { bench, reports } = benchOf('at once');
  await bench.receive({ number: 4, job: deciding('greedy') });
  expect(reports).toEqual([{ number: 4, result: { option: expect.any(Number), milliseconds: expect.any(Number) } }]);
  await bench.receive({ number: 5, job: { ...standing(match), do: 'odds', option: match.find('end'), lang: 'en' } });
  expect(reports[1]).toMatchObject({ number: 5, result: { exact: true } });
});

test('a job that is called off ends at the next breath, and others go on', async () => {
  const { bench, reports, breaths } = benchOf('when told');
  const long = bench.receive({ number: 1, job: deciding('search:600000ms') });
  await expect.poll(() => breaths.length).toBe(1);
  await bench.receive({ number: 2, job: deciding('greedy') });
  await bench.receive({ number: 1, job: null });
  expect(reports.map(({ number }) => number)).toEqual([2]);
  breaths.shift()?.();
  await long;
  expect(reports[1]).toEqual({ number: 1, calledOff: true });
});

test('what goes wrong is reported', async () => {
  const { bench, reports } = benchOf('at once');
  await bench.receive({ number: 1, job: deciding('clever') });
  await bench.receive({ number: 2, job: { ...deciding('greedy'), game: 'chess' } });
  expect(reports).toEqual([
    { number: 1, error: expect.stringContaining('There is no bot "clever"') },
    { number: 2, error: 'There is no game "chess".' },
  ]);
});

test('before somebody thinks about a match, the game is prepared for it', async () => {
  const prepared: unknown[] = [];
  const reports: Report[] = [];
  const bench = new Workbench({
    gameOf: () => ({ ...skirmish, prepare: async config => void prepared.push(config, reports.length) }),
    report: report => reports.push(report),
    breathe: () => Promise.resolve(),
  });
  await bench.receive({ number: 1, job: deciding('greedy') });
  expect(prepared).toEqual([match.config, 0]);
  expect(reports).toHaveLength(1);
});
