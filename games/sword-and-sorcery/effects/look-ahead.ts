import { drawFrom, pileSize, putOnTop, shuffleIn, speak } from '@tafelrunde/engine';
import type { SorceryWord } from './word.ts';

/** The uppermost activation card is looked at and stays where it is. */
export interface LookAhead {
  readonly do: 'look-ahead';
}

export const lookAhead: SorceryWord<LookAhead> = {
  can: ({ state }) => state.supplies.activation.pile.top.length === 0,
  act({ state, io }) {
    const { activation } = state.supplies;
    if (pileSize(activation.pile) === 0) {
      shuffleIn(activation.pile, activation.out);
      activation.out = [];
    }
    const card = drawFrom(activation.pile, io.chance);
    if (card === null) return;
    io.reveal?.('all', { drawn: card });
    putOnTop(activation.pile, card);
    io.tell?.({ kind: 'looked', card, rule: 'SS-ACTV-01' });
  },
  say: (_, { lang }) => speak(lang)('Look at the next activation card.', 'Sieh dir die nächste Aktivierungskarte an.'),
};
