import { choose, dealFrom, putOnTop, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord looks at the top cards of his deck and puts them back in any order. */
export interface Look {
  readonly do: 'look';
  readonly n: number;
}

export const look: DescentWord<Look> = {
  *act({ state, io, source }, { n }) {
    const { deck } = state.overlord;
    const seen = dealFrom(deck, n, io.chance).sort();
    for (const card of seen) io.reveal?.([overlordSeat(state)], { know: 'seen', card, among: seen.length });
    // The first one chosen will be drawn first. How often he is asked must not tell that cards are alike.
    const order: string[] = [];
    while (seen.length > 1) {
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'which',
        rule: 'D2-OLGEN-12',
        about: source.id,
        options: [...new Set(seen)].map(card => ({ do: 'card', card })),
        always: true,
      });
      const card = choice.do === 'card' ? choice.card : (seen[0] ?? '');
      seen.splice(seen.indexOf(card), 1);
      order.push(card);
    }
    for (const card of [...order, ...seen].reverse()) putOnTop(deck, card);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Look at the top ${n} cards of the deck and put them back in any order.`,
      `Sieh dir die obersten ${n} Karten des Decks an und lege sie in beliebiger Reihenfolge zurück.`,
    ),
};
