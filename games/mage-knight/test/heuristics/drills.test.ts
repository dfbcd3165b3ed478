import { copy } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../drills/answers.ts';
import type { Drill } from '../../drills/drill.ts';
import { DRILLS, drillById, drillOfTheDay, LEVELS } from '../../drills/index.ts';
import { resultOf } from '../../drills/result.ts';
import { type Solution, solveCombat } from '../../heuristics/combat-solver.ts';
import type { State } from '../../index.ts';
import { exhaust } from '../drills/exhaustive.ts';
import { lay } from '../drills/lay.ts';
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
  expect(line).toEqual(ANSWERS[drill.id]);
  expect(t.state.turns.at(-1)?.combat ?? null).toBeNull();
  expect(me(t).fame - before).toBe(drill.fame);
  // What is said afterwards is what the solver counted, whatever is done after the combat.
  expect(resultOf(t.match.record())).toMatchObject({
    fame: drill.fame,
    wounds: drill.wounds,
    value: expect.closeTo(drill.value),
  });
}

describe('small combats', () => {
  test.each([...LEVELS.easy, ...LEVELS.tricky])('$about.en', drill => {
    const all = exhaust(lay(drill).state, EXHAUSTED);
    expect(all?.value).toBeCloseTo(drill.value, 6);
    expectBest(drill, WITHIN.small);
  });
});

describe('large combats', () => {
  test.each(LEVELS.large)('$about.en', drill => expectBest(drill, WITHIN.large));
});

describe('all drills', () => {
  test('each has its own name and its answer', () => {
    expect(new Set(DRILLS.map(({ id }) => id)).size).toBe(67);
    expect(Object.keys(ANSWERS)).toEqual(DRILLS.map(({ id }) => id));
    expect(drillById('hydra')?.foes).toEqual(['hydra']);
    expect(drillById('chess')).toBeUndefined();
  });

  test('as many days meet all of them, each once', () => {
    const days = Array.from({ length: 67 }, (_, day) => drillOfTheDay({ year: 2026, month: 11, day: 1 + day }).id);
    expect(new Set(days).size).toBe(67);
    expect(drillOfTheDay({ year: 2027, month: 1, day: 7 }).id).toBe(days[0]);
  });

  test('a combat that is not over has come to nothing yet', () => {
    const t = lay(drillById('strong-rage') as Drill);
    t.choose('done').choose('done').choose('target:0');
    expect(resultOf(t.match.record())).toBeNull();
  });

  test('what was kept counts: a crystal where a die would have done', () => {
    const t = lay(drillById('die-or-crystal') as Drill);
    t.choose('target:0').choose('play:swiftness,strong');
    t.choose(t.offered('pay:crystal')[0] as string).choose('strike');
    expect(resultOf(t.match.record())).toEqual({ fame: 2, wounds: 0, cards: 0, crystals: 0, ready: 0, value: 20 });
  });
});
