import { speak } from '@tafelrunde/engine';
import type { SorceryWord } from './word.ts';

/** A paragraph of the adventure is read aloud. */
export interface Read {
  readonly do: 'read';
  readonly text: string;
}

export const read: SorceryWord<Read> = {
  act({ state, io }, { text }) {
    state.story.read.push(text);
    io.tell?.({ kind: 'story', paragraph: `${state.adventure}/${text}`, rule: 'SS-OVER-03' });
  },
  say: (_, { lang }) => speak(lang)('Read on.', 'Lest weiter.'),
};
