import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exists, ROOT, testFiles } from '../parts.ts';

const below = (...places: string[]) => testFiles(places.map(place => join(ROOT, place)));

test('every test file is run once, in the browser or not; none of another program is', () => {
  const { browser, others } = testFiles([]);
  expect(browser).toContain('web/test/browser/table.test.ts');
  expect(browser).toContain('bench/test/web.test.ts');
  expect(others).toContain('tools/test/parts.test.ts');
  expect(others).toContain('server/test/server.test.ts');
  expect(new Set([...browser, ...others]).size).toBe(browser.length + others.length);
  expect([...browser, ...others].filter(file => /node_modules|^\./.test(file))).toEqual([]);
});

test('a folder stands for what is below it, not for what is named alike', () => {
  const { browser, others, behaviour } = below('engine');
  expect(others).toContain('engine/test/match.test.ts');
  expect(others.filter(file => !file.startsWith('engine/'))).toEqual([]);
  expect([...browser, ...behaviour]).toEqual([]);
});

test('a file stands for itself, several places for all of them', () => {
  const { browser, others } = below('engine/test/match.test.ts', 'web/test/browser/duel.test.ts');
  expect([browser, others]).toEqual([['web/test/browser/duel.test.ts'], ['engine/test/match.test.ts']]);
});

test('what games do is played again with undo, except for the contract, which undoes anyway', () => {
  const { others, behaviour } = below('games/skirmish');
  expect(others).toContain('games/skirmish/test/contract.test.ts');
  expect(behaviour).toEqual(others.filter(file => !file.endsWith('contract.test.ts')));
});

test('a place that is not there is known', () => {
  expect([exists(join(ROOT, 'engine')), exists(join(ROOT, 'nowhere'))]).toEqual([true, false]);
});
