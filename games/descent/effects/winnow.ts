import { choose, different, pileSize, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { discardFromHand, drawCards } from '../rules/overlord-cards.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord draws so many cards, keeps one of them and discards the others. */
export interface Winnow {
  readonly do: 'winnow';
  readonly n: number;
}

export const winnow: DescentWord<Winnow> = {
  can: ({ state }) => pileSize(state.overlord.deck) > 0,
  *act({ state, io, source }, { n }) {
    const { overlord } = state;
    const earlier = [...overlord.hand];
    drawCards(state, io, n);
    const drawn = [...overlord.hand];
    for (const card of earlier) takeOut(drawn, card);
    if (drawn.length < 2) return;
    const seat = overlordSeat(state);
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'which',
      rule: 'D2-OLGEN-10',
      about: source.id,
      options: different(drawn).map(card => ({ do: 'card', card })),
      always: true,
    });
    takeOut(drawn, choice.do === 'card' ? choice.card : (drawn[0] ?? ''));
    for (const card of drawn) discardFromHand(state, io, card, seat);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `The overlord draws ${n} cards, keeps 1 of them and discards the others.`,
      `Der Overlord zieht ${n} Karten, behält 1 davon und wirft die anderen ab.`,
    ),
};
