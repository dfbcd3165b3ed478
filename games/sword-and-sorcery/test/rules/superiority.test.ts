import { describe, expect, test } from 'vitest';
import { to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand } from '../positions.ts';

const superior = { source: 'superiority', amount: 1 };

describe('superiority', () => {
  test('SS-SUP-01, SS-CTRL-06 whoever dominates the zone of the target scores one hit more', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:main,brigand-green-1', [red('hit'), blue('block'), blue('block')]);
    // Two heroes against one: 1 rolled + 1 superiority - 1 armour.
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [superior] } }]);
    expect(body(t, 'brigand-green-1').wounds).toBe(1);
  });

  test('SS-SUP-01 enemies score it too', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '2A.w');
      enemy(state, 'orc-warrior-green-1', '2A.c');
      enemy(state, 'orc-shaman-green-1', '2A.c');
      state.enemies[1]?.bodies[0]?.conditions.push('stunned');
    });
    t.choose(to('2A.n'), [red('gremlin'), blue('gremlin')]);
    expect(told(t, 'hits')).toMatchObject([
      { by: 'orc-warrior-green-1', hits: { base: 0, parts: [{ source: 'automatic', amount: 1 }, superior] } },
    ]);
    expect(hero(t, 'ecarus').wounds).toBe(2);
  });

  test('SS-SUP-02 the zone of the attacker does not matter', () => {
    const shot = (friends: number) => {
      const t = sit({ heroes: ['ranger', 'white-rose', 'cleric'], passing: ['react'] }, state => {
        give(state, 'laegon', 'main', 'longbow');
        for (const id of ['ecarus', 'thorgar'] as const) stand(state, id, '1A.t');
        if (friends > 0) stand(state, 'ecarus', '2A.n');
        if (friends > 1) stand(state, 'thorgar', '2A.n');
        enemy(state, 'brigand-green-1', '2A.n');
      });
      t.choose('attack:main,brigand-green-1', [red('hit'), blue('block'), blue('block')]);
      return told(t, 'hits');
    };
    expect(shot(2)).toMatchObject([{ hits: { parts: [superior] } }]);
    expect(shot(1)).toMatchObject([{ hits: { parts: [] } }]);
    expect(shot(0)).toMatchObject([{ hits: { parts: [] } }]);
  });

  test('SS-SUP-03, SS-CTRL-07 the balance is looked at when the attack begins: knocking down comes too late', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield', 1);
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-green-1', '2A.c');
      enemy(state, 'brigand-green-2', '2A.n');
    });
    // One against one: no superiority, although the brigand lies on the ground when the hits are counted.
    t.choose('attack:off,brigand-green-1', [blue('hit'), blue('energy')])
      .choose('property:1')
      .choose('done');
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [] } }]);
  });

  test('SS-SUP-03 nor does a push change it', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:off,brigand-green-1', [blue('hit')]).choose('property:0');
    t.choose(t.offered('zone')[0] ?? '');
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [superior] } }]);
    expect(body(t, 'brigand-green-1').wounds).toBe(1);
  });

  test('SS-SUP-EX1, SS-ALLY-10 with Fenrir the heroes dominate the zone: he and Laegon score one hit more', () => {
    const t = sit({ heroes: ['ranger', 'white-rose', 'cleric', 'white-mage'], rank: 3, passing: ['react'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      learn(state, 'laegon', 'call-fenrir');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-blue-1', '2A.c');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    // Three heroes against two; with the wolf there are four.
    t.choose('power:call-fenrir,1,-').choose(to('2A.c'));
    t.choose('attack:main,brigand-green-1', [red('gremlin')]);
    expect(told(t, 'hits')).toMatchObject([
      { by: 'fenrir', hits: { base: 0, parts: [{ source: 'automatic', amount: 1 }, superior] } },
    ]);
    expect(body(t, 'brigand-green-1').wounds).toBe(1);
    if (t.kind === 'companion') t.choose('done');
    t.choose('attack:main,brigand-blue-1', [red('hit'), blue('block'), blue('block')]);
    expect(told(t, 'hits')).toMatchObject([{ by: 'laegon', hits: { base: 1, parts: [superior] } }]);
    expect(t.leftover).toEqual([]);
  });
});
