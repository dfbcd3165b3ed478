import { expect, test } from 'vitest';
import { Likely } from './likely.ts';

const TESTS = ['content/a', 'test/rules/b', 'c', 'test/rules/d', 'e'].flatMap(file => [`${file}#1`, `${file}#2`]);

const files = (likely: Likely): string[] =>
  likely.portions(TESTS).flatMap(tests => tests.map(test => test.slice(0, -2)));
const inOrder = (...names: string[]): string[] => names.flatMap(name => [name, name]);

test('tests of rules come first, and before them whatever noticed the last changes', () => {
  const likely = new Likely();
  expect(files(likely)).toEqual(inOrder('test/rules/b', 'test/rules/d', 'content/a', 'c', 'e'));
  likely.noticed('c#2');
  likely.noticed('test/rules/d#1');
  expect(files(likely)).toEqual(inOrder('test/rules/d', 'c', 'test/rules/b', 'content/a', 'e'));
  likely.noticed('c#1');
  expect(files(likely)).toEqual(inOrder('c', 'test/rules/d', 'test/rules/b', 'content/a', 'e'));
});

test('the first three files run alone, the rest together, and none is lost', () => {
  const portions = new Likely().portions(TESTS);
  expect(portions.map(tests => tests.length)).toEqual([2, 2, 2, 4]);
  expect(portions.flat().toSorted()).toEqual(TESTS.toSorted());
  expect(new Likely().portions(TESTS.slice(0, 2))).toEqual([TESTS.slice(0, 2)]);
});
