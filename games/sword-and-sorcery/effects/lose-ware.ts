import { speak } from '@tafelrunde/engine';
import type { SorceryWord } from './word.ts';

/** An Emporium card, drawn at random, is for sale no more: not in this adventure, and not in those that follow. */
export interface LoseWare {
  readonly do: 'lose-ware';
}

export const loseWare: SorceryWord<LoseWare> = {
  can: ({ state }) => state.market.length > 0,
  act({ state, io }) {
    if (state.market.length === 0) return;
    const { id } = io.chance.draw(state.market);
    io.reveal?.('all', { drawn: id });
    io.tell?.({ kind: 'ware-lost', item: id, rule: 'SS-EMP-01' });
  },
  say: (_, { lang }) =>
    speak(lang)('An Emporium card is lost at random.', 'Eine Karte des Emporiums geht zufällig verloren.'),
};
