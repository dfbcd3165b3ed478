import { speak } from '@tafelrunde/engine';
import { attributeTest } from '../rules/testing.ts';
import { testOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

/** The test just made is taken anew with the attribute lower; its result counts (D2C-OL-18, -19). */
export interface Retest {
  readonly do: 'retest';
  readonly plus: number;
  readonly pass?: readonly Effect[];
  /** Once in a round. */
  readonly once?: true;
}

const note = ({ by, source }: Doing): string => `retest/${by}/${source.id}`;

export const retest: DescentWord<Retest> = {
  can: (at, { once }) => at.state.tests.length > 0 && !(once && at.state.used.round.includes(note(at))),
  *act(at, { plus, pass = [], once }) {
    const { state, io } = at;
    if (once) state.used.round.push(note(at));
    const test = testOf(state);
    const tested = yield* attributeTest(state, io, test.figure, test.attribute, test.plus + plus);
    test.passed = tested.passed;
    if (tested.passed) yield* vocabulary.carryOut(at, pass);
  },
  say: ({ plus, pass = [], once }, scribe) => {
    if (plus === 0)
      return once
        ? speak(scribe.lang)('The test is taken anew, once per round.', 'Die Probe wird neu abgelegt, einmal je Runde.')
        : speak(scribe.lang)('The test is taken anew.', 'Die Probe wird neu abgelegt.');
    return speak(scribe.lang)(
      `The test is taken anew with the attribute ${-plus} lower. Passed: ${vocabulary.sentences(pass, scribe).join(' ')}`,
      `Die Probe wird neu abgelegt, das Attribut ist um ${-plus} niedriger. Gelungen: ${vocabulary.sentences(pass, scribe).join(' ')}`,
    );
  },
};
