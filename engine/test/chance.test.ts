import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, freshWords, newChance, SeededChance } from '../chance.ts';

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** How far the counts are from equal; with k kinds and a fair source it has k-1 degrees of freedom. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function tally(count: number, kinds: number, take: () => number): number[] {
  const counts = times(kinds, () => 0);
  for (let i = 0; i < count; i++) {
    const kind = take();
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** A bit of everything, as one list of numbers. */
const medley = (chance: Chance): number[] => [
  chance.int(1_000_000),
  chance.die(),
  chance.die(20),
  ...chance.dice(3),
  ...chance.pool(4, 8),
  ...chance.exploding(4),
  chance.face([10, 20, 30]),
  ...chance.shuffle([1, 2, 3, 4, 5]),
  chance.draw([7, 8, 9]),
];

describe('the stream', () => {
  test('is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        expect(medley(newChance(seed))).toEqual(medley(newChance(seed)));
      }),
    );
  });

  test('stays what it was: recorded matches depend on it', () => {
    expect(newChance('tafelrunde').dice(12)).toMatchInlineSnapshot(`
      [
        6,
        4,
        1,
        3,
        4,
        5,
        3,
        5,
        4,
        5,
        3,
        1,
      ]
    `);
    expect(newChance('').dice(12, 20)).toMatchInlineSnapshot(`
      [
        3,
        1,
        4,
        10,
        1,
        11,
        19,
        17,
        18,
        16,
        7,
        18,
      ]
    `);
  });

  test('differs between seeds, even very similar ones', () => {
    const seeds = [
      '',
      ' ',
      '0',
      '1',
      '2',
      '10',
      '01',
      '11',
      'a',
      'aa',
      'aaa',
      'aaaa',
      'aaaaa',
      'b',
      'ab',
      'ba',
      'abcd',
      'dcba',
    ];
    const streams = seeds.map(seed => newChance(seed).dice(16).join());
    expect(new Set(streams).size).toBe(seeds.length);
    const numbered = times(2_000, i => newChance(String(i)).dice(16).join());
    expect(new Set(numbered).size).toBe(2_000);
  });

  test('differs without a seed', () => {
    expect(newChance().dice(40)).not.toEqual(newChance().dice(40));
    // More than are fetched at a time, and none of them twice.
    const words = Array.from({ length: 200 }, freshWords);
    expect(new Set(words.map(String)).size).toBe(200);
  });

  test('goes on after saving and loading, also through JSON and into another chance', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (seed, before) => {
        const chance = newChance(seed);
        chance.dice(before);
        const saved = JSON.parse(JSON.stringify(chance.save())) as ReturnType<typeof chance.save>;
        const twin = new SeededChance(saved);
        const rest = medley(chance);
        expect(medley(twin)).toEqual(rest);
        expect(twin.used).toBe(chance.used);
        chance.load(saved);
        expect(chance.used).toBe(before);
        expect(medley(chance)).toEqual(rest);
      }),
    );
  });

  test('a save does not change when the chance goes on', () => {
    const chance = newChance('x');
    chance.add({ dice: [1, 2] });
    const saved = chance.save();
    const before = JSON.stringify(saved);
    chance.dice(5);
    expect(JSON.stringify(saved)).toBe(before);
  });
});

describe('used', () => {
  test('counts every result taken', () => {
    const chance = newChance('x');
    const counts: number[] = [];
    const note = (): number => counts.push(chance.used);
    note();
    chance.int(5);
    note();
    chance.die();
    note();
    chance.dice(3);
    note();
    chance.pool(2);
    note();
    chance.face(['a', 'b']);
    note();
    chance.shuffle([1, 2, 3, 4]);
    note();
    chance.draw([1, 2]);
    note();
    expect(counts).toEqual([0, 1, 2, 5, 7, 8, 11, 12]);
  });

  test('counts laid dice too, and nothing for nothing', () => {
    const chance = newChance('x');
    chance.add({ dice: [6, 6, 1] });
    chance.add({ fresh: [1, 2, 3, 4] });
    expect(chance.used).toBe(0);
    chance.exploding();
    expect(chance.used).toBe(3);
    chance.dice(0);
    chance.pool(0);
    chance.shuffle([]);
    chance.shuffle([1]);
    expect(chance.used).toBe(3);
  });
});

describe('laid dice', () => {
  test('are rolled first, in order; then the stream goes on as if they had not been there', () => {
    const chance = newChance('x');
    chance.add({ dice: [3, 1] });
    chance.add({ dice: [20] });
    expect(chance.laid).toEqual([3, 1, 20]);
    expect(chance.dice(2)).toEqual([3, 1]);
    expect(chance.laid).toEqual([20]);
    expect(chance.die(20)).toBe(20);
    expect(chance.laid).toEqual([]);
    expect(chance.dice(10)).toEqual(newChance('x').dice(10));
  });

  test('are rolled by pools, exploding dice and special faces', () => {
    const chance = newChance('x');
    chance.add({ dice: [1, 5, 3, 6, 6, 2, 3] });
    expect(chance.pool(3)).toEqual([5, 3, 1]);
    expect(chance.exploding()).toEqual([6, 6, 2]);
    expect(chance.face(['a', 'b', 'c'])).toBe('c');
    expect(chance.laid).toEqual([]);
  });

  test('leave shuffles, draws and whole numbers alone', () => {
    const chance = newChance('x');
    chance.add({ dice: [4] });
    const plain = newChance('x');
    expect([chance.int(10), ...chance.shuffle([1, 2, 3]), chance.draw([1, 2, 3])]).toEqual([
      plain.int(10),
      ...plain.shuffle([1, 2, 3]),
      plain.draw([1, 2, 3]),
    ]);
    expect(chance.laid).toEqual([4]);
  });

  test.each([
    [7, 6],
    [0, 6],
    [-1, 6],
    [1.5, 6],
    [3, 2],
    [Number.NaN, 6],
  ])('a %d on a die with %d sides is refused', (die, sides) => {
    const chance = newChance('x');
    chance.add({ dice: [die] });
    expect(() => chance.die(sides)).toThrow(
      new RangeError(`A laid die shows ${die}, but a die with ${sides} sides was rolled.`),
    );
  });

  test('are saved', () => {
    const chance = newChance('x');
    chance.add({ dice: [2, 5] });
    chance.die();
    expect(chance.save().laid).toEqual([5]);
    expect(new SeededChance(chance.save()).dice(4)).toEqual(chance.dice(4));
  });
});

