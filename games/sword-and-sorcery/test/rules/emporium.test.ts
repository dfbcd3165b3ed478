import { describe, expect, test } from 'vitest';
import { ITEM_IDS, itemOf } from '../../content/items/index.ts';
import { salePriceOf } from '../../rules/emporium.ts';
import { newItem } from '../../rules/equipment.ts';
import { heroOf } from '../../state.ts';
import { told } from '../laid.ts';
import { blue, give, hero, sit, zone } from '../positions.ts';
import { offers, visit } from '../shop.ts';

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the Emporium', () => {
  test('SS-EMP-01, SS-DECK-14 its deck are the cards with a price: on both sides', () => {
    const priced = ITEM_IDS.filter(id => itemOf(id).faces.some(face => face?.price !== undefined));
    expect(priced).toEqual(ITEM_IDS.filter(id => itemOf(id).deck === 'emporium'));
    for (const id of priced) expect(itemOf(id).faces.map(face => face?.price !== undefined)).toEqual([true, true]);
  });

  test('SS-EMP-02 every hero buys with the own crowns, until everybody has left', () => {
    const t = visit([70, 15]);
    expect(t.kind).toBe('emporium');
    expect(offers(t, 'buy:laegon').map(one => one.split(',')[1])).not.toContain('broadsword');
    t.choose('buy:ecarus,broadsword,0');
    expect(hero(t, 'ecarus')).toMatchObject({ coins: [0, 0, 0], pack: [{ id: 'broadsword', side: 0 }] });
    expect(ids(t.state.market)).not.toContain('broadsword');
    expect(told(t, 'coins')).toMatchObject([{ hero: 'ecarus', crowns: 70, why: 'paid' }]);
    t.choose('leave:ecarus');
    expect(t.offered().every(one => one.includes('laegon'))).toBe(true);
    t.choose('leave:laegon');
    expect(t.state).toMatchObject({ round: 1, left: [], bets: [], visit: [] });
  });

  test('SS-EMP-03, SS-DECK-15 the adventure begins with a visit', () => {
    const t = sit({ begun: false }, state => {
      state.stage = 'heroes';
    });
    while (t.kind === 'learn') t.choose(t.offered('learn')[0] ?? '');
    expect([t.kind, t.state.stage]).toEqual(['emporium', 'emporium']);
  });

  test('SS-EMP-04 of a card with two items one is bought, and paid for', () => {
    const t = visit([25, 0]);
    expect(offers(t, 'buy:ecarus,elixir')).toEqual(['ecarus,elixir,0', 'ecarus,elixir,1']);
    t.choose('buy:ecarus,elixir,1');
    expect(hero(t, 'ecarus')).toMatchObject({ coins: [0, 0, 0], pack: [{ id: 'elixir', side: 1 }] });
    expect(t.offered('buy')).toEqual([]);
  });

  test('SS-EMP-05 any coins pay; what comes back are the fewest pieces', () => {
    const t = visit([0, 0], state => {
      heroOf(state, 'ecarus').coins = [0, 0, 1];
    });
    // 50 for a Bandage Kit of 10: forty in tens.
    t.choose('buy:ecarus,bandage-kit,0');
    expect([hero(t, 'ecarus').coins, t.state.coins]).toEqual([
      [0, 4, 0],
      [15, 11, 6],
    ]);
  });

  test('SS-EMP-06, SS-EMP-EX1 what was bought is not turned over for the difference: the full price again', () => {
    const t = visit([120, 0], state => {
      give(state, 'ecarus', 'pack', 'knife');
      state.market = [newItem('knife')];
    });
    expect(t.offered('forge')).toEqual(['forge:ecarus,knife,pack']);
    t.choose('buy:ecarus,knife,1');
    expect(hero(t, 'ecarus')).toMatchObject({
      coins: [0, 3, 0],
      pack: [
        { id: 'knife', side: 0 },
        { id: 'knife', side: 1, forged: false },
      ],
    });
  });

  test('SS-EMP-07 everything is rearranged without actions', () => {
    const t = visit([0, 0], state => {
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'pack', 'greataxe');
      give(state, 'ecarus', 'pack', 'chain');
    });
    t.choose('arrange:ecarus,longsword,pack,main').choose('arrange:ecarus,greataxe,main,pack');
    t.choose('arrange:ecarus,chain,armour,pack');
    expect(hero(t, 'ecarus')).toMatchObject({
      main: { id: 'greataxe' },
      armour: { id: 'chain' },
      pack: [{ id: 'longsword' }],
    });
  });

  test('SS-EMP-07 whoever has no room in the inventory wears what is bought', () => {
    const t = visit([60, 0], state => {
      for (let i = 0; i < 4; i++) give(state, 'ecarus', 'pack', 'bandage');
    });
    expect(t.offered('buy:ecarus,elixir')).toEqual([]);
    t.choose('buy:ecarus,scale-armour,0');
    expect(hero(t, 'ecarus')).toMatchObject({ armour: { id: 'scale-armour' }, coins: [0, 0, 0] });
    expect(t.offered('buy:ecarus')).toEqual([]);
  });

  test('SS-EMP-07, SS-MSH-01 whoever leaves has all magic shields', () => {
    const t = visit([140, 0])
      .choose('buy:ecarus,scale-armour,1')
      .choose('arrange:ecarus,scale-armour,armour,pack,back');
    t.choose('leave:ecarus').choose('leave:laegon');
    expect(hero(t, 'ecarus').shields).toBe(1);
  });

  test('SS-EMP-08, SS-COIN-07 items and coins change hands, among those who are still there', () => {
    const t = visit([20, 0], state => give(state, 'ecarus', 'main', 'longsword'));
    t.choose('coins:ecarus,laegon,15').choose('hand:ecarus,longsword,laegon,main');
    expect(hero(t, 'ecarus')).toMatchObject({ coins: [1, 0, 0], main: null });
    expect(hero(t, 'laegon')).toMatchObject({ coins: [1, 1, 0], pack: [{ id: 'longsword' }] });
    t.choose('leave:ecarus');
    expect([t.offered('hand'), t.offered('coins')]).toEqual([[], []]);
  });

  test('SS-EMP-09 treasures bring 25 crowns, and go to their discard pile; nothing else is sold', () => {
    const t = visit([0, 0], state => {
      give(state, 'ecarus', 'pack', 'orcbane');
      give(state, 'ecarus', 'pack', 'elixir');
      give(state, 'ecarus', 'pack', 'fang-of-kings');
      give(state, 'ecarus', 'main', 'longsword');
    });
    expect(t.offered('sell')).toEqual(['sell:ecarus,orcbane,pack']);
    t.choose('sell:ecarus,orcbane,pack');
    expect(hero(t, 'ecarus').coins).toEqual([1, 2, 0]);
    expect(t.state.supplies.treasure.out).toEqual(['orcbane']);
  });

  test('SS-EMP-EX2 a card of act II is worth 50 crowns', () => {
    expect(salePriceOf(1)).toBe(25);
    expect(salePriceOf(2)).toBe(50);
  });

  test('SS-EMP-10 nothing goes back and forth for ever, and five potions are bought by one hero', () => {
    const t = visit([0, 0], state => give(state, 'ecarus', 'main', 'longsword'));
    for (const [as, from] of [
      ['pack', 'main'],
      ['main', 'pack'],
    ] as const)
      t.choose(`arrange:ecarus,longsword,${as},${from}`);
    expect(t.offered('arrange:ecarus,longsword')).toEqual([]);
    expect(t.offered('store:ecarus,longsword')).toEqual(['store:ecarus,longsword,main']);
    const rich = visit([60, 20]);
    for (let i = 0; i < 4; i++) rich.choose('buy:ecarus,healing-potion,0');
    expect(ids(hero(rich, 'ecarus').pack)).toEqual(Array(4).fill('healing-potion'));
    for (let i = 0; i < 4; i++) rich.choose('store:ecarus,healing-potion,pack');
    expect(rich.state.stash.filter(({ id }) => id === 'healing-potion')).toHaveLength(4);
    rich.choose('coins:laegon,ecarus,5');
    expect(rich.offered('coins:laegon')).toEqual([]);
  });
});

