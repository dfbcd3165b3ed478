import { describe, expect, test } from 'vitest';
import { CARDS, SCROLLS } from '../../../content/enemies/index.ts';
import type { State } from '../../../index.ts';
import { controls } from '../../../rules/balance-of-power.ts';
import { appearing } from '../../../rules/events.ts';
import { newSupply } from '../../../rules/supplies.ts';
import { heroOf } from '../../../state.ts';
import { activations, attacks, enemiesAct, heard, way, zones } from '../../enemy-turns.ts';
import { to } from '../../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../../positions.ts';

const shielded = (state: State): void => {
  for (const one of state.heroes) one.shields = 40;
};
/** The bodies of a horde stand in these zones. */
const spread = (state: State, ...names: string[]): void => {
  for (const [i, one] of (state.enemies[0]?.bodies ?? []).entries()) one.zone = zone(names[i] ?? '2A.c');
};

describe('hordes', () => {
  test('SS-HORDE-01, SS-NENM-13 the Gremlin Pack is a horde: one card, two figures, three with four heroes', () => {
    const appears = (heroes: readonly ('white-rose' | 'archer' | 'cleric' | 'white-mage')[]) => {
      const t = sit({ heroes }, state => {
        stand(state, heroes[0] === 'white-rose' ? 'ecarus' : 'laegon', '2A.w');
        state.shadows = [zone('1A.y')];
        state.supplies.shadow = newSupply(['single']);
        state.supplies.enemy = newSupply(['gremlin-pack-1']);
        enemy(state, 'brigand-green-1', '1A.h');
      });
      // At the first rest everybody looks around.
      t.choose(t.offered('dash')[0] ?? 'end');
      return t.state.enemies.map(({ id, bodies }) => [id, bodies.map(one => one.id)]).slice(1);
    };
    expect(appears(['white-rose', 'archer'])).toEqual([['gremlin-pack-1', ['gremlin-pack-1.1', 'gremlin-pack-1.2']]]);
    expect(appears(['white-rose', 'archer', 'cleric', 'white-mage'])).toEqual([
      ['gremlin-pack-1', ['gremlin-pack-1.1', 'gremlin-pack-1.2', 'gremlin-pack-1.3']],
    ]);
    expect([SCROLLS['gremlin-pack'].horde, SCROLLS['puppet-mob'].horde]).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  test('SS-HORDE-02 it counts as one enemy, on activation cards and for appearing enemies', () => {
    const t = enemiesAct('N', state => {
      enemy(state, 'gremlin-pack-1', '1A.h');
      enemy(state, 'puppet-mob-1', '1A.h');
      enemy(state, 'brigand-green-1', '1A.h');
    });
    t.choose('enemy:gremlin-pack-1');
    expect(heard(t, 'activation-card')).toMatchObject([{ queue: ['puppet-mob-1', 'gremlin-pack-1'] }]);
    expect(appearing(t.state, ['plus'])).toBe(2 - 3 + 1);
    t.state.enemies.pop();
    expect(appearing(t.state, ['plus'])).toBe(2 - 2 + 1);
  });

  test('SS-HORDE-03, SS-HORDE-06 its figures are attacked one by one, and each counts for the balance of power', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-pack-1', '2A.c');
    });
    expect(controls(t.state, 'enemies', zone('2A.c'))).toBe(true);
    expect(t.offered('attack')).toEqual(['attack:unarmed,gremlin-pack-1.1', 'attack:unarmed,gremlin-pack-1.2']);
    t.choose('attack:unarmed,gremlin-pack-1.2', [blue('hit')]);
    expect([body(t, 'gremlin-pack-1.1').wounds, body(t, 'gremlin-pack-1.2').wounds]).toEqual([0, 1]);
  });

  test('SS-HORDE-03 each of them makes an opportunity attack', () => {
    const t = sit({ passing: ['react'] }, state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-pack-1', '2A.c');
    }).choose(to('2A.n'));
    expect(attacks(t).map(([by]) => by)).toEqual(['gremlin-pack-1.1', 'gremlin-pack-1.2']);
  });

  test('SS-HORDE-04, SS-HORDE-07 each figure has its own health; card, loot and shards come with the last one', () => {
    expect([CARDS['gremlin-pack-1'].health, CARDS['puppet-mob-1'].health]).toEqual([2, 3]);
    const t = sit({ heroes: ['archer', 'white-rose'], rank: 5, passing: ['react'] }, state => {
      give(state, 'laegon', 'main', 'longsword');
      enemy(state, 'gremlin-pack-1', '2A.c');
      enemy(state, 'brigand-green-1', '1A.h');
    });
    const slay = (name: string) =>
      t.choose(`attack:main,${name}`, [red('hit+hit'), blue('hit'), blue('block')]).chooseWhile('combat', 'done');
    slay('gremlin-pack-1.1');
    expect(t.state.enemies[0]?.bodies.map(({ id }) => id)).toEqual(['gremlin-pack-1.2']);
    expect([t.state.shards, t.state.supplies.enemy.out]).toEqual([0, []]);
    slay('gremlin-pack-1.2');
    expect(t.state.enemies.map(({ id }) => id)).toEqual(['brigand-green-1']);
    expect([t.state.shards, t.state.supplies.enemy.out]).toEqual([2, ['gremlin-pack-1']]);
    expect(t.state.ground[zone('2A.c')]?.loot).toBe(1);
  });

  test('SS-HORDE-05 each figure defends for itself: with Area Effect all are reached, and each rolls', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'], passing: ['react'] }, state => {
      stand(state, 'ecarus', '1A.k');
      stand(state, 'auriel', '2A.o');
      enemy(state, 'puppet-mob-1', '2A.c');
      learn(state, 'auriel', 'arcane-bolt');
      state.lasting.push({
        source: 'promise',
        key: 'promise',
        on: 'auriel',
        by: 'auriel',
        until: 'turn-end',
        what: { do: 'area', n: 0 },
        next: 'attack',
        fits: null,
      });
    });
    t.choose('power:arcane-bolt,1,puppet-mob-1.1', [blue('block'), blue('gremlin')]);
    expect(heard(t, 'defended')).toMatchObject([
      { figure: 'puppet-mob-1.1', hits: 2, wounds: 1 },
      { figure: 'puppet-mob-1.2', hits: 2, wounds: 2 },
    ]);
    expect(attacks(t)).toHaveLength(1);
    expect(t.leftover).toEqual([]);
  });

  test('SS-HORDE-05 the horde activates as one, but each figure has its own conditions', () => {
    const t = enemiesAct('C', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      const [first, second] = enemy(state, 'puppet-mob-1', '2A.o').bodies;
      first?.conditions.push('stunned');
      second?.conditions.push('knocked-down');
    });
    expect(activations(t)).toEqual([['puppet-mob-1', 1, 'ecarus']]);
    expect(body(t, 'puppet-mob-1.1')).toMatchObject({ zone: zone('2A.o'), conditions: [] });
    expect(body(t, 'puppet-mob-1.2')).toMatchObject({ zone: zone('2A.c'), conditions: [] });
    expect(attacks(t)).toEqual([['puppet-mob-1.2', 'fists', 'ecarus']]);
  });

  test('SS-HORDE-05 who is slowed carries out the first sentence, the other both', () => {
    const t = enemiesAct('C', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      enemy(state, 'puppet-mob-1', '2A.o').bodies[0]?.conditions.push('slowed');
    });
    expect([body(t, 'puppet-mob-1.1').zone, body(t, 'puppet-mob-1.2').zone]).toEqual(zones('2A.c', '2A.c'));
    expect(attacks(t)).toEqual([['puppet-mob-1.2', 'fists', 'ecarus']]);
    expect(body(t, 'puppet-mob-1.1').conditions).toEqual([]);
  });

  test('SS-HORDE-08 one figure sees for all', () => {
    const seen = (second: string) =>
      activations(
        enemiesAct('B', state => {
          shielded(state);
          stand(state, 'laegon', '1A.k');
          stand(state, 'ecarus', '2A.o');
          enemy(state, 'gremlin-pack-1', '3A.b');
          spread(state, '3A.b', second);
        }),
      );
    // From the corner of the hall he is two zones away, out of sight.
    expect(seen('3A.d')).toEqual([['gremlin-pack-1', 2, 'ecarus']]);
    expect(seen('3A.a')).toEqual([['gremlin-pack-1', 1, 'ecarus']]);
  });

  test('SS-HORDE-08, SS-ECON-09 a blinded figure sees nothing, for nobody', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      stand(state, 'ecarus', '2A.o');
      enemy(state, 'gremlin-pack-1', '3A.b');
      spread(state, '3A.b', '3A.a');
      state.enemies[0]?.bodies[1]?.conditions.push('blinded');
    });
    expect(activations(t)).toEqual([['gremlin-pack-1', 2, 'ecarus']]);
    expect(body(t, 'gremlin-pack-1.2').conditions).toEqual([]);
  });

  test('SS-HORDE-09 the figure nearest to the target moves first', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-pack-1', '3A.a');
      spread(state, '3A.a', '2A.o');
    });
    expect(heard(t, 'moved').map(({ figure }) => figure)).toEqual([
      'gremlin-pack-1.2',
      'gremlin-pack-1.1',
      'gremlin-pack-1.1',
    ]);
    expect(way(t, 'gremlin-pack-1.1')).toEqual(zones('2A.o', '2A.c'));
  });

  test('SS-HORDE-10 every figure whose weapon reaches attacks, unless the scroll says otherwise', () => {
    const fight = (card: 'puppet-mob-1' | 'gremlin-pack-1') =>
      attacks(
        enemiesAct('M', state => {
          shielded(state);
          stand(state, 'laegon', '1A.k');
          enemy(state, card, '2A.c');
        }),
      ).map(([by]) => by);
    expect(fight('puppet-mob-1')).toEqual(['puppet-mob-1.1', 'puppet-mob-1.2']);
    // Swarm: one attack for the whole pack.
    expect(fight('gremlin-pack-1')).toEqual(['gremlin-pack-1.1']);
  });

  test('SS-HORDE-01, SS-ACTV-04, SS-CTRL-01 one activation, shared sight, bodies apart: a figure that dies on the way does not strike', () => {
    const t = enemiesAct(
      'C',
      state => {
        stand(state, 'laegon', '1A.k');
        enemy(state, 'puppet-mob-1', '2A.o');
        const [first] = state.enemies[0]?.bodies ?? [];
        if (first) first.wounds = 2;
        state.ground[zone('2A.c')]?.tokens.push('hunting-trap-1');
        heroOf(state, 'ecarus').wounds = 0;
      },
      [blue('hit'), blue('gremlin')],
    );
    expect(heard(t, 'killed')).toMatchObject([{ figure: 'puppet-mob-1.1' }]);
    expect(attacks(t)).toEqual([['puppet-mob-1.2', 'fists', 'ecarus']]);
    expect(hero(t, 'ecarus').wounds).toBe(2);
    expect(t.leftover).toEqual([]);
  });
});
