import { dealFrom, shuffleIn, speak } from '@tafelrunde/engine';
import { cardFor, chooseCard } from '../rules/searching.ts';
import { heroOf, isHero } from '../state.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The hero draws so many shop cards of the act, keeps one and shuffles the others back. */
export interface RummageShop {
  readonly do: 'rummage-shop';
  readonly n: Amount;
}

export const rummageShop: DescentWord<RummageShop> = {
  *act(at, { n }) {
    const { state, io, by, seat } = at;
    if (!isHero(state, by)) return;
    const drawn = dealFrom(state.shop, amountNow(at, n), io.chance).sort();
    for (const card of drawn) io.reveal?.('all', { know: 'drawn', card });
    if (drawn.length === 0) return;
    const kept = yield* chooseCard(seat, drawn);
    drawn.splice(drawn.indexOf(kept), 1);
    shuffleIn(state.shop, drawn);
    heroOf(state, by).cards.push(cardFor(kept));
    io.tell?.({ kind: 'found', figure: by, card: kept, rule: 'D2-SECGEN-18' });
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Draw ${amountText(n, 'en', 'shop cards')} and keep 1.`,
      `Ziehe ${amountText(n, 'de', 'Marktkarten')} und behalte 1.`,
    ),
};
