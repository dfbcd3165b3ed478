import { copy } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { type Solution, solveCombat } from '../../heuristics/combat-solver.ts';
import type { State } from '../../index.ts';
import { type Drill, lay } from '../drills/drill.ts';
import { EASY } from '../drills/easy.ts';
import { exhaust } from '../drills/exhaustive.ts';
import { LARGE } from '../drills/large.ts';
import { TRICKY } from '../drills/tricky.ts';
import { me } from '../positions.ts';

/** Positions within which the solver has to find the best line: for the large ones as many as a real decision may take. */
const WITHIN = { small: 600, large: 12_000 } as const;
const EXHAUSTED = 4000;

function solved(state: State, within: number): Solution {
  const solution = solveCombat(copy(state), within);
  if (solution === null) throw new Error('There is no line.');
  return solution;
}

function expectBest(drill: Drill, within: number): void {
  const t = lay(drill);
  const { fame, wounds, value, proven, line } = solved(t.state, within);
  expect({ fame, wounds, proven }).toEqual({ fame: drill.fame, wounds: drill.wounds, proven: !drill.open });
  expect(value).toBeCloseTo(drill.value, 6);
  // The line can be played as it stands, and brings what it promises.
  const before = me(t).fame;
  for (const option of line) t.choose(option);
  expect(t.state.turns.at(-1)?.combat ?? null).toBeNull();
  expect(me(t).fame - before).toBe(drill.fame);
}

describe('small combats', () => {
  test.each([...EASY, ...TRICKY])('$about', drill => {
    const all = exhaust(lay(drill).state, EXHAUSTED);
    expect(all?.value).toBeCloseTo(drill.value, 6);
    expectBest(drill, WITHIN.small);
  });
});

describe('large combats', () => {
  test.each(LARGE)('$about', drill => expectBest(drill, WITHIN.large));
});
