import type { Pile } from '../content/values.ts';
import { pileCards } from '../content/words.ts';
import { drawable, drawCards, drawFrom, stock } from '../rules/draw.ts';
import { isPlayer } from '../state.ts';
import { cards } from './phrases.ts';
import { type CardWord, RULE } from './word.ts';

/** You draw cards. With `any` you name a pile for each before looking at the first (SH-SETUP-16). An empty pile is reshuffled (SH-SETUP-11). */
export interface Draw {
  readonly do: 'draw';
  readonly count: number;
  readonly pile: Pile | 'any';
}

export const draw: CardWord<Draw> = {
  can: ({ state }, { pile }) => (pile === 'any' ? drawable(state).length > 0 : stock(state, pile) > 0),
  act({ state, io, cause: { group } }, { count, pile }) {
    if (!isPlayer(state, group)) return;
    if (pile === 'any') return drawCards(state, io, group, count, RULE);
    drawFrom(state, io, group, Array<Pile>(count).fill(pile), RULE);
  },
  say: ({ count, pile }, { lang, t }) =>
    pile === 'any'
      ? t(
          `Draw ${cards(count, t)} from any ${count === 1 ? 'pile' : 'piles'}.`,
          `Ziehe ${cards(count, t)} ${count === 1 ? 'von einem beliebigen Stapel' : 'von beliebigen Stapeln'}.`,
        )
      : `${t('Draw', 'Ziehe')} ${count} ${pileCards(pile, count, lang)}.`,
};
