import { expect, test } from 'vitest';
import { measureWeb, quantile } from '../web/measuring.ts';
import { web } from '../web/section.ts';

test('a few clicks in each game give every figure of the section, in order', async () => {
  const rounds = await measureWeb({ clicks: 3, warmUp: 1, visits: 1 });
  expect(Object.keys(rounds).toSorted()).toEqual(web.figures.map(({ key }) => key).toSorted());
  for (const game of ['dungeonSaga', 'schurkenUndHalunken']) {
    const [p50 = 0, max = 0] = [rounds[`${game}P50`]?.[0], rounds[`${game}Max`]?.[0]];
    expect(p50).toBeGreaterThan(0);
    expect(max).toBeGreaterThanOrEqual(p50);
  }
  expect(rounds.firstPaint).toEqual([expect.any(Number)]);
  expect(rounds.schurkenUndHalunkenScript?.[0]).toBeGreaterThan(rounds.workerScript?.[0] ?? Number.NaN);
});

test('a quantile is the value that this share does not exceed', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0.5, 0.95, 1].map(share => quantile(values, share))).toEqual([3, 5, 5]);
  expect(
    quantile(
      Array.from({ length: 200 }, (_, i) => i + 1),
      0.95,
    ),
  ).toBe(190);
});
