import { speak } from '@tafelrunde/engine';
import { cardFor } from '../rules/searching.ts';
import { heroOf, isHero } from '../state.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The hero keeps the card of the secret room; it serves so many times. */
export interface KeepRoom {
  readonly do: 'keep-room';
  readonly uses?: Amount;
}

export const keepRoom: DescentWord<KeepRoom> = {
  act(at, { uses }) {
    const { state, by, source } = at;
    if (!isHero(state, by)) return;
    const n = uses === undefined ? null : amountNow(at, uses);
    if (n !== null && n <= 0) return;
    const hero = heroOf(state, by);
    hero.cards.push(cardFor(source.id));
    if (n !== null) hero.marks[source.id] = n;
  },
  say: ({ uses }, { lang }) =>
    uses === undefined
      ? speak(lang)('Keep this card.', 'Behalte diese Karte.')
      : speak(lang)(
          `Keep this card; it serves ${amountText(uses, 'en', 'time')}.`,
          `Behalte diese Karte; sie dient ${amountText(uses, 'de', 'Mal')}.`,
        ),
};
