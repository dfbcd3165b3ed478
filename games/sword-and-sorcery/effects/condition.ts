import { speak } from '@tafelrunde/engine';
import { CONDITION_NAMES, type Condition } from '../content/words.ts';
import { giveCondition } from '../rules/conditions.ts';
import type { SorceryWord } from './word.ts';

/** The figures it works on get a condition (SS-COND-01). */
export interface GiveCondition {
  readonly do: 'condition';
  readonly condition: Condition;
}

export const condition: SorceryWord<GiveCondition> = {
  can: ({ on }) => on.length > 0,
  *act({ state, io, by, on }, { condition: name }) {
    for (const id of on) yield* giveCondition(state, io, id, name, by);
  },
  say: ({ condition: name }, { lang }) =>
    speak(lang)(`The target is ${CONDITION_NAMES[name].en}.`, `Das Ziel ist ${CONDITION_NAMES[name].de}.`),
};
