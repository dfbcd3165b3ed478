import { describe, expect, test } from 'vitest';
import { LOOT } from '../../content/tokens.ts';
import type { State } from '../../index.ts';
import { crownsOf } from '../../rules/coins.ts';
import { newSupply } from '../../rules/supplies.ts';
import { type Coins, heroOf } from '../../state.ts';
import { guard, told } from '../laid.ts';
import { blue, enemy, give, hero, red, type Sitting, sit, stand, zone } from '../positions.ts';

/** Ecarus turns over this loot token; the supply holds these coins, and others have those. */
function finds(token: string, supply: Coins, own: Coins = [0, 0, 0], others: Coins = [0, 0, 0]): Sitting {
  return sit({}, state => {
    guard(state);
    const ground = state.ground[zone('2A.c')];
    if (ground !== undefined) ground.loot = 1;
    state.supplies.loot = newSupply([token]);
    state.coins = supply;
    heroOf(state, 'ecarus').coins = own;
    heroOf(state, 'laegon').coins = others;
  }).choose('pick-up');
}

/** All crowns of the game, wherever they lie. */
const crowns = ({ heroes, coins, ground }: State): number =>
  [...heroes, { coins }, ...ground].reduce((sum, one) => sum + crownsOf(one), 0);

describe('gold crowns', () => {
  test('SS-COIN-01, SS-COMP-02 coins of 5, 10 and 50: fifteen, fifteen and five', () => {
    const { coins } = sit({}, guard).state;
    expect(coins).toEqual([15, 15, 5]);
    expect(crownsOf({ coins: [1, 1, 1] })).toBe(65);
  });

  test('SS-COIN-02 killed enemies leave coins, or loot which is turned over by whoever takes it', () => {
    const slain = (card: 'gremlin-green-1' | 'gremlin-green-2') =>
      sit({}, state => {
        give(state, 'ecarus', 'main', 'longsword');
        stand(state, 'laegon', '1A.t');
        guard(state);
        enemy(state, card, '2A.c');
        state.supplies.loot = newSupply(['20']);
      }).choose(`attack:main,${card}`, [red('hit+hit'), blue('hit'), blue('hit'), blue('gremlin')]);
    const open = slain('gremlin-green-1');
    expect(open.state.ground[zone('2A.c')]).toMatchObject({ coins: [1, 0, 0], loot: 0 });
    expect(hero(open.choose('pick-up'), 'ecarus').coins).toEqual([1, 0, 0]);
    const hidden = slain('gremlin-green-2');
    expect(hidden.state.ground[zone('2A.c')]).toMatchObject({ coins: [0, 0, 0], loot: 1 });
    expect(hero(hidden.choose('pick-up'), 'ecarus').coins).toEqual([0, 2, 0]);
  });

  test('SS-COIN-02 a chest: fifty crowns', () => {
    const t = sit({}, state => {
      guard(state);
      state.chests = [{ zone: zone('2A.c'), lock: null }];
      state.supplies.chest = newSupply(['chest-of-coins']);
      state.supplies.trap.pile.rest = ['click'];
    });
    t.choose('break:chest-1');
    expect(hero(t, 'ecarus').coins).toEqual([0, 0, 1]);
  });

  test('SS-COIN-02 a search: five crowns for a hit on the first token', () => {
    const t = sit({}, state => {
      guard(state);
      state.searches = [zone('2A.c')];
      state.supplies.search = newSupply(['search-1']);
    });
    t.choose('search', [red('hit')]);
    expect(hero(t, 'ecarus').coins).toEqual([1, 0, 0]);
  });

  test('SS-COIN-03 tokens and cards with coins are changed for them at once and discarded', () => {
    expect(finds('15', [15, 15, 5]).state.supplies.loot).toMatchObject({ pile: { rest: [] }, out: ['15'] });
    const t = sit({}, state => {
      guard(state);
      const ground = state.ground[zone('2A.c')];
      if (ground !== undefined) ground.treasure = 1;
      state.supplies.treasure.pile.rest = ['purse-30'];
    }).choose('pick-up');
    expect(hero(t, 'ecarus')).toMatchObject({ coins: [0, 3, 0], pack: [] });
    expect(t.state.supplies.treasure.out).toEqual(['purse-30']);
  });

  test('SS-COIN-04, SS-COIN-EX1 in the fewest pieces: one of 50; five of 10 only where there is none', () => {
    const one = finds('50', [15, 15, 5]);
    expect([hero(one, 'ecarus').coins, one.state.coins]).toEqual([
      [0, 0, 1],
      [15, 15, 4],
    ]);
    expect(hero(finds('50', [15, 15, 0]), 'ecarus').coins).toEqual([0, 5, 0]);
    expect(hero(finds('15', [15, 15, 5]), 'ecarus').coins).toEqual([1, 1, 0]);
  });

  test('SS-COIN-05 the coins of the game are all there are', () => {
    const t = finds('50', [2, 1, 0]);
    expect([hero(t, 'ecarus').coins, t.state.coins]).toEqual([
      [2, 1, 0],
      [0, 0, 0],
    ]);
    expect(told(t, 'coins')).toMatchObject([{ crowns: 20 }]);
    expect(told(finds('50', [0, 0, 0]), 'coins')).toEqual([]);
  });

  test('SS-COIN-05 own coins are changed where the supply has only larger ones', () => {
    // Twenty crowns out of a supply of fifties: thirty are given back for one of them.
    const t = finds('20', [0, 0, 2], [0, 3, 0]);
    expect([hero(t, 'ecarus').coins, t.state.coins]).toEqual([
      [0, 0, 1],
      [0, 3, 1],
    ]);
  });

  test('SS-COIN-05 those of others too; nobody has less for it', () => {
    const t = finds('20', [0, 0, 2], [0, 0, 0], [0, 5, 0]);
    expect([hero(t, 'ecarus').coins, hero(t, 'laegon').coins, t.state.coins]).toEqual([
      [0, 2, 0],
      [0, 0, 1],
      [0, 3, 1],
    ]);
  });

  test('SS-COIN-06 coins belong to one hero', () => {
    const t = finds('10', [15, 15, 5], [1, 0, 0]);
    expect([crownsOf(hero(t, 'ecarus')), crownsOf(hero(t, 'laegon'))]).toEqual([15, 0]);
  });

  test('SS-COIN-07 an exchange is in any amount, changed with the supply, and nothing is lost', () => {
    const t = sit({}, state => {
      guard(state);
      heroOf(state, 'ecarus').coins = [0, 0, 1];
    });
    const before = crowns(t.state);
    t.choose('exchange:laegon');
    expect(t.offered('coins')).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50].map(n => `coins:ecarus,laegon,${n}`));
    t.choose('coins:ecarus,laegon,15');
    expect([hero(t, 'ecarus').coins, hero(t, 'laegon').coins]).toEqual([
      [1, 3, 0],
      [1, 1, 0],
    ]);
    expect(crowns(t.state)).toBe(before);
  });

  test('SS-COIN-05, SS-COIN-07 what the pieces at hand cannot make is not offered', () => {
    const t = sit({}, state => {
      guard(state);
      state.coins = [0, 0, 0];
      heroOf(state, 'ecarus').coins = [0, 2, 0];
    }).choose('exchange:laegon');
    expect(t.offered('coins')).toEqual(['coins:ecarus,laegon,10', 'coins:ecarus,laegon,20']);
    // Two fives do not change a piece of fifty.
    const fifty = sit({}, state => {
      guard(state);
      state.coins = [2, 0, 0];
      heroOf(state, 'ecarus').coins = [0, 0, 1];
    }).choose('exchange:laegon');
    expect(fifty.offered('coins')).toEqual(['coins:ecarus,laegon,50']);
  });

  test('SS-COMP-02 six loot tokens: 5, 5, 10, 10, 15 and 20 crowns', () => {
    expect(LOOT).toEqual(['5', '5', '10', '10', '15', '20']);
  });
});
