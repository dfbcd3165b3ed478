import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** A token is laid on the card of the secret room. */
export interface AddKey {
  readonly do: 'add-key';
}

export const addKey: DescentWord<AddKey> = {
  act({ state }) {
    if (state.rooms !== undefined) state.rooms.keys++;
  },
  say: (_, { lang }) =>
    speak(lang)('Put a fatigue token on this card.', 'Lege einen Erschöpfungsmarker auf diese Karte.'),
};