describe('the stash', () => {
  test('SS-STASH-01, SS-STASH-03 its cards are free for whoever visits the Emporium', () => {
    const t = visit().choose('fetch:ecarus,longsword');
    expect(hero(t, 'ecarus')).toMatchObject({ coins: [0, 0, 0], pack: [{ id: 'longsword' }] });
    expect(ids(t.state.stash)).not.toContain('longsword');
  });

  test('SS-STASH-02, SS-DECK-16 at the beginning it holds the 18 cards that are marked so', () => {
    expect(visit().state.stash).toHaveLength(18);
    expect(visit().state.stash.every(({ id, side }) => itemOf(id).deck === 'stash' && side === 0)).toBe(true);
  });

  test('SS-STASH-04 what is discarded returns to it', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'pack', 'bandage');
      heroOf(state, 'ecarus').wounds = 1;
      state.stash = [];
      state.ground[zone('2A.c')]?.items.push(newItem('elixir'));
    }).choose('item:bandage,ecarus');
    expect(t.state.stash).toEqual([newItem('bandage')]);
  });

  test('SS-STASH-05 any item may be put there, and taken out by anybody', () => {
    const t = visit([0, 0], state => give(state, 'ecarus', 'pack', 'orcbane'));
    t.choose('store:ecarus,orcbane,pack');
    expect(ids(t.state.stash).at(-1)).toBe('orcbane');
    t.choose('fetch:laegon,orcbane');
    expect(ids(hero(t, 'laegon').pack)).toEqual(['orcbane']);
  });

  test('SS-DECK-17, SS-BLDG-03 backs of stash cards are not for the taking', () => {
    expect(
      visit()
        .offered('fetch')
        .filter(one => one.endsWith('back')),
    ).toEqual([]);
  });
});

