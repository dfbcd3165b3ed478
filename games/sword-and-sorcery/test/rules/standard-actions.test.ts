import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { guard, suffers, to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, hero, learn, red, type Sitting, sit, stand, zone } from '../positions.ts';

/** The troll stands to the north; the marker lies with Ecarus on this level. */
const boss = (level: 1 | 2, first: 'ecarus' | 'laegon' = 'ecarus', at = '2A.n') =>
  sit({ rank: 3 }, state => {
    enemy(state, 'the-troll', at);
    state.threat = { hero: 'ecarus', level };
    begin(state, first);
  });

describe('standard actions', () => {
  test('SS-STD-02, SS-STD-15 what is at hand: dash, break open, focus, change, exchange, search, a power', () => {
    const kinds = (t: Sitting) => new Set(t.offered().map(one => one.split(':')[0]));
    const t = sit({ rank: 3 }, state => {
      guard(state);
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'laegon', 'pack', 'bandage');
      learn(state, 'ecarus', 'rally');
      heroOf(state, 'ecarus').wounds = 1;
      state.chests = [{ zone: zone('2A.c'), lock: null }];
      state.searches = [zone('2A.c')];
    });
    expect(kinds(t)).toEqual(
      new Set(['step', 'power', 'dash', 'focus', 'break', 'search', 'change', 'exchange', 'drop', 'end']),
    );
  });

  test('SS-STD-03 as many as the gem shows, the same one again if it has no limit', () => {
    const t = sit({ rank: 3 }, state => {
      guard(state);
      give(state, 'ecarus', 'main', 'longsword');
    });
    t.choose('change').choose('stow:longsword,main').choose('change').choose('wear:longsword,main');
    expect(t.state.turn?.standard).toBe(0);
    expect([t.offered('change'), t.offered('dash')]).toEqual([[], []]);
  });

  test('SS-STD-04 dash: one point more for the move, before it or within it', () => {
    const before = sit({}, guard).choose('dash').choose(to('2A.w'));
    expect(before.state.turn?.points).toBe(3);
    const within = sit({}, guard).choose(to('2A.w')).choose('dash');
    expect(within.state.turn?.points).toBe(3);
  });

  test('SS-STD-05 dash stands up whoever lies on the ground, and that is no part of the move', () => {
    const t = sit({}, state => {
      guard(state);
      suffers(state, 'ecarus', 'knocked-down');
    }).choose('dash');
    expect(hero(t, 'ecarus').conditions).toEqual([]);
    expect(t.state.turn).toMatchObject({ moved: false, points: null, standard: 0 });
    t.choose(to('2A.w'));
    expect(t.state.turn?.points).toBe(2);
  });

  test('SS-STD-06, SS-STD-09 dash and focus once a turn', () => {
    const t = sit({ rank: 7 }, state => {
      guard(state);
      give(state, 'ecarus', 'main', 'longsword');
    });
    t.choose('dash').choose('focus');
    expect(t.state.turn?.standard).toBe(1);
    expect([t.offered('dash'), t.offered('focus')]).toEqual([[], []]);
  });

  test('SS-STD-07, SS-STD-10, SS-STD-12 an engaged hero breaks nothing open, changes and exchanges nothing', () => {
    const t = sit({ rank: 3 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      state.chests = [{ zone: zone('2A.c'), lock: null }];
      state.searches = [zone('2A.c')];
      enemy(state, 'brigand-green-1', '2A.c');
    });
    for (const one of ['break', 'change', 'exchange', 'search', 'drop', 'pick-up']) expect(t.offered(one)).toEqual([]);
    expect(t.offered('dash')).toEqual(['dash']);
  });

  test('SS-STD-07 a locked door beside the hero, or a chest in the zone; then a trap', () => {
    const t = sit({}, state => {
      guard(state);
      stand(state, 'ecarus', '1A.k');
      state.supplies.trap.pile.rest = ['click'];
    });
    const [option = ''] = t.offered('break');
    t.choose(option);
    expect(t.state.doors.find(({ id }) => option.endsWith(id))?.state).toBe('open');
    expect(told(t, 'trap')).toMatchObject([{ trap: 'click', hero: 'ecarus' }]);
    expect(t.state.turn?.standard).toBe(0);
  });

  test('SS-STD-08 focus adds one hit to the next attack, and to no other', () => {
    const t = sit({ rank: 5 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    }).choose('focus');
    const miss = [red('gremlin'), blue('block'), blue('block')];
    t.choose('attack:main,orc-warrior-red-1', miss);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 0, parts: [{ source: 'focus', amount: 1 }] } }]);
    t.choose('attack:main,orc-warrior-red-1', miss);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 0, parts: [] } }]);
  });

  test('SS-STD-08 without a combat action it is for a power that attacks as a standard action, if that is ready', () => {
    const offered = (power: 'arcane-bolt' | 'mirage', glasses: number) =>
      sit({ heroes: ['white-mage', 'archer'], rank: 3 }, state => {
        guard(state);
        learn(state, 'auriel', power);
        for (const one of heroOf(state, 'auriel').powers) one.glasses = glasses;
        if (state.turn) state.turn.combat = 0;
      }).offered('focus').length;
    expect([offered('arcane-bolt', 0), offered('arcane-bolt', 1), offered('mirage', 0)]).toEqual([1, 0, 0]);
  });

  test('SS-STD-08 it is for this turn only, and not offered where no attack is left', () => {
    const t = sit({ rank: 3 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'brigand-green-1', '1A.h');
      state.supplies.activation.pile.rest = ['A'];
    }).choose('focus');
    expect(t.state.lasting).toHaveLength(1);
    t.choose('end');
    expect(t.state.lasting).toEqual([]);
    const after = sit({ rank: 3 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    }).choose('attack:main,orc-warrior-red-1', [red('gremlin'), blue('block'), blue('block')]);
    expect(after.offered('focus')).toEqual([]);
  });

  test('SS-STD-10, SS-STD-11 change equipment: any number of cards, also from one hand to the other', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'] }, state => {
      guard(state);
      give(state, 'laegon', 'main', 'short-sword');
      give(state, 'laegon', 'pack', 'leather');
    });
    t.choose('change').choose('wear:short-sword,off,main').choose('wear:leather,armour');
    expect(hero(t, 'laegon')).toMatchObject({
      main: null,
      off: { id: 'short-sword' },
      armour: { id: 'leather' },
      pack: [],
    });
    expect(t.state.turn?.standard).toBe(0);
  });

  test('SS-STD-12, SS-STD-13, SS-STD-14 exchange: one item, equipped at once where there is room, and coins', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'leather');
      heroOf(state, 'laegon').coins = [0, 1, 0];
    });
    t.choose('exchange:laegon').choose('give:leather,pack').choose('wear:leather,armour');
    expect(hero(t, 'laegon').armour?.id).toBe('leather');
    // One item is all; the coins are still open.
    expect(t.offered().filter(one => /^(give|get)/.test(one))).toEqual([]);
    t.choose('coins:laegon,ecarus,5');
    expect([hero(t, 'ecarus').coins, hero(t, 'laegon').coins]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('SS-STD-15, SS-STD-16 search: the token is turned over and a red die rolled; then it is gone', () => {
    const t = sit({}, state => {
      guard(state);
      state.searches = [zone('2A.c')];
    });
    t.choose('search', [red('gremlin')]);
    expect(told(t, 'rolled')).toMatchObject([{ what: 'search', dice: [{ die: 'red', face: ['gremlin'] }] }]);
    expect(t.state.searches).toEqual([]);
  });

  test('SS-STD-17, SS-THRT-07 the threatening hero provokes: level I to II, or II to I', () => {
    expect(boss(1).choose('provoke').state.threat).toEqual({ hero: 'ecarus', level: 2 });
    const t = boss(2).choose('provoke');
    expect(t.state.threat).toEqual({ hero: 'ecarus', level: 1 });
    expect(t.state.turn?.standard).toBe(1);
  });

  test('SS-STD-17, SS-THRT-09 anybody else turns II to I, or takes the marker on level I', () => {
    expect(boss(2, 'laegon').choose('provoke').state.threat).toEqual({ hero: 'ecarus', level: 1 });
    expect(boss(1, 'laegon').choose('provoke').state.threat).toEqual({ hero: 'laegon', level: 1 });
  });

  test('SS-STD-18, SS-THRT-07, SS-THRT-09 once a turn, only with line of sight to the boss', () => {
    expect(boss(1).choose('provoke').offered('provoke')).toEqual([]);
    expect(boss(1, 'ecarus', '1A.h').offered('provoke')).toEqual([]);
    expect(sit({}, guard).offered('provoke')).toEqual([]);
  });

  test('SS-STD-01 a standard action may stand between two attacks of a combat action', () => {
    const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      give(state, 'laegon', 'pack', 'healing-potion');
      heroOf(state, 'laegon').wounds = 2;
      enemy(state, 'orc-shaman-green-1', '2A.n');
    });
    t.choose('attack:main,orc-shaman-green-1', [red('hit'), blue('block'), blue('block')]);
    t.choose('item:healing-potion,laegon').choose('attack:own,orc-shaman-green-1,second-arrow', [red('hit+hit')]);
    expect(body(t, 'orc-shaman-green-1').wounds).toBe(1);
    expect(hero(t, 'laegon').wounds).toBe(0);
  });
});
