import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/enemies/index.ts';
import type { State } from '../../index.ts';
import { criticals, inForce, nextAttack, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

/** Ecarus attacks with so many hits and nothing else, alone beside an enemy; both are in the same zone. */
const struck = (hits: number, card: CardId, dice: readonly number[] = [], arrange: (state: State) => void = () => {}) =>
  sit({}, state => {
    stand(state, 'laegon', '2A.n');
    enemy(state, card, '2A.c');
    nextAttack(state, 'ecarus', { do: 'modify', value: 'hits', n: hits }, { do: 'modify', value: 'blue', n: -1 });
    arrange(state);
  }).choose(`attack:unarmed,${card}`, dice);

/** Ecarus leaves the zone of a blue orc warrior, whose axe scores two hits and what its red die shows. */
const chopped = (dice: readonly number[], arrange: (state: State) => void = () => {}) =>
  sit({}, state => {
    stand(state, 'laegon', '2A.w');
    enemy(state, 'orc-warrior-blue-1', '2A.c');
    arrange(state);
  }).choose(to('2A.n'), dice);

describe('the defence', () => {
  test('SS-DEF-01 resistance, armour, shields, dice, blocks, in this order', () => {
    const t = struck(6, 'orc-warrior-red-1', [blue('block'), blue('gremlin')], state => {
      const [orc] = state.enemies;
      if (orc?.bodies[0] !== undefined) orc.bodies[0].shields = 1;
    });
    expect(told(t, 'defended')).toMatchObject([
      {
        hits: 6,
        parts: [
          { what: 'armour', n: 2 },
          { what: 'shields', n: 1 },
          { what: 'blocks', n: 1 },
        ],
        wounds: 2,
      },
    ]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-DEF-02 a vulnerability adds a hit, a resistance takes one away, another type does nothing', () => {
    const slash = (card: CardId, weapon: 'longsword' | 'ash-wand' | 'long-dagger', dice: readonly number[] = []) => {
      const own = weapon === 'longsword' ? 'white-rose' : weapon === 'ash-wand' ? 'white-mage' : 'ranger';
      const who = weapon === 'longsword' ? 'ecarus' : weapon === 'ash-wand' ? 'auriel' : 'laegon';
      const t = sit({ heroes: [own, 'cleric'], passing: ['react'] }, state => {
        give(state, who, 'main', weapon);
        stand(state, 'thorgar', '1A.t');
        enemy(state, card, '2A.c');
      });
      const rest = weapon === 'longsword' ? [blue('gremlin'), blue('gremlin')] : [blue('gremlin')];
      return t.choose(`attack:main,${card}`, [red('hit+hit'), ...rest, ...dice]);
    };
    expect(told(slash('orc-warrior-green-1', 'ash-wand'), 'defended')).toMatchObject([
      { parts: [{ what: 'vulnerable', n: 1 }, { what: 'armour' }], wounds: 2 },
    ]);
    expect(told(slash('brigand-green-1', 'long-dagger'), 'defended')).toMatchObject([
      { parts: [{ what: 'resistant', n: 1 }, { what: 'armour' }], wounds: 0 },
    ]);
    expect(told(slash('brigand-green-1', 'longsword'), 'defended')).toMatchObject([
      { parts: [{ what: 'armour', n: 1 }], wounds: 1 },
    ]);
  });

  test('SS-DEF-12 a vulnerability makes a hit of none', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      give(state, 'auriel', 'main', 'ash-wand');
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'orc-warrior-green-1', '2A.c');
    });
    t.choose('attack:main,orc-warrior-green-1', [red('gremlin'), blue('block')]);
    expect(told(t, 'defended')).toMatchObject([
      {
        hits: 0,
        parts: [
          { what: 'vulnerable', n: 1 },
          { what: 'armour', n: 1 },
        ],
        wounds: 0,
      },
    ]);
  });

  test('SS-DEF-EX1 a red orc shaman resists magical weapons: one hit less', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      give(state, 'auriel', 'main', 'ash-wand');
      stand(state, 'ecarus', '2A.n');
      enemy(state, 'orc-shaman-red-1', '2A.c');
    });
    // The first die is that of its Guardian Spirits.
    t.choose('attack:main,orc-shaman-red-1', [blue('hit'), red('hit+hit'), blue('gremlin')]);
    expect(told(t, 'defended')).toMatchObject([
      {
        hits: 2,
        parts: [
          { what: 'resistant', n: 1 },
          { what: 'shields', n: 1 },
        ],
        wounds: 0,
      },
    ]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-DEF-EX2, SS-DEF-03 armour 1 takes one hit away before the next step', () => {
    const t = struck(2, 'brigand-blue-1', [blue('gremlin')]);
    expect(told(t, 'defended')).toMatchObject([{ hits: 2, parts: [{ what: 'armour', n: 1 }], wounds: 1 }]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-DEF-04, SS-ECON-03 armour does not count for whoever is knocked down', () => {
    const t = struck(2, 'brigand-green-1', [], state => {
      state.enemies[0]?.bodies[0]?.conditions.push('knocked-down');
    });
    // Two hits, and one of superiority: the brigand on the ground does not count (SS-CTRL-04).
    expect(body(t, 'brigand-green-1').wounds).toBe(3);
  });

  test('SS-DEF-EX3, SS-DEF-05 two magic shields stop a hit each and are gone', () => {
    const t = struck(3, 'orc-shaman-green-1');
    expect(body(t, 'orc-shaman-green-1')).toMatchObject({ wounds: 1, shields: 0 });
    const one = struck(1, 'orc-shaman-green-1');
    expect(body(one, 'orc-shaman-green-1')).toMatchObject({ wounds: 0, shields: 1 });
  });

  test('SS-DEF-EX4, SS-DEF-06 a blue die for each hit that is left, never more than the defence has', () => {
    const rolled = (hits: number, dice: readonly number[]) => {
      const t = struck(hits, 'brigand-red-1', dice);
      expect(t.leftover).toEqual([]);
      return told(t, 'rolled').map(event => ('dice' in event && Array.isArray(event.dice) ? event.dice.length : 0));
    };
    // Armour 1, two dice.
    expect(rolled(2, [blue('block')])).toEqual([1]);
    expect(rolled(3, [blue('block'), blue('block')])).toEqual([2]);
    expect(rolled(5, [blue('block'), blue('block')])).toEqual([2]);
  });

  test('SS-DEF-07 without dice there is no roll', () => {
    const t = struck(3, 'brigand-green-1');
    expect(told(t, 'rolled')).toEqual([]);
    expect(body(t, 'brigand-green-1').wounds).toBe(2);
  });

  test('SS-DEF-08 a hero without armour rolls one die', () => {
    const t = chopped([red('hit'), blue('block')]);
    expect(told(t, 'rolled').map(event => 'dice' in event && event.dice)).toHaveLength(2);
    expect(t.leftover).toEqual([]);
    expect(hero(t, 'ecarus').wounds).toBe(2);
  });

  test('SS-DEF-09 symbols of the defence pay for properties of the armour', () => {
    const wear = (state: State) => give(state, 'ecarus', 'armour', 'chain', 1);
    const t = chopped([red('hit'), blue('energy'), blue('gremlin')], wear);
    expect([t.kind, t.offered()]).toEqual(['defence-properties', ['property:0', 'done']]);
    t.choose('property:0');
    // 3 hits, armour 1, one block bought.
    expect(hero(t, 'ecarus').wounds).toBe(1);
    const proud = chopped([red('hit'), blue('energy'), blue('gremlin')], wear).choose('done');
    expect(hero(proud, 'ecarus').wounds).toBe(2);
  });

  test('SS-DEF-10, SS-DEF-11 rolled, automatic and added blocks take a hit away each; the rest are wounds', () => {
    const t = chopped([red('hit+hit'), blue('block+hit')], state =>
      inForce(state, 'ecarus', 'parry', { do: 'modify', value: 'blocks', n: 1 }),
    );
    expect(told(t, 'defended')).toMatchObject([{ hits: 4, parts: [{ what: 'blocks', n: 2 }], wounds: 2 }]);
    expect(hero(t, 'ecarus').wounds).toBe(2);
  });

  test('SS-DEF-01 who takes the place of the target defends in its place, and alone', () => {
    const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
      learn(state, 'ecarus', 'guardian');
      enemy(state, 'orc-warrior-green-1', '2A.c');
      enemy(state, 'orc-warrior-green-2', '2A.c').bodies[0]?.conditions.push('stunned');
    });
    t.choose(to('2A.n'));
    t.choose('use:ecarus,guardian,1', [red('hit'), blue('block')]);
    expect(told(t, 'defended').map(event => 'figure' in event && event.figure)).toEqual(['ecarus']);
    expect([hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds]).toEqual([1, 0]);
    expect(hero(t, 'laegon').zone).toBe(zone('2A.n'));
  });

  test('SS-DEF-EX5 Thunder God knocks the orc down before its defence: 2 + 1 - 1 block = 2 wounds', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      learn(state, 'auriel', 'thunder-god');
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'orc-warrior-red-1', '2A.n');
    });
    t.choose('power:thunder-god,1,orc-warrior-red-1', [red('hit+energy'), blue('hit+magic')]);
    expect(t.offered()).toEqual(['property:0', 'done']);
    t.choose('property:0', [blue('block'), blue('gremlin')]);
    expect(told(t, 'defended')).toMatchObject([
      {
        hits: 2,
        parts: [
          { what: 'vulnerable', n: 1 },
          { what: 'blocks', n: 1 },
        ],
        wounds: 2,
      },
    ]);
    expect(body(t, 'orc-warrior-red-1')).toMatchObject({ wounds: 2, conditions: ['knocked-down'] });
    expect(t.leftover).toEqual([]);
  });

  test('SS-DEF-EX6 the Longbow stuns by a critical hit; armour and one block stop both hits', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'gremlin-red-1', '2A.n');
      criticals(state, 'stunned');
    });
    t.choose('attack:main,gremlin-red-1', [red('hit+energy'), blue('hit'), blue('energy')]);
    // The gremlin's own die against the attack shows nothing; then one defence die for the one hit left.
    t.choose('property:0', [blue('gremlin'), blue('block')]);
    expect(told(t, 'defended')).toMatchObject([
      {
        hits: 2,
        parts: [
          { what: 'armour', n: 1 },
          { what: 'blocks', n: 1 },
        ],
        wounds: 0,
      },
    ]);
    expect(body(t, 'gremlin-red-1')).toMatchObject({ wounds: 0, conditions: ['stunned'] });
    expect(t.leftover).toEqual([]);
  });

  test('SS-DEF-EX7 the Shield pushes at once; armour stops the hit, and there are no dice', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:off,brigand-green-1', [blue('hit')]).choose('property:0');
    t.choose(`zone:${zone('2A.s')}`);
    expect(body(t, 'brigand-green-1')).toMatchObject({ wounds: 0, zone: zone('2A.s') });
    expect(told(t, 'defended')).toMatchObject([{ hits: 1, parts: [{ what: 'armour', n: 1 }], wounds: 0 }]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-DEF-EX8, SS-LETH-06 shields stop lethal hits too; focus between both attacks kills the shaman', () => {
    const t = sit({ heroes: ['assassin', 'white-rose'] }, state => {
      give(state, 'shae', 'main', 'long-dagger', 1);
      give(state, 'shae', 'off', 'sting-of-greed');
      stand(state, 'ecarus', '2A.n');
      const shaman = enemy(state, 'orc-shaman-green-1', '2A.c');
      if (shaman.bodies[0] !== undefined) shaman.bodies[0].wounds = 3;
    });
    t.choose('attack:main,orc-shaman-green-1', [red('hit+energy'), blue('hit'), blue('gremlin')]).choose('property:0');
    expect(told(t, 'defended')).toMatchObject([{ hits: 2, lethal: 1, parts: [{ what: 'shields', n: 2 }], wounds: 0 }]);
    expect(body(t, 'orc-shaman-green-1')).toMatchObject({ wounds: 3, shields: 0 });
    expect(t.kind).toBe('combat');
    t.choose('focus');
    expect(t.kind).toBe('combat');
    t.choose('attack:off,orc-shaman-green-1,dance-of-blades', [red('gremlin'), blue('gremlin')]);
    expect(told(t, 'hits')).toMatchObject([
      {
        hits: {
          base: 0,
          parts: [
            { source: 'automatic', amount: 1 },
            { source: 'focus', amount: 1 },
          ],
        },
      },
    ]);
    expect(t.state.enemies).toEqual([]);
  });
});
