import { choose, different, putOnTop, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { discardOwn } from '../rules/overlord-cards.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord puts a card of his hand back on his deck, unseen. */
export interface PutBack {
  readonly do: 'put-back';
}

export const putBack: DescentWord<PutBack> = {
  can: ({ state }) => state.overlord.hand.length > 0,
  *act({ state, source }) {
    const { hand, deck } = state.overlord;
    if (hand.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'which',
      rule: 'D2-TRVGEN-08',
      about: source.id,
      options: different(hand).map(card => ({ do: 'card', card })),
      // Whether he has a choice is nobody's business.
      always: true,
    });
    const card = choice.do === 'card' ? choice.card : (hand[0] ?? '');
    if (takeOut(hand, card)) putOnTop(deck, card);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The overlord puts a card of his hand on top of his deck.',
      'Der Overlord legt eine Karte seiner Hand auf sein Deck.',
    ),
};

/** The overlord discards a card of his choice. */
export interface GiveUp {
  readonly do: 'give-up';
}

export const giveUp: DescentWord<GiveUp> = {
  can: ({ state }) => state.overlord.hand.length > 0,
  *act({ state, io }) {
    yield* discardOwn(state, io);
  },
  say: (_, { lang }) =>
    speak(lang)('The overlord discards a card of his choice.', 'Der Overlord wirft eine Karte seiner Wahl ab.'),
};

/** Another event card is drawn for this stop (D2C-EVNT-01). */
export interface DrawAgain {
  readonly do: 'draw-again';
}

export const drawAgain: DescentWord<DrawAgain> = {
  act({ state, about: { card: symbol } }) {
    const { journey } = state;
    if (journey !== null && symbol !== undefined) journey.symbols.unshift(symbol as (typeof journey.symbols)[number]);
  },
  say: (_, { lang }) =>
    speak(lang)('Another event card is drawn here.', 'Hier wird eine weitere Ereigniskarte gezogen.'),
};