describe('buildings', () => {
  test('SS-BLDG-01, SS-BLDG-05 forge and inn are there in every visit, and stay', () => {
    const t = visit([60, 0], state => give(state, 'ecarus', 'main', 'longsword'));
    expect([t.offered('forge').length, t.offered('bet').length]).toEqual([1, 3]);
    t.choose('forge:ecarus,longsword,main');
    expect(t.offered('bet').length).toBe(3);
    expect(ITEM_IDS.some(id => id.includes('forge') || id.includes('pony'))).toBe(false);
  });

  test('SS-BLDG-02, SS-WEAP-09, SS-ARM-04 fifty crowns improve a weapon or an armour, worn or carried', () => {
    const t = visit([50, 0], state => {
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'pack', 'scale-armour');
    });
    expect(t.offered('forge')).toEqual(['forge:ecarus,longsword,main', 'forge:ecarus,scale-armour,pack']);
    t.choose('forge:ecarus,scale-armour,pack');
    expect(hero(t, 'ecarus')).toMatchObject({
      coins: [0, 0, 0],
      main: { side: 0, forged: false },
      pack: [{ id: 'scale-armour', side: 1, forged: true }],
    });
    expect(visit([45, 0], state => give(state, 'ecarus', 'main', 'longsword')).offered('forge')).toEqual([]);
  });

  test('SS-BLDG-04 several items in one visit', () => {
    const t = visit([100, 0], state => {
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'off', 'shield');
      give(state, 'ecarus', 'pack', 'shield');
    });
    t.choose('forge:ecarus,shield,off').choose('forge:ecarus,shield,pack');
    expect(hero(t, 'ecarus')).toMatchObject({
      coins: [0, 0, 0],
      main: { side: 0 },
      off: { side: 1 },
      pack: [{ side: 1 }],
    });
  });

  test('SS-BLDG-08 no treasure, no soul weapon, no card whose back is another item or lies up already', () => {
    const t = visit([50, 0], state => {
      give(state, 'ecarus', 'main', 'orcbane');
      give(state, 'ecarus', 'pack', 'dawnbreaker');
      give(state, 'ecarus', 'pack', 'healing-potion');
      give(state, 'ecarus', 'pack', 'bandage');
      give(state, 'ecarus', 'off', 'tower-shield', 1);
    });
    expect(t.offered('forge')).toEqual([]);
  });

  test.each([
    ['block', 'block+energy', 10, [0, 1, 0]],
    ['magic', 'energy+magic', 20, [0, 2, 0]],
    ['sorcery', 'block+sorcery', 50, [0, 0, 1]],
  ] as const)('SS-BLDG-06 five crowns on %s: %s wins %d', (symbol, face, prize, coins) => {
    const t = visit([5, 0]).choose(`bet:ecarus,${symbol}`, [blue(face)]);
    expect(hero(t, 'ecarus').coins).toEqual(coins);
    expect(told(t, 'coins')).toMatchObject([
      { crowns: 5, why: 'paid' },
      { crowns: prize, why: 'won' },
    ]);
    const lost = visit([5, 0]).choose(`bet:ecarus,${symbol}`, [blue('hit')]);
    expect(hero(lost, 'ecarus').coins).toEqual([0, 0, 0]);
  });

  test('SS-BLDG-06, SS-BLDG-07 once a visit for each hero, and not without the stake', () => {
    const t = visit([10, 10]).choose('bet:ecarus,block', [blue('hit')]);
    expect(t.offered('bet')).toEqual(['bet:laegon,block', 'bet:laegon,magic', 'bet:laegon,sorcery']);
    expect(visit([0, 0]).offered('bet')).toEqual([]);
  });
});
