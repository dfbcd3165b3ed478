import { shuffleIn, speak, takeOut } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The overlord's discard pile is shuffled into his deck, all but the card that says so. */
export interface Reshuffle {
  readonly do: 'reshuffle';
}

export const reshuffle: DescentWord<Reshuffle> = {
  act({ state, io, source }) {
    const { overlord } = state;
    const own = takeOut(overlord.out, source.id);
    shuffleIn(overlord.deck, overlord.out);
    overlord.out = own ? [source.id] : [];
    io.tell?.({ kind: 'shown', card: source.id, rule: 'D2-OLGEN-19' });
  },
  say: (_, { lang }) => speak(lang)('Shuffle the discard pile into the deck.', 'Mische den Ablagestapel in das Deck.'),
};
