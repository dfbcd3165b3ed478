import { Worker } from 'node:worker_threads';
import type { Contender, Contenders } from '../contender.ts';
import { player } from './games.ts';
import { GAMES, newShared, PLAYING } from './shared.ts';

/** Games of one turn: enough that starting and stopping the other core does not count. */
const GAMES_EACH = 4;

export const contenders: Contenders = {
  one: () => {
    const play = player(0);
    return { run: () => several(play) };
  },
  two: twoCores,
};

function several(play: () => void): number {
  for (let i = 0; i < GAMES_EACH; i++) play();
  return GAMES_EACH;
}

/** Plays here while another thread plays too; what is counted is the mean of both. */
function twoCores(): Contender {
  const shared = newShared();
  const other = new Worker(new URL('./second-core.ts', import.meta.url), { workerData: shared });
  other.unref();
  const play = player(0);
  return {
    run() {
      const before = Atomics.load(shared, GAMES);
      Atomics.store(shared, PLAYING, 1);
      Atomics.notify(shared, PLAYING);
      const here = several(play);
      Atomics.store(shared, PLAYING, 0);
      return (here + Atomics.load(shared, GAMES) - before) / 2;
    },
  };
}
