import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { heroOf } from '../../../state.ts';
import { activations, attacks, enemiesAct, heard, way, zones } from '../../enemy-turns.ts';
import { inForce, told } from '../../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand, zone } from '../../positions.ts';

const shielded = (state: State): void => {
  for (const one of state.heroes) one.shields = 40;
};
/** Where a body stands and where it came from. */
const camefrom = (state: State, ...names: string[]): void => {
  state.enemies[0]?.bodies[0]?.came.push(...zones(...names));
};

describe('enemy movement', () => {
  test('SS-EMOV-01 enemies move as their behaviour says: who is told to attack only stays', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect([way(t, 'gremlin-green-1'), attacks(t).length]).toEqual([[], 1]);
  });

  test('SS-EMOV-02, SS-EMOV-03 by the shortest way, and of these by one without obstacles; its player chooses among the rest', () => {
    const t = enemiesAct(
      'B',
      state => {
        shielded(state);
        stand(state, 'ecarus', '5B.d');
        stand(state, 'laegon', '1A.k');
        enemy(state, 'gremlin-green-1', '5B.a', 'laegon');
      },
      [],
      { seats: 2 },
    );
    // The pool is dangerous ground; north and south of it are equally good.
    expect([t.kind, t.seat, t.offered()]).toEqual(['manage-way', 1, [`zone:${zone('5B.b')}`, `zone:${zone('5B.c')}`]]);
    t.choose(`zone:${zone('5B.c')}`);
    expect(way(t, 'gremlin-green-1')).toEqual(zones('5B.c', '5B.d'));
  });

  test('SS-EMOV-13 equally short ways with equally many obstacles: the manager, zone by zone', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'ecarus', '7A.s');
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-green-1', '6A.a');
    });
    // Past the pool one of the two zones is difficult either way.
    expect(t.offered()).toEqual([`zone:${zone('5B.b')}`, `zone:${zone('5B.d')}`]);
    t.choose(`zone:${zone('5B.d')}`);
    expect(way(t, 'gremlin-green-1')).toEqual(zones('5B.d', '5B.c', '7A.s'));
  });

  test('SS-EMOV-05 into melee is into the zone of the target, however far', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'ecarus', '1A.t');
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-green-1', '2A.o');
    });
    expect(way(t, 'gremlin-green-1')).toEqual(zones('2A.c', '2A.w', '1A.t'));
  });

  test('SS-EMOV-06 so many zones means: so many, or until the zone of the target is reached', () => {
    const comes = (at: string) =>
      way(
        enemiesAct('B', state => {
          shielded(state);
          stand(state, 'ecarus', '3A.c');
          stand(state, 'laegon', '1A.k');
          enemy(state, 'brigand-green-1', at);
        }),
        'brigand-green-1',
      );
    expect(comes('3A.d')).toEqual(zones('3A.c'));
    expect(comes('4B.b')).toEqual(zones('2A.s', '2A.c'));
  });

  test('SS-EMOV-07 difficult and dangerous ground do nothing to enemies', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'ecarus', '5B.p');
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-green-1', '4B.c');
    });
    expect(way(t, 'gremlin-green-1')).toEqual(zones('4B.e', '5B.b', '5B.p'));
    expect(body(t, 'gremlin-green-1').wounds).toBe(0);
  });

  test('SS-EMOV-11 an enemy that retreats goes where it came from', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      enemy(state, 'orc-shaman-green-1', '2A.c');
      camefrom(state, '2A.s');
    });
    expect(attacks(t)).toHaveLength(1);
    expect(way(t, 'orc-shaman-green-1')).toEqual(zones('2A.s'));
  });

  test('SS-EMOV-11 if it cannot, away from the nearest hero, into a zone without figures if there is one, as its player likes', () => {
    const retreats = (arrange: (state: State) => void) =>
      enemiesAct('B', state => {
        shielded(state);
        heroOf(state, 'laegon').wounds = 1;
        stand(state, 'ecarus', '2A.w');
        arrange(state);
      });
    const free = retreats(state => {
      enemy(state, 'orc-shaman-green-1', '2A.c');
      enemy(state, 'brigand-blue-1', '2A.n');
    });
    expect([free.kind, free.offered()]).toEqual(['manage-way', [`zone:${zone('2A.o')}`, `zone:${zone('2A.s')}`]]);
    // A barrier closes the way back: it may be jumped down only.
    const below = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'ecarus', '4B.c');
      stand(state, 'laegon', '1A.k');
      enemy(state, 'orc-shaman-green-1', '4B.c');
      camefrom(state, '4B.a');
    });
    expect(below.offered()).toEqual([`zone:${zone('4B.d')}`, `zone:${zone('4B.e')}`]);
    // In a corner there is nowhere to go.
    const corner = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'ecarus', '2A.c');
      stand(state, 'laegon', '2A.c');
      heroOf(state, 'laegon').wounds = 1;
      enemy(state, 'orc-shaman-green-1', '2A.n');
    });
    expect([attacks(corner).length, way(corner, 'orc-shaman-green-1')]).toEqual([1, []]);
  });

  test('SS-EMOV-14 the way it came without detours: a second retreat leads on, not back to the hero', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      stand(state, 'ecarus', '2A.o');
      enemy(state, 'orc-shaman-green-1', '2A.o');
      // From the hall into the crossing, then back once.
      camefrom(state, '3A.d', '3A.c', '2A.o', '2A.c');
    });
    expect(way(t, 'orc-shaman-green-1')).toEqual(zones('3A.c'));
  });

  test('SS-EMOV-12 who flies crosses barriers in any direction, and is not knocked down', () => {
    const flies = (...wings: readonly 'flies'[]) =>
      enemiesAct('B', state => {
        shielded(state);
        stand(state, 'ecarus', '4B.a');
        stand(state, 'laegon', '1A.k');
        enemy(state, 'gremlin-green-1', '4B.c');
        for (const rule of wings) inForce(state, 'gremlin-green-1', 'wings', { do: 'permit', rule });
      });
    expect(way(flies('flies'), 'gremlin-green-1')).toEqual(zones('4B.a'));
    expect(way(flies(), 'gremlin-green-1')).toEqual(zones('4B.d', '4B.b', '4B.a'));
    const felled = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'orc-warrior-red-1', '2A.c');
      enemy(state, 'brigand-green-2', '1A.h');
      inForce(state, 'orc-warrior-red-1', 'wings', { do: 'permit', rule: 'flies' });
      state.lasting.push({
        source: 'promise',
        key: 'promise',
        on: 'ecarus',
        by: 'ecarus',
        until: 'turn-end',
        what: { do: 'property', cost: {}, effects: [{ do: 'condition', condition: 'knocked-down' }] },
        next: 'attack',
        fits: null,
      });
    }).choose('attack:main,orc-warrior-red-1', [red('gremlin'), blue('gremlin'), blue('gremlin')]);
    felled.choose(felled.offered('property')[0] ?? '');
    expect(told(felled, 'property')).toHaveLength(1);
    expect(body(felled, 'orc-warrior-red-1').conditions).toEqual([]);
  });

  test('SS-EMOV-10 enemies leave zones with heroes and nobody strikes them', () => {
    const t = enemiesAct('C', state => {
      heroOf(state, 'laegon').coins = [1, 0, 0];
      stand(state, 'laegon', '2A.n');
      shielded(state);
      stand(state, 'ecarus', '2A.s');
      heroOf(state, 'ecarus').hidden = true;
      enemy(state, 'gremlin-blue-1', '2A.s');
    });
    expect(activations(t)).toEqual([['gremlin-blue-1', 2, 'laegon']]);
    expect(heard(t, 'attack').map(({ by, opportunity }) => [by, opportunity])).toEqual([['gremlin-blue-1', false]]);
    expect(hero(t, 'ecarus').hidden).toBe(true);
  });
});
