import { speak } from '@tafelrunde/engine';
import { setCounter } from '../rules/quest/goals.ts';
import type { DescentWord } from './word.ts';

/** A counter of the quest goes up or down; goals are met by counters. */
export interface Count {
  readonly do: 'count';
  readonly counter: string;
  readonly n?: number;
}

export const count: DescentWord<Count> = {
  act({ state, io }, { counter, n = 1 }) {
    setCounter(state, io, counter, Math.max(0, (state.counters[counter] ?? 0) + n));
  },
  say: ({ n = 1 }, { lang }) => speak(lang)(`The quest counts ${n} more.`, `Das Abenteuer zählt ${n} mehr.`),
};
