import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { plotCardIn } from '../rules/plot.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** One card that lies for sale costs more in this shopping step. */
export interface Dearer {
  readonly do: 'dearer';
}

export const dearer: DescentWord<Dearer> = {
  can: ({ state }) => state.row.length > 0,
  *act({ state, source }) {
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'which',
      rule: 'D2-SHOP-07',
      about: source.id,
      options: [...new Set(state.row)].map(card => ({ do: 'card', card })),
    });
    const card = plotCardIn(state, source.id);
    if (card !== null && choice.do === 'card') card.on = choice.card;
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One card of the shop costs 50 gold more in this shopping step.',
      'Eine Marktkarte kostet bei diesem Einkaufen 50 Gold mehr.',
    ),
};
