import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, copyEach, copyFlat, equal, hash, whereShared, whyNotPlain } from '../plain.ts';
import { type Json, json, mutated, objects } from './json.ts';

/** The same tree with the keys of every object in the opposite order. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

describe('a copy made by hand', () => {
  test('of a list has copies of its items', () => {
    const list = [{ a: 1 }, { a: 2 }];
    const twin = copyEach(list, copyFlat);
    expect(twin).toEqual(list);
    expect(whereShared(twin, list, 'list')).toBeNull();
  });

  test('is told where it shares something with the original', () => {
    const state = { a: [1, { b: { c: [] } }], d: null };
    expect(whereShared(state, state)).toBe('state');
    expect(whereShared({ ...state }, state)).toBe('state.a');
    expect(whereShared({ ...state, a: [1, { ...(state.a[1] as object) }] }, state)).toBe('state.a.1.b');
    expect(whereShared(copy(state), state)).toBeNull();
  });
});

describe('copy', () => {
  test('is equal and shares nothing', () => {
    const state = { a: [1, { b: null }], c: { d: 'x', e: [] } };
    const twin = copy(state);
    expect(twin).toStrictEqual(state);
    expect(whyNotPlain([state, twin])).toBeNull();
  });

  test('of leaves is the leaf', () => {
    for (const leaf of [0, -1.5, '', 'x', true, false, null]) expect(copy(leaf)).toBe(leaf);
  });

  test('of any tree is equal, plain and independent', () => {
    fc.assert(
      fc.property(json, tree => {
        const twin = copy(tree);
        expect(isDeepStrictEqual(twin, tree)).toBe(true);
        expect(whyNotPlain([tree, twin])).toBeNull();
      }),
    );
  });
});

describe('equal', () => {
  test('does not care about the order of keys, but about that of lists', () => {
    expect(equal({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(equal([1, 2], [2, 1])).toBe(false);
  });

  test.each<[string, unknown, unknown]>([
    ['a missing key', { a: 1, b: 2 }, { a: 1 }],
    ['an additional key', { a: 1 }, { a: 1, b: 2 }],
    ['another key', { a: 1 }, { b: 1 }],
    ['another value deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ['a shorter list', [1, 2], [1]],
    ['a list and an object', [], {}],
    ['an object and null', {}, null],
    ['a number and its text', 1, '1'],
    ['false and 0', false, 0],
    ['an own key and an inherited one', { toString: null }, { a: null }],
  ])('sees %s', (_, a, b) => {
    expect(equal(a, b)).toBe(false);
    expect(equal(b, a)).toBe(false);
  });

  test('agrees with JSON on any two trees', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const canonical = (tree: Json): string =>
          JSON.stringify(tree, (_, value: Json) =>
            typeof value === 'object' && value !== null && !Array.isArray(value)
              ? ['an object', ...Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1))]
              : value,
          );
        expect(equal(a, b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 300 },
    );
  });
});

describe('hash', () => {
  test('is 16 hex digits', () => {
    for (const value of [{}, [], null, 0, '', { a: [1, 'x', null, true] }])
      expect(hash(value)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('stays what it was: saves carry it', () => {
    // Changing these numbers makes every stored save unreadable; the format number of saves must rise with them.
    expect(hash({ a: [1, -2.5, 'ü', null, true], b: {} })).toMatchInlineSnapshot(`"8271886718dfabb3"`);
    expect(hash([])).toMatchInlineSnapshot(`"4a6bffc5e5002a23"`);
  });

  test('tells similar values apart', () => {
    const values: unknown[] = [
      ...[null, true, false, 0, 1, -1, 0.5, 2 ** 31, 2 ** 32, 1e300, '', '0', '1', 'a', 'b', 'ab', 'ba', 'null'],
      ...[
        [],
        [[]],
        [[], []],
        [0],
        [0, 0],
        [null],
        ['a', 'b'],
        ['ab'],
        [['a'], 'b'],
        [1, 2],
        [2, 1],
        [[1], [2]],
        [[1, 2]],
      ],
      ...[{}, { a: 1 }, { a: 2 }, { b: 1 }, { a: null }, { a: {} }, { a: [] }, { a: '1' }, { a: true }, { ab: 1 }],
      ...[{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { b: { a: 1 } }, { a: 1, b: 1 }, [{ a: 1 }, { b: 1 }]],
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  test('tells ten thousand small states apart', () => {
    const seen = new Set<string>();
    for (let x = 0; x < 100; x++)
      for (let y = 0; y < 100; y++)
        seen.add(
          hash({
            units: [
              { x, y },
              { x: y, y: x },
            ],
          }),
        );
    expect(seen.size).toBe(10_000);
  });

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(json, tree => {
        expect(hash(turned(tree))).toBe(hash(tree));
      }),
    );
  });

  test('is the same for copies and after JSON', () => {
    fc.assert(
      fc.property(json, tree => {
        expect(hash(copy(tree))).toBe(hash(tree));
        expect(hash(JSON.parse(JSON.stringify(tree)))).toBe(hash(tree));
      }),
    );
  });

  test('differs after any small change', () => {
    fc.assert(
      fc.property(
        objects.chain(tree => fc.tuple(fc.constant(tree), mutated(tree))),
        ([tree, other]) => {
          expect(hash(other) === hash(tree)).toBe(equal(other, tree));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('whyNotPlain', () => {
  test('has nothing against any JSON tree', () => {
    fc.assert(
      fc.property(json, tree => {
        expect(whyNotPlain(tree)).toBeNull();
      }),
    );
  });

  class Knight {}
  const shared = { life: 1 };
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  const sparse = [1];
  sparse[2] = 3;
  test.each<[unknown, string]>([
    [{ units: [{ life: undefined }] }, 'state.units[0].life is undefined; only JSON-plain data can be stored'],
    [{ a: () => 1 }, 'state.a is a function; only JSON-plain data can be stored'],
    [{ a: Symbol('x') }, 'state.a is a symbol; only JSON-plain data can be stored'],
    [{ a: 1n }, 'state.a is a bigint; only JSON-plain data can be stored'],
    [{ a: [1, Number.NaN] }, 'state.a[1] is NaN; only finite numbers can be stored'],
    [{ a: Number.NEGATIVE_INFINITY }, 'state.a is -Infinity; only finite numbers can be stored'],
    [{ a: -0 }, 'state.a is -0, which JSON turns into 0'],
    [{ a: new Map() }, 'state.a is an instance of a class'],
    [{ a: new Set() }, 'state.a is an instance of a class'],
    [{ a: new Date(0) }, 'state.a is an instance of a class'],
    [{ a: [new Knight()] }, 'state.a[0] is an instance of a class'],
    [{ a: shared, b: [shared] }, 'state.b[0] is an object that also stands elsewhere; a state is a tree'],
    [cycle, 'state.self is an object that also stands elsewhere; a state is a tree'],
    [{ a: sparse }, 'state.a[1] is undefined; only JSON-plain data can be stored'],
    [{ a: JSON.parse('{"__proto__": 1}') }, 'state.a has the forbidden key "__proto__"'],
    [undefined, 'state is undefined; only JSON-plain data can be stored'],
  ])('names the place (case %#)', (value, message) => {
    expect(whyNotPlain(value)).toBe(message);
  });

  test('names the root as it is told', () => {
    expect(whyNotPlain({ a: undefined }, 'the view of 1')).toBe(
      'the view of 1.a is undefined; only JSON-plain data can be stored',
    );
  });

  test('accepts objects without a prototype', () => {
    expect(whyNotPlain(Object.assign(Object.create(null), { a: 1 }))).toBeNull();
  });

  test('refuses a tree too deep to be walked instead of overflowing', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(whyNotPlain(deep, 'save')).toBe(`save${'[0]'.repeat(12)}... is nested more than 500 levels deep`);
  });
});
