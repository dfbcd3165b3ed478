import { describe, expect, test } from 'vitest';
import { end, endAt, endWith, endWithSource, type Lasting, renew } from '../lasting.ts';
import { isSpent, type Limit, restore, spend, type Uses } from '../limits.ts';
import { type Sum, sumText, totalOf } from '../sums.ts';
import type { Text } from '../text.ts';

const lasting = (source: string, on: string, by: string, until: string | null, key = 'ward'): Lasting => ({
  source,
  key,
  on,
  by,
  until,
});

describe('what lasts', () => {
  const three = (): Lasting[] => [
    lasting('shield', 'ann', 'ann', 'turn-end'),
    lasting('curse', 'bob', 'ann', 'turn-end'),
    lasting('aura', 'bob', 'bob', null),
  ];

  test('ends at its moment, of its owner only where one is named; what is left keeps its order', () => {
    const list = three();
    expect(endAt(list, 'round-end')).toEqual([]);
    expect(endAt(list, 'turn-end', 'bob')).toEqual([]);
    expect(endAt(list, 'turn-end', 'ann').map(l => l.source)).toEqual(['shield', 'curse']);
    expect(list.map(l => l.source)).toEqual(['aura']);
  });

  test('never ends at a moment it does not name; equal ones end together and leave the others', () => {
    const list = [
      lasting('x', 'ann', 'ann', 'now'),
      lasting('y', 'ann', 'ann', null),
      lasting('x', 'ann', 'ann', 'now'),
    ];
    expect(endAt(list, 'never')).toEqual([]);
    expect(list).toHaveLength(3);
    expect(endAt(list, 'now')).toHaveLength(2);
    expect(list.map(l => l.source)).toEqual(['y']);
  });

  test('ends with the figure it lies on, or with the source it needs', () => {
    const list = three();
    expect(endWith(list, 'bob').map(l => l.source)).toEqual(['curse', 'aura']);
    expect(endWithSource(list, 'shield')).toEqual([]);
    const others = three();
    expect(endWithSource(others, 'aura')).toHaveLength(1);
    expect(end(others, l => l.by === 'ann')).toHaveLength(2);
    expect(others).toEqual([]);
  });

  test('the same effect of the same card on the same figure counts once', () => {
    const list = three();
    renew(list, lasting('shield', 'ann', 'bob', 'round-end'));
    renew(list, lasting('shield', 'ann', 'bob', 'round-end', 'other'));
    renew(list, lasting('shield', 'bob', 'bob', 'round-end'));
    expect(list.map(l => `${l.source} ${l.key} ${l.on} ${l.by}`)).toEqual([
      'curse ward bob ann',
      'aura ward bob bob',
      'shield ward ann bob',
      'shield other ann bob',
      'shield ward bob bob',
    ]);
  });
});

describe('limits', () => {
  const fresh = (): Uses<'turn' | 'round'> => ({ turn: [], round: [] });

  test('once a period; another thing, and the next period, have their own', () => {
    const uses = fresh();
    spend(uses, 'amulet', 'turn');
    expect([isSpent(uses, 'amulet', 'turn'), isSpent(uses, 'coin', 'turn'), isSpent(uses, 'amulet', 'round')]).toEqual([
      true,
      false,
      false,
    ]);
    restore(uses, 'round');
    expect(isSpent(uses, 'amulet', 'turn')).toBe(true);
    restore(uses, 'turn');
    expect(isSpent(uses, 'amulet', 'turn')).toBe(false);
  });

  test('several times, under a key that others share', () => {
    const uses = fresh();
    const limit: Limit<'turn' | 'round'> = { per: 'round', times: 2, key: 'prayers' };
    spend(uses, 'first', limit);
    expect(isSpent(uses, 'second', limit)).toBe(false);
    spend(uses, 'second', limit);
    expect([isSpent(uses, 'first', limit), isSpent(uses, 'first', { per: 'round', times: 1 })]).toEqual([true, false]);
  });

  test('without a limit, or used up with the use, nothing is counted', () => {
    const uses = fresh();
    for (const limit of [undefined, 'consumed'] as const) {
      spend(uses, 'potion', limit);
      expect(isSpent(uses, 'potion', limit)).toBe(false);
    }
    expect(uses).toEqual(fresh());
  });
});

describe('sums', () => {
  const names: Record<string, Text> = {
    injured: { en: 'injured', de: 'verletzt' },
    axe: { en: 'Axe', de: 'Axt' },
  };
  const text = (sum: Sum, lang: 'en' | 'de'): string =>
    sumText(sum, { en: n => (n === 1 ? 'die' : 'dice'), de: 'Würfel' }, lang, source => names[source] as Text);
  const injured = { source: 'injured', amount: -1 };

  test('add up and say how', () => {
    const sum = { base: 5, parts: [injured, { source: 'axe', amount: 2 }] };
    expect(totalOf(sum)).toBe(6);
    expect(text(sum, 'en')).toBe('6 dice = 5 base − 1 injured + 2 Axe');
    expect(text(sum, 'de')).toBe('6 Würfel = 5 Grundwert − 1 verletzt + 2 Axt');
    expect(text({ base: 1, parts: [] }, 'en')).toBe('1 die = 1 base');
  });

  test('who starts from nothing says only where it comes from', () => {
    const axe = { source: 'axe', amount: 2 };
    expect(text({ base: 0, parts: [axe, injured] }, 'en')).toBe('1 die = 2 Axe − 1 injured');
    expect(text({ base: 0, parts: [injured, axe] }, 'de')).toBe('1 Würfel = 0 Grundwert − 1 verletzt + 2 Axt');
    expect(text({ base: 0, parts: [] }, 'en')).toBe('0 dice');
  });

  test('a limit that bites is said; one that does not is not', () => {
    const low = { base: 2, parts: [injured, { source: 'injured', amount: -4 }], least: 0 };
    expect(totalOf(low)).toBe(0);
    expect(text(low, 'en')).toBe('0 dice: 2 base − 1 injured − 4 injured = −3, at least 0');
    const back = { ...low, parts: [...low.parts, { source: 'axe', amount: 5 }] };
    expect(totalOf(back)).toBe(2);
    expect(text(back, 'en')).toBe('2 dice = 2 base − 1 injured − 4 injured + 5 Axe');
    const high = { base: 7, parts: [], least: 1, most: 5 };
    expect(totalOf(high)).toBe(5);
    expect(text(high, 'de')).toBe('5 Würfel: 7 Grundwert, höchstens 5');
    expect(text({ base: 3, parts: [injured], least: 0, most: 5 }, 'en')).toBe('2 dice = 3 base − 1 injured');
  });
});
