import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Nothing happens at the next stop of the journey. */
export interface Shortcut {
  readonly do: 'shortcut';
}

export const shortcut: DescentWord<Shortcut> = {
  act({ state }) {
    state.journey?.symbols.shift();
  },
  say: (_, { lang }) => speak(lang)('No event at the next stop.', 'Kein Ereignis am nächsten Halt.'),
};
