import { pileSize, putUnder, speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The top search card goes to the bottom of the deck, unseen. */
export interface Bury {
  readonly do: 'bury';
}

export const bury: DescentWord<Bury> = {
  can: ({ state }) => pileSize(state.search) > 1,
  act({ state, io }) {
    const { search } = state;
    // A card nobody knows is like any other of those: only with known cards beneath them does its place matter.
    const known = search.top.pop();
    const card = known ?? (search.bottom.length > 0 && search.rest.length > 0 ? io.chance.draw(search.rest) : null);
    if (card !== null) putUnder(search, card);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Put the top search card unseen under the deck.',
      'Lege die oberste Suchkarte ungesehen unter den Stapel.',
    ),
};
