import { speak } from '@tafelrunde/engine';
import { gainShards } from '../rules/ranks.ts';
import type { SorceryWord } from './word.ts';

/** Soul shards for the common pool (SS-RANK-05). */
export interface Shards {
  readonly do: 'shards';
  readonly n: number;
}

export const shards: SorceryWord<Shards> = {
  act({ state, io }, { n }) {
    gainShards(state, io, n);
  },
  say: ({ n }, { lang }) => speak(lang)(`${n} soul shard${n === 1 ? '' : 's'}.`, `${n} Seelensplitter.`),
};
