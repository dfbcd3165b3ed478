import { speak } from '@tafelrunde/engine';
import { setOut } from '../rules/campaign/travel.ts';
import type { DescentWord } from './word.ts';

/** The heroes make the whole journey once more. */
export interface TravelAgain {
  readonly do: 'travel-again';
}

export const travelAgain: DescentWord<TravelAgain> = {
  can: ({ state }) => state.journey !== null,
  act({ state }) {
    setOut(state);
  },
  say: (_, { lang }) =>
    speak(lang)('The heroes make the whole journey once more.', 'Die Helden treten die ganze Reise noch einmal an.'),
};
