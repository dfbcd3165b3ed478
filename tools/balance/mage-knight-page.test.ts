import type { Diary } from '@tafelrunde/lab';
import { describe, expect, test } from 'vitest';
import { type Measured, page } from './mage-knight-page.ts';
import { Scores, spreadOf } from './mage-knight-scores.ts';

const diary = (number: number, score: number, more: Partial<Diary> = {}, had: readonly string[] = []): Diary => ({
  number,
  end: 'cities-not-conquered',
  failure: null,
  decisions: 100,
  rounds: 2,
  pages: [
    {
      seat: 0,
      won: false,
      out: null,
      had: had.map(thing => ['spell', thing, 'gained', 1] as const),
      used: [],
      gauges: { fame: [0, 4, score - 2], score: [0, 3, score], level: [1, 2, 3], wounds: [0, 1, 2], units: [0, 1, 1] },
    },
  ],
  gauges: { tiles: [3, 5, 7], cities: [0, 0, 1], defenders: [0, 2, 3] },
  forms: {},
  counts: {},
  figures: {},
  ...more,
});

function scoresOf(...diaries: readonly Diary[]): Scores {
  const scores = new Scores();
  for (const one of diaries) scores.add(one);
  return scores;
}

describe('scores of games', () => {
  test('a spread: mean, half of its interval, least, median and most', () => {
    expect(spreadOf([1, 2, 6])).toMatchObject({ count: 3, mean: 3, least: 1, median: 2, most: 6 });
    expect(spreadOf([1, 2, 6]).error).toBeCloseTo(1.96 * Math.sqrt(7 / 3), 9);
    expect(spreadOf([1, 3]).median).toBe(2);
    expect(spreadOf([])).toEqual({ count: 0, mean: 0, error: 0, least: 0, median: 0, most: 0 });
  });

  test('what counts is how a game ended; games in which a rule broke do not count', () => {
    const scores = scoresOf(
      diary(0, 20),
      diary(1, 40),
      diary(2, 99, { failure: 'broken' }),
      diary(3, 0, { end: null }),
    );
    expect(scores).toMatchObject({ games: 3, unfinished: 1, won: 0 });
    expect(scores.spread('score')).toMatchObject({ count: 3, mean: 20, least: 0, most: 40 });
    expect(scores.spread('cities').mean).toBe(1);
    expect(scores.fameByRound()).toEqual([0, 4, 18]);
  });

  test('games of the same number are compared', () => {
    const [better, worse] = [scoresOf(diary(0, 20), diary(1, 40), diary(5, 7)), scoresOf(diary(0, 20), diary(1, 39))];
    expect(better.above(worse)).toEqual({ count: 1, of: 2 });
  });

  test('things are compared by the scores of those who had them', () => {
    const scores = scoresOf(
      diary(0, 30, {}, ['fireball']),
      diary(1, 34, {}, ['fireball', 'tremor']),
      diary(2, 10),
      diary(3, 14),
    );
    expect(scores.differences(2)).toEqual([
      { kind: 'spell', thing: 'fireball', count: 2, by: 20, z: expect.closeTo(20 / Math.hypot(2, 2), 9) },
    ]);
  });
});

describe('the page', () => {
  const measured: readonly Measured[] = [
    { scenario: 'Solo Conquest', seats: 1, bot: 'greedy', goal: true, scores: scoresOf(diary(0, 20), diary(1, 40)) },
    { scenario: 'Solo Conquest', seats: 1, bot: 'random', goal: true, scores: scoresOf(diary(0, 1), diary(1, 50)) },
  ];
  const text = page(measured, {
    command: 'npm run balance -- mage-knight',
    date: '2026-01-02',
    seed: 'a',
    content: 'b',
    nameOf: (_, thing) => thing,
  });

  test('has all its parts, in order', () => {
    expect(text.split('\n').filter(line => line.startsWith('#'))).toEqual([
      '# Balance of Mage Knight',
      '## Scores',
      '## The course of a game',
      '## Levels, wounds, units and cities',
      '## Better than chance',
      '## Cards, units and skills that go with a high score',
    ]);
  });

  test('says what was measured', () => {
    expect(text).toContain('| Solo Conquest, 1 hero | greedy | 2 | 28.0 ± 19.6 | 30.0 ± 19.6 | 20 · 30 · 40 | 0 of 2');
    expect(text).toContain('| Solo Conquest, 1 hero | greedy | 0.0 | 4.0 | 28.0 |');
    expect(text).toContain('| Solo Conquest, 1 hero | greedy | 3.0 | 2.0 | 1.0 | 7.0 | 3.0 | 1.00 |');
    expect(text).toContain('| Solo Conquest, 1 hero | greedy | 1 of 2');
  });

  test('the page that is kept has the same parts', async () => {
    const { readFileSync } = await import('node:fs');
    const { join } = await import('node:path');
    const { ROOT } = await import('../parts.ts');
    const kept = readFileSync(join(ROOT, 'docs', 'balance', 'mage-knight.md'), 'utf8');
    const heads = (of: string): string[] => of.split('\n').filter(line => line.startsWith('#'));
    expect(heads(kept)).toEqual(heads(text));
  });
});
