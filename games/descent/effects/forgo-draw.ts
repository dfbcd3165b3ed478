import { speak } from '@tafelrunde/engine';
import { NO_DRAW } from '../rules/overlord-turn.ts';
import type { DescentWord } from './word.ts';

/** The overlord does not draw the card of this turn. */
export interface ForgoDraw {
  readonly do: 'forgo-draw';
}

export const forgoDraw: DescentWord<ForgoDraw> = {
  // No reason to use a card.
  can: () => false,
  act({ state }) {
    state.used.turn.push(NO_DRAW);
  },
  say: (_, { lang }) => speak(lang)('No card is drawn.', 'Es wird keine Karte gezogen.'),
};
