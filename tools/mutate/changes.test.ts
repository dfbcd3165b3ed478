import { expect, test } from 'vitest';
import { type Change, chosen, described, nameOf } from './changes.ts';

const change = (line: number, column: number, endLine: number, endColumn: number, replacement: string): Change => ({
  mutatorName: 'ConditionalExpression',
  replacement,
  location: { start: { line, column }, end: { line: endLine, column: endColumn } },
});

const many = Array.from({ length: 50 }, (_, line) => {
  const one = change(line + 1, 1, line + 1, 5, 'true');
  return [nameOf('a.ts', one), one] as const;
});

test('without a sample every change is tried', () => {
  expect(chosen(many, null, '1')).toEqual(many.map(([name]) => name));
});

test('a sample is the same for the same seed, another for another, and grows without losing any', () => {
  const ten = chosen(many, 10, '1');
  expect(new Set(ten).size).toBe(10);
  expect(chosen([...many].reverse(), 10, '1')).toEqual(ten);
  expect(chosen(many, 10, '2')).not.toEqual(ten);
  expect(chosen(many, 20, '1').slice(0, 10)).toEqual(ten);
  expect(chosen(many, 99, '1')).toHaveLength(50);
});

test('whether anybody listens is not tried, other question marks are', () => {
  const without = (replacement: string): Change => ({
    ...change(1, 1, 1, 9, replacement),
    mutatorName: 'OptionalChaining',
  });
  const changes = ["io.tell({ kind: 'fell' })", "io.reveal('all', card)", 'hero.weapon', 'io.chance'].map(
    replacement => [replacement, without(replacement)] as const,
  );
  expect(chosen(changes, null, '1')).toEqual(['hero.weapon', 'io.chance']);
});

test('a change is described by what stands there and what stands there instead', () => {
  const source = 'if (a && b) {\n  go();\n  stop();\n}\n';
  expect(described(source, change(1, 5, 1, 11, 'a || b'))).toBe('a && b -> a || b');
  expect(described(source, change(1, 13, 4, 2, '{}'))).toBe('{ go(); stop(); } -> {}');
});

test('long changes are cut', () => {
  const source = `return ${'x + '.repeat(50)}y;`;
  expect(described(source, change(1, 8, 1, source.length, 'y')).length).toBeLessThan(100);
});
