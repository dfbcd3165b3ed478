// The other of two cores: plays as long as it is told to, and counts.
import { workerData } from 'node:worker_threads';
import { player } from './games.ts';
import { GAMES, PLAYING } from './shared.ts';

const shared = workerData as Int32Array<SharedArrayBuffer>;
const play = player(1_000_000);
for (;;) {
  Atomics.wait(shared, PLAYING, 0);
  while (Atomics.load(shared, PLAYING) === 1) {
    play();
    Atomics.add(shared, GAMES, 1);
  }
}
