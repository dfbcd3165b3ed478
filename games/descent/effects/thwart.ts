import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** What was about to take effect does nothing: a search card, a revival, a search. */
export interface Thwart {
  readonly do: 'thwart';
}

export const thwart: DescentWord<Thwart> = {
  can: ({ state }) => state.exhausting.length > 0,
  act({ state }) {
    const last = state.exhausting[state.exhausting.length - 1];
    if (last !== undefined) last.spared = true;
  },
  say: (_, { lang }) => speak(lang)('It has no effect.', 'Es bleibt ohne Wirkung.'),
};
