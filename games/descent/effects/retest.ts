import { speak } from '@tafelrunde/engine';
import { attributeTest } from '../rules/testing.ts';
import { testOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The test just made is taken anew with the attribute lower; its result counts (D2C-OL-18, -19). */
export interface Retest {
  readonly do: 'retest';
  readonly plus: number;
  readonly pass?: readonly Effect[];
}

export const retest: DescentWord<Retest> = {
  can: ({ state }) => state.tests.length > 0,
  *act(at, { plus, pass = [] }) {
    const { state, io } = at;
    const test = testOf(state);
    const tested = yield* attributeTest(state, io, test.figure, test.attribute, test.plus + plus);
    test.passed = tested.passed;
    if (tested.passed) yield* vocabulary.carryOut(at, pass);
  },
  say: ({ plus, pass = [] }, scribe) => {
    if (plus === 0) return speak(scribe.lang)('The test is taken anew.', 'Die Probe wird neu abgelegt.');
    return speak(scribe.lang)(
      `The test is taken anew with the attribute ${-plus} lower. Passed: ${vocabulary.sentences(pass, scribe).join(' ')}`,
      `Die Probe wird neu abgelegt, das Attribut ist um ${-plus} niedriger. Gelungen: ${vocabulary.sentences(pass, scribe).join(' ')}`,
    );
  },
};
