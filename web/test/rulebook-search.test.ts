import { expect, test } from 'vitest';
import { isSearch, searchRulebook } from '../rulebook-search.ts';
import type { Rulebook } from '../rulebooks.ts';

const book = (texts: Readonly<Record<string, string>>): Rulebook => ({
  system: 'x',
  title: 'X',
  sections: [
    { id: 'all', title: '', rules: Object.entries(texts).map(([id, text]) => ({ id, kind: 'core' as const, text })) },
  ],
});
const en = book({ 'X-1': 'The hero moves.', 'X-2': 'The dragon rolls a die.', 'X-3': 'Nothing happens.' });
const de = book({ 'X-1': 'Die Figur zieht.', 'X-2': 'Der Drache würfelt.', 'X-3': 'Nichts geschieht.' });
const found = (query: string, other: Rulebook | null = de) => searchRulebook(en, query, other).map(({ id }) => id);

test('rules are found by the words of either language, or of both', () => {
  expect(found('drache')).toEqual(['X-2']);
  expect(found('drache', null)).toEqual([]);
  expect(found('dragon wuerfelt')).toEqual(['X-2']);
});

test('what the language of the page says comes before what the other one says', () => {
  expect(found('die')).toEqual(['X-2', 'X-1']);
});

test('signs without a word are no search', () => {
  for (const signs of ['', ' ', '"', '(', '-', '🐉']) expect(isSearch(signs)).toBe(false);
  for (const words of ['a', '2', '"a', 'ß']) expect(isSearch(words)).toBe(true);
});
