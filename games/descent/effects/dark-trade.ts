import { choose, different, drawFrom, insert, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import { discardFromHand } from '../rules/overlord-cards.ts';
import { attackOf, type CardId, overlordSeat, type State } from '../state.ts';
import type { Flow } from '../types.ts';
import type { DescentWord } from './word.ts';

const isMagic = (id: CardId): boolean => overlordCardOf(id).type === 'magic';
const magicIn = (cards: readonly CardId[]): CardId[] => different([...cards].sort()).filter(isMagic);

/** He is asked even where there is none: nobody else knows. */
function* pick(state: State, cards: readonly CardId[]): Flow<CardId | null> {
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'which',
    rule: 'D2-OLGEN-07',
    options: cards.length === 0 ? [{ do: 'done' }] : cards.map(card => ({ do: 'card', card })),
    always: true,
  });
  return choice.do === 'card' ? choice.card : null;
}

/** A magic card of the hand is discarded, and another one taken openly from the discard pile. */
export interface DarkTrade {
  readonly do: 'dark-trade';
}

export const darkTrade: DescentWord<DarkTrade> = {
  // What he holds nobody knows: only the discard pile decides.
  can: ({ state }) => state.overlord.hand.length > 0 && magicIn(state.overlord.out).length > 0,
  *act({ state, io }) {
    const { overlord } = state;
    const back = magicIn(overlord.out);
    const given = yield* pick(state, magicIn(overlord.hand));
    if (given === null) return;
    discardFromHand(state, io, given, overlordSeat(state));
    const taken = yield* pick(state, back);
    if (taken === null || !takeOut(overlord.out, taken)) return;
    insert(overlord.hand, taken);
    io.tell?.({ kind: 'shown', card: taken, rule: 'D2-OLGEN-07' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Discard a magic card of your hand and take another one openly from the discard pile.',
      'Lege eine Magiekarte deiner Hand ab und nimm offen eine andere vom Ablagestapel.',
    ),
};

/** The top card of the overlord deck is discarded; the attack deals 2 more damage, 3 if it was a magic card. */
export interface DarkFuel {
  readonly do: 'dark-fuel';
}

export const darkFuel: DescentWord<DarkFuel> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, io, by, source }) {
    const card = drawFrom(state.overlord.deck, io.chance);
    if (card === null) return;
    io.reveal?.('all', { know: 'drawn', card });
    insert(state.overlord.out, card);
    io.tell?.({ kind: 'discarded', card, rule: 'D2-COMP-01' });
    const amount = isMagic(card) ? 3 : 2;
    attackOf(state).damage.push({ source: source.id, amount });
    io.tell?.({ kind: 'added', by, source: source.id, to: 'damage', n: amount, rule: 'D2-DMOD-07' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The top overlord card is discarded: 2 more damage, 3 if it is a magic card.',
      'Die oberste Overlordkarte wird abgelegt: 2 Schaden mehr, 3, wenn es eine Magiekarte ist.',
    ),
};
