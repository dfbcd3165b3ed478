import { expect, test } from 'vitest';
import { Cache } from '../cache.ts';

test('what was set is there until so many others have come, the oldest goes first', () => {
  const cache = new Cache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect([cache.get('a'), cache.get('b'), cache.size]).toEqual([1, 2, 2]);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([undefined, 2, 3, 2]);
});
