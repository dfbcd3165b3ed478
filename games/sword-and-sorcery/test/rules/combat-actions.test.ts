import { describe, expect, test } from 'vitest';
import { to, told } from '../laid.ts';
import { blue, body, enemy, give, learn, red, sit, stand } from '../positions.ts';

describe('combat actions', () => {
  test('SS-CACT-01 an attack with the main, two-handed or off-hand weapon', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'off', 'shield');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    expect(t.offered('attack')).toEqual(['attack:main,brigand-green-1', 'attack:off,brigand-green-1']);
    t.choose('attack:off,brigand-green-1', [blue('block')]).choose('done');
    expect(t.state.turn?.combat).toBe(0);
    expect(t.offered('attack')).toEqual([]);
  });

  test('SS-CACT-02 range {0}: only in the own zone, hand to hand', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      learn(state, 'ecarus', 'mighty-blow');
      enemy(state, 'brigand-green-1', '2A.n');
    });
    expect(t.offered('attack')).toEqual([]);
    t.choose('power:mighty-blow,1,-').choose(to('2A.n'));
    // A melee attack: Mighty Blow adds its red die.
    t.choose('attack:main,brigand-green-1', [red('hit'), red('hit'), blue('block'), blue('block')]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-CACT-03 longer weapons reach what is within range and in sight; those are ranged attacks, also at hand', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'] }, state => {
      give(state, 'laegon', 'off', 'throwing-knives');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-green-2', '2A.s');
      enemy(state, 'brigand-green-1', '3A.a');
    });
    // Two zones are too far for a range of 1.
    expect(t.offered('attack')).toEqual(['attack:off,gremlin-green-1']);
    const near = (range: 'longbow' | 'short-sword') => {
      const own = sit({ heroes: ['ranger', 'white-rose'] }, state => {
        give(state, 'laegon', 'main', range);
        stand(state, 'ecarus', '1A.t');
        enemy(state, 'brigand-green-1', '2A.c');
        state.lasting.push({
          source: 'reach',
          key: 'reach',
          on: 'laegon',
          by: 'laegon',
          until: 'turn-end',
          what: { do: 'modify', value: 'hits', n: 1, if: { is: 'ranged' } },
          next: null,
          fits: null,
        });
      });
      const dice = range === 'longbow' ? [blue('block'), blue('block')] : [blue('block')];
      own.choose('attack:main,brigand-green-1', [red('hit'), ...dice]);
      return told(own, 'hits');
    };
    expect(near('longbow')).toMatchObject([{ hits: { parts: [{ source: 'reach', amount: 1 }] } }]);
    expect(near('short-sword')).toMatchObject([{ hits: { parts: [] } }]);
  });

  test('SS-CACT-03, SS-LOS-01 not without line of sight', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-green-2', '2A.s');
    });
    // The one on the way hides the one behind it.
    expect(t.offered('attack')).toEqual(['attack:main,gremlin-green-1']);
  });

  test('SS-CACT-04, SS-ENG-02 with enemies in the own zone nobody else can be attacked', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-green-2', '2A.n');
    });
    expect(t.offered('attack')).toEqual(['attack:main,gremlin-green-1']);
  });

  test('SS-CACT-05 a power may be the combat action', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      learn(state, 'auriel', 'thunder-god');
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.n');
    });
    t.choose(to('2A.w')).choose('power:thunder-god,1,gremlin-green-1', [red('hit+hit'), blue('block')]);
    expect(body(t, 'gremlin-green-1').wounds).toBe(2);
    expect(t.state.turn).toMatchObject({ combat: 0, standard: 1, points: null });
    expect(t.offered('step')).toEqual([]);
  });

  test('SS-CACT-06 an attack as a standard action follows the same rules', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'pack', 'holy-water');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('item:holy-water,brigand-green-1');
    expect(t.state.turn).toMatchObject({ combat: 1, standard: 0 });
    // Two hits, one of them lethal; armour stops the other.
    expect(told(t, 'defended')).toMatchObject([{ hits: 2, lethal: 1, wounds: 1 }]);
  });

  test('SS-CACT-07 two combat actions are two attacks, each with a weapon of choice', () => {
    const t = sit({ rank: 5 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'off', 'shield');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-red-1', '2A.c');
    });
    t.choose('attack:main,brigand-red-1', [red('gremlin'), blue('block'), blue('block')]);
    expect(t.offered('attack')).toHaveLength(2);
    t.choose('attack:off,brigand-red-1', [blue('block')]).choose('done');
    expect(t.offered('attack')).toEqual([]);
  });
});
