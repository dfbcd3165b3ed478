import { choose, different, putOnTop, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord may put a card of his discard pile on top of his deck. */
export interface Recall {
  readonly do: 'recall';
}

export const recall: DescentWord<Recall> = {
  can: ({ state }) => state.overlord.out.length > 0,
  *act({ state }) {
    const { overlord } = state;
    if (overlord.out.length === 0 || state.legend !== null) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'which',
      rule: 'D2-OLGEN-12',
      options: [...different(overlord.out).map((card): Choice => ({ do: 'card', card })), { do: 'pass' }],
    });
    if (choice.do === 'card' && takeOut(overlord.out, choice.card)) putOnTop(overlord.deck, choice.card);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The overlord may put a card of his discard pile on top of his deck.',
      'Der Overlord darf eine Karte seines Ablagestapels auf sein Deck legen.',
    ),
};
