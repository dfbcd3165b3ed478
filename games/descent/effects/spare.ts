import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The card that is about to be exhausted stays ready: its cost is paid by the card this stands on. */
export interface Spare {
  readonly do: 'spare';
}

export const spare: DescentWord<Spare> = {
  can: ({ state }) => state.exhausting.some(({ spared }) => !spared),
  act({ state }) {
    const card = state.exhausting.findLast(({ spared }) => !spared);
    if (card !== undefined) card.spared = true;
  },
  say: (_, { lang }) => speak(lang)('That card is not exhausted.', 'Jene Karte wird nicht erschöpft.'),
};
