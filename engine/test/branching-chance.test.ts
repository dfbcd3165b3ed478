import { describe, expect, test } from 'vitest';
import { TooManyBranches } from '../branches.ts';
import { BranchingChance } from '../branching-chance.ts';
import type { Chance } from '../chance.ts';

/** Every result of `act` with its probability, and the number of branches taken. */
function all<T>(act: (chance: Chance) => T): { results: Map<string, number>; branches: number; total: number } {
  const chance = new BranchingChance();
  const results = new Map<string, number>();
  let branches = 0;
  let total = 0;
  do {
    const name = JSON.stringify(act(chance));
    results.set(name, (results.get(name) ?? 0) + chance.probability);
    total += chance.probability;
    branches++;
  } while (chance.next());
  return { results, branches, total };
}

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

test('without luck there is one branch', () => {
  expect(all(() => 'x')).toEqual({ results: new Map([['"x"', 1]]), branches: 1, total: 1 });
});

test('one die has six branches of a sixth', () => {
  const { results, branches } = all(c => c.die());
  expect(branches).toBe(6);
  expect([...results]).toEqual([1, 2, 3, 4, 5, 6].map(face => [String(face), 1 / 6]));
});

test('the sum of 2d6 is what everybody knows', () => {
  const { results, branches, total } = all(c => sum(c.dice(2)));
  expect(branches).toBe(36);
  expect(total).toBeCloseTo(1, 12);
  const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
  for (const [i, n] of ways.entries()) expect(results.get(String(i + 2))).toBeCloseTo(n / 36, 12);
});

test('a pool of 2d6 has the same sums in 21 branches', () => {
  const { results, branches } = all(c => sum(c.pool(2)));
  expect(branches).toBe(21);
  const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
  for (const [i, n] of ways.entries()) expect(results.get(String(i + 2))).toBeCloseTo(n / 36, 12);
});

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

test.each([
  [0, 6],
  [1, 6],
  [3, 6],
  [5, 6],
  [4, 3],
  [2, 20],
  [6, 4],
])('the weights of a pool of %dd%d are multinomials', (count, sides) => {
  const { results, branches, total } = all(c => c.pool(count, sides));
  // count + sides - 1 over count
  expect(branches).toBe(Math.round(factorial(count + sides - 1) / factorial(count) / factorial(sides - 1)));
  expect(results.size).toBe(branches);
  expect(total).toBeCloseTo(1, 12);
  for (const [name, probability] of results) {
    const dice = JSON.parse(name) as number[];
    expect(dice).toEqual(dice.toSorted((a, b) => b - a));
    const equal = Array.from({ length: sides }, (_, face) => dice.filter(d => d === face + 1).length);
    const ways = equal.reduce((n, k) => n / factorial(k), factorial(count));
    expect(probability).toBeCloseTo(ways / sides ** count, 12);
  }
});

test('a contest of 4d6 against 2d6 equals counting all 46,656 ordered rolls', () => {
  const worth = (attack: readonly number[], defence: readonly number[]): number =>
    sum(attack.map(d => (d === 6 ? 2 : d >= 4 ? 1 : 0))) - defence.filter(d => d >= 5).length;
  const counted = new Map<number, number>();
  for (let n = 0; n < 6 ** 6; n++) {
    const dice = [0, 1, 2, 3, 4, 5].map(i => (Math.floor(n / 6 ** i) % 6) + 1);
    const net = worth(dice.slice(0, 4), dice.slice(4));
    counted.set(net, (counted.get(net) ?? 0) + 1);
  }
  const { results, branches } = all(c => worth(c.pool(4), c.pool(2)));
  expect(branches).toBe(126 * 21);
  expect(results.size).toBe(counted.size);
  for (const [net, count] of counted) expect(results.get(String(net))).toBeCloseTo(count / 6 ** 6, 12);
});

test('an exploding die: k sixes and a last face have 1/6 to the power of k+1', () => {
  const { results, total } = all(c => c.exploding());
  expect(Math.abs(total - 1)).toBeLessThan(1e-9);
  expect(results.get('[1]')).toBeCloseTo(1 / 6, 12);
  expect(results.get('[6,6,5]')).toBeCloseTo(1 / 216, 12);
  expect(results.get('[6]')).toBeUndefined();
});

test('an exploding contest equals an independent dynamic programme', () => {
  // chances[t]: how likely one exploding die (explodes on its highest face) adds up to t.
  const chances = (sides: number): number[] => {
    const p = new Array<number>(200).fill(0);
    for (let total = 1; total < 200; total++) {
      const last = total % sides;
      p[total] = last === 0 ? 0 : total < sides ? 1 / sides : (p[total - sides] ?? 0) / sides;
    }
    return p;
  };
  const [a, b] = [chances(6), chances(4)];
  let wins = 0;
  let ties = 0;
  for (let x = 0; x < 200; x++)
    for (let y = 0; y < 200; y++) {
      const p = (a[x] ?? 0) * (b[y] ?? 0);
      if (x > y) wins += p;
      if (x === y) ties += p;
    }
  const { results, total } = all(c => Math.sign(sum(c.exploding(6)) - sum(c.exploding(4))));
  expect(Math.abs(total - 1)).toBeLessThan(1e-9);
  expect(Math.abs((results.get('1') ?? 0) - wins)).toBeLessThan(1e-9);
  expect(Math.abs((results.get('0') ?? 0) - ties)).toBeLessThan(1e-9);
});

