import type { Match } from '@tafelrunde/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Keeper } from '../local/keeper.ts';

const state = (name: string) => name as unknown as Match;
let written: unknown[] = [];
const keeper = () =>
  new Keeper(async match => {
    written.push(match);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  written = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('a change after a pause is written soon, where nothing is painted too', () => {
  keeper().keep(state('one'));
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['one']);
});

test('where the page is painted it is written behind the frame that shows it, and once', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  keeper().keep(state('one'));
  for (let frame = 0; frame < 2; frame++) {
    vi.advanceTimersByTime(16);
    expect(written).toEqual([]);
    frames.shift()?.();
  }
  vi.advanceTimersByTime(0);
  expect(written).toEqual(['one']);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['one']);
  vi.unstubAllGlobals();
});

test('of many changes in a row only some are written, the last one always', () => {
  const kept = keeper();
  kept.keep(state('one'));
  vi.advanceTimersByTime(100);
  kept.keep(state('two'));
  vi.advanceTimersByTime(10);
  kept.keep(state('three'));
  expect(written).toEqual(['one']);
  vi.advanceTimersByTime(250);
  expect(written).toEqual(['one', 'three']);
});

test('who leaves loses nothing', () => {
  const kept = keeper();
  kept.keep(state('one'));
  kept.close();
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['one']);
});

test('a device that is full does not end the match', async () => {
  const kept = new Keeper(async () => {
    throw new Error('full');
  });
  kept.keep(state('one'));
  await vi.advanceTimersByTimeAsync(300);
});

test('who plays is told that nothing can be kept, and that it can again; what was not kept is tried again', async () => {
  let full = true;
  const heard: boolean[] = [];
  const kept = new Keeper(
    async match => {
      if (full) throw new Error('full');
      written.push(match);
    },
    is => heard.push(is),
  );
  kept.keep(state('one'));
  await vi.advanceTimersByTimeAsync(300);
  expect(heard).toEqual([false]);
  full = false;
  await kept.settle();
  expect(written).toEqual(['one']);
  expect(heard).toEqual([false, true]);
});

test('what could not be kept is not tried again by who was overruled', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const heard: boolean[] = [];
  let tries = 0;
  const kept = new Keeper(
    () => {
      tries++;
      return promise;
    },
    is => heard.push(is),
  );
  kept.keep(state('one'));
  await vi.advanceTimersByTimeAsync(300);
  kept.drop();
  reject(new Error('full'));
  await vi.advanceTimersByTimeAsync(300);
  kept.close();
  expect([tries, heard]).toEqual([1, []]);
});

test('who hands a match over has written it all; who was overruled writes nothing more', async () => {
  const kept = keeper();
  kept.keep(state('one'));
  await kept.settle();
  expect(written).toEqual(['one']);
  kept.keep(state('two'));
  kept.drop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual(['one']);
});
