import { choose, different, insert, pileCards, shuffleIn, speak, takeFrom } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import { discardFromHand } from '../rules/overlord-cards.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord discards a card of his hand, takes any card of the same type from his deck and shows it; the deck is shuffled. */
export interface Exchange {
  readonly do: 'exchange';
}

export const exchange: DescentWord<Exchange> = {
  // Besides the card that says so: how many he holds, everybody knows.
  can: ({ state }) => state.overlord.hand.length > 1,
  *act({ state, io, source }) {
    const { overlord } = state;
    const seat = overlordSeat(state);
    const given = yield* choose<Choice, AskKind>({
      seat,
      kind: 'which',
      rule: 'D2-ABIL-08',
      about: source.id,
      options: different(overlord.hand).map(card => ({ do: 'card', card })),
      always: true,
    });
    if (given.do !== 'card') return;
    const { type } = overlordCardOf(given.card);
    discardFromHand(state, io, given.card, seat);
    const found = different(pileCards(overlord.deck).filter(card => overlordCardOf(card).type === type));
    // Whether he finds one nobody else knows: he is asked all the same.
    const taken = yield* choose<Choice, AskKind>({
      seat,
      kind: 'which',
      rule: 'D2-OLGEN-12',
      about: source.id,
      options: found.length === 0 ? [{ do: 'done' }] : found.map(card => ({ do: 'card', card })),
      always: true,
    });
    if (taken.do !== 'card' || !takeFrom(overlord.deck, taken.card)) return;
    insert(overlord.hand, taken.card);
    shuffleIn(overlord.deck);
    io.reveal?.('all', { know: 'found', card: taken.card }, seat);
    io.tell?.({ kind: 'shown', card: taken.card, rule: 'D2-OLGEN-12' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Discard a card of your hand; take any card of its type from your deck and show it.',
      'Wirf eine Handkarte ab; nimm eine beliebige Karte ihrer Art aus deinem Deck und zeige sie.',
    ),
};
