import { choose, different, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { giveItem, isTradable } from '../rules/trading.ts';
import { type CardId, type FigureId, heroOf, isHero, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner and the hero it works on hand each other whatever they may trade. */
export interface Trade {
  readonly do: 'trade';
}

const goods = (state: State, id: FigureId): CardId[] =>
  different(
    heroOf(state, id)
      .cards.map(card => card.id)
      .filter(isTradable),
  );

export const trade: DescentWord<Trade> = {
  can: ({ state, by, on }) =>
    on.some(id => isHero(state, id) && (goods(state, by).length > 0 || goods(state, id).length > 0)),
  *act({ state, io, by, on, seat }) {
    const [other] = on;
    if (other === undefined || !isHero(state, other)) return;
    // Everything changes hands once at most.
    const handed: string[] = [];
    for (;;) {
      const options = [
        [by, other],
        [other, by],
      ].flatMap(([from = '', to = '']) =>
        goods(state, from)
          .filter(item => !handed.includes(`${item}/${to}`))
          .map((item): Extract<Choice, { do: 'hand' }> => ({ do: 'hand', item, from, to })),
      );
      if (options.length === 0) return;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'trade',
        rule: 'D2C-HERO-45',
        options: [...options, { do: 'done' }],
      });
      if (choice.do !== 'hand') return;
      yield* giveItem(state, io, choice.from, choice.item, choice.to);
      handed.push(`${choice.item}/${choice.from}`);
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'You and that hero trade any shop items, relics and search cards.',
      'Du und jener Held tauscht beliebige Marktgegenstände, Relikte und Suchkarten.',
    ),
};
