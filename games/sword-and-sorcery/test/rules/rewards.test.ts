import { newChance, pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { type AdventureId, adventureOf } from '../../content/adventures/index.ts';
import { itemOf } from '../../content/items/index.ts';
import type { State } from '../../index.ts';
import { newItem } from '../../rules/equipment.ts';
import { giveReward } from '../../rules/rewards.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { GROUPS } from '../event-phase.ts';
import { sit } from '../positions.ts';

/** The state after the reward of an adventure, with so many heroes who had nothing. */
function rewarded(adventure: AdventureId, n: 2 | 3 | 4 | 5, arrange: (state: State) => void = () => {}): State {
  const at = adventureOf(adventure).start[0] ?? '';
  const state = structuredClone(sit({ adventure, heroes: GROUPS[n], at }).state);
  arrange(state);
  giveReward(state, { chance: newChance('reward') });
  return state;
}

describe('what a won adventure gives', () => {
  test('SS-END-02 shards for the pool and crowns for each hero', () => {
    expect(rewarded('the-bell-without-a-hand', 3)).toMatchObject({
      shards: 3,
      heroes: Array(3).fill({ coins: [0, 1, 0] }),
    });
    // One and a half for each hero, rounded down.
    expect([2, 3, 4, 5].map(n => rewarded('smoke-over-the-mill-road', n as 2).shards)).toEqual([3, 4, 6, 7]);
  });

  test('SS-STASH-05 items for all lie in the stash; a card of the Emporium is taken from there', () => {
    const has = (list: State['stash']): number => list.filter(({ id }) => id === 'thieves-tools').length;
    const before = has(rewarded('sparring-yard', 2).market);
    const { market, stash } = rewarded('smoke-over-the-mill-road', 2);
    expect([before, has(market), has(stash)]).toEqual([1, 0, 1]);
    const sold = rewarded('smoke-over-the-mill-road', 2, state => {
      state.market = [];
    });
    expect(has(sold.stash)).toBe(1);
  });

  test('SS-DECK-21, SS-SWEAP-02 a soul weapon that somebody can use lies in the stash, its front up', () => {
    const state = rewarded('the-hollow-choir', 2, one => {
      one.soulWeapons = ['whisper'];
    });
    expect(state.stash.at(-1)).toEqual(newItem('whisper'));
    expect(state.soulWeapons).toEqual([]);
    const none = rewarded('the-hollow-choir', 2, one => {
      one.soulWeapons = [];
    });
    expect(none.stash.some(({ id }) => itemOf(id).deck === 'soul')).toBe(false);
  });

  test('SS-DECK-09, SS-COIN-03 a treasure for each hero: money at once, without room into the stash', () => {
    const state = rewarded('three-gates-one-night', 3, one => {
      one.supplies.treasure = newSupply(['troll-hide', 'thorn-coat', 'hourglass']);
      heroOf(one, 'thorgar').pack = Array.from({ length: 4 }, () => newItem('bandage'));
    });
    expect(state.heroes.map(({ pack }) => pack.length)).toEqual([1, 1, 4]);
    expect(state.stash.filter(({ id }) => itemOf(id).deck === 'treasure')).toHaveLength(1);
    expect(pileCards(state.supplies.treasure.pile)).toEqual([]);
    const rich = rewarded('three-gates-one-night', 2, one => {
      one.supplies.treasure = newSupply(['purse-20']);
    });
    // The first draws the only purse, its discard is made a new deck for the second.
    expect(rich.heroes.map(({ coins }) => coins)).toEqual([
      [0, 2, 0],
      [0, 2, 0],
    ]);
  });

  test('SS-END-01 nothing where the adventure says so, and what the story remembers', () => {
    const strings = (dead: number) =>
      rewarded('strings', 2, state => {
        state.story.flags = { 'puppets-dead': dead };
      });
    expect([strings(0).shards, strings(3).shards, strings(4).shards]).toEqual([4, 4, 0]);
    expect(rewarded('the-right-of-the-fang', 2).story.flags).toEqual({ 'act-1-over': 1 });
  });
});
