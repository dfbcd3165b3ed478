import { speak } from '@tafelrunde/engine';
import { discardOwn, drawCards } from '../rules/overlord-cards.ts';
import type { DescentWord } from './word.ts';

/** The overlord discards a card of his hand and draws another. */
export interface Cycle {
  readonly do: 'cycle';
}

export const cycle: DescentWord<Cycle> = {
  can: ({ state }) => state.overlord.hand.length > 0,
  *act({ state, io }) {
    if (state.overlord.hand.length === 0) return;
    yield* discardOwn(state, io);
    drawCards(state, io, 1);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The overlord discards a card of his hand and draws another.',
      'Der Overlord wirft eine Handkarte ab und zieht eine neue.',
    ),
};
