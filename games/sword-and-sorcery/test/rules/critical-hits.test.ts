import { describe, expect, test } from 'vitest';
import type { CriticalId } from '../../content/criticals.ts';
import type { State } from '../../index.ts';
import { healthOf } from '../../rules/values.ts';
import { heroOf } from '../../state.ts';
import { criticals, nextAttack, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand } from '../positions.ts';

/** Ecarus strikes a brigand with a greataxe, rolls one hit and two energies and uses Critical Hit; these tokens lie in the pool. */
const axe = (
  tokens: readonly CriticalId[],
  had: readonly CriticalId[] = [],
  arrange: (state: State) => void = () => {},
) =>
  sit({}, state => {
    give(state, 'ecarus', 'main', 'greataxe');
    stand(state, 'laegon', '1A.t');
    enemy(state, 'brigand-green-1', '2A.c').bodies[0]?.criticals.push(...had);
    criticals(state, ...tokens);
    arrange(state);
  })
    .choose('attack:main,brigand-green-1', [red('hit+energy'), red('gremlin'), blue('energy')])
    .choose('property:0');

describe('critical hits', () => {
  test('SS-CRIT-01 all tokens lie in the pool at the start', () => {
    const { pile, out } = sit().state.supplies.critical;
    expect([pile.rest.length, out]).toEqual([15, []]);
  });

  test('SS-CRIT-02, SS-GOLD-03 an empty pool is made anew from the tokens that were drawn', () => {
    const t = axe([], [], state => state.supplies.critical.out.push('wound'));
    expect(told(t, 'critical')).toMatchObject([{ critical: 'wound' }]);
    expect(t.state.supplies.critical.out).toEqual(['wound']);
  });

  test('SS-CRIT-03, SS-CRIT-04 with a hit the token comes, even if the defence stops the hit', () => {
    const t = axe(['hits-1']);
    expect(told(t, 'defended')).toMatchObject([{ hits: 1, wounds: 0 }]);
    expect(body(t, 'brigand-green-1')).toMatchObject({ wounds: 0, criticals: ['hits-1'] });
  });

  test('SS-CRIT-03 without a hit no token is drawn', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'greataxe');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c');
      criticals(state, 'hits-1');
    });
    t.choose('attack:main,brigand-green-1', [red('energy+energy'), red('gremlin'), blue('block')]).choose('property:0');
    expect(body(t, 'brigand-green-1').criticals).toEqual([]);
    expect(told(t, 'critical')).toEqual([]);
  });

  test('SS-CRIT-03, SS-SUP-01 the hit of superiority is a hit', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'greataxe');
      enemy(state, 'brigand-green-1', '2A.c');
      criticals(state, 'hits-1');
    });
    t.choose('attack:main,brigand-green-1', [red('energy+energy'), red('gremlin'), blue('block')]).choose('property:0');
    expect(body(t, 'brigand-green-1').criticals).toEqual(['hits-1']);
  });

  test('SS-CRIT-03 it comes before the effects of other properties, whatever was chosen first', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'greataxe');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c');
      criticals(state, 'blinded');
      nextAttack(state, 'ecarus', {
        do: 'property',
        cost: {},
        effects: [{ do: 'condition', condition: 'slowed' }],
      });
    });
    t.choose('attack:main,brigand-green-1', [red('hit+energy'), red('gremlin'), blue('energy')]);
    t.choose('property:1').choose('property:0');
    expect(body(t, 'brigand-green-1').conditions).toEqual(['blinded', 'slowed']);
  });

  test('SS-CRIT-05 who evades is not attacked: no roll, no critical hit', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'greataxe');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'orc-shaman-red-1', '2A.c');
      criticals(state, 'hits-1');
    });
    t.choose('attack:main,orc-shaman-red-1', [blue('hit+magic')]);
    expect(t.kind).toBe('turn');
    expect(told(t, 'evaded')).toHaveLength(1);
    expect(told(t, 'rolled').map(event => 'what' in event && event.what)).toEqual(['power']);
    expect(body(t, 'orc-shaman-red-1')).toMatchObject({ wounds: 0, shields: 2, criticals: [] });
  });

  test('SS-CRIT-06 green: acts at once and is discarded', () => {
    const t = axe(['two-wounds']);
    expect(body(t, 'brigand-green-1')).toMatchObject({ wounds: 2, criticals: [] });
    expect(t.state.supplies.critical.out).toEqual(['two-wounds']);
  });

  test('SS-CRIT-07 blue: becomes a condition', () => {
    const t = axe(['poisoned']);
    expect(body(t, 'brigand-green-1')).toMatchObject({ conditions: ['poisoned-1'], criticals: [] });
    expect(t.state.supplies.critical.out).toEqual(['poisoned']);
  });

  test('SS-CRIT-08 red: stays until the target dies, then it goes to the drawn ones', () => {
    const t = axe(['armour-1']);
    expect(body(t, 'brigand-green-1').criticals).toEqual(['armour-1']);
    expect(t.state.supplies.critical.out).toEqual([]);
    const dead = axe(['health-2'], ['armour-1'], state => {
      const [one] = state.enemies[0]?.bodies ?? [];
      if (one !== undefined) one.wounds = 2;
    });
    expect(dead.state.enemies).toEqual([]);
    expect([...dead.state.supplies.critical.out].sort()).toEqual(['armour-1', 'health-2']);
  });

  test('SS-CRIT-09, SS-COND-03 a red token is removed like a condition', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'pack', 'bandage');
      heroOf(state, 'laegon').criticals.push('hits-1');
      heroOf(state, 'laegon').conditions.push('slowed');
    });
    t.choose('item:bandage,laegon');
    expect(t.offered()).toEqual(['condition:slowed', 'condition:hits-1']);
    t.choose('condition:hits-1');
    expect(hero(t, 'laegon')).toMatchObject({ criticals: [], conditions: ['slowed'] });
    expect(t.state.supplies.critical.out).toEqual(['hits-1']);
  });

  test('SS-CRIT-10 the same token again: it is discarded, and the target suffers a wound', () => {
    const t = axe(['hits-1'], ['hits-1']);
    expect(body(t, 'brigand-green-1')).toMatchObject({ wounds: 1, criticals: ['hits-1'] });
    expect(t.state.supplies.critical.out).toEqual(['hits-1']);
  });

  test('SS-CRIT-EX1, SS-CRIT-11, SS-CRIT-12 -2 takes the place of -1; another -1 comes beside it; then only wounds', () => {
    const stronger = axe(['health-2'], ['health-1']);
    expect(body(stronger, 'brigand-green-1')).toMatchObject({ wounds: 0, criticals: ['health-2'] });
    expect(stronger.state.supplies.critical.out).toEqual(['health-1']);
    const weaker = axe(['health-1'], ['health-2']);
    expect(body(weaker, 'brigand-green-1')).toMatchObject({ wounds: 0, criticals: ['health-2', 'health-1'] });
    expect(healthOf(weaker.state, 'brigand-green-1')).toBe(1);
    for (const again of ['health-1', 'health-2'] as const) {
      const t = axe([again], ['health-2', 'health-1']);
      // The brigand has one health left: the wound kills it.
      expect(told(t, 'wounds')).toMatchObject([{ n: 1, rule: 'SS-CRIT-10' }]);
      expect(t.state.enemies).toEqual([]);
    }
  });

  test('SS-CRIT-13 -1 hit: every attack of the figure scores one hit less, never below none', () => {
    const struck = (dice: readonly number[]) => {
      const t = sit({}, state => {
        stand(state, 'laegon', '1A.t');
        enemy(state, 'orc-warrior-green-1', '2A.c').bodies[0]?.criticals.push('hits-1');
      });
      t.choose(to('2A.n'), dice);
      return told(t, 'defended');
    };
    expect(struck([red('hit+hit'), blue('gremlin'), blue('gremlin')])).toMatchObject([{ hits: 2 }]);
    expect(struck([red('gremlin')])).toMatchObject([{ hits: 0 }]);
  });

  test('SS-CRIT-14 -1 armour, not below 0', () => {
    const hit = (card: 'brigand-green-1' | 'gremlin-green-1') => {
      const t = sit({}, state => {
        give(state, 'ecarus', 'main', 'longsword');
        stand(state, 'laegon', '1A.t');
        enemy(state, card, '2A.c').bodies[0]?.criticals.push('armour-1');
      });
      t.choose(`attack:main,${card}`, [red('hit+hit'), blue('block'), blue('block')]);
      return body(t, card).wounds;
    };
    expect([hit('brigand-green-1'), hit('gremlin-green-1')]).toEqual([2, 2]);
  });

  test('SS-CRIT-15 no properties that need energy', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield', 1);
      heroOf(state, 'ecarus').criticals.push('no-energy');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:off,brigand-green-1', [blue('hit'), blue('energy')]);
    expect(t.offered()).toEqual(['property:0', 'done']);
  });

  test('SS-CRIT-16, SS-CRIT-17 less health; whoever has as many wounds dies at once', () => {
    const t = axe(['health-1']);
    expect(healthOf(t.state, 'brigand-green-1')).toBe(3);
    expect(body(t, 'brigand-green-1').wounds).toBe(0);
    const dead = axe(['health-1'], [], state => {
      const [one] = state.enemies[0]?.bodies ?? [];
      if (one !== undefined) one.wounds = 3;
    });
    expect(dead.state.enemies).toEqual([]);
  });

  test('SS-CRIT-17 health that sinks to nothing kills without a wound', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'greataxe');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-pack-1', '2A.c');
      criticals(state, 'health-2');
    });
    t.choose('attack:main,gremlin-pack-1.1', [red('hit+energy'), red('hit'), blue('energy')]).choose('property:0');
    expect(t.state.enemies.flatMap(({ bodies }) => bodies.map(({ id }) => id))).toEqual(['gremlin-pack-1.2']);
    expect([told(t, 'wounds'), told(t, 'defended')]).toEqual([[], []]);
  });
});
