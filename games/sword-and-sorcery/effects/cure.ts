import { capital, choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { CONDITION_NAMES, type Condition } from '../content/words.ts';
import { curable, removeCondition } from '../rules/conditions.ts';
import { figureOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** Removes condition tokens, red critical tokens among them (SS-COND-03, SS-CRIT-09). */
export interface Cure {
  readonly do: 'cure';
  readonly n: number | 'all';
  /** Only these; fire counts only where it is named. */
  readonly of?: readonly (Condition | 'fire')[];
  /** What happens where there is nothing to remove. */
  readonly otherwise?: readonly Effect[];
}

export const cure: SorceryWord<Cure> = {
  can: ({ state, on }, { of }) => on.some(id => curable(figureOf(state, id), of).length > 0),
  *act(at, { n, of, otherwise = [] }) {
    const { state, io, seat, on } = at;
    for (const id of on) {
      if (curable(figureOf(state, id), of).length === 0) {
        yield* vocabulary.carryOut({ ...at, on: [id] }, otherwise);
        continue;
      }
      for (let left = n === 'all' ? Number.POSITIVE_INFINITY : n; left > 0; left--) {
        const options = curable(figureOf(state, id), of).map((condition): Choice => ({ do: 'condition', condition }));
        if (options.length === 0) break;
        const choice = yield* choose<Choice, AskKind>({
          seat,
          kind: 'condition',
          rule: 'SS-COND-03',
          about: id,
          options,
        });
        if (choice.do === 'condition') removeCondition(state, io, id, choice.condition);
      }
    }
  },
  say({ n, of, otherwise }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    if (of !== undefined) {
      const names = of.map(one => (one === 'fire' ? t('fire', 'Feuer') : CONDITION_NAMES[one][lang]));
      const instead =
        otherwise === undefined
          ? ''
          : ` ${t('Where there is nothing to remove', 'Wo es nichts zu entfernen gibt')}: ${vocabulary.sentences(otherwise, scribe).map(capital).join(' ')}`;
      return t(`Remove ${names.join(', ')}.`, `Entferne ${names.join(', ')}.`) + instead;
    }
    if (n === 'all') return t('Remove all conditions.', 'Entferne alle Zustände.');
    return n === 1
      ? t('Remove a condition.', 'Entferne einen Zustand.')
      : t(`Remove ${n} conditions.`, `Entferne ${n} Zustände.`);
  },
};
