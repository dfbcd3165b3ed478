import { speak } from '@tafelrunde/engine';
import type { Condition } from '../content/words.ts';
import { CONDITION_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The figure never gets this condition. */
export interface Proof {
  readonly do: 'proof';
  readonly condition: Condition;
}

export const proof: DescentWord<Proof> = {
  say: ({ condition }, { lang }) =>
    speak(lang)(`Never becomes ${CONDITION_NAMES[condition].en}.`, `Ist niemals ${CONDITION_NAMES[condition].de}.`),
};
