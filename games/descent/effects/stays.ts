import { speak, takeFrom, takeOut } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** This card is not discarded: it lies before the overlord until the end of the quest. */
export interface Stays {
  readonly do: 'stays';
}

export const stays: DescentWord<Stays> = {
  act({ state, source }) {
    // It may lie in the deck already, where the discard pile has become one (D2-OLGEN-20).
    if (!takeOut(state.overlord.out, source.id)) takeFrom(state.overlord.deck, source.id);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'This card stays in play until the end of the quest.',
      'Diese Karte bleibt bis zum Ende des Abenteuers im Spiel.',
    ),
};
