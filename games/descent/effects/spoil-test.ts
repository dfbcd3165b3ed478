import { speak } from '@tafelrunde/engine';
import { testOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The test just passed is failed after all. */
export interface SpoilTest {
  readonly do: 'spoil-test';
}

export const spoilTest: DescentWord<SpoilTest> = {
  can: ({ state }) => state.tests.length > 0,
  act({ state }) {
    testOf(state).passed = false;
  },
  say: (_, { lang }) => speak(lang)('The test is failed after all.', 'Die Probe ist doch misslungen.'),
};
