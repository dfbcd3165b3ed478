import { expect, test } from 'vitest';
import { busy, busyAndPaced, type Kind } from '../server/contenders.ts';

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
