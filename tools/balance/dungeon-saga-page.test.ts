import { multiple, share } from '@tafelrunde/lab';
import { expect, test } from 'vitest';
import { Pace } from './dungeon-saga-pace.ts';
import { pooled, verdict } from './dungeon-saga-page.ts';

test('the measured share decides, and the interval is told', () => {
  expect(verdict(share(200, 400), [0.4, 0.6])).toBe('holds');
  expect(verdict(share(232, 400), [0.4, 0.6])).toBe('holds, but the interval reaches beyond');
  expect(verdict(share(250, 400), [0.4, 0.6])).toBe('**fails**, but the bar lies within the interval');
  expect(verdict(share(300, 400), [0.4, 0.6])).toBe('**fails**');
});

test('the same card in two adventures is one row, weighed by what was to be expected', () => {
  const [row, ...others] = pooled([
    { key: 'card', effect: multiple(10, 6, 5, 2.5) },
    { key: 'card', effect: multiple(30, 9, 15, 7.5) },
  ]);
  expect(others).toEqual([]);
  expect(row?.effect).toMatchObject({ count: 40, wins: 15 });
  expect(row?.effect.ratio).toBeCloseTo(0.75, 3);
  expect(row?.effect.z).toBeCloseTo(-5 / Math.sqrt(10), 2);
});

test('what never wins counts with what was to be expected of it', () => {
  // Ten games with a chance of one in five each, and none won.
  const [row] = pooled([
    { key: 'card', effect: multiple(10, 0, 2, 1.6) },
    { key: 'card', effect: multiple(10, 4, 2, 1.6) },
  ]);
  expect(row?.effect).toMatchObject({ count: 20, wins: 4 });
  expect(row?.effect.ratio).toBeCloseTo(1, 2);
});

test('what happens is counted per round, apart for games won and lost', () => {
  const pace = new Pace();
  const diary = (end: string, rounds: number, counts: Record<string, number>) =>
    pace.add({
      number: 0,
      end,
      failure: null,
      decisions: 1,
      rounds,
      pages: [],
      gauges: {},
      forms: {},
      counts,
      figures: {},
    });
  diary('heroes', 10, { raised: 10 });
  diary('heroes', 10, {});
  diary('overlord-crippled', 5, { raised: 10 });
  diary('overlord-crippled', 5, { raised: 10 });
  expect(pace.compare('raised')).toMatchObject({ won: 0.5, lost: 2 });
  expect(pace.compare('raised')?.z).toBeCloseTo(-3, 6);
  expect(pace.compare('never')).toBeNull();
});
