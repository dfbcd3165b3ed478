import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/enemies/index.ts';
import { DAMAGE_NAMES } from '../../content/words.ts';
import { criticals, nextAttack, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand } from '../positions.ts';

/** Ecarus with a longsword (1 red, 2 blue) alone beside an enemy; Laegon stands one zone to the north. */
const duel = (card: CardId = 'brigand-green-1', rank = 1) =>
  sit({ rank }, state => {
    give(state, 'ecarus', 'main', 'longsword');
    stand(state, 'laegon', '2A.n');
    enemy(state, card, '2A.c');
  });

describe('the attack', () => {
  test('SS-ATK-01 attack and defence, step by step: roll, properties, hits, defence, wounds', () => {
    const t = duel().choose('attack:main,brigand-green-1', [red('hit+energy'), blue('hit'), blue('hit')]);
    const before = t.happened().map(({ kind }) => kind);
    expect(before).toEqual(['attack', 'rolled']);
    t.choose('property:0');
    expect(t.happened().map(({ kind }) => kind)).toEqual(['property', 'hits', 'defended', 'wounds']);
  });

  test('SS-ATK-02, SS-ATK-13, SS-DEF-03, SS-DEF-11 all hits of the dice count, armour is subtracted, the rest are wounds', () => {
    const t = duel();
    t.choose('attack:main,brigand-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    // 3 hits rolled, 1 armour, no dice: 2 wounds.
    expect(body(t, 'brigand-green-1').wounds).toBe(2);
    expect(t.leftover).toEqual([]);
    expect(told(t, 'defended')).toMatchObject([{ hits: 3, wounds: 2, parts: [{ what: 'armour', n: 1 }] }]);
  });

  test('SS-ATK-13 rolled and automatic hits and those of properties and powers are one total', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword', 1);
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-green-1', '2A.c');
      nextAttack(
        state,
        'ecarus',
        { do: 'modify', value: 'hits', n: 1 },
        { do: 'property', cost: { energy: 1 }, effects: [{ do: 'hits', n: 1 }] },
      );
    });
    t.choose('attack:main,brigand-green-1', [red('hit+energy'), blue('block'), blue('block')]).choose('property:1');
    // 1 rolled + 1 automatic + 1 promised + 1 by the property.
    expect(told(t, 'hits')).toMatchObject([
      {
        hits: {
          base: 1,
          parts: [
            { source: 'automatic', amount: 1 },
            { source: 'promise', amount: 1 },
            { source: 'longsword', amount: 1 },
          ],
        },
      },
    ]);
    expect(body(t, 'brigand-green-1').wounds).toBe(3);
  });

  test('SS-ATK-03, SS-ATK-08 symbols of the roll pay for properties, if the hero wants', () => {
    const roll = [red('hit+energy'), blue('gremlin'), blue('block')];
    const lethal = duel().choose('attack:main,brigand-green-1', roll);
    expect(lethal.kind).toBe('attack-properties');
    expect(lethal.offered()).toEqual(['property:0', 'done']);
    lethal.choose('property:0');
    // The only hit is lethal: armour does not stop it.
    expect(body(lethal, 'brigand-green-1').wounds).toBe(1);
    const plain = duel().choose('attack:main,brigand-green-1', roll).choose('done');
    expect(body(plain, 'brigand-green-1').wounds).toBe(0);
  });

  test('SS-ATK-04, SS-ATK-06 no property twice, no symbol twice', () => {
    const t = duel().choose('attack:main,brigand-green-1', [red('energy+energy'), blue('energy'), blue('block')]);
    t.choose('property:0');
    // Two energies are left, but Lethal I is used: nothing more is asked.
    expect(t.kind).toBe('turn');
  });

  test('SS-ATK-05, SS-ATK-07 a property that is there twice is used twice, with two symbols of one face', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-green-1', '2A.c');
      nextAttack(state, 'ecarus', { do: 'property', cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] });
    });
    t.choose('attack:main,brigand-green-1', [red('energy+energy'), blue('hit'), blue('hit')]);
    t.choose('property:0').choose('property:1');
    // Both hits are lethal: two uses, each for itself.
    expect(body(t, 'brigand-green-1').wounds).toBe(2);
  });

  test('SS-ATK-06 a symbol that is spent pays for nothing else', () => {
    const t = sit({}, state => {
      nextAttack(state, 'ecarus', { do: 'property', cost: { energy: 2 }, effects: [{ do: 'hits', n: 1 }] });
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:main,brigand-green-1', [red('energy+energy'), blue('hit'), blue('block')]);
    expect(t.offered()).toEqual(['property:0', 'property:1', 'done']);
    t.choose('property:0');
    // One energy is left: too little for the second one.
    expect(t.kind).toBe('turn');
  });

  test('SS-ATK-09 properties act before the defence, in the order in which they are used', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield', 1);
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:off,brigand-green-1', [blue('hit'), blue('energy')])
      .choose('property:1')
      .choose('property:0');
    t.choose(t.offered('zone')[0] ?? '');
    const kinds = t.events().map(({ kind }) => kind);
    expect(kinds.filter(kind => ['condition', 'pushed', 'defended'].includes(kind))).toEqual([
      'condition',
      'pushed',
      'defended',
    ]);
    // Knocked down: armour does not count.
    expect(body(t, 'brigand-green-1').wounds).toBe(1);
  });

  test('SS-ATK-10, SS-ATK-11 what a property does ends with the attack; the next one pays for it anew', () => {
    const t = sit({ heroes: ['black-rose', 'archer'], rank: 4 }, state => {
      give(state, 'ecarus', 'main', 'greataxe', 1);
      stand(state, 'laegon', '2A.n');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    const roll = [red('hit'), red('hit+energy'), blue('hit'), blue('block')];
    t.choose('attack:main,orc-warrior-red-1', roll).choose('property:1', [blue('gremlin'), blue('gremlin')]);
    // 3 hits against armour 2, less 1.
    expect(body(t, 'orc-warrior-red-1').wounds).toBe(2);
    t.choose('attack:main,orc-warrior-red-1', roll);
    expect(t.offered()).toEqual(['property:1', 'done']);
    t.choose('done', [blue('gremlin')]);
    // 3 hits against the whole armour.
    expect(body(t, 'orc-warrior-red-1').wounds).toBe(3);
  });

  test('SS-ATK-12 the next attack of a combat action follows when the first is resolved', () => {
    const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'orc-shaman-green-1', '2A.n');
    });
    t.choose('attack:main,orc-shaman-green-1', [red('hit'), blue('hit'), blue('block')]);
    expect(told(t, 'defended')).toHaveLength(1);
    expect(t.kind).toBe('combat');
    expect(t.offered('attack')).toEqual(['attack:own,orc-shaman-green-1,second-arrow']);
    expect(t.state.attacks).toEqual([]);
    t.choose('attack:own,orc-shaman-green-1,second-arrow', [red('hit+hit')]);
    expect(body(t, 'orc-shaman-green-1').wounds).toBe(2);
    expect(t.kind).toBe('turn');
  });

  test('SS-ATK-14, SS-ATK-15 once the hits are counted only the defender changes them', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      give(state, 'thorgar', 'main', 'war-hammer');
      stand(state, 'ecarus', '2A.n');
      enemy(state, 'gremlin-blue-1', '2A.c');
    });
    t.choose('attack:main,gremlin-blue-1', [red('hit'), blue('hit'), blue('hit')]);
    // Divine Favour is the attacker's now, after the roll ...
    expect(t.kind).toBe('react');
    t.choose('pass', [blue('block')]);
    // ... and nobody asks again when the gremlin has rolled its defence.
    expect(t.kind).toBe('turn');
    expect(body(t, 'gremlin-blue-1').wounds).toBe(2);
  });

  test('SS-ATK-16 dice are added before the roll, dice are rolled again before anything is counted', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      give(state, 'thorgar', 'main', 'war-hammer');
      learn(state, 'thorgar', 'blessing');
      stand(state, 'ecarus', '2A.n');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    t.choose('power:blessing,1,thorgar');
    t.choose('attack:main,gremlin-green-1', [red('gremlin'), blue('hit'), blue('block'), blue('block')]);
    expect(t.leftover).toEqual([]);
    t.choose('use:thorgar,divine-favour,1').choose('reroll:0', [red('hit')]);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 2, parts: [] } }]);
    expect(body(t, 'gremlin-green-1').wounds).toBe(2);
  });

  test('SS-ATK-17 a power that scores hits is an attack: damage type, armour and shields count', () => {
    const bolt = (card: CardId) =>
      sit({ heroes: ['white-mage', 'white-rose'] }, state => {
        learn(state, 'auriel', 'arcane-bolt');
        enemy(state, card, '2A.n');
      }).choose(`power:arcane-bolt,1,${card}`, []);
    // Vulnerable: 2 + 1 - armour 1.
    expect(body(bolt('orc-warrior-green-1'), 'orc-warrior-green-1').wounds).toBe(2);
    // Resistant: 2 - 1, and a shield takes the rest.
    const shaman = body(bolt('orc-shaman-blue-1'), 'orc-shaman-blue-1');
    expect([shaman.wounds, shaman.shields]).toEqual([0, 1]);
  });

  test('SS-ATK-18 four types of damage', () => {
    expect(Object.keys(DAMAGE_NAMES)).toEqual(['magical', 'sharp', 'pointed', 'blunt']);
  });

  test('SS-ATK-19, SS-GOLD-06 wounds that are suffered go past armour, shields and dice', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'greataxe');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'orc-shaman-blue-1', '2A.c');
      criticals(state, 'two-wounds');
    });
    t.choose('attack:main,orc-shaman-blue-1', [red('hit+energy'), red('gremlin'), blue('energy')]).choose('property:0');
    // The only hit breaks a shield; the two wounds of the token are there.
    const shaman = body(t, 'orc-shaman-blue-1');
    expect([shaman.wounds, shaman.shields]).toEqual([2, 1]);
  });

  test('SS-ATK-20 what needs no hit acts without one', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'war-hammer');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:main,brigand-green-1', [red('energy+energy'), blue('gremlin'), blue('block')]);
    t.choose('property:0');
    expect(body(t, 'brigand-green-1')).toMatchObject({ wounds: 0, conditions: ['stunned'] });
  });

  test('SS-EDTH-01, SS-EDTH-05, SS-EDTH-06 as many wounds as health kill: shards to the pool, coins into the zone', () => {
    const t = duel('gremlin-green-1');
    t.choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    expect(t.state.enemies).toEqual([]);
    expect(t.state.shards).toBe(1);
    expect(t.state.ground[hero(t, 'ecarus').zone]?.coins).toEqual([1, 0, 0]);
    expect(t.state.supplies.enemy.out).toContain('gremlin-green-1');
  });

  test('SS-WEAP-08 without any weapon one blue die, in the own zone', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '2A.n');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    expect(t.offered('attack')).toEqual(['attack:unarmed,brigand-green-1']);
    t.choose('attack:unarmed,brigand-green-1', [blue('hit')]);
    expect(t.leftover).toEqual([]);
    expect(body(t, 'brigand-green-1').wounds).toBe(0);
  });
});
