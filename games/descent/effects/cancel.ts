import { insert, speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The overlord card just played does nothing and is discarded. */
export interface Cancel {
  readonly do: 'cancel';
}

export const cancel: DescentWord<Cancel> = {
  act({ state, about: { card } }) {
    const at = state.acting.lastIndexOf(`overlord/${card}`);
    if (card === undefined || at < 0) return;
    state.acting.splice(at, 1);
    insert(state.overlord.out, card);
  },
  say: (_, { lang }) =>
    speak(lang)('The card does nothing and is discarded.', 'Die Karte wird wirkungslos abgeworfen.'),
};
