import { speak } from '@tafelrunde/engine';
import { drawSearch } from '../rules/searching.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The search card just drawn is discarded and another one drawn, which counts. */
export interface FindAnew {
  readonly do: 'find-anew';
}

export const findAnew: DescentWord<FindAnew> = {
  can: ({ state }) => state.search.rest.length + state.search.top.length + state.search.bottom.length > 0,
  *act({ state, io, by, about }) {
    const { card } = about;
    if (!isHero(state, by) || card === undefined) return;
    const hero = heroOf(state, by);
    const at = hero.cards.findLastIndex(({ id }) => id === card);
    if (at < 0) return;
    hero.cards.splice(at, 1);
    state.searchOut.push(card);
    yield* drawSearch(state, io, by);
  },
  say: (_, { lang }) => speak(lang)('Discard it and draw another one.', 'Wirf sie ab und ziehe eine andere.'),
};
