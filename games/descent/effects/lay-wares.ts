import { dealFrom, insert, speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** So many more shop cards are laid open in the shopping step under way. */
export interface LayWares {
  readonly do: 'lay-wares';
  readonly n: number;
}

export const layWares: DescentWord<LayWares> = {
  act({ state, io }, { n }) {
    for (const card of dealFrom(state.shop, n, io.chance)) {
      insert(state.row, card);
      io.reveal?.('all', { know: 'drawn', card });
    }
    io.tell?.({ kind: 'market', cards: [...state.row], gold: state.gold, rule: 'D2-SHOP-05' });
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`${n} more shop cards are laid out.`, `${n} weitere Marktkarten werden ausgelegt.`),
};
