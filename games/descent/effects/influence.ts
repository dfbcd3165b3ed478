import { speak } from '@tafelrunde/engine';
import { revealInfluence } from '../rules/quest/influence.ts';
import type { DescentWord } from './word.ts';

/** The overlord reveals his influence token, and what it stands for happens (D2-NEREK-06). */
export interface RevealInfluence {
  readonly do: 'reveal-influence';
}

export const influence: DescentWord<RevealInfluence> = {
  *act(at) {
    yield* revealInfluence(at);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The overlord reveals his influence token; its effect happens.',
      'Der Overlord deckt seinen Einflussmarker auf; dessen Effekt tritt ein.',
    ),
};
