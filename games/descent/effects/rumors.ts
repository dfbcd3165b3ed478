import { choose, different, putOnTop, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { drawRumor } from '../rules/campaign/rumors.ts';
import { travelDeck } from '../rules/campaign/travel-deck.ts';
import { chooseCard } from '../rules/searching.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord draws a rumor card. */
export interface DrawRumor {
  readonly do: 'draw-rumor';
}

export const drawsRumor: DescentWord<DrawRumor> = {
  act({ state, io }) {
    drawRumor(state, io);
  },
  say: (_, { lang }) => speak(lang)('The overlord draws a rumor card.', 'Der Overlord zieht eine Gerüchtekarte.'),
};

/** Then the overlord must play a quest of this act from his rumors, if he has one. */
export interface Spread {
  readonly do: 'spread';
}

export const spread: DescentWord<Spread> = {
  act({ state }) {
    state.todo = ['spread', ...state.todo];
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Then the overlord must play a rumor with a quest of this act, if he has one.',
      'Danach muss der Overlord ein Gerücht mit einem Abenteuer dieses Akts spielen, falls er eines hat.',
    ),
};

/** The overlord looks at the next cards of the travel deck and puts them back in any order. */
export interface Forewarn {
  readonly do: 'forewarn';
  readonly n: number;
}

export const forewarn: DescentWord<Forewarn> = {
  can: ({ state }) => state.journey !== null,
  *act({ state, io, seat }, { n }) {
    const { journey } = state;
    if (journey === null) return;
    const deck = travelDeck(state);
    const seen: string[] = [];
    while (seen.length < n && deck.length > 0) seen.push(io.chance.draw(deck));
    seen.sort();
    for (const card of seen) io.reveal?.([overlordSeat(state)], { know: 'drawn', card });
    const order: string[] = [];
    while (seen.length > 0) {
      const card = yield* chooseCard(seat, seen);
      seen.splice(seen.indexOf(card), 1);
      order.push(card);
    }
    journey.ahead = order;
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `The overlord looks at the next ${n} travel cards and puts them back in any order.`,
      `Der Overlord sieht sich die nächsten ${n} Reisekarten an und legt sie in beliebiger Reihenfolge zurück.`,
    ),
};

/** The overlord draws as many cards as there are heroes and puts as many of his hand on top of his deck, in any order. */
export interface Stack {
  readonly do: 'stack';
}

export const stack: DescentWord<Stack> = {
  *act({ state, seat, source }) {
    const { overlord } = state;
    const back: string[] = [];
    while (back.length < state.size && overlord.hand.length > 0) {
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'which',
        rule: 'D2-RUMGEN-07',
        about: source.id,
        options: different(overlord.hand).map(card => ({ do: 'card', card })),
        // How many different cards he holds is nobody's business.
        always: true,
      });
      if (choice.do !== 'card' || !takeOut(overlord.hand, choice.card)) break;
      back.push(choice.card);
    }
    for (const card of back.reverse()) putOnTop(overlord.deck, card);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The overlord puts as many cards of his hand as there are heroes on top of his deck, in any order.',
      'Der Overlord legt so viele Handkarten, wie es Helden gibt, in beliebiger Reihenfolge auf sein Deck.',
    ),
};
