import { shuffleIn, speak, takeOut } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** This card is shuffled into the overlord's deck. */
export interface SlipBack {
  readonly do: 'slip-back';
}

export const slipBack: DescentWord<SlipBack> = {
  act({ state, source }) {
    if (takeOut(state.overlord.out, source.id)) shuffleIn(state.overlord.deck, [source.id]);
  },
  say: (_, { lang }) => speak(lang)('Shuffle this card into your deck.', 'Mische diese Karte in dein Deck.'),
};
