import { choose, different, putOnTop, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import { type CardId, overlordSeat, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord may put a card of his discard pile on top of his deck. */
export interface Recall {
  readonly do: 'recall';
  /** He must, and only one of a basic deck. */
  readonly basic?: true;
}

const cardsFor = ({ overlord }: State, basic?: true): CardId[] =>
  overlord.out.filter(id => !basic || overlordCardOf(id).deck.startsWith('basic'));

export const recall: DescentWord<Recall> = {
  can: ({ state }, { basic }) => cardsFor(state, basic).length > 0,
  *act({ state, source }, { basic }) {
    const { overlord } = state;
    const cards = cardsFor(state, basic);
    if (cards.length === 0 || state.legend !== null) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'which',
      rule: 'D2-OLGEN-12',
      about: source.id,
      options: [
        ...different(cards).map((card): Choice => ({ do: 'card', card })),
        ...(basic ? [] : [{ do: 'pass' } as const]),
      ],
    });
    if (choice.do === 'card' && takeOut(overlord.out, choice.card)) putOnTop(overlord.deck, choice.card);
  },
  say: ({ basic }, { lang }) =>
    basic
      ? speak(lang)(
          'Put a basic card of your discard pile on top of your deck.',
          'Lege eine Basiskarte deines Ablagestapels auf dein Deck.',
        )
      : speak(lang)(
          'The overlord may put a card of his discard pile on top of his deck.',
          'Der Overlord darf eine Karte seines Ablagestapels auf sein Deck legen.',
        ),
};
