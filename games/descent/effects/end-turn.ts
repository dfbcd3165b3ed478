import { speak } from '@tafelrunde/engine';
import { turnFor } from '../rules/points.ts';
import type { DescentWord } from './word.ts';

/** The turn of each figure it works on ends at once. */
export interface EndTurn {
  readonly do: 'end-turn';
}

export const endTurn: DescentWord<EndTurn> = {
  can: ({ state, on }) => on.some(id => turnFor(state, id) !== null),
  act({ state, on }) {
    for (const id of on) {
      const turn = turnFor(state, id);
      if (turn === null) continue;
      turn.ended = true;
      turn.pools = [];
    }
  },
  say: (_, { lang }) => speak(lang)('The turn ends.', 'Der Zug endet.'),
};
