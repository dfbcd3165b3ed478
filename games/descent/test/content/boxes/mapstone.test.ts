import { expect, test } from 'vitest';
import { inPlay, SHOP } from '../../../content/index.ts';
import { TRAVEL } from '../../../content/travel.ts';
import { hero, monster, type Played, sit } from '../../positions.ts';

const worn = (id: string) => ({ id, tired: false, worn: true, used: false, on: null });
const USE = 'use:syndrael,mapstone,0';

/** Two stops in the mountains, where a storm costs each hero 1 damage and 1 fatigue; both heroes are laid. */
const journey = (items: readonly string[]): Played => {
  const t = sit(
    state => {
      hero(state, 'syndrael', 'knight', 'E5').cards = items.map(worn);
      hero(state, 'jain-fairwood', 'thief', 'E6').cards = [];
      monster(state, 'zombie', 'J8');
      state.campaign = { id: 'the-long-toll', played: [{ quest: 'toll-at-the-ford', winner: 'heroes' }] };
      state.stage = 'setup';
      state.todo = ['heroes', 'travel', 'begin'];
      state.journey = { symbols: ['mountain', 'mountain'], out: [], ahead: ['travel-1', 'travel-1'] };
    },
    { heroes: 2 },
  );
  t.choose(t.offered('space:')[0] ?? '');
  return t.choose(t.offered('space:')[0] ?? '');
};
const wounds = (t: Played) => t.state.heroes.map(({ damage, fatigue }) => [damage, fatigue]);
const cards = (t: Played): number => t.events().filter(({ kind }) => kind === 'travel').length;

test('Mapstone: once in a journey a stop is passed without a card', () => {
  expect(Object.hasOwn(TRAVEL['travel-1'] ?? {}, 'mountain')).toBe(true);
  const t = journey(['mapstone']);
  expect(t.offered()).toEqual([USE, 'pass']);
  t.choose(USE);
  // The second stop is met.
  expect([wounds(t), cards(t)]).toEqual([
    [
      [1, 1],
      [1, 1],
    ],
    1,
  ]);
  const later = journey(['mapstone']).choose('pass');
  expect(later.offered()).toEqual([USE, 'pass']);
  expect(wounds(later.choose(USE))).toEqual(wounds(t));
  const all = journey([]);
  expect([wounds(all), cards(all)]).toEqual([
    [
      [2, 2],
      [2, 2],
    ],
    2,
  ]);
});

test('D2-SHOP-05 Mapstone: for sale with its box, at its price', () => {
  expect([inPlay('shop', []).includes('mapstone'), inPlay('shop', ['TF']).includes('mapstone')]).toEqual([false, true]);
  expect([SHOP.mapstone?.act, SHOP.mapstone?.gold]).toEqual([1, 50]);
});
