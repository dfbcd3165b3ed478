import { speak } from '@tafelrunde/engine';
import { enemyOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** An enemy counts something about itself: its activations on this side, magical wounds since the last one. */
export interface Count {
  readonly do: 'count';
  readonly note: string;
  /** Left out: one more. */
  readonly set?: number;
}

export const count: SorceryWord<Count> = {
  act({ state, by }, { note, set }) {
    const enemy = enemyOf(state, by);
    if (enemy !== null) enemy.notes[note] = set ?? (enemy.notes[note] ?? 0) + 1;
  },
  say: (_, { lang }) => speak(lang)('It keeps count of it.', 'Es zählt mit.'),
};
