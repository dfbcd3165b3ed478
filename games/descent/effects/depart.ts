import { speak } from '@tafelrunde/engine';
import { leaveMap } from '../rules/quest/special.ts';
import type { DescentWord } from './word.ts';

/** The figures leave the map for good, as by an exit. */
export interface Depart {
  readonly do: 'depart';
}

export const depart: DescentWord<Depart> = {
  *act({ state, io, on }) {
    for (const id of on) yield* leaveMap(state, io, id);
  },
  say: (_, { lang }) => speak(lang)('Leaves the map for good.', 'Verlässt den Spielplan endgültig.'),
};
