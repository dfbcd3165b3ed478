import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { COMPUTING, exists, ROOT, testFiles } from '../parts.ts';

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

test('what games do at a table is played again with undo; what only computes or undoes anyway is not', () => {
  const { others, behaviour } = below('games');
  for (const played of [
    'games/skirmish/test/attack.test.ts',
    'games/dungeon-saga/test/rules/turns.test.ts',
    'games/schurken-und-halunken/test/content/weapons.test.ts',
  ])
    expect(behaviour).toContain(played);
  for (const once of [
    'games/skirmish/test/contract.test.ts',
    'games/dungeon-saga/test/arena.test.ts',
    'games/dungeon-saga/test/content/counts.test.ts',
    'games/schurken-und-halunken/test/content/counts.test.ts',
  ]) {
    expect(others).toContain(once);
    expect(behaviour).not.toContain(once);
  }
});

test('files that share a thread leave nothing behind in it', () => {
  const sharing = testFiles([]).others.filter(file => COMPUTING.some(pattern => matchesGlob(file, pattern)));
  expect(sharing).toContain('engine/test/match.test.ts');
  const changing = /\bvi\b|\bglobalThis\b|\bprocess\.|\.prototype\.\w+ =/;
  expect(sharing.filter(file => changing.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('a place that is not there is known', () => {
  expect([exists(join(ROOT, 'engine')), exists(join(ROOT, 'nowhere'))]).toEqual([true, false]);
});
