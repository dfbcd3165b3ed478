import { choose, dealFrom, pileSize, putOnTop, putUnder, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord looks at the top card of his own deck and puts it back on top or at the bottom. */
export interface Ponder {
  readonly do: 'ponder';
}

export const ponder: DescentWord<Ponder> = {
  can: ({ state }) => pileSize(state.overlord.deck) > 0,
  *act({ state, io, source }) {
    const { overlord } = state;
    const [card] = dealFrom(overlord.deck, 1, io.chance);
    if (card === undefined) return;
    const seat = overlordSeat(state);
    io.reveal?.([seat], { know: 'seen', card });
    io.tell?.({ kind: 'looked', card, rule: 'D2-OLGEN-12' }, [seat], {
      kind: 'looked',
      card: null,
      rule: 'D2-OLGEN-12',
    });
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
    if (choice.do === 'way' && choice.n === 1) putUnder(overlord.deck, card);
    else putOnTop(overlord.deck, card);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Look at the top overlord card, then put it on top (1) or at the bottom (2) of the deck.',
      'Sieh dir die oberste Overlord-Karte an und lege sie wieder oben auf (1) oder unter (2) das Deck.',
    ),
};
