import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { doorZones, groundOf, heroSees, waysOf } from '../../rules/zones.ts';
import { heroOf } from '../../state.ts';
import { to, told } from '../laid.ts';
import { blue, body, enemy, hero, red, type Sitting, sit, stand, zone } from '../positions.ts';

const TAVERN = '1A.h|1A.s';
const GRANARY = '1A.g|1A.k';

/** Ecarus stands somewhere, a trap that does nothing lies on top, the chest holds this. */
const at = (name: string, arrange: (state: State) => void = () => {}): Sitting =>
  sit({ at: name }, state => {
    enemy(state, 'brigand-green-2', '7A.h');
    stand(state, 'laegon', '2A.n');
    state.supplies.trap.pile.rest = ['click'];
    arrange(state);
  });
const doorState = (t: Sitting, id: string) => t.state.doors.find(door => door.id === id)?.state;
const walks = (t: Sitting, from: string, into: string): boolean =>
  waysOf(t.state).walks[zone(from)]?.includes(zone(into)) ?? false;

describe('doors', () => {
  test('SS-ELEM-01 doors, chests, searches, portals and altars lie on the map as the adventure says', () => {
    const state = sit({}).state;
    expect(state.doors).toEqual([
      { id: TAVERN, state: 'closed', lock: null },
      { id: GRANARY, state: 'locked', lock: null },
    ]);
    expect([state.chests, state.searches]).toEqual([[{ zone: zone('1A.h'), lock: null }], [zone('1A.y')]]);
    expect(state.portals.map(one => one.zone)).toEqual([zone('5B.c'), zone('3A.b')]);
    expect(state.altars).toEqual([{ zone: zone('2A.n'), active: true }]);
  });

  test('SS-ELEM-02 a door stands on the border of two zones that touch, on every map', () => {
    const { state } = sit({});
    for (const { id } of state.doors) {
      const [a, b] = doorZones(state, id);
      expect(groundOf('sparring-yard').map.distance(a, b)).toBe(1);
    }
    expect(() => doorZones(state, '1A.s|1A.t')).toThrow('There is no place for a door "1A.s|1A.t" on this map.');
  });

  test('SS-ELEM-03, SS-ELEM-04 closed: nobody passes, nobody sees through, the zones are not adjacent', () => {
    const t = at('1A.s');
    expect([walks(t, '1A.s', '1A.h'), walks(t, '1A.h', '1A.s')]).toEqual([false, false]);
    expect(heroSees(t.state, zone('1A.s'), zone('1A.h'))).toBe(false);
    expect(waysOf(t.state).near[zone('1A.s')]).not.toContain(zone('1A.h'));
    expect(t.offered('step')).not.toContain(to('1A.h'));
  });

  test('SS-ELEM-05, SS-FREE-03 whoever stands beside an unlocked door opens it for nothing, from either side', () => {
    for (const side of ['1A.s', '1A.h']) {
      const t = at(side);
      expect(t.offered('open')).toEqual([`open:${TAVERN}`]);
      t.choose(`open:${TAVERN}`);
      expect(t.state.turn).toMatchObject({ combat: 1, standard: 1, moved: false });
    }
    expect(at('1A.t').offered('open')).toEqual([]);
  });

  test('SS-ELEM-06, SS-ELEM-20, SS-FREE-03 first the trap, then the door goes', () => {
    const t = at('1A.s').choose(`open:${TAVERN}`);
    expect(t.happened().map(({ kind }) => kind)).toEqual(['trap', 'opened']);
    expect([doorState(t, TAVERN), t.state.supplies.trap.out]).toEqual(['open', ['click']]);
    expect(t.offered('step')).toContain(to('1A.h'));
  });

  test('SS-ELEM-06, SS-ELEM-20 while the trap is resolved the door is still shut: the gremlin behind it hears the alarm, but cannot come', () => {
    const t = at('1A.s', state => {
      state.enemies = [];
      enemy(state, 'gremlin-green-1', '1A.h');
      state.supplies.trap.pile.rest = ['alarm'];
      state.supplies.activation.pile.rest = ['B'];
    }).choose(`open:${TAVERN}`);
    expect(told(t, 'activation-card')).toMatchObject([{ card: 'B', queue: ['gremlin-green-1'] }]);
    expect([t.kind, body(t, 'gremlin-green-1').zone, told(t, 'attack')]).toEqual(['turn', zone('1A.h'), []]);
    expect(doorState(t, TAVERN)).toBe('open');
  });

  test('SS-ELEM-06, SS-ELEM-20 the door opens even if its trap kills whoever opens it', () => {
    const t = at('1A.s', state => {
      heroOf(state, 'ecarus').wounds = 7;
      state.supplies.trap.pile.rest = ['blade'];
    }).choose(`open:${TAVERN}`, [blue('gremlin')]);
    expect([hero(t, 'ecarus').ghost, doorState(t, TAVERN)]).toEqual([true, 'open']);
  });

  test('SS-ELEM-06, SS-SHAD-04 what is seen through the open door comes at once', () => {
    const t = at('1A.s', state => {
      state.shadows = [zone('1A.h')];
      state.supplies.shadow.pile.rest = ['citizen'];
    });
    expect(t.state.shadows).toEqual([zone('1A.h')]);
    t.choose(`open:${TAVERN}`);
    expect(t.happened().map(({ kind }) => kind)).toEqual(['trap', 'opened', 'shadow']);
  });

  test('SS-ELEM-07 an open door stays open', () => {
    const t = at('1A.s').choose(`open:${TAVERN}`).choose(to('1A.h')).choose(to('1A.s'));
    expect([doorState(t, TAVERN), t.offered('open'), t.offered('break')]).toEqual(['open', [], []]);
  });

  test('SS-ELEM-08, SS-STD-07 a locked door costs a standard action, and needs somebody who is not engaged', () => {
    const t = at('1A.k');
    expect([t.offered('open'), t.offered('break')]).toEqual([[], [`break:${GRANARY}`]]);
    t.choose(`break:${GRANARY}`);
    expect([doorState(t, GRANARY), t.state.turn?.standard]).toEqual(['open', 0]);
    expect(t.happened().map(({ kind }) => kind)).toEqual(['trap', 'opened']);
    const engaged = at('1A.k', state => {
      enemy(state, 'gremlin-green-1', '1A.k');
    });
    expect(engaged.offered('break')).toEqual([]);
    const spent = at('1A.k').choose('dash');
    expect(spent.offered('break')).toEqual([]);
  });

  test('SS-ELEM-19 a wall token is a wall: no way, no sight, nothing to open', () => {
    const t = at('1A.s', state => {
      const door = state.doors.find(({ id }) => id === TAVERN);
      if (door !== undefined) door.state = 'wall';
    });
    expect([walks(t, '1A.s', '1A.h'), heroSees(t.state, zone('1A.s'), zone('1A.h'))]).toEqual([false, false]);
    expect([t.offered('open'), t.offered('break')]).toEqual([[], []]);
  });
});

