import { choose, different, insert, pileCards, pileSize, speak, takeFrom } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord takes as many cards of his choice from his deck as there are heroes: they are his first hand. */
export interface PickHand {
  readonly do: 'pick-hand';
}

export const pickHand: DescentWord<PickHand> = {
  can: ({ state }) => pileSize(state.overlord.deck) > 0,
  *act({ state, io, source }) {
    const { overlord } = state;
    const seat = overlordSeat(state);
    while (overlord.hand.length < state.size && pileSize(overlord.deck) > 0) {
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'which',
        rule: 'D2-OLGEN-10',
        about: source.id,
        options: different(pileCards(overlord.deck)).map(card => ({ do: 'card', card })),
        always: true,
      });
      if (choice.do !== 'card' || !takeFrom(overlord.deck, choice.card)) return;
      insert(overlord.hand, choice.card);
      io.reveal?.([seat], { know: 'drawn', card: choice.card });
      io.tell?.({ kind: 'drew', cards: [choice.card], n: 1, rule: 'D2-OLGEN-10' }, [seat], {
        kind: 'drew',
        cards: [],
        n: 1,
        rule: 'D2-OLGEN-10',
      });
    }
  },
  say: (_, { lang }) =>
    speak(lang)('Choose your first hand from your deck.', 'Wähle deine erste Kartenhand aus deinem Deck.'),
};
