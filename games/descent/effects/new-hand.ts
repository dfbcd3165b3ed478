import { newPile, pileCards, speak } from '@tafelrunde/engine';
import { drawCards } from '../rules/overlord-cards.ts';
import type { DescentWord } from './word.ts';

/** The overlord shuffles his hand into his deck and draws as many cards as there are heroes. */
export interface NewHand {
  readonly do: 'new-hand';
}

export const newHand: DescentWord<NewHand> = {
  act({ state, io }) {
    const { overlord } = state;
    overlord.deck = newPile([...pileCards(overlord.deck), ...overlord.hand]);
    overlord.hand = [];
    drawCards(state, io, state.size);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Shuffle your hand into the deck and draw as many cards as there are heroes.',
      'Mische deine Hand ins Deck und ziehe so viele Karten, wie es Helden gibt.',
    ),
};