/** A chest in the zone of Ecarus, with this token and these treasures. */
const chest = (token: string, arrange: (state: State) => void = () => {}): Sitting =>
  at('2A.c', state => {
    state.chests = [{ zone: zone('2A.c'), lock: null }];
    state.supplies.chest.pile.rest = [token];
    arrange(state);
  });

describe('chests', () => {
  test('SS-ELEM-09, SS-STD-07 whoever stands in its zone and is not engaged breaks it open with a standard action', () => {
    const t = chest('chest-of-coins');
    expect(t.offered('break')).toEqual(['break:chest-1']);
    t.choose('break:chest-1');
    expect(t.state.turn?.standard).toBe(0);
    expect(chest('chest-of-coins', state => stand(state, 'ecarus', '2A.w')).offered('break')).toEqual([]);
    const engaged = chest('chest-of-coins', state => {
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(engaged.offered('break')).toEqual([]);
  });

  test('SS-ELEM-10, SS-ELEM-20 the trap, then what it holds for that hero, then it is gone: 50 crowns', () => {
    const t = chest('chest-of-coins').choose('break:chest-1');
    expect(t.happened().map(({ kind }) => kind)).toEqual(['trap', 'opened', 'coins']);
    expect([hero(t, 'ecarus').coins, t.state.chests]).toEqual([[0, 0, 1], []]);
  });

  test('SS-ELEM-10 one treasure and 15 crowns; two treasures', () => {
    const one = chest('chest-of-one', state => {
      state.supplies.treasure.pile.rest = ['frost-blade'];
    }).choose('break:chest-1');
    expect(hero(one, 'ecarus')).toMatchObject({ coins: [1, 1, 0], pack: [{ id: 'frost-blade' }] });
    const two = chest('chest-of-two', state => {
      state.supplies.treasure.pile.rest = ['frost-blade', 'frost-blade'];
    }).choose('break:chest-1');
    expect(hero(two, 'ecarus')).toMatchObject({
      coins: [0, 0, 0],
      pack: [{ id: 'frost-blade' }, { id: 'frost-blade' }],
    });
  });

  test('SS-ELEM-20 whoever dies of the trap receives nothing, and the chest is gone all the same', () => {
    const t = chest('chest-of-coins', state => {
      heroOf(state, 'ecarus').wounds = 6;
      state.supplies.trap.pile.rest = ['blade'];
    }).choose('break:chest-1', [blue('gremlin')]);
    expect(hero(t, 'ecarus')).toMatchObject({ ghost: true, coins: [0, 0, 0] });
    expect([t.state.chests, told(t, 'coins')]).toEqual([[], []]);
  });
});

describe('magic locks and keys', () => {
  const locked = (arrange: (state: State) => void = () => {}): Sitting =>
    at('1A.s', state => {
      for (const door of state.doors) door.lock = 'red';
      state.chests = [{ zone: zone('1A.s'), lock: 'blue' }];
      arrange(state);
    });

  test('SS-ELEM-11 with a magic lock nothing is opened or broken open', () => {
    const t = locked();
    expect([t.offered('open'), t.offered('break'), t.offered('unlock')]).toEqual([[], [], []]);
    const bakery = locked(state => stand(state, 'ecarus', '1A.k'));
    expect(bakery.offered('break')).toEqual([]);
  });

  test('SS-ELEM-12, SS-ELEM-13 the key of its colour removes it for nothing; the door must still be opened', () => {
    const t = locked(state => {
      heroOf(state, 'ecarus').keys = ['red'];
    });
    expect(t.offered('unlock')).toEqual([`unlock:${TAVERN}`]);
    t.choose(`unlock:${TAVERN}`);
    expect([doorState(t, TAVERN), t.state.turn]).toMatchObject(['closed', { combat: 1, standard: 1 }]);
    expect(told(t, 'trap')).toEqual([]);
    t.choose(`open:${TAVERN}`);
    expect(doorState(t, TAVERN)).toBe('open');
    const box = locked(state => {
      heroOf(state, 'ecarus').keys = ['blue'];
    });
    box.choose('unlock:chest-1');
    expect([box.state.chests, box.offered('break')]).toEqual([[{ zone: zone('1A.s'), lock: null }], ['break:chest-1']]);
  });

  test('SS-ELEM-14 a key stays with its hero: it opens one lock after the other', () => {
    const t = locked(state => {
      heroOf(state, 'ecarus').keys = ['red'];
    });
    t.choose(`unlock:${TAVERN}`).choose(to('1A.t')).choose(to('1A.k'));
    expect([hero(t, 'ecarus').keys, t.offered('unlock')]).toEqual([['red'], [`unlock:${GRANARY}`]]);
  });

  test('SS-ELEM-15, SS-ELEM-16 where its hero dies it lies, and another picks it up for nothing', () => {
    const t = at('1A.s', state => {
      const ecarus = heroOf(state, 'ecarus');
      ecarus.wounds = 7;
      ecarus.keys = ['red'];
      stand(state, 'laegon', '1A.s');
      state.supplies.trap.pile.rest = ['blade'];
      state.supplies.activation.pile.rest = ['A'];
      for (const one of state.heroes) one.wounds = one.id === 'ecarus' ? 7 : 0;
    });
    t.choose(`open:${TAVERN}`, [blue('gremlin'), blue('energy')]);
    expect([hero(t, 'ecarus').keys, t.state.ground[zone('1A.s')]?.keys]).toEqual([[], ['red']]);
    const other = at('1A.s', state => {
      state.ground[zone('1A.s')]?.keys.push('red');
    });
    other.choose('pick-up');
    expect([hero(other, 'ecarus').keys, other.state.ground[zone('1A.s')]?.keys]).toEqual([['red'], []]);
    expect(other.state.turn).toMatchObject({ combat: 1, standard: 1, moved: false });
  });
});

/** Ecarus searches his zone: which token, and what the red die shows. */
const searched = (
  token: string,
  face: string,
  dice: readonly number[] = [],
  arrange: (state: State) => void = () => {},
) =>
  at('2A.c', state => {
    state.searches = [zone('2A.c')];
    state.supplies.search.pile.rest = [token];
    state.supplies.treasure.pile.rest = ['frost-blade', 'frost-blade'];
    heroOf(state, 'ecarus').wounds = 3;
    arrange(state);
  }).choose('search', [red(face), ...dice]);

describe('search tokens', () => {
  test('SS-ELEM-17, SS-ELEM-18 a standard action in the zone: the token is turned over, the die chooses, the token is gone', () => {
    const t = searched('search-1', 'hit');
    expect([t.state.turn?.standard, t.state.searches, hero(t, 'ecarus').coins]).toEqual([0, [], [1, 0, 0]]);
    expect(t.state.supplies.search.out).toEqual(['search-1']);
    const beside = at('2A.w', state => {
      state.searches = [zone('2A.c')];
    });
    expect(beside.offered('search')).toEqual([]);
  });

  test('SS-ELEM-18 the first token: two treasures, one, 15 crowns, 5 crowns, a gremlin', () => {
    expect(hero(searched('search-1', 'magic+sorcery'), 'ecarus').pack).toHaveLength(2);
    expect(hero(searched('search-1', 'hit+magic'), 'ecarus').pack).toHaveLength(1);
    expect(hero(searched('search-1', 'energy+energy'), 'ecarus').coins).toEqual([1, 1, 0]);
    expect(hero(searched('search-1', 'hit+hit'), 'ecarus').coins).toEqual([1, 0, 0]);
    const t = searched('search-1', 'gremlin', [], state => {
      state.supplies.enemy.pile.rest = ['gremlin-green-1'];
    });
    expect(body(t, 'gremlin-green-1').zone).toBe(zone('2A.c'));
  });

  test('SS-ELEM-18 the second token: 2 shards, a potion, a bandage, 10 crowns, a trap', () => {
    expect(searched('search-2', 'magic+sorcery').state.shards).toBe(2);
    expect(hero(searched('search-2', 'hit+magic'), 'ecarus').pack).toMatchObject([{ id: 'healing-potion' }]);
    expect(hero(searched('search-2', 'energy+energy'), 'ecarus').pack).toMatchObject([{ id: 'bandage' }]);
    expect(hero(searched('search-2', 'hit'), 'ecarus').coins).toEqual([0, 1, 0]);
    expect(told(searched('search-2', 'gremlin'), 'trap')).toMatchObject([{ trap: 'click' }]);
  });

  test('SS-ELEM-18 the third token: a treasure and a shard, a power ready, 2 healed, 5 crowns, an activation', () => {
    const best = searched('search-3', 'magic+sorcery');
    expect([best.state.shards, hero(best, 'ecarus').pack.length]).toEqual([1, 1]);
    const ready = searched('search-3', 'hit+magic', [], state => {
      heroOf(state, 'ecarus').powers.push({ id: 'charge', glasses: 2, from: null });
    });
    expect(hero(ready, 'ecarus').powers[0]?.glasses).toBe(0);
    expect(hero(searched('search-3', 'energy+energy'), 'ecarus').wounds).toBe(1);
    expect(hero(searched('search-3', 'hit'), 'ecarus').coins).toEqual([1, 0, 0]);
    const alarm = searched('search-3', 'gremlin', [], state => {
      state.supplies.activation.pile.rest = ['A'];
    });
    expect(told(alarm, 'activation-card')).toMatchObject([{ card: 'A' }]);
  });

  test('SS-ELEM-18 the fourth token: two treasures, one, 10 crowns, nothing, a shadow', () => {
    expect(hero(searched('search-4', 'magic+sorcery'), 'ecarus').pack).toHaveLength(2);
    expect(hero(searched('search-4', 'hit+magic'), 'ecarus').pack).toHaveLength(1);
    expect(hero(searched('search-4', 'energy+energy'), 'ecarus').coins).toEqual([0, 1, 0]);
    expect(hero(searched('search-4', 'hit'), 'ecarus')).toMatchObject({ coins: [0, 0, 0], pack: [] });
    const t = searched('search-4', 'gremlin', [], state => {
      state.supplies.shadow.pile.rest = ['citizen'];
    });
    expect(told(t, 'shadow')).toMatchObject([{ zone: zone('2A.c'), shadow: 'citizen' }]);
  });

  test('SS-ELEM-21 of two symbols sorcery counts before magic, magic and energy before a hit', () => {
    expect(hero(searched('search-4', 'hit+energy'), 'ecarus').coins).toEqual([0, 1, 0]);
    expect(searched('search-2', 'magic+sorcery').state.shards).toBe(2);
    expect(hero(searched('search-2', 'hit+magic'), 'ecarus').pack).toMatchObject([{ id: 'healing-potion' }]);
  });
});