describe('fresh luck', () => {
  test('changes the stream, always in the same way', () => {
    const stream = (fresh: readonly number[] | null): number[] => {
      const chance = newChance('x');
      if (fresh) chance.add({ fresh });
      return chance.dice(20);
    };
    expect(stream([1, 2, 3, 4])).toEqual(stream([1, 2, 3, 4]));
    const streams = [null, [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 0], [-1, -1, -1, -1]].map(
      stream,
    );
    expect(new Set(streams.map(String)).size).toBe(7);
  });
});

describe('fairness', () => {
  // Seeds are fixed, so these never change by themselves. The limits are the 99.9 % points of chi-square.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [8, 24.32],
    [12, 31.26],
    [20, 43.82],
  ])('all faces of a die with %d sides come equally often', (sides, limit) => {
    for (const seed of ['red', 'green', 'blue']) {
      const chance = newChance(seed);
      expect(chiSquare(tally(12_000, sides, () => chance.die(sides) - 1))).toBeLessThan(limit);
    }
  });

  test('two dice in a row do not depend on each other', () => {
    const chance = newChance('pairs');
    const counts = tally(36_000, 36, () => (chance.die() - 1) * 6 + chance.die() - 1);
    expect(chiSquare(counts)).toBeLessThan(66.62);
  });

  test('the first die does not depend on the number of a seed', () => {
    const counts = tally(
      6_000,
      6,
      (
        n => () =>
          newChance(`match ${n++}`).die() - 1
      )(0),
    );
    expect(chiSquare(counts)).toBeLessThan(20.52);
  });

  test('large ranges are not lopsided', () => {
    // Without rejecting the uneven rest, the lowest third would come half the time.
    const chance = newChance('large');
    const counts = tally(6_000, 3, () => Math.floor(chance.int(3 * 2 ** 30) / 2 ** 30));
    expect(chiSquare(counts)).toBeLessThan(13.82);
  });

  test('all 24 orders of four cards come equally often', () => {
    const orders = new Map<string, number>();
    const chance = newChance('orders');
    for (let i = 0; i < 24_000; i++) {
      const order = chance.shuffle([1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.73);
  });

  test('every item is drawn equally often', () => {
    const chance = newChance('draws');
    expect(chiSquare(tally(7_000, 7, () => chance.draw([0, 1, 2, 3, 4, 5, 6])))).toBeLessThan(22.46);
  });

  test('an exploding die explodes one time in its sides', () => {
    const chance = newChance('explode');
    const lengths = tally(36_000, 20, () => chance.exploding().length - 1);
    // 30,000 show no six, 5,000 one, 833 two, 167 three or more; the 99.9 % point with 3 degrees of freedom is 16.27.
    const expected = [30_000, 5_000, 833.33, 166.67];
    const got = [lengths[0], lengths[1], lengths[2], lengths.slice(3).reduce((a, b) => a + b, 0)].map(n => n ?? 0);
    expect(got.reduce((sum, n, i) => sum + (n - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0)).toBeLessThan(16.27);
  });
});

describe('each method', () => {
  test('int gives 0 to n-1, all of them', () => {
    const chance = newChance('int');
    const seen = new Set(times(200, () => chance.int(5)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(times(20, () => chance.int(1))).toEqual(times(20, () => 0));
  });

  test('a die has 6 sides unless told otherwise', () => {
    const chance = newChance('die');
    expect([...new Set(times(300, () => chance.die()))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...new Set(times(100, () => chance.die(3)))].sort()).toEqual([1, 2, 3]);
  });

  test('dice stay as they lie, a pool is the same dice with the highest first', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(8), fc.integer({ min: 1, max: 20 }), (seed, count, sides) => {
        const dice = newChance(seed).dice(count, sides);
        expect(dice).toHaveLength(count);
        expect(dice.every(d => Number.isInteger(d) && d >= 1 && d <= sides)).toBe(true);
        expect(newChance(seed).pool(count, sides)).toEqual(dice.sort((a, b) => b - a));
      }),
    );
  });

  test('an exploding die stops at the first roll below its highest face', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), (seed, sides) => {
        const rolls = newChance(seed).exploding(sides);
        expect(rolls.slice(0, -1).every(r => r === sides)).toBe(true);
        expect(rolls.at(-1)).toBeLessThan(sides);
      }),
    );
  });

  test('a shuffle is a permutation of the same array', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(9)), (seed, items) => {
        const array = [...items];
        expect(newChance(seed).shuffle(array)).toBe(array);
        expect(array.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test('a draw takes one item out and leaves the others in order', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.nat(), { minLength: 1 }), (seed, items) => {
        const left = [...items];
        const drawn = newChance(seed).draw(left);
        expect(items).toContain(drawn);
        expect(left).toEqual(items.filter(i => i !== drawn));
      }),
    );
  });

  test('there is nothing to draw from nothing', () => {
    expect(() => newChance('x').draw([])).toThrow(new RangeError('There is nothing to draw from.'));
  });
});
