import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from '../table/turns.ts';

test('long work is cut up, and one slice at a time is done between two looks at what came in', async () => {
  const turns = new Turns();
  let clock = 0;
  const done: string[] = [];
  const work = async (name: string, pieces: number): Promise<void> => {
    const pause = await turns.begin(() => clock);
    for (let piece = 0; piece < pieces; piece++) {
      done.push(name);
      clock += 4;
      const wait = pause();
      if (wait) await wait;
    }
  };
  const works = Promise.all([work('a', 5), work('b', 1), work('c', 3)]);
  const rounds: string[] = [];
  for (let round = 0; round < 8; round++) {
    rounds.push(done.splice(0).join(''));
    await setImmediate();
  }
  await works;
  // Two pieces of four milliseconds are a slice; no round has more than one.
  expect(rounds.filter(round => round !== '')).toEqual(['aa', 'b', 'cc', 'aa', 'c', 'a']);
});
