import { dealFrom, pileSize, putOnTop, speak } from '@tafelrunde/engine';
import { chooseCard } from '../rules/searching.ts';
import type { DescentWord } from './word.ts';

/** The owner looks at the top cards of the search deck and puts them back in any order. */
export interface Survey {
  readonly do: 'survey';
  readonly n: number;
}

export const survey: DescentWord<Survey> = {
  can: ({ state }) => pileSize(state.search) > 1,
  *act({ state, io, seat }, { n }) {
    const seen = dealFrom(state.search, n, io.chance).sort();
    for (const card of seen) io.reveal?.('all', { know: 'drawn', card });
    // The first one chosen will be drawn first.
    const order: string[] = [];
    while (seen.length > 0) {
      const card = yield* chooseCard(seat, seen);
      seen.splice(seen.indexOf(card), 1);
      order.push(card);
    }
    for (const card of order.reverse()) putOnTop(state.search, card);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Look at the top ${n} search cards and put them back in any order.`,
      `Sieh dir die obersten ${n} Suchkarten an und lege sie in beliebiger Reihenfolge zurück.`,
    ),
};