test('two equal exploding dice tie one time in seven', () => {
  const { results } = all(c => Math.sign(sum(c.exploding()) - sum(c.exploding())));
  expect(Math.abs((results.get('0') ?? 0) - 1 / 7)).toBeLessThan(1e-9);
  expect(Math.abs((results.get('1') ?? 0) - 3 / 7)).toBeLessThan(1e-9);
});

test('a coin explodes too, a die with one side cannot', () => {
  expect(Math.abs(all(c => c.exploding(2)).total - 1)).toBeLessThan(1e-9);
  expect(() => new BranchingChance().exploding(1)).toThrow(
    new RangeError('A die that explodes needs at least two sides.'),
  );
});

test('equal faces of a special die are one branch', () => {
  const { results, branches } = all(c => c.face(['miss', 'hit', 'hit', 'crit', 'miss', 'miss']));
  expect(branches).toBe(3);
  expect([...results]).toEqual([
    ['"miss"', 3 / 6],
    ['"hit"', 2 / 6],
    ['"crit"', 1 / 6],
  ]);
});

test('a shuffle reaches every order once', () => {
  const { results, branches, total } = all(c => c.shuffle([1, 2, 3, 4]));
  expect(branches).toBe(24);
  expect(results.size).toBe(24);
  expect(total).toBeCloseTo(1, 12);
  for (const p of results.values()) expect(p).toBeCloseTo(1 / 24, 12);
  expect(all(c => c.shuffle([1, 2, 3, 4, 5, 6])).branches).toBe(720);
});

test('a draw takes each item out once', () => {
  const { results } = all(c => {
    const items = ['a', 'b', 'c'];
    return [c.draw(items), items];
  });
  expect([...results.keys()]).toEqual(['["a",["b","c"]]', '["b",["a","c"]]', '["c",["a","b"]]']);
  expect(() => new BranchingChance().draw([])).toThrow(new RangeError('There is nothing to draw from.'));
});

test('later calls may depend on earlier ones', () => {
  // A second die only after a six: 5 + 6 branches.
  const { results, branches, total } = all(c => {
    const first = c.die();
    return first === 6 ? 6 + c.die() : first;
  });
  expect(branches).toBe(11);
  expect(total).toBeCloseTo(1, 12);
  expect(results.get('5')).toBeCloseTo(1 / 6, 12);
  expect(results.get('12')).toBeCloseTo(1 / 36, 12);
});

test('mixed calls add up to one', () => {
  const { total, branches } = all(c => [c.int(3), c.pool(2, 4), c.face(['a', 'a', 'b']), c.draw([1, 2]), c.dice(1, 3)]);
  expect(branches).toBe(3 * 10 * 2 * 2 * 3);
  expect(total).toBeCloseTo(1, 12);
});

test('results belong to the caller: changing one changes no other branch', () => {
  const chance = new BranchingChance();
  chance.pool(2).push(99);
  chance.exploding().push(99);
  const again = new BranchingChance();
  expect(again.pool(2)).toEqual([6, 6]);
  expect(again.exploding()).toEqual([1]);
});

describe('what cannot be followed is said at once', () => {
  test.each<[string, (c: Chance) => unknown]>([
    ['a shuffle of seven', c => c.shuffle([1, 2, 3, 4, 5, 6, 7])],
    ['a pool of ten dice', c => c.pool(10)],
    ['a number up to 1001', c => c.int(1_001)],
    ['a draw from 1001 items', c => c.draw(Array.from({ length: 1_001 }, (_, i) => i))],
  ])('%s', (_, act) => {
    expect(() => act(new BranchingChance())).toThrow(TooManyBranches);
  });

  test('1,000 branches are not too many', () => {
    expect(all(c => c.int(1_000)).branches).toBe(1_000);
  });
});

describe('the luck of another run', () => {
  const red = ['a', 'b', 'c'];
  const blue = ['a', 'd'];

  test('is met again, call by call', () => {
    const act = (chance: Chance): string =>
      [chance.die(), ...chance.roll([red, red, blue]), ...chance.pool(2), chance.draw(['x', 'y'])].join('');
    const chance = new BranchingChance();
    for (let branch = 0; branch < 400; branch++) {
      const result = act(chance);
      if (branch % 37 === 0) expect(act(new BranchingChance(chance.taken))).toBe(result);
      chance.next();
    }
  });

  test('what equal dice could bring is not worked out again; other dice bring their own', () => {
    const chance = new BranchingChance();
    chance.roll([red, blue]);
    chance.next();
    expect(chance.roll([red, blue])).toEqual(['a', 'd']);
    const never = (): string => {
      throw new Error('This is known.');
    };
    expect(new BranchingChance(chance.taken).roll([red, blue], never)).toEqual(['a', 'd']);
    expect(new BranchingChance(chance.taken).roll([blue, red])).toEqual(['a', 'b']);
    expect(new BranchingChance(chance.taken).roll([red])).toEqual(['b']);
  });

  test('where it names a branch there is not, the last one is taken', () => {
    const chance = new BranchingChance();
    for (let face = 1; face < 6; face++) {
      expect(chance.die()).toBe(face);
      chance.next();
    }
    expect(chance.die()).toBe(6);
    expect(new BranchingChance(chance.taken).die(4)).toBe(4);
  });
});
