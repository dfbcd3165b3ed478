import type { Ask, Choice } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import type { Situation } from '../local/table.ts';
import type { GameTable } from '../table/board.ts';
import { carryOut } from '../table/several/carry-out.ts';
import { countOf, gatheringOf, isEnough, withOption } from '../table/several/gathered.ts';

type Card = Choice & { readonly card?: string };
const card = (name: string): Card => ({ do: 'discard', card: name });
const idOf = (choice: Choice): string => [choice.do, (choice as Card).card].filter(Boolean).join(':');
const askFor = (options: readonly Choice[], nth?: Ask['nth']): Ask => ({
  seat: 0,
  kind: 'discard',
  rule: 'SK-TURN-01',
  options,
  ...(nth && { nth }),
});
const withSeveral = (several: GameTable['several']) => ({ places: {}, several }) as unknown as GameTable;

test('what is asked so many times is chosen in one go: exactly as many, each once, and given back by a click', () => {
  const ask = askFor([card('a'), card('b'), card('c')], { number: 2, of: 3 });
  const gathering = gatheringOf(withSeveral({ discard: {} }), ask, null);
  if (!gathering) throw new Error('It is not asked in one go.');
  expect(gathering.wanted).toBe(2);
  const add = (gathered: readonly string[], id: string) => withOption(gathering, gathered, id, 1);
  const one = add([], 'discard:a');
  expect(isEnough(gathering, one)).toBe(false);
  const two = add(one, 'discard:b');
  expect(isEnough(gathering, two)).toBe(true);
  expect(add(two, 'discard:c')).toEqual(two);
  expect(add(two, 'discard:a')).toEqual(['discard:b']);
});

test('as often as one likes, with equal cards as often as they are held; the last one asked needs no gathering', () => {
  const ask = askFor([card('a'), card('b'), { do: 'done' }]);
  const gathering = gatheringOf(withSeveral({ discard: { done: 'done', most: () => 2 } }), ask, null);
  if (!gathering) throw new Error('It is not asked in one go.');
  expect([gathering.wanted, gathering.done, isEnough(gathering, [])]).toEqual([null, { do: 'done' }, true]);
  const once = withOption(gathering, [], 'discard:a', 2);
  const twice = withOption(gathering, once, 'discard:a', 2);
  expect([countOf(once, 'discard:a'), countOf(twice, 'discard:a')]).toEqual([1, 2]);
  expect(withOption(gathering, twice, 'discard:a', 2)).toEqual([]);
  // Who must discard one cannot end it with none.
  const must = gatheringOf(withSeveral({ discard: { done: 'done' } }), askFor([card('a')]), null);
  expect(must && [isEnough(must, []), isEnough(must, ['discard:a'])]).toEqual([false, true]);
  expect(gatheringOf(withSeveral({ discard: {} }), askFor([card('a')], { number: 3, of: 3 }), null)).toBe(null);
  expect(gatheringOf(withSeveral({}), ask, null)).toBe(null);
});

/** A table that asks for one card after the other, and tells of it a moment later. */
function hand(cards: readonly string[], asked: number) {
  const given: string[] = [];
  const listeners = new Set<() => void>();
  let left = cards;
  const table = {
    situation: { ask: askFor(left.map(card)), decisions: 0 } as unknown as Situation,
    optionId: idOf,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    choose: async (option: string) => {
      given.push(option);
      setTimeout(() => {
        left = left.filter(name => `discard:${name}` !== option);
        const ask = given.length < asked ? askFor(left.map(card)) : null;
        table.situation = { ...table.situation, ask, decisions: given.length };
        for (const listener of listeners) listener();
      });
      return null;
    },
  };
  return { table, given };
}

test('what was chosen is carried out one after the other, as each is asked; what is no longer asked is left', async () => {
  const { table, given } = hand(['a', 'b', 'c', 'd'], 3);
  expect(await carryOut(table, ['discard:c', 'discard:a', 'discard:d', 'discard:b'])).toBe(null);
  expect(given).toEqual(['discard:c', 'discard:a', 'discard:d']);
  const other = hand(['a', 'b'], 2);
  await carryOut(other.table, ['discard:b', 'discard:b', 'discard:a']);
  expect(other.given).toEqual(['discard:b']);
});

test('it stops where one had better look again, and where something is refused', async () => {
  const { table, given } = hand(['a', 'b', 'c'], 3);
  await carryOut(table, ['discard:a', 'discard:b'], ({ decisions }) => decisions > 0);
  expect(given).toEqual(['discard:a']);
  const denial = { text: { en: 'No.', de: 'Nein.' } };
  const refusing = { ...hand(['a', 'b'], 2).table, choose: async () => denial };
  expect(await carryOut(refusing, ['discard:a', 'discard:b'])).toBe(denial);
});
