import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { conditionsWith } from '../content/conditions.ts';
import type { Condition } from '../content/words.ts';
import { giveCondition } from '../rules/conditions.ts';
import { isOut } from '../rules/damage.ts';
import { figureOf } from '../state.ts';
import { CONDITION_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The figures get a condition; `any`: one that the user chooses. */
export interface GiveCondition {
  readonly do: 'condition';
  readonly condition: Condition | 'any';
}

export const condition: DescentWord<GiveCondition> = {
  can: ({ state, on }, { condition: one }) =>
    on.some(id => !isOut(state, id) && (one === 'any' || !figureOf(state, id)?.conditions.includes(one))),
  *act({ state, io, on, seat, source }, { condition: one }) {
    let given = one;
    if (given === 'any') {
      const all = conditionsWith(state.boxes);
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'one-of',
        rule: 'D2-COND-04',
        options: all.map(name => ({ do: 'condition', condition: name })),
      });
      given = all.find(name => choice.do === 'condition' && choice.condition === name) ?? 'stunned';
    }
    for (const id of on) yield* giveCondition(state, io, id, given, source.id);
  },
  say({ condition: one }, { lang }) {
    const t = speak(lang);
    return one === 'any'
      ? t('Gets a condition of your choice.', 'Erhält einen Zustand deiner Wahl.')
      : t(`Becomes ${CONDITION_NAMES[one].en}.`, `Ist ${CONDITION_NAMES[one].de}.`);
  },
};
