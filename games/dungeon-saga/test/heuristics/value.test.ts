import { describe, expect, test } from 'vitest';
import { value, worths } from '../../heuristics.ts';
import { figureOf, OVERLORD, type State } from '../../state.ts';
import { view } from '../../view.ts';
import { type Situation, stateOf } from '../positions.ts';

const worth = (state: State): number => value(view(state, 1), 1);
const reach: Situation = { goals: { heroes: [{ is: 'reach', mark: 'here', who: 'all' }] } };

describe('what heroes want', () => {
  test('to be nearer to their goal along the floor, not as the crow flies', () => {
    const at = (cell: number): number => {
      const state = stateOf('O> ## **\n.. ## ..\n.. .. ..', reach);
      figureOf(state, 'orlaf').cell = cell;
      return worth(state);
    };
    expect(at(6)).toBeGreaterThan(at(0));
    expect(at(7)).toBeGreaterThan(at(6));
  });

  test('fewer wounds, each more than the one before', () => {
    const wounded = (wounds: number): number => worth(stateOf('O> .. **', { ...reach, wounds: { orlaf: wounds } }));
    const losses = [1, 2, 3, 4].map(n => wounded(n - 1) - wounded(n));
    expect(losses.every(loss => loss > 0)).toBe(true);
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
  });

  test('no enemy within reach', () => {
    const near = stateOf('O> .. z< .. .. .. .. .. .. .. .. .. .. **', reach);
    const far = stateOf('O> .. .. .. .. .. .. .. .. .. .. z< .. **', reach);
    expect(worths(view(near, 1)).danger).toBeLessThan(worths(view(far, 1)).danger);
  });
});

test('both sides see the same; what is good for one is bad for the other', () => {
  const state = stateOf('O> .. z< .. **', { ...reach, wounds: { orlaf: 2 } });
  const [overlord, heroes] = [worths(view(state, OVERLORD)), worths(view(state, 1))];
  expect(overlord).toMatchObject({ health: heroes.health, danger: heroes.danger, progress: heroes.progress });
  const worse = stateOf('O> .. z< .. **', { ...reach, wounds: { orlaf: 3 } });
  expect(value(view(worse, OVERLORD), OVERLORD)).toBeGreaterThan(value(view(state, OVERLORD), OVERLORD));
  expect(worth(worse)).toBeLessThan(worth(state));
});
