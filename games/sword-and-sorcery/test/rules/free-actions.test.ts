import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { guard, to, told } from '../laid.ts';
import { blue, enemy, give, hero, sit, stand, zone } from '../positions.ts';

describe('free actions', () => {
  test('SS-FREE-01, SS-FREE-05, SS-FREE-06 any number of them: drop, pick up, drop again', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'pack', 'bandage');
      heroOf(state, 'ecarus').coins = [1, 1, 0];
      const ground = state.ground[zone('2A.c')];
      ground?.items.push({ id: 'leather', side: 0, forged: false, charges: 0 });
      if (ground !== undefined) ground.coins = [2, 0, 0];
    });
    t.choose('pick-up').choose('take:leather').choose('take-coins:10');
    expect(hero(t, 'ecarus')).toMatchObject({ coins: [3, 1, 0], pack: [{ id: 'bandage' }, { id: 'leather' }] });
    t.choose('drop').choose('lay:longsword,main').choose('lay:bandage,pack').choose('done');
    expect(hero(t, 'ecarus')).toMatchObject({ main: null, pack: [{ id: 'leather' }] });
    expect(t.state.ground[zone('2A.c')]?.items.map(({ id }) => id)).toEqual(['longsword', 'bandage']);
    expect(t.state.turn).toMatchObject({ combat: 1, standard: 1, moved: false });
  });

  test('SS-FREE-03 open a door beside the hero; a trap card is drawn', () => {
    const t = sit({}, state => {
      enemy(state, 'brigand-green-2', '7A.h');
      stand(state, 'ecarus', '1A.s');
      state.supplies.trap.pile.rest = ['click'];
    });
    const [option = ''] = t.offered('open');
    t.choose(option);
    expect(told(t, 'trap')).toMatchObject([{ trap: 'click' }]);
    expect(t.offered('step')).toContain(to('1A.h'));
    expect(t.state.turn).toMatchObject({ combat: 1, standard: 1 });
  });

  test('SS-FREE-04 an engaged hero opens a door too', () => {
    const t = sit({}, state => {
      stand(state, 'ecarus', '1A.s');
      enemy(state, 'brigand-green-2', '1A.s');
    });
    expect(t.offered('open')).toHaveLength(1);
  });

  test('SS-FREE-05 an engaged hero neither drops nor picks up', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'pack', 'bandage');
      state.ground[zone('2A.c')]?.coins.splice(0, 1, 3);
      enemy(state, 'brigand-green-2', '2A.c');
    });
    expect([t.offered('drop'), t.offered('pick-up')]).toEqual([[], []]);
  });

  test('SS-FREE-06 loot tokens are turned over and taken', () => {
    const t = sit({}, state => {
      guard(state);
      const ground = state.ground[zone('2A.c')];
      if (ground !== undefined) ground.loot = 1;
      state.supplies.loot.pile.rest = ['10'];
    });
    t.choose('pick-up');
    expect(hero(t, 'ecarus').coins).toEqual([0, 1, 0]);
    expect(t.state.ground[zone('2A.c')]?.loot).toBe(0);
  });

  test('SS-FREE-05, SS-FREE-06 coins in any number: piece by piece, or all at once', () => {
    const t = sit({}, state => {
      guard(state);
      heroOf(state, 'ecarus').coins = [2, 1, 0];
    });
    t.choose('drop');
    expect(t.offered()).toEqual(['take-coins:5', 'take-coins:10', 'take-coins:20']);
    t.choose('take-coins:5').choose('done');
    expect([hero(t, 'ecarus').coins, t.state.ground[zone('2A.c')]?.coins]).toEqual([
      [1, 1, 0],
      [1, 0, 0],
    ]);
    const found = sit({}, state => {
      guard(state);
      const ground = state.ground[zone('2A.c')];
      if (ground !== undefined) ground.coins = [0, 1, 1];
    });
    found.choose('pick-up').choose('take-coins:50').choose('done');
    expect([hero(found, 'ecarus').coins, found.state.ground[zone('2A.c')]?.coins]).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  test('SS-FREE-07 what is picked up goes into the inventory, even if its place is free', () => {
    const t = sit({}, state => {
      guard(state);
      state.ground[zone('2A.c')]?.items.push({ id: 'chain', side: 0, forged: false, charges: 0 });
    });
    t.choose('pick-up');
    expect(hero(t, 'ecarus')).toMatchObject({ armour: null, pack: [{ id: 'chain' }] });
    t.choose('change').choose('wear:chain,armour');
    expect(hero(t, 'ecarus')).toMatchObject({ armour: { id: 'chain' }, pack: [] });
  });

  test('SS-FREE-08 leaving a zone with an enemy is disengaging, leaving any other is not', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    t.choose(to('2A.n'), [blue('gremlin'), blue('block')]);
    expect(told(t, 'disengaged')).toMatchObject([{ figure: 'ecarus', strikes: ['gremlin-green-1'] }]);
    const free = sit({}, guard).choose(to('2A.n'));
    expect(told(free, 'disengaged')).toEqual([]);
  });
});
