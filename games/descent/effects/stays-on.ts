import { speak } from '@tafelrunde/engine';
import type { Condition } from '../content/words.ts';
import { CONDITION_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** A condition the figure cannot get rid of (D2C-QLOR-16). */
export interface StaysOn {
  readonly do: 'stays-on';
  readonly condition: Condition;
}

export const staysOn: DescentWord<StaysOn> = {
  say: ({ condition }, { lang }) =>
    speak(lang)(`Stays ${CONDITION_NAMES[condition].en}.`, `Bleibt ${CONDITION_NAMES[condition].de}.`),
};
