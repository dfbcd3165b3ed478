import { expect, test } from 'vitest';
import { reach } from '../../rules/reach.ts';
import { figureOf } from '../../state.ts';
import { stateOf } from '../positions.ts';

test('DS-MOVE-17 a stretch ends where something lies, and goes on there once it is gone, though nobody has moved', () => {
  const state = stateOf('O> ** .. ..', { adventure: { finds: { here: {} } } });
  const orlaf = figureOf(state, 'orlaf');
  const squares = (): number[] => {
    const { squares, count } = reach(state, orlaf, 3, false);
    return Array.from(squares.subarray(0, count));
  };
  const lying = state.finds.splice(0);
  expect(squares()).toEqual([1, 2, 3]);
  state.finds.push(...lying);
  expect(squares()).toEqual([1]);
  expect(squares()).toEqual([1]);
  state.finds.splice(0);
  expect(squares()).toEqual([1, 2, 3]);
});
