import { speak } from '@tafelrunde/engine';
import { activateFigure } from '../rules/overlord-turn.ts';
import { figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The figures have one more activation, at once. */
export interface Activate {
  readonly do: 'activate';
}

export const activate: DescentWord<Activate> = {
  can: ({ state, on }) => on.some(id => (figureOf(state, id)?.cells.length ?? 0) > 0),
  *act({ state, io, on }) {
    for (const id of on) yield* activateFigure(state, io, id);
  },
  say: (_, { lang }) => speak(lang)('Has one more activation.', 'Wird zusätzlich aktiviert.'),
};
