import { end, speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** What lasts by this card ends, on whomever it lies. */
export interface Unbind {
  readonly do: 'unbind';
}

export const unbind: DescentWord<Unbind> = {
  act({ state, source }) {
    end(state.lasting, one => one.source === source.id);
  },
  say: (_, { lang }) => speak(lang)('This ends.', 'Dies endet.'),
};
