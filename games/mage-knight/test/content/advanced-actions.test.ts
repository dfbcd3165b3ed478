import { expect, test } from 'vitest';
import { ADVANCED_ACTIONS } from '../../content/advanced-actions.ts';
import { COLOURS } from '../../content/words.ts';

test('44 advanced actions: of each colour seven of the base set, three of the Lost Legion, two of the four with two colours', () => {
  const cards = Object.values(ADVANCED_ACTIONS);
  expect(cards).toHaveLength(44);
  for (const colour of COLOURS) {
    const own = cards.filter(card => card.colours.includes(colour));
    expect(own.map(({ box }) => box).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'base'),
      ...Array.from({ length: 3 }, () => 'lost-legion'),
      ...Array.from({ length: 2 }, () => 'ultimate'),
    ]);
  }
  expect(new Set(cards.map(({ number }) => number)).size).toBe(44);
});
