import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { SKILLS } from '../content/index.ts';
import { cardFor } from '../rules/searching.ts';
import { type CardId, type FigureId, heroOf, isHero, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Until the end of his turn the owner uses a skill of the hero it works on as his own; not an exhausted one (D2C-HERO-49). */
export interface Borrow {
  readonly do: 'borrow';
}

/** Skills of his that the other does not have himself. */
function lendable(state: State, id: FigureId, to: FigureId): CardId[] {
  if (!isHero(state, id) || !isHero(state, to)) return [];
  const known = heroOf(state, to).cards.map(card => card.id);
  return heroOf(state, id)
    .cards.filter(card => Object.hasOwn(SKILLS, card.id) && !card.tired && card.lent === undefined)
    .map(card => card.id)
    .filter(card => !known.includes(card));
}

export const borrow: DescentWord<Borrow> = {
  can: ({ state, by, on }) => on.some(id => lendable(state, id, by).length > 0),
  *act({ state, by, on, seat, source }) {
    const [from] = on;
    if (from === undefined || !isHero(state, by)) return;
    const cards = lendable(state, from, by);
    if (cards.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'which',
      rule: 'D2C-HERO-49',
      about: source.id,
      options: cards.map(card => ({ do: 'card', card })),
    });
    const card = choice.do === 'card' ? choice.card : (cards[0] ?? '');
    heroOf(state, by).cards.push({ ...cardFor(card), lent: from });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Until the end of your turn you may use one skill of that hero that is not exhausted as your own.',
      'Bis zum Ende deines Zugs darfst du eine nicht erschöpfte Fertigkeit jenes Helden wie deine eigene einsetzen.',
    ),
};
