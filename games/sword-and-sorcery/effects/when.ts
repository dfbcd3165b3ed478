import { capital, speak } from '@tafelrunde/engine';
import type { Effect } from './effect.ts';
import { holds, type Test } from './tests.ts';
import { testText } from './tests-text.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** One list of effects or the other, by what holds when it acts. */
export interface When {
  readonly do: 'when';
  readonly if: Test;
  readonly effects: readonly Effect[];
  readonly otherwise?: readonly Effect[];
}

export const when: SorceryWord<When> = {
  can: (at, { if: test, effects, otherwise = [] }) =>
    vocabulary.usable(at, holds(at.state, at.by, test, at.about) ? effects : otherwise),
  *act(at, { if: test, effects, otherwise = [] }) {
    yield* vocabulary.carryOut(at, holds(at.state, at.by, test, at.about) ? effects : otherwise);
  },
  say({ if: test, effects, otherwise = [] }, scribe) {
    const t = speak(scribe.lang);
    const said = (list: readonly Effect[]): string => vocabulary.sentences(list, scribe).map(capital).join(' ');
    const clause = t(`If ${testText(test, 'en')}: `, `Wenn ${testText(test, 'de')}: `);
    return `${clause}${said(effects)}${otherwise.length === 0 ? '' : ` ${t('Otherwise', 'Sonst')}: ${said(otherwise)}`}`;
  },
};
