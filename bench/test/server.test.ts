import { expect, test } from 'vitest';
import { busy, busyAndPaced, type Kind } from '../server/contenders.ts';
import { atShare } from '../server/percentiles.ts';
import { measureStrangers } from '../server/strangers.ts';
import { measureTail } from '../server/tail.ts';

test.for([['tafelrunde'], ['boardgameio']] as const)('%s serves the crowd', async ([kind]: readonly [Kind]) => {
  const crowd = busy({ kind, matches: 2, warmUp: 0 });
  await crowd.prepare?.();
  expect(await crowd.run()).toEqual({ [`${kind}2`]: expect.any(Number), [`${kind}2Cpu`]: expect.any(Number) });
  await crowd.close?.();
});

test('latencies are those of single answers, in order', async () => {
  const crowd = busyAndPaced({ kind: 'tafelrunde', matches: 2, warmUp: 0 });
  await crowd.prepare?.();
  const {
    tafelrunde2: perSecond = 0,
    tafelrundeP50: p50 = 0,
    tafelrundeP99: p99 = 0,
  } = (await crowd.run()) as Record<string, number>;
  expect(perSecond).toBeGreaterThan(0);
  expect(p50).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
  await crowd.close?.();
});

test('percentiles are those of the whole run', () => {
  const values = Array.from({ length: 1_000 }, (_, i) => 1_000 - i);
  expect([0.5, 0.99, 0.999, 1].map(share => atShare(values, share))).toEqual([501, 991, 1_000, 1_000]);
});

test('the tail and the longest work of a small crowd are measured', async () => {
  const { p50, p999, slowest, longest } = await measureTail({ matches: 2, perSecond: 20, seconds: 1, warmUp: 0.1 });
  const [half = 0, most = 0, all = 0] = [p50[0], p999[0], slowest[0]];
  expect([half > 0, most >= half, all >= most, (longest[0] ?? 0) > 0]).toEqual([true, true, true, true]);
});

test('people and squires are served beside a hostile address', async () => {
  const figures = await measureStrangers({ matches: 2, squires: 1, perSecond: 20, seconds: 3, warmUp: 0.5 });
  for (const [key, [value]] of Object.entries(figures)) expect([key, (value ?? 0) > 0]).toEqual([key, true]);
});
