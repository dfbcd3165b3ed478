import { expect, test } from 'vitest';
import { AT_ONCE, distance, FAR, flood, groundOf } from '../../heuristics/ground.ts';
import { figureOf } from '../../state.ts';
import { view } from '../../view.ts';
import { stateOf } from '../positions.ts';

test('ways go round what is no floor, and through a closed door only at a price', () => {
  const open = stateOf('O> ## ..\n.. ## ..\n.. .. ..');
  expect(distance(groundOf(view(open, 1)), 0, 2)).toBe(4);
  const shut = stateOf('O> d1 ..');
  // What lies behind the door is dark: no way leads there.
  expect(distance(groundOf(view(shut, 1)), 0, 2)).toBe(FAR);
  expect(distance(groundOf(view(shut, 1)), 0, 1)).toBe(1);
});

test('DS-MOVE-05 no way squeezes diagonally between two corners', () => {
  const state = stateOf('O> ##\n## ..\n.. ..');
  expect(distance(groundOf(view(state, 1)), 0, 3)).toBe(FAR);
});

test('figures are in the way: at once nobody gets past, in time it takes longer', () => {
  const state = stateOf('O> .. z< .. ..');
  const seen = view(state, 1);
  const ground = groundOf(seen);
  const zombie = figureOf(state, 'zombie-1');
  expect(distance(ground, 0, 4)).toBe(4);
  expect(flood(ground, [4], [], [zombie])[0]).toBe(8);
  expect(flood(ground, [4], [], [zombie], AT_ONCE)[0]).toBe(FAR);
});

test('a ground is known by every square of it and by what is open, and only so many are kept', () => {
  const seen = view(stateOf('O> .. .. .. .. .. .. .. ..\n.. .. .. .. .. .. .. .. ..\n.. .. .. .. .. .. .. .. d1'), 1);
  const with1 = (floor: readonly number[], things = seen.things) => ({
    ...seen,
    things,
    board: { ...seen.board, floor },
  });
  const one = groundOf(with1([0, 1, 14]));
  expect(groundOf(with1([0, 2, 14]))).not.toBe(one);
  expect(groundOf(with1([0, 1, 14]))).toBe(one);
  expect(
    groundOf(
      with1(
        [0, 1, 14],
        seen.things.map(thing => ({ ...thing, open: true })),
      ),
    ),
  ).not.toBe(one);
  for (let i = 2; i < 80; i++) groundOf(with1(Array.from({ length: i }, () => 1)));
  expect(groundOf(with1([0, 1, 14]))).not.toBe(one);
  expect(groundOf(seen).grid.size).toBe(27);
});
