import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { criticals, nextAttack, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

describe('Area Effect', () => {
  test('SS-AOE-EX1, SS-AOE-01, SS-AOE-02, SS-AOE-05 Hail of Arrows: one roll, three enemies, three defences', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'], at: '2A.n' }, state => {
      give(state, 'laegon', 'main', 'longbow');
      learn(state, 'laegon', 'hail-of-arrows');
      enemy(state, 'brigand-green-1', '2A.c');
      enemy(state, 'gremlin-blue-1', '2A.c');
      enemy(state, 'orc-shaman-green-1', '2A.c');
      // Beside them, not among them.
      enemy(state, 'gremlin-green-1', '2A.s');
    });
    t.choose('power:hail-of-arrows,1,-');
    t.choose('attack:main,gremlin-blue-1', [red('hit+hit'), blue('hit'), blue('block'), blue('block')]);
    // Pointed: the brigand resists; the blue gremlin has a die, the shaman two shields.
    expect(told(t, 'rolled')).toHaveLength(2);
    expect(told(t, 'hits').map(event => 'target' in event && event.target)).toEqual([
      'gremlin-blue-1',
      'brigand-green-1',
      'orc-shaman-green-1',
    ]);
    expect(body(t, 'gremlin-blue-1').wounds).toBe(2);
    expect(body(t, 'brigand-green-1').wounds).toBe(1);
    expect(body(t, 'orc-shaman-green-1')).toMatchObject({ wounds: 1, shields: 0 });
    expect(body(t, 'gremlin-green-1').wounds).toBe(0);
    expect(hero(t, 'ecarus').wounds).toBe(0);
  });

  test('SS-AOE-EX2, SS-AOE-03 the Mystic Sceptre reaches the zone and those around it, without line of sight, and no hero', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      give(state, 'auriel', 'main', 'mystic-sceptre');
      enemy(state, 'brigand-blue-1', '2A.c');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-green-2', '2A.n');
      enemy(state, 'brigand-green-1', '2A.w');
      enemy(state, 'brigand-green-2', '1A.t');
    });
    t.choose('attack:main,brigand-blue-1', [red('hit+hit'), blue('energy')]).choose('property:0', [blue('gremlin')]);
    expect(body(t, 'brigand-blue-1').wounds).toBe(1);
    expect(body(t, 'gremlin-green-1').wounds).toBe(2);
    expect(body(t, 'gremlin-green-2').wounds).toBe(2);
    expect(body(t, 'brigand-green-1').wounds).toBe(1);
    // Two zones away.
    expect(body(t, 'brigand-green-2').wounds).toBe(0);
    expect([hero(t, 'auriel').wounds, hero(t, 'ecarus').wounds]).toEqual([0, 0]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-AOE-04 the blocking side of a barrier stops it, its other side does not', () => {
    const burst = (at: '4B.c' | '4B.a', other: '4B.c' | '4B.a') => {
      const t = sit({ heroes: ['white-mage', 'white-rose'], at }, state => {
        give(state, 'auriel', 'main', 'mystic-sceptre');
        stand(state, 'ecarus', '1A.t');
        enemy(state, 'gremlin-green-1', at);
        enemy(state, 'gremlin-green-2', other);
      });
      t.choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('energy')]).choose('property:0');
      return body(t, 'gremlin-green-2').wounds;
    };
    expect(burst('4B.c', '4B.a')).toBe(0);
    expect(burst('4B.a', '4B.c')).toBe(2);
  });

  test('SS-AOE-01, SS-AOE-07 every property of the attack works on all of them; who is pushed out of the area is hit all the same', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield', 1);
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-green-2', '2A.c');
      for (const { bodies } of state.enemies) for (const one of bodies) one.came = [zone('2A.s')];
      nextAttack(state, 'ecarus', { do: 'area', n: 0 });
    });
    t.choose('attack:off,gremlin-green-1', [blue('hit'), blue('energy')])
      .choose('property:0')
      .choose('property:1');
    for (const id of ['gremlin-green-1', 'gremlin-green-2'])
      expect(body(t, id)).toMatchObject({ zone: zone('2A.s'), conditions: ['knocked-down'], wounds: 1 });
  });

  test('SS-AOE-07, SS-CRIT-03 each of them draws a critical hit of its own', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'greataxe');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c');
      enemy(state, 'brigand-green-2', '2A.c');
      criticals(state, 'armour-1', 'armour-1');
      nextAttack(state, 'ecarus', { do: 'area', n: 0 });
    });
    t.choose('attack:main,brigand-green-1', [red('energy+energy'), red('hit+hit'), blue('block')]).choose('property:0');
    for (const id of ['brigand-green-1', 'brigand-green-2'])
      expect(body(t, id)).toMatchObject({ criticals: ['armour-1'], wounds: 2 });
  });

  test('SS-AOE-05 wounds come at once: a kill does not change what the others take', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-green-2', '2A.c');
      nextAttack(state, 'ecarus', { do: 'area', n: 0 });
    });
    t.choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    expect(t.state.enemies).toEqual([]);
    const kinds = t.happened().map(({ kind }) => kind);
    expect(kinds.lastIndexOf('defended')).toBeLessThan(kinds.indexOf('wounds'));
  });

  test('SS-AOE-06 healing with an area works on all heroes of the zone', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose', 'cleric'] }, state => {
      learn(state, 'auriel', 'light-of-anere');
      for (const id of ['auriel', 'ecarus', 'thorgar'] as const) heroOf(state, id).wounds = 2;
      stand(state, 'thorgar', '2A.n');
    });
    t.choose('power:light-of-anere,1,ecarus');
    expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([1, 1, 2]);
  });
});
