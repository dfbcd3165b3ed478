import { insert, speak, takeFrom, takeOut } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The overlord takes this card back into his hand. */
export interface TakeBack {
  readonly do: 'take-back';
}

export const takeBack: DescentWord<TakeBack> = {
  act({ state, io, source }) {
    // It may lie in the deck already, where the discard pile has become one (D2-OLGEN-20).
    if (!takeOut(state.overlord.out, source.id) && !takeFrom(state.overlord.deck, source.id)) return;
    insert(state.overlord.hand, source.id);
    io.tell?.({ kind: 'shown', card: source.id, rule: 'D2-OLGEN-17' });
  },
  say: (_, { lang }) => speak(lang)('Take this card back.', 'Nimm diese Karte zurück.'),
};
