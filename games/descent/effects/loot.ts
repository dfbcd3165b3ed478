import { choose, shuffleIn, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isItem, itemOf } from '../content/index.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** One search card of each hero it works on, chosen by the user, is shuffled back into the search deck. */
export interface Loot {
  readonly do: 'loot';
}

const isFind = (id: string): boolean => isItem(id) && itemOf(id).kind === 'search-card';

export const loot: DescentWord<Loot> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && heroOf(state, id).cards.some(card => isFind(card.id))),
  *act({ state, io, on, seat, source }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      const hero = heroOf(state, id);
      const cards = [...new Set(hero.cards.map(card => card.id).filter(isFind))];
      if (cards.length === 0) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'one-of',
        rule: 'D2-ABIL-01',
        about: source.id,
        options: [...cards.map((card): Choice => ({ do: 'card', card })), { do: 'pass' }],
      });
      if (choice.do !== 'card') continue;
      hero.cards.splice(
        hero.cards.findIndex(card => card.id === choice.card),
        1,
      );
      shuffleIn(state.search, [choice.card]);
      io.tell?.({ kind: 'discarded', card: choice.card, rule: 'D2-SRCH-10' });
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'You may shuffle one of its search cards back into the search deck.',
      'Du darfst eine seiner Suchkarten in den Suchstapel zurückmischen.',
    ),
};
