import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../../content/activations.ts';
import type { Condition } from '../../../content/words.ts';
import type { State } from '../../../index.ts';
import { controls, dominates } from '../../../rules/balance-of-power.ts';
import { strikers } from '../../../rules/engagement.ts';
import { newSupply } from '../../../rules/supplies.ts';
import { heroOf } from '../../../state.ts';
import { activations, attacks, enemiesAct, heard, way, zones } from '../../enemy-turns.ts';
import { lastTurn, nextAttack, to } from '../../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand, zone } from '../../positions.ts';

const shielded = (state: State): void => {
  for (const one of state.heroes) one.shields = 40;
};
/** A green brigand in this zone has these conditions. */
const afflicted = (state: State, at: string, ...conditions: Condition[]): void => {
  enemy(state, 'brigand-green-1', at).bodies[0]?.conditions.push(...conditions);
};

describe('conditions of enemies', () => {
  test('SS-ECON-01 tokens lie on the enemy, and go with it', () => {
    const t = sit({ passing: ['react'] }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      afflicted(state, '2A.c', 'slowed', 'poisoned-1');
      enemy(state, 'gremlin-green-2', '1A.h');
      const brigand = state.enemies[0]?.bodies[0];
      if (brigand) brigand.wounds = 3;
    });
    expect(body(t, 'brigand-green-1').conditions).toEqual(['slowed', 'poisoned-1']);
    t.choose('attack:main,brigand-green-1', [red('hit+hit'), blue('hit'), blue('hit')]);
    expect(t.state.enemies.map(({ id }) => id)).toEqual(['gremlin-green-2']);
    expect(t.state.supplies.enemy.out).toEqual(['brigand-green-1']);
  });

  test('SS-ECON-04 a knocked-down enemy does not count for the balance of power', () => {
    const { state } = sit({}, made => {
      stand(made, 'laegon', '1A.k');
      afflicted(made, '2A.c', 'knocked-down');
      enemy(made, 'gremlin-green-1', '2A.c');
    });
    expect([controls(state, 'enemies', zone('2A.c')), dominates(state, 'enemies', zone('2A.c'))]).toEqual([
      false,
      false,
    ]);
  });

  test('SS-ECON-05 it stands up at the start of its activation and acts without restriction', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      afflicted(state, '2A.o', 'knocked-down');
    });
    expect(t.happened().map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['stood-up', 'activated', 'moved', 'attack']),
    );
    expect(body(t, 'brigand-green-1').conditions).toEqual([]);
  });

  test('SS-ECON-06 who is stunned skips the whole next activation and loses the token; the one after that is as usual', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      afflicted(state, '2A.c', 'stunned', 'knocked-down');
    });
    expect(heard(t, 'activation-skipped')).toMatchObject([{ enemy: 'brigand-green-1', rule: 'SS-ECON-06' }]);
    expect([activations(t), attacks(t)]).toEqual([[], []]);
    expect(body(t, 'brigand-green-1').conditions).toEqual(['knocked-down']);
    // The turn of Laegon, the other hero, ends as well.
    t.choose('end');
    expect(attacks(t)).toHaveLength(1);
  });

  test('SS-ECON-06 that holds for any other effect that would activate it: the event Ambush', () => {
    const t = sit({ passing: ['react'] }, state => {
      lastTurn(state);
      state.events.up = [];
      state.events.deck = { top: ['ambush'], rest: ['quiet-hour'], bottom: [] };
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-green-1', '2A.o').bodies[0]?.conditions.push('stunned');
      for (const portal of state.portals) portal.open = false;
    }).choose('end');
    expect(heard(t, 'activation-skipped')).toMatchObject([{ enemy: 'gremlin-green-1' }]);
    expect(body(t, 'gremlin-green-1')).toMatchObject({ conditions: [], zone: zone('2A.o') });
  });

  test('SS-ECON-07 who is stunned makes no attacks: no opportunity attack, none after a trap on the way', () => {
    const { state } = sit({}, made => {
      stand(made, 'laegon', '1A.k');
      afflicted(made, '2A.c', 'stunned');
      enemy(made, 'gremlin-green-1', '2A.c');
    });
    expect(strikers(state, 'ecarus').map(({ id }) => id)).toEqual(['gremlin-green-1']);
    const trapped = enemiesAct('B', made => {
      shielded(made);
      stand(made, 'laegon', '1A.k');
      enemy(made, 'gremlin-green-1', '2A.o');
      made.ground[zone('2A.c')]?.tokens.push('hunting-trap-1');
    });
    expect(way(trapped, 'gremlin-green-1')).toEqual(zones('2A.c'));
    expect(body(trapped, 'gremlin-green-1')).toMatchObject({ wounds: 1, conditions: ['stunned'] });
    expect(attacks(trapped)).toEqual([]);
  });

  test('SS-ECON-08 red critical hits work on enemies: one hit less, less health', () => {
    const t = enemiesAct(
      'B',
      state => {
        stand(state, 'laegon', '1A.k');
        enemy(state, 'gremlin-green-1', '2A.c').bodies[0]?.criticals.push('hits-1');
      },
      [blue('hit'), blue('gremlin')],
    );
    expect(hero(t, 'ecarus').wounds).toBe(1 + 1 - 1);
    const weak = sit({ passing: ['react'] }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'gremlin-green-1', '2A.c').bodies[0]?.criticals.push('health-2');
      enemy(state, 'gremlin-green-2', '1A.h');
    }).choose('attack:main,gremlin-green-1', [red('hit'), blue('block'), blue('block')]);
    expect(heard(weak, 'killed')).toMatchObject([{ figure: 'gremlin-green-1' }]);
  });

  test('SS-ECON-09, SS-ECON-10 a blinded enemy follows its last behaviour, makes no attack, and loses the token then', () => {
    const t = enemiesAct('C', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      enemy(state, 'brigand-blue-1', '2A.o').bodies[0]?.conditions.push('blinded');
    });
    // It comes into his zone, but the knife needs sight.
    expect(activations(t)).toEqual([['brigand-blue-1', 3, 'ecarus']]);
    expect([way(t, 'brigand-blue-1'), attacks(t)]).toEqual([zones('2A.c'), []]);
    expect(body(t, 'brigand-blue-1').conditions).toEqual([]);
  });

  test('SS-ECON-10, SS-ECON-16 not even where its swiftness would let it strike on arrival', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      const gremlin = enemy(state, 'gremlin-green-1', '2A.o');
      gremlin.powers.push('swift');
      gremlin.bodies[0]?.conditions.push('blinded');
    });
    expect([body(t, 'gremlin-green-1').zone, attacks(t)]).toEqual([zone('2A.c'), []]);
  });

  test('SS-ECON-11 blinded in the zone of its target it is not moved', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      afflicted(state, '2A.c', 'blinded');
    });
    expect(activations(t)).toEqual([['brigand-green-1', 3, 'ecarus']]);
    expect([way(t, 'brigand-green-1'), attacks(t)]).toEqual([[], []]);
  });

  test('SS-ECON-12, SS-ECON-13 poison wounds in every time phase: there is no save roll', () => {
    const t = sit({ passing: ['react'] }, state => {
      lastTurn(state);
      stand(state, 'ecarus', '1A.k');
      stand(state, 'laegon', '1A.k');
      enemy(state, 'brigand-blue-1', '3A.b').bodies[0]?.conditions.push('poisoned-2');
      enemy(state, 'gremlin-blue-1', '3A.b').bodies[0]?.conditions.push('poisoned-1');
    }).choose('end');
    expect(heard(t, 'save')).toEqual([]);
    expect(body(t, 'brigand-blue-1')).toMatchObject({ wounds: 2, conditions: ['poisoned-2'] });
    expect(body(t, 'gremlin-blue-1')).toMatchObject({ wounds: 1, conditions: ['poisoned-1'] });
  });

  test('SS-ECON-14, SS-ECON-15 a slowed enemy carries out the first sentence only; then the token goes', () => {
    const slowed = (at: string) =>
      enemiesAct('B', state => {
        shielded(state);
        stand(state, 'laegon', '1A.k');
        afflicted(state, at, 'slowed');
      });
    // Near by it moves and does not attack, farther away it throws and does not move.
    const near = slowed('2A.o');
    expect([activations(near), way(near, 'brigand-green-1'), attacks(near)]).toEqual([
      [['brigand-green-1', 1, 'ecarus']],
      zones('2A.c'),
      [],
    ]);
    const far = slowed('3A.a');
    expect([way(far, 'brigand-green-1'), attacks(far)]).toEqual([[], [['brigand-green-1', 'knife', 'ecarus']]]);
    expect(body(far, 'brigand-green-1').conditions).toEqual([]);
  });

  test('SS-ECON-16 what comes during an activation is for the next one', () => {
    const t = sit({ passing: ['react'] }, state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      enemy(state, 'brigand-green-1', '2A.c');
      // Whoever wounds or misses him is slowed: a promise that answers the attack.
      state.lasting.push({
        source: 'briars',
        key: 'briars',
        on: 'ecarus',
        by: 'ecarus',
        until: 'adventure',
        what: {
          do: 'on',
          at: 'attack-done',
          if: { is: 'about', who: 'enemy' },
          aim: { who: 'that', range: 0 },
          effects: [{ do: 'condition', condition: 'slowed' }],
        },
        next: null,
        fits: null,
      });
      state.supplies.activation = newSupply<ActivationId>(['B']);
    }).choose('end');
    expect(body(t, 'brigand-green-1').conditions).toEqual(['slowed']);
  });

  test('SS-ECON-05, SS-ECON-06, SS-ECON-09, SS-ECON-14 all at once: stunned goes first, then it stands up, blind and slow', () => {
    const t = enemiesAct('C', state => {
      shielded(state);
      stand(state, 'laegon', '1A.k');
      enemy(state, 'brigand-blue-1', '2A.o').bodies[0]?.conditions.push('stunned', 'knocked-down', 'blinded', 'slowed');
    });
    expect(body(t, 'brigand-blue-1').conditions).toEqual(['knocked-down', 'blinded', 'slowed']);
    t.choose('end');
    expect(activations(t)).toEqual([['brigand-blue-1', 3, expect.anything()]]);
    expect([way(t, 'brigand-blue-1'), attacks(t)]).toEqual([zones('2A.c'), []]);
    expect(body(t, 'brigand-blue-1').conditions).toEqual([]);
  });

  test('SS-ECON-03, SS-ECON-04 on the ground it has no armour and is dominated', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      heroOf(state, 'ecarus').wounds = 0;
      enemy(state, 'orc-warrior-red-1', '2A.c').bodies[0]?.conditions.push('knocked-down');
      nextAttack(state, 'ecarus', { do: 'hits', n: 1 });
    }).choose('attack:unarmed,orc-warrior-red-1', [blue('hit'), blue('gremlin'), blue('gremlin')]);
    // One rolled, one promised, one for superiority; no armour.
    expect(body(t, 'orc-warrior-red-1').wounds).toBe(3);
    expect(t.offered(to('2A.n'))).toHaveLength(1);
  });
});
