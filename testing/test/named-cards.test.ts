import { expect, test } from 'vitest';
import { unnamedCards } from '../named-cards.ts';

const cards = (...names: string[]) => names.map(en => ({ name: { en, de: en } }));
const unnamed = (source: string, ...names: string[]) => unnamedCards(cards(...names), [source]);

test('a title names its card, with rule ids before it or without', () => {
  expect(unnamed(`test('Gust: pushes an enemy', () => {});`, 'Gust')).toEqual([]);
  expect(unnamed(`test('XX-MAGIC-01 XX-ITEM-EX2 Gust: pushes', () => {});`, 'Gust')).toEqual([]);
  expect(unnamed(`test("King's Wrath: moves farther", () => {});`, "King's Wrath")).toEqual([]);
  expect(unnamed('test(\n  `Gust: pushes`,\n  () => {});', 'Gust')).toEqual([]);
});

test('a table whose titles begin with the name does too', () => {
  const table = (title: string) =>
    `test.each([\n  ['Barrel', 'barrel', 2],\n  ["Witch's Well", 'well', 3],\n] as const)('${title}', () => {});`;
  expect(unnamed(table('%s: is entered'), 'Barrel', "Witch's Well")).toEqual([]);
  expect(unnamed(table('%s is entered'), 'Barrel')).toEqual(['Barrel']);
});

test('a card that is only mentioned, or begins another name, is not tested', () => {
  expect(unnamed(`test('a gust of wind', () => play('Gust'));`, 'Gust')).toEqual(['Gust']);
  expect(unnamed(`test('Gust of Wind: pushes', () => {});`, 'Gust')).toEqual(['Gust']);
  expect(unnamed(`test('what Gust: does', () => {});`, 'Gust')).toEqual(['Gust']);
  expect(unnamed('', 'Gust', 'Gust', 'Burn')).toEqual(['Gust', 'Burn']);
});
