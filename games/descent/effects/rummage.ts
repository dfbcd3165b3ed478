import { choose, dealFrom, pileSize, putOnTop, putUnder, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord looks at the top card of the search deck and puts it back on top or at the bottom. */
export interface Rummage {
  readonly do: 'rummage';
}

export const rummage: DescentWord<Rummage> = {
  can: ({ state }) => pileSize(state.search) > 0,
  *act({ state, io, source }) {
    const [card] = dealFrom(state.search, 1, io.chance);
    if (card === undefined) return;
    const seat = overlordSeat(state);
    io.reveal?.([seat], { know: 'seen', card });
    io.tell?.({ kind: 'looked', card, rule: 'D2-SRCH-05' }, [seat], { kind: 'looked', card: null, rule: 'D2-SRCH-05' });
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-SRCH-05',
      about: source.id,
      options: [
        { do: 'way', n: 0 },
        { do: 'way', n: 1 },
      ],
    });
    if (choice.do === 'way' && choice.n === 1) putUnder(state.search, card);
    else putOnTop(state.search, card);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Look at the top card of the search deck, then put it on top (1) or at the bottom (2).',
      'Sieh dir die oberste Karte des Suchstapels an und lege sie wieder nach oben (1) oder nach unten (2).',
    ),
};
