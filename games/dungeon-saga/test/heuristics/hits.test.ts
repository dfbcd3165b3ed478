import { expect, test } from 'vitest';
import { chanceToHit, hitsOf } from '../../heuristics/hits.ts';

test('DS-MELEE-12 DS-MELEE-15 the chances of an attack are exact', () => {
  // Two dice against armour 5 and two of defence: each die counts with a 6 only, and only against less than that.
  const [none, one, two] = hitsOf(2, 5, 2);
  // No 6 at all: 25 of 36. One 6 is stopped by any 6 of the defence (11 of 36). Two sixes are stopped by as many.
  const both = (1 / 36) * (25 / 36);
  const single = (10 / 36) * (25 / 36) + (1 / 36) * (10 / 36);
  expect(two).toBeCloseTo(both, 12);
  expect(one).toBeCloseTo(single, 12);
  expect(none).toBeCloseTo(1 - single - both, 12);
});

test('chances add up to one, and more dice hit more often', () => {
  for (const [attack, armour, defence] of [
    [5, 2, 3],
    [3, 4, 5],
    [7, 1, 2],
  ] as const) {
    expect(hitsOf(attack, armour, defence).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    expect(chanceToHit(attack + 1, armour, defence)).toBeGreaterThan(chanceToHit(attack, armour, defence));
  }
});

test('DS-LIMIT-01 nobody attacks with fewer than two dice', () => {
  expect(chanceToHit(0, 2, 2)).toBe(chanceToHit(2, 2, 2));
});
