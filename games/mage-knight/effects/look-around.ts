import { speak } from '@tafelrunde/engine';
import { lookAround } from '../rules/sites.ts';
import type { MageWord } from './word.ts';

/** What lies face down because it is night is turned up as by day: garrisons beside you, and all ruins. */
export interface LookAround {
  readonly do: 'look-around';
}

export const lookAroundWord: MageWord<LookAround> = {
  can: () => false,
  act({ state, io, seat, hero }) {
    if (hero.at !== null) lookAround(state, io, seat, hero.at);
  },
  say: (_, { lang }) =>
    speak(lang)('What you can see so is turned up now.', 'Was du so sehen kannst, wird jetzt aufgedeckt.'),
};
