import { speak } from '@tafelrunde/engine';
import { testOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** So many shields less count in the attribute test under way. */
export interface Ease {
  readonly do: 'ease';
  readonly n: number;
}

export const ease: DescentWord<Ease> = {
  can: ({ state }) => state.tests.length > 0,
  act({ state }, { n }) {
    testOf(state).less += n;
  },
  say: ({ n }, { lang }) => speak(lang)(`−${n} shield in this test.`, `−${n} Schild bei dieser Probe.`),
};
