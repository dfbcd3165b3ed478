import { expect, test } from 'vitest';
import { roundedPath } from '../../build/rounded-path.ts';

test.each([
  ['M10.4 20.6L30.2 40.9Z', 'm10 21 20 20z'],
  ['M0 0h10.4v-3.6', 'm0 0h10v-4'],
  ['m5 5l1.4 1.4l1.4 1.4', 'm5 5 1 1 2 2'],
  ['M0 0C1.2 2.6 3.5 4.5 6 6', 'm0 0c1 3 4 5 6 6'],
  ['M0 0a4.24 4.26 0 0 1 8.5.4', 'm0 0a4.2 4.3 0 0 1 9 0'],
  ['M0 0a4 4 0 018 0', 'm0 0a4 4 0 0 1 8 0'],
  ['M1 1zm2 2', 'm1 1zm2 2'],
])('%s becomes %s', (path, short) => expect(roundedPath(path)).toBe(short));

test('errors do not add up: a hundred steps of 0.4 lead to 40', () => {
  const path = roundedPath(`M0 0${'h.4'.repeat(100)}`);
  const steps = [...path.matchAll(/-?\d+/g)].slice(2).map(([n]) => Number(n));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(40);
});

test('an unknown command is an error', () => {
  expect(() => roundedPath('M0 0B1 2')).toThrow('An outline has no command "B".');
});
