import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Condition } from '../content/words.ts';
import { removeCondition } from '../rules/conditions.ts';
import { figureOf } from '../state.ts';
import { CONDITION_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The figures lose a condition: this one, one of their choice, or all. */
export interface Cure {
  readonly do: 'cure';
  readonly condition?: Condition;
  readonly all?: true;
  /** The one the moment is about. */
  readonly that?: true;
}

export const cure: DescentWord<Cure> = {
  can: ({ state, on, about }, { condition: named, that }) =>
    on.some(id => {
      const condition = that ? about.condition : named;
      const own = figureOf(state, id)?.conditions ?? [];
      return condition === undefined ? own.length > 0 : own.includes(condition);
    }),
  *act({ state, io, on, seat, about, source }, { condition: named, all, that }) {
    const condition = that ? about.condition : named;
    for (const id of on) {
      const own = [...(figureOf(state, id)?.conditions ?? [])];
      if (condition !== undefined) removeCondition(state, io, id, condition);
      else if (all) for (const one of own) removeCondition(state, io, id, one);
      else if (own.length > 0) {
        const choice = yield* choose<Choice, AskKind>({
          seat,
          kind: 'one-of',
          rule: 'D2-COND-08',
          about: source.id,
          options: own.map(one => ({ do: 'condition', condition: one })),
        });
        const chosen = own.find(one => choice.do === 'condition' && choice.condition === one);
        if (chosen !== undefined) removeCondition(state, io, id, chosen);
      }
    }
  },
  say({ condition, all, that }, { lang }) {
    const t = speak(lang);
    if (that) return t('Loses that condition.', 'Verliert jenen Zustand.');
    if (condition !== undefined)
      return t(`Is no longer ${CONDITION_NAMES[condition].en}.`, `Ist nicht länger ${CONDITION_NAMES[condition].de}.`);
    return all
      ? t('Loses all conditions.', 'Verliert alle Zustände.')
      : t('Loses one condition.', 'Verliert einen Zustand.');
  },
};
