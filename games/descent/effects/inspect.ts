import {
  choose,
  dealFrom,
  different,
  insert,
  newPile,
  pileCards,
  pileSize,
  shuffleIn,
  speak,
  takeOut,
} from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { discardFromHand, drawCards, refill } from '../rules/overlord-cards.ts';
import { heroSeats, overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The heroes see the overlord's hand, or so many random cards of it. */
export interface Inspect {
  readonly do: 'inspect';
  readonly n?: number;
}

export const inspect: DescentWord<Inspect> = {
  can: ({ state }) => state.overlord.hand.length > 0,
  act({ state, io, on }, { n }) {
    const { hand } = state.overlord;
    const cards = n === undefined ? [...hand] : dealFrom(newPile(hand), n, io.chance);
    const seats = heroSeats(state);
    for (const card of cards) io.reveal?.(seats, { know: 'hand', card, stays: true });
    const [figure = ''] = on;
    const told = { kind: 'saw-hand', figure, rule: 'D2-TRVGEN-08' } as const;
    io.tell?.({ ...told, cards }, [...seats, overlordSeat(state)], { ...told, cards: [] });
  },
  say: ({ n }, { lang }) =>
    n === undefined
      ? speak(lang)("The heroes see the overlord's hand.", 'Die Helden sehen die Hand des Overlords.')
      : speak(lang)(
          `The heroes see ${n} random card of the overlord's hand.`,
          `Die Helden sehen ${n} zufällige Karte der Hand des Overlords.`,
        ),
};

/** The overlord discards his hand and draws as many cards. */
export interface FreshHand {
  readonly do: 'fresh-hand';
}

export const freshHand: DescentWord<FreshHand> = {
  can: ({ state }) => state.overlord.hand.length > 0,
  act({ state, io }) {
    const hand = [...state.overlord.hand];
    for (const card of hand) discardFromHand(state, io, card);
    drawCards(state, io, hand.length);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The overlord discards his hand and draws as many cards.',
      'Der Overlord wirft seine Hand ab und zieht ebenso viele Karten.',
    ),
};

/** The heroes look through the overlord's deck and discard so many cards of it; then it is shuffled. */
export interface Purge {
  readonly do: 'purge';
  readonly n: number;
}

export const purge: DescentWord<Purge> = {
  can: ({ state }) => pileSize(state.overlord.deck) > 0,
  *act({ state, io, seat, also, source }, { n }) {
    const { overlord } = state;
    const seen = pileCards(overlord.deck).sort();
    for (const card of seen) io.reveal?.(heroSeats(state), { know: 'deck', card });
    overlord.deck = newPile([]);
    for (let i = 0; i < n && seen.length > 0; i++) {
      const choice = yield* choose<Choice, AskKind>({
        seat,
        ...(also !== undefined && { also }),
        kind: 'which',
        rule: 'D2-TRVGEN-08',
        about: source.id,
        options: different(seen).map(card => ({ do: 'card', card })),
        always: true,
      });
      const card = choice.do === 'card' ? choice.card : (seen[0] ?? '');
      takeOut(seen, card);
      insert(overlord.out, card);
      io.reveal?.('all', { know: 'deck', card, gone: true });
      io.tell?.({ kind: 'discarded', card, rule: 'D2-COMP-01' });
    }
    shuffleIn(overlord.deck, seen);
    refill(state);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `The heroes look through the overlord's deck and discard ${n} cards of it.`,
      `Die Helden sehen das Deck des Overlords durch und werfen ${n} Karten daraus ab.`,
    ),
};
