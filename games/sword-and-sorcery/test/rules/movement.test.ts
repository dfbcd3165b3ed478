import { describe, expect, test } from 'vitest';
import { HEROES } from '../../content/heroes.ts';
import { guard, inForce, to } from '../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand, zone } from '../positions.ts';

describe('move actions', () => {
  test('SS-MOVE-01, SS-MOVE-02, SS-MOVE-05 as many points as the movement range, one for each zone, one zone at a time', () => {
    const t = sit({}, guard);
    expect(HEROES.ecarus.move).toBe(3);
    expect(t.offered('step')).toEqual(['2A.n', '2A.w', '2A.o', '2A.s'].map(to));
    t.choose(to('2A.w'));
    expect(t.state.turn?.points).toBe(2);
    t.choose(to('2A.c')).choose(to('2A.o'));
    expect(t.offered('step')).toEqual([]);
    expect(hero(t, 'ecarus').zone).toBe(zone('2A.o'));
  });

  test('SS-MOVE-03 two points into difficult ground, none offered with one left', () => {
    const t = sit({ at: '4B.d' }, guard).choose(to('4B.e'));
    expect(t.state.turn?.points).toBe(1);
    // One point: 5B.b is open ground, 5B.a is difficult.
    expect(t.offered('step')).toEqual([to('4B.c'), to('4B.d'), to('5B.b')]);
  });

  test('SS-MOVE-04 not across walls, wall tokens, closed doors or the blocking side of a barrier', () => {
    expect(sit({ at: '1A.s' }, guard).offered('step')).toEqual([to('1A.t')]);
    expect(sit({ at: '4B.c' }, guard).offered('step')).toEqual([to('4B.d'), to('4B.e')]);
    const walled = sit({ at: '1A.s' }, state => {
      guard(state);
      for (const door of state.doors) door.state = 'wall';
    });
    expect([walled.offered('step'), walled.offered('open')]).toEqual([[to('1A.t')], []]);
  });

  test('SS-MOVE-06 a combat action ends the move', () => {
    const t = sit({ rank: 3 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'orc-warrior-red-1', '2A.n');
    });
    t.choose(to('2A.n'));
    expect(t.state.turn?.points).toBe(2);
    t.choose('attack:main,orc-warrior-red-1', [red('gremlin'), blue('block'), blue('block')]);
    expect(t.offered('step')).toEqual([]);
  });

  test('SS-MOVE-07 free and standard actions interrupt it, and it goes on', () => {
    const t = sit({ at: '1A.t' }, state => {
      enemy(state, 'brigand-green-2', '7A.h');
      give(state, 'ecarus', 'pack', 'bandage');
      state.supplies.trap.pile.rest = ['click'];
    });
    t.choose(to('1A.s'))
      .choose(t.offered('open')[0] ?? '')
      .choose('drop')
      .choose('dash')
      .choose(to('1A.h'));
    expect(hero(t, 'ecarus').zone).toBe(zone('1A.h'));
    expect(t.state.turn?.points).toBe(2);
  });

  test('SS-MOVE-09 heroes are not in the way of heroes', () => {
    const t = sit({ heroes: ['white-rose', 'archer', 'cleric'] }, state => {
      guard(state);
      stand(state, 'laegon', '2A.o');
      stand(state, 'thorgar', '2A.o');
    });
    t.choose(to('2A.o')).choose(to('3A.a')).choose(to('2A.o'));
    expect(t.state.heroes.map(one => one.zone)).toEqual(new Array(3).fill(zone('2A.o')));
  });

  test('SS-MOVE-10 cards change the move: more points, or none', () => {
    const t = sit({}, state => {
      guard(state);
      inForce(state, 'ecarus', 'wind', { do: 'modify', value: 'points', n: 2 });
    });
    expect(t.choose(to('2A.w')).state.turn?.points).toBe(4);
    const stuck = sit({}, state => {
      guard(state);
      inForce(state, 'ecarus', 'mud', { do: 'modify', value: 'points', n: -3 });
    });
    expect(stuck.offered('step')).toEqual([]);
  });

  test('SS-MOVE-11, SS-TERR-10 who flies passes barriers, difficult and dangerous ground', () => {
    const flies = (at: string) =>
      sit({ at }, state => {
        guard(state);
        inForce(state, 'ecarus', 'wings', { do: 'permit', rule: 'flies' });
      });
    const over = flies('4B.c').choose(to('4B.a')).choose(to('4B.c')).choose(to('4B.e'));
    expect(over.state.turn?.points).toBe(0);
    expect(hero(flies('5B.c').choose(to('5B.p')), 'ecarus').wounds).toBe(0);
  });

  test('SS-MOVE-12 who flies is not knocked down', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield', 1);
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c');
      inForce(state, 'brigand-green-1', 'wings', { do: 'permit', rule: 'flies' });
    });
    t.choose('attack:off,brigand-green-1', [blue('hit'), blue('energy')])
      .choose('property:1')
      .choose('done');
    expect(body(t, 'brigand-green-1').conditions).toEqual([]);
  });

  test('SS-MOVE-08 a story card met on the way is resolved at once; then the move goes on', () => {
    const t = sit({}, state => {
      guard(state);
      state.storyCards = [{ event: 'story-1', zone: zone('2A.o') }];
    });
    t.choose(to('2A.o'));
    expect([t.state.storyCards, t.state.events.up]).toEqual([[], ['story-1']]);
    expect(t.state.turn?.points).toBe(2);
    t.choose(to('3A.a'));
    expect(hero(t, 'ecarus').zone).toBe(zone('3A.a'));
  });
});
