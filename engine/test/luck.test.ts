import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TooManyBranches } from '../branches.ts';
import { BranchingChance } from '../branching-chance.ts';
import { type Chance, type Die, newChance, SeededChance } from '../chance.ts';

/** Every result of `act` by name with its probability, and how many branches were followed. */
function all(act: (chance: Chance) => unknown): { shares: Map<string, number>; branches: number } {
  const chance = new BranchingChance();
  const shares = new Map<string, number>();
  let branches = 0;
  do {
    const name = JSON.stringify(act(chance));
    shares.set(name, (shares.get(name) ?? 0) + chance.probability);
    branches++;
  } while (chance.next());
  return { shares, branches };
}

const total = (shares: ReadonlyMap<string, number>): number => [...shares.values()].reduce((a, b) => a + b, 0);

/** How often each result comes up in `times` seeded tries. */
function counted(times: number, act: (chance: Chance) => unknown): Map<string, number> {
  const chance = newChance('luck');
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const name = JSON.stringify(act(chance));
    counts.set(name, (counts.get(name) ?? 0) + 1 / times);
  }
  return counts;
}

// Two dice as such games have them: hits and surges, and shields.
const red: Die<string> = ['-', 'H', 'H', 'HH', 'HS', 'HHS'];
const black: Die<string> = ['-', 'D', 'D', 'DD', 'DD', 'DDD'];
const six: Die<string> = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('special dice', () => {
  test('laid dice show the faces of each die in turn', () => {
    const chance = new SeededChance({ words: [1, 2, 3, 4], used: 0, laid: [4, 6, 2] });
    expect(chance.roll([red, red, black])).toEqual(['HH', 'HHS', 'D']);
  });

  test('equal dice are followed once for each set of faces', () => {
    // five different faces on the red die, four on the black one: 15 pairs, and 4
    const { shares, branches } = all(c => c.roll([red, red, black]));
    expect(branches).toBe(15 * 4);
    expect(total(shares)).toBeCloseTo(1, 12);
    expect(shares.get('["H","H","DDD"]')).toBeCloseTo(((2 / 6) * (2 / 6)) / 6, 12);
    expect(shares.get('["-","H","D"]')).toBeCloseTo(2 * (1 / 6) * (2 / 6) * (2 / 6), 12);
  });

  test('five dice of six faces against three: by their symbols a few hundred cases, where all six faces differ 14,112', () => {
    const symbols = (faces: readonly string[]): string => [...faces.join('').replaceAll('-', '')].sort().join('');
    const attack = all(c => symbols(c.roll(Array<Die<string>>(5).fill(red), symbols)));
    const defence = all(c => symbols(c.roll(Array<Die<string>>(3).fill(black), symbols)));
    expect(attack.branches).toBe(attack.shares.size);
    // 0 to 5 surges, each with as many hits at least and 10 at most; 0 to 9 shields.
    expect([attack.branches, defence.branches]).toEqual([51, 10]);
    expect(total(attack.shares)).toBeCloseTo(1, 12);
    // No hit at all: every die shows its blank.
    const blank = [...attack.shares].filter(([name]) => !name.includes('H')).map(([, share]) => share);
    expect(blank).toHaveLength(1);
    expect(blank[0]).toBeCloseTo((1 / 6) ** 5, 12);
    const together = all(c => [c.roll(Array<Die<string>>(5).fill(six)), c.roll(Array<Die<string>>(3).fill(six))]);
    expect(together.branches).toBe(252 * 56);
  });

  test('what is merged by meaning adds up to what all ordered rolls give', () => {
    const hits = (faces: readonly string[]): number => faces.join('').split('H').length - 1;
    const merged = all(c => hits(c.roll([red, black, red], hits)));
    const ordered = new Map<string, number>();
    for (const a of red)
      for (const b of black)
        for (const c of red) {
          const name = String(hits([a, b, c]));
          ordered.set(name, (ordered.get(name) ?? 0) + 1 / 216);
        }
    expect(merged.branches).toBe(ordered.size);
    for (const [name, share] of ordered) expect(merged.shares.get(name)).toBeCloseTo(share, 12);
  });

  test('what has too many meanings is not enumerated, and a die needs a face', () => {
    expect(() => new BranchingChance().roll(Array<Die<string>>(9).fill(six))).toThrow(TooManyBranches);
    expect(() => new BranchingChance().roll([[]])).toThrow('A die without a face cannot be rolled.');
  });
});

