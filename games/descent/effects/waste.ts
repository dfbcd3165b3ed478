import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isItem, itemOf } from '../content/index.ts';
import { type CardInPlay, type FigureId, heroOf, isHero, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** One search card of each hero it works on that lies face up is turned face down without effect; the user chooses. */
export interface Waste {
  readonly do: 'waste';
}

/** Search cards that could still be used. */
const finds = (state: State, id: FigureId): CardInPlay[] =>
  isHero(state, id)
    ? heroOf(state, id).cards.filter(card => isItem(card.id) && itemOf(card.id).kind === 'search-card' && !card.used)
    : [];

export const waste: DescentWord<Waste> = {
  can: ({ state, on }) => on.some(id => finds(state, id).length > 0),
  *act({ state, io, on, seat, source }) {
    for (const id of on) {
      const cards = finds(state, id);
      if (cards.length === 0) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'one-of',
        rule: 'D2-EXH-04',
        about: source.id,
        options: [...new Set(cards.map(card => card.id))].map(card => ({ do: 'card', card })),
      });
      const chosen = cards.find(card => choice.do === 'card' && choice.card === card.id) ?? cards[0];
      if (chosen === undefined) continue;
      chosen.used = true;
      io.tell?.({ kind: 'used', by: id, card: chosen.id, source: source.by, rule: 'D2-EXH-04' });
    }
  },
  say: (_, { lang }) =>
    speak(lang)('Turn one of its search cards face down.', 'Drehe eine seiner Suchkarten auf die Rückseite.'),
};
