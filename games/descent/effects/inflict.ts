import { speak } from '@tafelrunde/engine';
import type { Condition } from '../content/words.ts';
import { attackOf } from '../state.ts';
import { CONDITION_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The attack brings a condition on everybody it deals damage to (D2-COND-02, -03). */
export interface Inflict {
  readonly do: 'inflict';
  readonly condition: Condition;
}

export const inflict: DescentWord<Inflict> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state }, { condition }) {
    const attack = attackOf(state);
    if (!attack.conditions.includes(condition)) attack.conditions.push(condition);
  },
  say: ({ condition }, { lang }) =>
    speak(lang)(
      `${CONDITION_NAMES[condition].en}, if damage is dealt.`,
      `${CONDITION_NAMES[condition].de}, wenn Schaden zugefügt wird.`,
    ),
};
