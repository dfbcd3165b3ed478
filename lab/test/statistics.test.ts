import { expect, test } from 'vitest';
import { difference, mean, multiple, normalQuantile, quantile, round, share, shift, unlikely } from '../statistics.ts';

test("Wilson's interval has the published values", () => {
  expect(share(8, 10)).toEqual({ count: 8, of: 10, share: 0.8, low: 0.490162, high: 0.943318 });
  expect(share(0, 10)).toMatchObject({ share: 0, low: 0, high: expect.closeTo(0.2775, 4) });
  expect(share(10, 10)).toMatchObject({ share: 1, low: expect.closeTo(0.7225, 4), high: 1 });
  expect(share(0, 0)).toEqual({ count: 0, of: 0, share: 0, low: 0, high: 1 });
});

test('a multiple is wins against expected wins, with 1.96 standard errors', () => {
  // 100 seats at tables of four: 25 wins expected, variance 100 · ¼ · ¾ = 18.75, error 4.330.
  expect(multiple(100, 30, 25, 18.75)).toEqual({ count: 100, wins: 30, ratio: 1.2, spread: 0.339476, z: 1.154701 });
  expect(multiple(0, 0, 0, 0)).toEqual({ count: 0, wins: 0, ratio: 1, spread: 0, z: 0 });
});

test('the mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, its error 2.138 / √8', () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9];
  const squares = values.reduce((sum, v) => sum + v * v, 0);
  expect(mean(8, 40, squares)).toEqual({ mean: 5, spread: 1.481594 });
  expect(mean(0, 0, 0)).toEqual({ mean: 0, spread: 0 });
  expect(mean(1, 3, 9)).toEqual({ mean: 3, spread: 0 });
});

test("the difference of two shares has Newcombe's interval", () => {
  // His example (1998, table II): 56/70 and 48/80 differ by 0.2, from 0.0524 to 0.3339.
  const { difference: change, low, high, z } = difference(share(48, 80), share(56, 70));
  expect(change).toBe(0.2);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
  // 0.2 / √(104/150 · 46/150 · (1/70 + 1/80))
  expect(z).toBeCloseTo(2.6502, 4);
});

test('two means differ by the root of the summed squares of their spreads', () => {
  expect(shift({ mean: 10, spread: 3 }, { mean: 8, spread: 4 })).toEqual({
    difference: -2,
    low: -7,
    high: 3,
    z: round((-2 / 5) * 1.959964),
  });
});

test('quantiles of a histogram', () => {
  const one = (values: readonly number[]): Map<number, number> => new Map(values.map(v => [v, 1]));
  expect([0, 0.25, 0.5, 1].map(q => quantile(one([4, 1, 3, 2, 5]), q))).toEqual([1, 2, 3, 5]);
  expect(quantile(one([1, 2]), 0.5)).toBe(1.5);
  expect(quantile(new Map([[3, 99], [100, 1]]), 0.5)).toBe(3); // biome-ignore format: one line reads better
  expect(quantile(new Map(), 0.5)).toBe(0);
});

test('the limit for many comparisons is that of Bonferroni', () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 6);
  expect(unlikely(1)).toBe(1.959964);
  expect(unlikely(125)).toBeCloseTo(3.54, 2);
});

test('rounding leaves no minus zero', () => {
  expect(Object.is(round(-0.0000001), 0)).toBe(true);
});
