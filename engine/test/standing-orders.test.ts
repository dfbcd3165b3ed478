import { expect, test } from 'vitest';
import type { Ask, Choice } from '../flow.ts';
import { StandingOrders } from '../standing-orders.ts';

interface Card extends Choice {
  readonly card?: string;
}
const ask = (seat: number, kind: string, ...options: Card[]): Ask => ({ seat, kind, rule: 'SK-ATT-01', options });
const pass: Card = { do: 'pass' };
const block = (card: string): Card => ({ do: 'block', card });

test('the table passes for the seat, in this kind of question only', () => {
  const orders = new StandingOrders();
  const window = ask(1, 'parry', block('a'), pass);
  expect(orders.answer(window)).toBeNull();
  expect(orders.give(window, 1, 'always')).toBe(true);
  expect(orders.answer(window)).toBe(1);
  expect(orders.answer(ask(1, 'parry', pass, block('b')))).toBe(0);
  expect(orders.answer(ask(2, 'parry', block('a'), pass))).toBeNull();
  expect(orders.answer(ask(1, 'counter', block('a'), pass))).toBeNull();
  expect(orders.of(1)).toEqual({ parry: 'always' });
  expect(orders.of(2)).toEqual({});
});

test('beforehand: the table passes in a question that was never asked before, also after the own turn', () => {
  const orders = new StandingOrders();
  orders.preset(1, 'parry');
  expect(orders.of(1)).toEqual({ parry: 'always' });
  expect(orders.answer(ask(1, 'turn', { do: 'move' }))).toBeNull();
  expect(orders.answer(ask(1, 'parry', block('a'), pass))).toBe(1);
  expect(orders.answer(ask(1, 'parry', pass, block('b')))).toBe(0);
  expect(orders.answer(ask(2, 'parry', pass))).toBeNull();
  orders.withdraw(1, 'parry');
  expect(orders.answer(ask(1, 'parry', block('a'), pass))).toBeNull();
});

test('until the own turn: a question without a pass ends it', () => {
  const orders = new StandingOrders();
  const window = ask(1, 'parry', pass);
  orders.give(window, 1, 'turn');
  orders.give(ask(1, 'counter', pass), 1, 'always');
  expect(orders.answer(ask(0, 'turn', { do: 'move' }))).toBeNull();
  expect(orders.answer(window)).toBe(0);
  expect(orders.answer(ask(1, 'turn', { do: 'move' }))).toBeNull();
  expect(orders.answer(window)).toBeNull();
  expect(orders.of(1)).toEqual({ counter: 'always' });
});

test('as long as the offer stays the same, in whatever order it stands', () => {
  const orders = new StandingOrders();
  orders.give(ask(0, 'parry', block('a'), block('b'), pass), 0, 'same');
  expect(orders.answer(ask(0, 'parry', pass, block('b'), block('a')))).toBe(0);
  expect(orders.answer(ask(0, 'parry', pass, block('b')))).toBeNull();
  expect(orders.answer(ask(0, 'parry', pass, block('b'), block('a')))).toBeNull();
});

test('can be withdrawn, and cannot be given where there is no pass', () => {
  const orders = new StandingOrders();
  expect(orders.give(ask(0, 'turn', { do: 'move' }), 0, 'always')).toBe(false);
  orders.give(ask(0, 'parry', pass), 0, 'always');
  orders.withdraw(0, 'parry');
  expect(orders.answer(ask(0, 'parry', pass))).toBeNull();
});
