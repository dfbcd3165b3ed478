import { speak } from '@tafelrunde/engine';
import { testOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** So many shields less count in the attribute test under way, or more (less than nothing). */
export interface Ease {
  readonly do: 'ease';
  readonly n: number;
}

export const ease: DescentWord<Ease> = {
  can: ({ state }) => state.tests.length > 0,
  act({ state }, { n }) {
    testOf(state).less += n;
  },
  say({ n }, { lang }) {
    const many = n < 0 ? `+${-n}` : `−${n}`;
    return speak(lang)(`${many} shield in this test.`, `${many} Schild bei dieser Probe.`);
  },
};
