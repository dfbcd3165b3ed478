import { speak } from '@tafelrunde/engine';
import { isItem, itemOf } from '../content/index.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner gets the search card just drawn by another; not where something happens at once when it is drawn. */
export interface Receive {
  readonly do: 'receive';
}

export const receive: DescentWord<Receive> = {
  can: ({ about: { card } }) => card !== undefined && isItem(card) && itemOf(card).drawn === undefined,
  act({ state, by, about: { figure = '', card } }) {
    if (!isHero(state, figure)) return;
    const { cards } = heroOf(state, figure);
    const at = cards.findLastIndex(({ id }) => id === card);
    if (at >= 0) heroOf(state, by).cards.push(...cards.splice(at, 1));
  },
  say: (_, { lang }) => speak(lang)('You get that card.', 'Du erhältst jene Karte.'),
};