describe('dealing without an order', () => {
  test('distinct sets with their shares; the items are gone from where they lay', () => {
    const { shares, branches } = all(c => {
      const items = ['a', 'a', 'a', 'b', 'b', 'c'];
      const hand = c.deal(items, 2);
      expect(items).toHaveLength(4);
      expect([...items, ...hand].sort().join('')).toBe('aaabbc');
      return hand;
    });
    expect(branches).toBe(5);
    const shareOf = (hand: string): number => shares.get(JSON.stringify([...hand])) ?? 0;
    expect(['aa', 'ab', 'ac', 'bb', 'bc'].map(hand => Math.round(shareOf(hand) * 15))).toEqual([3, 6, 3, 1, 2]);
  });

  test('none and all are certain', () => {
    expect(all(c => c.deal(['x', 'y'], 0))).toEqual({ shares: new Map([['[]', 1]]), branches: 1 });
    expect(all(c => c.deal(['x', 'y'], 2))).toEqual({ shares: new Map([['["x","y"]', 1]]), branches: 1 });
  });

  test('more than there are is refused', () => {
    for (const chance of [newChance('x'), new BranchingChance()])
      expect(() => chance.deal(['x'], 2)).toThrow('2 items cannot be dealt from 1.');
  });

  test('drawing one branches over different items only', () => {
    const { shares, branches } = all(c => c.draw(['a', 'b', 'a', 'a']));
    expect(branches).toBe(2);
    expect(shares.get('"a"')).toBeCloseTo(0.75, 12);
  });

  test('seeded deals come as often as enumeration says', () => {
    const deal = (c: Chance): string => c.deal(['a', 'a', 'b', 'c'], 2).sort().join('');
    const exact = all(deal).shares;
    for (const [hand, share] of counted(20_000, deal))
      expect(Math.abs(share - (exact.get(hand) ?? 0))).toBeLessThan(0.02);
  });

  test('every deal of every pile sums to one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 9 }), fc.nat(9), (items, n) => {
        const count = Math.min(n, items.length);
        expect(total(all(c => c.deal(items.slice(), count)).shares)).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });
});

describe('weighted choice', () => {
  test('branches carry their weights; what weighs nothing never comes', () => {
    const { shares, branches } = all(c => c.weighted(['x', 'y', 'z'], [1, 0, 3]));
    expect(branches).toBe(2);
    expect([...shares]).toEqual([
      ['"x"', 0.25],
      ['"z"', 0.75],
    ]);
  });

  test('seeded choices come as often as they weigh', () => {
    const counts = counted(20_000, c => c.weighted(['x', 'y', 'z'], [1, 0, 3]));
    expect(counts.get('"y"')).toBeUndefined();
    expect(Math.abs((counts.get('"z"') ?? 0) - 0.75)).toBeLessThan(0.02);
  });

  test.each([
    [[1, 2], '3 items need as many weights, not 2.'],
    [[0, 0, 0], 'At least one weight must be above 0.'],
    [[1, -1, 1], 'A weight is a whole number from 0 on, not -1.'],
    [[1, 0.5, 1], 'A weight is a whole number from 0 on, not 0.5.'],
  ])('weights %j are refused', (weights, words) => {
    for (const chance of [newChance('x'), new BranchingChance()])
      expect(() => chance.weighted(['x', 'y', 'z'], weights)).toThrow(words);
  });
});
