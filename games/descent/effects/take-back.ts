import { insert, speak, takeFrom, takeOut } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The overlord takes this card back into his hand. */
export interface TakeBack {
  readonly do: 'take-back';
  /** The overlord card the moment is about. */
  readonly that?: true;
}

export const takeBack: DescentWord<TakeBack> = {
  act({ state, io, source, about }, { that }) {
    const card = that ? (about.card ?? '') : source.id;
    // It may lie in the deck already, where the discard pile has become one (D2-OLGEN-20).
    if (!takeOut(state.overlord.out, card) && !takeFrom(state.overlord.deck, card)) return;
    insert(state.overlord.hand, card);
    io.tell?.({ kind: 'shown', card, rule: 'D2-OLGEN-17' });
  },
  say: (_, { lang }) => speak(lang)('Take this card back.', 'Nimm diese Karte zurück.'),
};
