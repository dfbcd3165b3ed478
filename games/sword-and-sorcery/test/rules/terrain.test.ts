import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { enemySees, heroSees, rangeBetween, waysOf } from '../../rules/zones.ts';
import { guard, inForce, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand, zone } from '../positions.ts';

const activates = (state: State): void => {
  state.supplies.activation.pile.rest = ['H'];
};

describe('terrain', () => {
  test('SS-TERR-01, SS-TERR-11, SS-TERR-12, SS-TERR-15 one point a zone, one more into difficult ground, nothing extra out of it', () => {
    const t = sit({ heroes: ['archer', 'white-rose'], at: '4B.d' }, guard);
    t.choose(to('4B.e'));
    expect(t.state.turn?.points).toBe(2);
    t.choose(to('4B.c'));
    expect(t.state.turn?.points).toBe(1);
  });

  test('SS-TERR-02, SS-TERR-03, SS-TERR-04 walls stop figures and looks, of heroes and enemies', () => {
    const { state } = sit({}, guard);
    const [street, house] = [zone('1A.t'), zone('1A.h')];
    expect(waysOf(state).walks[street]).not.toContain(house);
    expect([heroSees(state, street, house), enemySees(state, house, street)]).toEqual([false, false]);
  });

  test('SS-TERR-05, SS-TERR-06, SS-TERR-07 a barrier stops heroes and enemies from one side, not from the other', () => {
    const up = sit({ at: '4B.c' }, guard);
    expect(up.offered('step')).not.toContain(to('4B.a'));
    const down = sit({ at: '4B.a' }, guard).choose(to('4B.c'));
    expect(hero(down, 'ecarus').zone).toBe(zone('4B.c'));
    // The gremlin below must go round: three zones to 4B.a, by 4B.d and 4B.b.
    const round = sit({ at: '4B.a', passing: ['react'] }, state => {
      stand(state, 'laegon', '7A.h');
      enemy(state, 'gremlin-green-1', '4B.c');
      activates(state);
    }).choose('end', [blue('gremlin'), blue('block')]);
    expect(round.events().flatMap(event => (event.kind === 'moved' ? [event.to] : []))).toEqual(
      ['4B.d', '4B.b', '4B.a'].map(zone),
    );
  });

  test('SS-TERR-08, SS-TERR-09 across a barrier one sees, and the zones are adjacent', () => {
    const { state } = sit({}, guard);
    const [low, high] = [zone('4B.c'), zone('4B.a')];
    expect([heroSees(state, low, high), heroSees(state, high, low), rangeBetween(state, low, high)]).toEqual([
      true,
      true,
      1,
    ]);
  });

  test('SS-TERR-10 flying figures pass a barrier either way', () => {
    const t = sit({ at: '4B.c' }, state => {
      guard(state);
      inForce(state, 'ecarus', 'wings', { do: 'permit', rule: 'flies' });
    });
    expect(t.offered('step')).toContain(to('4B.a'));
  });

  test('SS-TERR-13, SS-TERR-16 difficult and dangerous ground mean nothing to enemies', () => {
    const t = sit({ at: '5B.d', passing: ['react'] }, state => {
      stand(state, 'laegon', '2A.n');
      enemy(state, 'gremlin-green-1', '5B.p');
      activates(state);
    }).choose('end', [blue('gremlin'), blue('block')]);
    expect(body(t, 'gremlin-green-1')).toMatchObject({ zone: zone('5B.d'), wounds: 0 });
  });

  test('SS-TERR-14, SS-TERR-15 a hero who enters dangerous ground has a wound at once, and none for leaving it', () => {
    const t = sit({ at: '5B.c' }, guard).choose(to('5B.p'));
    expect(hero(t, 'ecarus').wounds).toBe(1);
    expect(told(t, 'wounds')).toMatchObject([{ n: 1, rule: 'SS-TERR-14' }]);
    t.choose(to('5B.b'));
    expect(hero(t, 'ecarus').wounds).toBe(1);
  });

  test('SS-TERR-EX1 Ecarus needs all three points for two zones; the blue gremlin follows unhindered', () => {
    const t = sit({ at: '4B.b', passing: ['react'] }, state => {
      stand(state, 'laegon', '2A.n');
      enemy(state, 'gremlin-blue-1', '5B.b');
      activates(state);
    });
    t.choose(to('4B.d')).choose(to('4B.e'));
    expect(t.state.turn?.points).toBe(0);
    t.choose('end', [blue('gremlin'), blue('block'), blue('block')]);
    expect(body(t, 'gremlin-blue-1').zone).toBe(zone('4B.e'));
    expect(t.events().filter(event => event.kind === 'hits')).toMatchObject([
      { hits: { base: 0, parts: [{ amount: 1 }] } },
    ]);
  });

  test('SS-TERR-EX2 Laegon cannot cross the barrier, but shoots across it', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'], at: '4B.c' }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'brigand-red-1', '4B.a');
    });
    expect(t.offered('step')).not.toContain(to('4B.a'));
    t.choose('attack:main,brigand-red-1', [red('hit'), blue('block'), blue('block')]);
    // Pointed: the brigand resists the one hit.
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [] } }]);
  });
});
