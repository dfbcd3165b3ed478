import { putOnTop, putUnder, speak } from '@tafelrunde/engine';
import { drawSearch } from '../rules/searching.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The search card just drawn is discarded and another one drawn, which counts. */
export interface FindAnew {
  readonly do: 'find-anew';
  /** It is not discarded: it goes under the deck, or on top of it once the other is drawn. */
  readonly to?: 'bottom' | 'top';
}

export const findAnew: DescentWord<FindAnew> = {
  can: ({ state }) => state.search.rest.length + state.search.top.length + state.search.bottom.length > 0,
  *act({ state, io, by, about }, { to }) {
    const { card } = about;
    if (!isHero(state, by) || card === undefined) return;
    const hero = heroOf(state, by);
    const at = hero.cards.findLastIndex(({ id }) => id === card);
    if (at < 0) return;
    hero.cards.splice(at, 1);
    if (to === undefined) state.searchOut.push(card);
    if (to === 'bottom') putUnder(state.search, card);
    yield* drawSearch(state, io, by);
    if (to === 'top') putOnTop(state.search, card);
  },
  say({ to }, { lang }) {
    const t = speak(lang);
    if (to === undefined) return t('Discard it and draw another one.', 'Wirf sie ab und ziehe eine andere.');
    return to === 'bottom'
      ? t(
          'It goes under the deck, and another one is drawn.',
          'Sie kommt unter das Deck, und eine andere wird gezogen.',
        )
      : t(
          'Another one is drawn, and it goes on top of the deck.',
          'Eine andere wird gezogen, und sie kommt oben auf das Deck.',
        );
  },
};
