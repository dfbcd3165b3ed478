import { capital } from '@tafelrunde/engine';
import { selfWords } from './phrases.ts';
import type { CardWord } from './word.ts';

/** A 1 on any die the bearer rolls in combat or casting is rolled again, once per die; the new result stands. Not for loyalty rolls. */
export interface RerollOnes {
  readonly do: 'reroll-ones';
}

export const rerollOnes: CardWord<RerollOnes> = {
  say(_, scribe) {
    const self = capital(selfWords(scribe));
    return scribe.t(`${self} rolls each 1 again, once.`, `${self} würfelt jede 1 einmal neu.`);
  },
};
