import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/enemies/index.ts';
import { blue, body, enemy, give, hero, red, sit, stand } from '../positions.ts';

/** Ecarus with a longsword (1 red, 2 blue) alone beside an enemy; Laegon stands one zone to the north. */
const duel = (card: CardId = 'brigand-green-1') =>
  sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword');
    stand(state, 'laegon', '2A.n');
    enemy(state, card, '2A.c');
  });

describe('the attack', () => {
  test('SS-ATK-02, SS-ATK-13, SS-DEF-03, SS-DEF-11 all hits of the dice count, armour is subtracted, the rest are wounds', () => {
    const t = duel();
    t.choose('attack:main,brigand-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    // 3 hits rolled, 1 armour, no dice: 2 wounds.
    expect(body(t, 'brigand-green-1').wounds).toBe(2);
    expect(t.leftover).toEqual([]);
    expect(t.happened().find(({ kind }) => kind === 'defended')).toMatchObject({
      hits: 3,
      wounds: 2,
      parts: [{ what: 'armour', n: 1 }],
    });
  });

  test('SS-ATK-03, SS-ATK-08 symbols of the roll pay for properties, if the hero wants', () => {
    const roll = [red('hit+energy'), blue('hit'), blue('block')];
    const lethal = duel().choose('attack:main,brigand-green-1', roll);
    expect(lethal.kind).toBe('attack-properties');
    expect(lethal.offered()).toEqual(['property:0', 'done']);
    lethal.choose('property:0');
    // 2 hits, 1 of them lethal: armour stops only the other one.
    expect(body(lethal, 'brigand-green-1').wounds).toBe(1);
    const plain = duel().choose('attack:main,brigand-green-1', roll).choose('done');
    expect(body(plain, 'brigand-green-1').wounds).toBe(1);
    expect(lethal.happened().some(({ kind }) => kind === 'property')).toBe(true);
    expect(plain.happened().some(({ kind }) => kind === 'property')).toBe(false);
  });

  test('SS-ATK-04, SS-ATK-06 no property twice, no symbol twice', () => {
    const t = duel().choose('attack:main,brigand-green-1', [red('energy+energy'), blue('energy'), blue('block')]);
    t.choose('property:0');
    // Two energies are left, but Lethal I is used: nothing more is asked.
    expect(t.kind).toBe('turn');
  });

  test('SS-STD-08, SS-STD-09 focus adds one hit to the next attack, once a turn', () => {
    const t = duel().choose('focus');
    expect(t.offered('focus')).toEqual([]);
    t.choose('attack:main,brigand-green-1', [red('gremlin'), blue('hit'), blue('block')]);
    expect(body(t, 'brigand-green-1').wounds).toBe(1);
    expect(t.happened().find(({ kind }) => kind === 'hits')).toMatchObject({
      hits: { base: 1, parts: [{ source: 'focus', amount: 1 }] },
    });
  });

  test('SS-SUP-01, SS-CTRL-06 whoever dominates the zone of the target scores one hit more', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:main,brigand-green-1', [red('hit'), blue('block'), blue('block')]);
    // Two heroes against one: 1 rolled + 1 superiority − 1 armour.
    expect(body(t, 'brigand-green-1').wounds).toBe(1);
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
