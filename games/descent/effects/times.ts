import { speak } from '@tafelrunde/engine';
import { amountNow, amountText, type Count } from './counting.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The effects happen so many times, as long as they can. */
export interface Times {
  readonly do: 'times';
  readonly n: Count;
  readonly effects: readonly Effect[];
}

export const times: DescentWord<Times> = {
  can: (at, { n, effects }) => amountNow(at, n) > 0 && vocabulary.usable(at, effects),
  *act(at, { n, effects }) {
    for (let left = amountNow(at, n); left > 0 && vocabulary.usable(at, effects); left--)
      yield* vocabulary.carryOut(at, effects);
  },
  say: ({ n, effects }, scribe) =>
    `${amountText(n, scribe.lang, speak(scribe.lang)('time', 'Mal'))}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
