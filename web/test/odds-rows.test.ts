import { expect, test } from 'vitest';
import { oddsRows } from '../table/odds-rows.ts';

const rare = (n: number) => `rarer (${n})`;
const row = (name: string, probability: number) => ({ name, probability });

test('what is certain to interest comes first, amounts by their size', () => {
  const rows = [row('10 damage', 0.1), row('2 damage', 0.2), row('no effect', 0.6), row('killed', 0.1)];
  expect(oddsRows(rows, rare)?.map(({ name }) => name)).toEqual(['killed', 'no effect', '2 damage', '10 damage']);
});

test('amounts of somebody named stand in order too, after what happens or does not', () => {
  const rows = [row('Troll 10 damage', 0.1), row('Troll 2 damage', 0.2), row('nothing', 0.6), row('Troll killed', 0.1)];
  expect(oddsRows(rows, rare)?.map(({ name }) => name)).toEqual([
    'nothing',
    'Troll killed',
    'Troll 2 damage',
    'Troll 10 damage',
  ]);
});

test('several rare outcomes share a row at the end; a single one keeps its name', () => {
  const rows = [row('no effect', 0.992), row('8 damage', 0.004), row('7 damage', 0.003), row('killed', 0.001)];
  expect(oddsRows(rows, rare)).toEqual([row('no effect', 0.992), row('rarer (3)', 0.008)]);
  expect(oddsRows([row('no effect', 0.999), row('1 damage', 0.001)], rare)).toEqual([
    row('no effect', 0.999),
    row('1 damage', 0.001),
  ]);
});

test('where a thousand things may happen and none is likely, there are no odds to speak of', () => {
  const cards = Array.from({ length: 1_000 }, (_, i) => row(`hand ${i}`, 0.001));
  expect(oddsRows(cards, rare)).toBeNull();
  expect(oddsRows([row('wounded', 0.2), ...cards.slice(0, 800)], rare)).toEqual([
    row('wounded', 0.2),
    row('rarer (800)', expect.closeTo(0.8)),
  ]);
});
