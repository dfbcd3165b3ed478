import { expect, test } from 'vitest';
import { type Kind, latency, throughput } from '../server/contenders.ts';

test.for([['tafelrunde'], ['boardgameio']] as const)('%s serves the crowd', async ([kind]: readonly [Kind]) => {
  const many = throughput(kind, 2);
  await many.prepare?.();
  for (let i = 0; i < 5; i++) expect(await many.run()).toBe(2);
  await many.close?.();
});

test('latencies are those of single answers', async () => {
  const contender = latency('tafelrunde', 2, 0.5);
  await contender.prepare?.();
  expect(await contender.run()).toEqual({ count: 1, milliseconds: expect.any(Number) });
  await contender.close?.();
});
