import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { heroOf } from '../../state.ts';
import { told } from '../laid.ts';
import { blue, body, enemy, give, hero, sit, stand, zone } from '../positions.ts';

/** Ecarus bashes a brigand with his Shield: one blue die, Push for nothing. */
const bash = (at: string, face: string, arrange: (state: State) => void = () => {}) =>
  sit({ at }, state => {
    give(state, 'ecarus', 'off', 'shield');
    stand(state, 'laegon', '1A.t');
    enemy(state, 'brigand-green-1', at);
    arrange(state);
  })
    .choose('attack:off,brigand-green-1', [blue(face)])
    .choose('property:0');

const came = (state: State, name: string): void => {
  const [one] = state.enemies[0]?.bodies ?? [];
  if (one !== undefined) one.came = [zone(name)];
};

describe('push', () => {
  test('SS-PUSH-01 with a hit the target is moved into an adjacent zone, without one it stays', () => {
    const t = bash('2A.c', 'hit');
    expect(t.kind).toBe('push');
    t.choose(`zone:${zone('2A.o')}`);
    expect(body(t, 'brigand-green-1').zone).toBe(zone('2A.o'));
    const missed = bash('2A.c', 'block');
    expect([missed.kind, body(missed, 'brigand-green-1').zone]).toEqual(['turn', zone('2A.c')]);
  });

  test('SS-PUSH-02 into the zone it was in last; else whoever manages it chooses', () => {
    const t = bash('2A.c', 'hit', state => came(state, '2A.s'));
    expect(body(t, 'brigand-green-1').zone).toBe(zone('2A.s'));
    // It came from far away: nothing is next to it but what is.
    const chosen = sit({ seats: 2 }, state => {
      give(state, 'ecarus', 'off', 'shield');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c', 'laegon');
      came(state, '5B.c');
    });
    chosen.choose('attack:off,brigand-green-1', [blue('hit')]).choose('property:0');
    expect([chosen.kind, chosen.seat]).toEqual(['push', 1]);
    expect(chosen.offered()).toEqual(['2A.n', '2A.w', '2A.o', '2A.s'].map(name => `zone:${zone(name)}`));
  });

  test('SS-PUSH-03 the attack goes on all the same', () => {
    const t = bash('2A.c', 'block+hit', state => {
      came(state, '2A.s');
      state.enemies[0]?.bodies[0]?.conditions.push('knocked-down');
    });
    // No armour, and superiority over a zone in which all enemies lie on the ground.
    expect(told(t, 'defended')).toMatchObject([{ hits: 2, wounds: 2 }]);
    expect(body(t, 'brigand-green-1')).toMatchObject({ zone: zone('2A.s'), wounds: 2 });
  });

  test('SS-PUSH-04 what keeps a figure from moving does not keep it from being pushed', () => {
    const t = bash('2A.c', 'hit', state => {
      came(state, '2A.s');
      state.enemies[0]?.bodies[0]?.conditions.push('stunned', 'slowed');
    });
    expect(body(t, 'brigand-green-1').zone).toBe(zone('2A.s'));
  });

  test('SS-PUSH-05 into dangerous terrain too: a hero suffers a wound there, an enemy none', () => {
    const t = sit({ at: '5B.c' }, state => {
      give(state, 'ecarus', 'off', 'shield');
      heroOf(state, 'laegon').came = [zone('5B.p')];
    });
    t.choose('attack:off,laegon', [blue('hit')]).choose('property:0', [blue('block')]);
    expect(hero(t, 'laegon')).toMatchObject({ zone: zone('5B.p'), wounds: 1 });
    const enemyThere = bash('5B.c', 'hit', state => came(state, '5B.p'));
    expect(body(enemyThere, 'brigand-green-1')).toMatchObject({ zone: zone('5B.p'), wounds: 0 });
  });

  test('SS-PUSH-06 never across the blocking side of a barrier', () => {
    const t = bash('4B.c', 'hit', state => came(state, '4B.a'));
    expect(t.offered()).toEqual([`zone:${zone('4B.d')}`, `zone:${zone('4B.e')}`]);
    const down = bash('4B.a', 'hit', state => came(state, '4B.c'));
    expect(body(down, 'brigand-green-1').zone).toBe(zone('4B.c'));
  });

  test('SS-PUSH-07, SS-PUSH-08, SS-PUSH-09 an engaged hero pushes another out of a fight: no opportunity attacks, but the hits count', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield', 1);
      enemy(state, 'orc-warrior-green-1', '2A.c');
      enemy(state, 'orc-warrior-green-2', '2A.c');
      heroOf(state, 'laegon').came = [zone('2A.n')];
    });
    expect(t.offered('attack:off')).toContain('attack:off,laegon');
    t.choose('attack:off,laegon', [blue('hit'), blue('hit')]).choose('property:0', [blue('block')]);
    expect(hero(t, 'laegon')).toMatchObject({ zone: zone('2A.n'), wounds: 1 });
    expect(t.events().filter(({ kind }) => kind === 'attack')).toHaveLength(1);
    expect(t.leftover).toEqual([]);
  });

  test('SS-PUSH-08 a weapon that does not push is not raised against heroes', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'off', 'shield');
    });
    expect(t.offered('attack')).toEqual(['attack:off,laegon']);
  });
});
