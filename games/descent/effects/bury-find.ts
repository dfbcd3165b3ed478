import { dealFrom, pileSize, putOnTop, putUnder, speak } from '@tafelrunde/engine';
import { chooseCard } from '../rules/searching.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord looks at the top cards of the search deck: one goes to the bottom, the others on top in any order. */
export interface BuryFind {
  readonly do: 'bury-find';
  readonly n: number;
}

export const buryFind: DescentWord<BuryFind> = {
  can: ({ state }) => pileSize(state.search) > 1,
  *act({ state, io }, { n }) {
    const seat = overlordSeat(state);
    const seen = dealFrom(state.search, n, io.chance).sort();
    for (const card of seen) io.reveal?.([seat], { know: 'seen', card, among: seen.length });
    const buried = yield* chooseCard(seat, seen, true);
    seen.splice(seen.indexOf(buried), 1);
    // The first one chosen will be drawn first.
    const order: string[] = [];
    while (seen.length > 0) {
      const card = yield* chooseCard(seat, seen, true);
      seen.splice(seen.indexOf(card), 1);
      order.push(card);
    }
    for (const card of order.reverse()) putOnTop(state.search, card);
    putUnder(state.search, buried);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Look at the top ${n} search cards: one goes to the bottom, the others back on top in any order.`,
      `Sieh dir die obersten ${n} Suchkarten an: Eine kommt nach unten, die übrigen in beliebiger Reihenfolge nach oben.`,
    ),
};
