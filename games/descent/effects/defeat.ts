import { speak } from '@tafelrunde/engine';
import { defeat as fell } from '../rules/defeat.ts';
import type { DescentWord } from './word.ts';

/** The figures are defeated at once. */
export interface Defeat {
  readonly do: 'defeat';
}

export const defeat: DescentWord<Defeat> = {
  *act({ state, io, on, by, source }) {
    for (const id of on) yield* fell(state, io, id, { by: source.id, from: by });
  },
  say: (_, { lang }) => speak(lang)('Is defeated.', 'Ist besiegt.'),
};
