import { dealFrom, pileSize, putOnTop, speak } from '@tafelrunde/engine';
import { chooseCard } from '../rules/searching.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner looks at the top cards of the search deck and puts them back in any order; `secret`: the overlord does, and nobody else sees them. */
export interface Survey {
  readonly do: 'survey';
  readonly n: number;
  readonly secret?: true;
}

export const survey: DescentWord<Survey> = {
  can: ({ state }) => pileSize(state.search) > 1,
  *act({ state, io, seat: own }, { n, secret }) {
    const seat = secret ? overlordSeat(state) : own;
    const seen = dealFrom(state.search, n, io.chance).sort();
    for (const card of seen) io.reveal?.(secret ? [seat] : 'all', { know: 'seen', card, among: seen.length });
    // The first one chosen will be drawn first.
    const order: string[] = [];
    while (seen.length > 0) {
      const card = yield* chooseCard(seat, seen, secret === true);
      seen.splice(seen.indexOf(card), 1);
      order.push(card);
    }
    for (const card of order.reverse()) putOnTop(state.search, card);
  },
  say: ({ n, secret }, { lang }) =>
    secret
      ? speak(lang)(
          `The overlord looks at the top ${n} search cards and puts them back in any order.`,
          `Der Overlord sieht sich die obersten ${n} Suchkarten an und legt sie in beliebiger Reihenfolge zurück.`,
        )
      : speak(lang)(
          `Look at the top ${n} search cards and put them back in any order.`,
          `Sieh dir die obersten ${n} Suchkarten an und lege sie in beliebiger Reihenfolge zurück.`,
        ),
};
