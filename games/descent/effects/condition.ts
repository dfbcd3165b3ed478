import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { conditionsWith } from '../content/conditions.ts';
import type { Condition } from '../content/words.ts';
import { giveCondition } from '../rules/conditions.ts';
import { isOut } from '../rules/damage.ts';
import { begin } from '../rules/lasting.ts';
import { figureOf } from '../state.ts';
import { CONDITION_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The figures get a condition; `any`: one that the user chooses. */
export interface GiveCondition {
  readonly do: 'condition';
  readonly condition: Condition | 'any';
  /** Nothing removes it before the end of the round; who has it already gets no second one, his becomes such (D2C-QLOR-16, -17). */
  readonly lasting?: true;
}

export const condition: DescentWord<GiveCondition> = {
  can: ({ state, on }, { condition: one, lasting }) =>
    on.some(id => !isOut(state, id) && (lasting || one === 'any' || !figureOf(state, id)?.conditions.includes(one))),
  *act({ state, io, on, by, seat, source }, { condition: one, lasting }) {
    let given = one;
    if (given === 'any') {
      const all = conditionsWith(state.boxes);
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'one-of',
        rule: 'D2-COND-04',
        about: source.id,
        options: all.map(name => ({ do: 'condition', condition: name })),
      });
      given = all.find(name => choice.do === 'condition' && choice.condition === name) ?? 'stunned';
    }
    for (const id of on) {
      yield* giveCondition(state, io, id, given, source.id);
      if (lasting && figureOf(state, id)?.conditions.includes(given))
        begin(state, {
          source: source.id,
          key: `lasting-${given}`,
          on: id,
          by,
          until: 'round-end',
          next: false,
          what: { do: 'stays-on', condition: given },
        });
    }
  },
  say({ condition: one, lasting }, { lang }) {
    const t = speak(lang);
    if (lasting && one !== 'any')
      return t(
        `Becomes ${CONDITION_NAMES[one].en}, until the end of the round at least.`,
        `Ist ${CONDITION_NAMES[one].de}, mindestens bis zum Ende der Runde.`,
      );
    return one === 'any'
      ? t('Gets a condition of your choice.', 'Erhält einen Zustand deiner Wahl.')
      : t(`Becomes ${CONDITION_NAMES[one].en}.`, `Ist ${CONDITION_NAMES[one].de}.`);
  },
};
