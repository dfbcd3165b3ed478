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
