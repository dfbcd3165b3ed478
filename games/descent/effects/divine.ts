import { choose, dealFrom, pileSize, putOnTop, putUnder, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { DescentWord } from './word.ts';

/** The top card of the overlord deck is shown to all, then goes back to the top or to the bottom. */
export interface Divine {
  readonly do: 'divine';
}

export const divine: DescentWord<Divine> = {
  can: ({ state }) => pileSize(state.overlord.deck) > 0,
  *act({ state, io, seat, source }) {
    const { deck } = state.overlord;
    const [card] = dealFrom(deck, 1, io.chance);
    if (card === undefined) return;
    io.reveal?.('all', { know: 'drawn', card });
    io.tell?.({ kind: 'shown', card, rule: 'D2-OLGEN-12' });
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-OLGEN-12',
      about: source.id,
      options: [
        { do: 'way', n: 0 },
        { do: 'way', n: 1 },
      ],
    });
    if (choice.do === 'way' && choice.n === 1) putUnder(deck, card);
    else putOnTop(deck, card);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Show the top card of the overlord deck, then put it on top (1) or at the bottom (2).',
      'Decke die oberste Karte des Overlord-Decks auf und lege sie wieder nach oben (1) oder nach unten (2).',
    ),
};
