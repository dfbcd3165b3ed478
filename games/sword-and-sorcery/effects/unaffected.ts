import { speak } from '@tafelrunde/engine';
import { CONDITION_NAMES } from '../content/words.ts';
import { removeCondition } from '../rules/conditions.ts';
import type { SorceryWord } from './word.ts';

/** The condition the moment is about is discarded at once, on a successful save. */
export interface Unaffected {
  readonly do: 'unaffected';
}

export const unaffected: SorceryWord<Unaffected> = {
  can: ({ about }) => about.condition !== undefined && about.condition in CONDITION_NAMES,
  act({ state, io, about }) {
    if (about.figure !== undefined && about.condition !== undefined)
      removeCondition(state, io, about.figure, about.condition);
  },
  say: (_, { lang }) => speak(lang)('Discard it.', 'Lege ihn ab.'),
};
