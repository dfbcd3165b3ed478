import { heroSheetOf } from '../content/index.ts';
import type { Attribute } from '../content/words.ts';
import { type AttributeTest, type FigureId, type State, testOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { roll, shown } from './dice.ts';
import { inForce } from './in-force.ts';
import { attributeOf } from './values.ts';
import { announce } from './window.ts';

/** How a test went: shields rolled, and by how much they exceed the attribute. */
export interface Tested {
  readonly passed: boolean;
  readonly shields: number;
  readonly excess: number;
  readonly value: number;
}

/** An attribute test: one gray and one black die, no more shields than the attribute (D2-ATTR-04, -05). */
export function* attributeTest(state: State, io: Io, id: FigureId, attribute: Attribute, plus = 0): Flow<Tested> {
  // Less nothing is nothing: a state knows no −0.
  const test: AttributeTest = { figure: id, attribute, plus: plus + 0, less: 0, dice: [], passed: null };
  // Without a value it fails by itself (D2-ATTR-06).
  if (attributeOf(state, id, attribute) === null) return { passed: false, shields: 0, excess: 0, value: 0 };
  state.tests.push(test);
  yield* announce(state, io, 'testing', { figure: id });
  const words = inForce(state, id, 'test-dice').map(({ effect }) => effect);
  const usual = words.find(({ plus }) => !plus)?.dice ?? ['gray', 'black'];
  const more = words.flatMap(({ plus, dice }) => (plus ? dice : []));
  test.dice = roll(io, [...usual, ...more], faces => String(faces.reduce((sum, { shield }) => sum + shield, 0)));
  tell(state, io);
  // Re-rolls and changes: it stays one test (D2-ATTR-07).
  yield* announce(state, io, 'test-rolled', { figure: id });
  const shields = Math.max(0, shown(test.dice).shields - test.less);
  const like = inForce(state, id, 'like')[0]?.effect.hero;
  // Printed values, whatever else changes them (D2C-OL-45).
  const value =
    like === undefined
      ? Math.max(0, (attributeOf(state, id, attribute) ?? 0) + test.plus)
      : heroSheetOf(like).attributes[attribute];
  test.passed = shields <= value;
  io.tell?.({ kind: 'tested', figure: id, attribute, value, shields, passed: test.passed, rule: 'D2-ATTR-05' });
  yield* announce(state, io, test.passed ? 'test-passed' : 'test-failed', { figure: id, n: shields });
  const { passed } = test;
  state.tests.splice(state.tests.indexOf(test), 1);
  return { passed, shields, excess: Math.max(0, shields - value), value };
}

function tell(state: State, io: Io): void {
  const { figure, dice } = testOf(state);
  io.tell?.({ kind: 'rolled', by: figure, dice: dice.map(die => ({ ...die })), rule: 'D2-ATTR-04' });
}
