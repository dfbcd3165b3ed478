import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/enemies/index.ts';
import type { EnemyPowerId } from '../../content/enemy-powers.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { fullShields, healthOf } from '../../rules/values.ts';
import { attacks, enemiesAct, heard, way, zones } from '../enemy-turns.ts';
import { inForce, lastTurn, nextAttack, to } from '../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand, zone } from '../positions.ts';

type Act = 1 | 2;
const BOTH: readonly Act[] = [1, 2];

/** An enemy with this power, in act I or II; Laegon is far away. */
const owns = (state: State, act: Act, power: EnemyPowerId, card: CardId = 'brigand-green-1', at = '2A.c') => {
  Object.assign(state, { act });
  stand(state, 'laegon', '1A.k');
  const made = enemy(state, card, at);
  made.powers.push(power);
  for (const one of made.bodies) one.shields = fullShields(state, one.id);
  return made;
};
/** It attacks Ecarus, who has one die. */
const attacksHim = (act: Act, power: EnemyPowerId, dice: readonly number[], card?: CardId, at?: string) =>
  enemiesAct('H', state => owns(state, act, power, card, at), dice);
/** Ecarus attacks it with his bare hands, with so many hits more. */
const isAttacked = (act: Act, power: EnemyPowerId, more: number, dice: readonly number[]) =>
  sit({ passing: ['react'] }, state => {
    owns(state, act, power);
    nextAttack(state, 'ecarus', { do: 'hits', n: more });
  }).choose('attack:unarmed,brigand-green-1', dice);
const each = <T>(of: (act: Act) => T): T[] => BOTH.map(of);

describe('enemy powers', () => {
  test('Savage: one more hit in melee; at level II one of them lethal', () => {
    const parts = each(act => {
      const t = attacksHim(act, 'savage', [blue('gremlin'), blue('gremlin'), blue('block')]);
      return [
        heard(t, 'hits')[0]?.hits.parts.map(({ source }) => source),
        heard(t, 'hits')[0]?.lethal,
        hero(t, 'ecarus').wounds,
      ];
    });
    expect(parts).toEqual([
      [['automatic', 'savage'], 0, 1],
      [['automatic', 'savage'], 1, 1],
    ]);
    const thrown = attacksHim(1, 'savage', [], 'brigand-green-1', '3A.a');
    expect(heard(thrown, 'hits')[0]?.hits.parts.map(({ source }) => source)).toEqual(['automatic']);
  });

  test('Venomous: whom its attack wounds is poisoned, I or II', () => {
    const wounded = (act: Act, die: number) =>
      hero(attacksHim(act, 'venomous', [blue('gremlin'), blue('gremlin'), die]), 'ecarus').conditions;
    expect(each(act => wounded(act, blue('gremlin')))).toEqual([['poisoned-1'], ['poisoned-2']]);
    expect(wounded(1, blue('block'))).toEqual([]);
  });

  test('Burning: for an energy Fire I or II', () => {
    const fire = (act: Act, die: number) =>
      hero(attacksHim(act, 'burning', [die, blue('gremlin'), blue('block')]), 'ecarus').fire;
    expect(each(act => fire(act, blue('energy')))).toEqual([[1], [2]]);
    expect(fire(1, blue('hit'))).toEqual([]);
  });

  test('Crushing: for an energy knocked down, at level II stunned', () => {
    const felled = (act: Act, die: number) =>
      heard(attacksHim(act, 'crushing', [die, blue('gremlin'), blue('block')]), 'condition').map(
        ({ condition }) => condition,
      );
    expect(each(act => felled(act, blue('energy')))).toEqual([['knocked-down'], ['stunned']]);
    expect(felled(1, blue('hit'))).toEqual([]);
  });

  test('Thick Hide: armour one or two higher', () => {
    // Four hits against armour 1.
    const wounds = each(act => body(isAttacked(act, 'thick-hide', 3, [blue('hit')]), 'brigand-green-1').wounds);
    expect(wounds).toEqual([4 - 2, 4 - 3]);
  });

  test('Hale: health two or four higher', () => {
    const health = each(act => {
      const { state } = sit({}, made => {
        owns(made, act, 'hale');
      });
      return healthOf(state, 'brigand-green-1');
    });
    expect(health).toEqual([4 + 2, 4 + 4]);
  });

  test('Spirit Ward: one or two magic shields more, from the start and in every time phase', () => {
    const shields = each(act => {
      const t = sit({ passing: ['react'] }, state => {
        owns(state, act, 'spirit-ward', 'orc-shaman-green-1', '1A.h');
        lastTurn(state);
      });
      const before = body(t, 'orc-shaman-green-1').shields;
      return [before, body(t.choose('end'), 'orc-shaman-green-1').shields];
    });
    expect(shields).toEqual([
      [3, 3],
      [4, 4],
    ]);
    const appears = sit({}, state => {
      state.shadows = [zone('2A.c'), zone('1A.g')];
      state.supplies.shadow = newSupply(['single']);
      state.supplies.enemy = newSupply<CardId>(['gremlin-green-2']);
      state.supplies.power = newSupply<EnemyPowerId>(['spirit-ward']);
    }).choose('dash');
    expect(body(appears, 'gremlin-green-2').shields).toBe(1);
  });

  test('Swift: one zone farther, and a strike where a move ends in melee; at level II it flies', () => {
    const comes = (act: Act, at: string, ecarus: string) =>
      enemiesAct('H', state => {
        owns(state, act, 'swift', 'brigand-green-1', at);
        stand(state, 'ecarus', ecarus);
        for (const one of state.heroes) one.shields = 20;
      });
    // Two zones and one more, out of the corner of the hall into his zone.
    const t = comes(1, '3A.b', '2A.c');
    expect([way(t, 'brigand-green-1'), attacks(t)]).toEqual([
      zones('3A.a', '2A.o', '2A.c'),
      [['brigand-green-1', 'sword', 'ecarus']],
    ]);
    const short = comes(1, '3A.b', '2A.w');
    expect(attacks(short)).toEqual([]);
    // The barrier is one zone for who flies, three for who walks.
    expect([
      way(comes(2, '4B.c', '4B.a'), 'brigand-green-1'),
      way(comes(1, '4B.c', '4B.a'), 'brigand-green-1'),
    ]).toEqual([zones('4B.a'), zones('4B.d', '4B.b')]);
  });

  test('Alert: a hero who moves into its zone saves, or suffers one or two wounds', () => {
    const enters = (act: Act, die: number) => {
      const t = sit({ passing: ['react'] }, state => {
        owns(state, act, 'alert', 'brigand-green-1', '2A.o');
      }).choose(to('2A.o'), [die]);
      return hero(t, 'ecarus').wounds;
    };
    expect([each(act => enters(act, blue('hit'))), enters(2, blue('block'))]).toEqual([[1, 2], 0]);
  });

  test('Slippery: on energy the attack scores one or two hits less', () => {
    const wounds = (act: Act, die: number) =>
      body(isAttacked(act, 'slippery', 3, [blue('hit'), die]), 'brigand-green-1').wounds;
    // Four hits, armour 1.
    expect([each(act => wounds(act, blue('energy'))), wounds(2, blue('hit'))]).toEqual([[2, 1], 3]);
  });

  test('Thorns: a melee attack that wounds it costs a wound; at level II every melee attack', () => {
    const pays = (act: Act, more: number) => hero(isAttacked(act, 'thorns', more, [blue('gremlin')]), 'ecarus').wounds;
    expect([each(act => pays(act, 2)), each(act => pays(act, 0))]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    const shot = sit({ heroes: ['archer', 'white-rose'], passing: ['react'] }, state => {
      owns(state, 2, 'thorns', 'brigand-green-1', '2A.o');
      stand(state, 'laegon', '2A.c');
      give(state, 'laegon', 'main', 'longbow');
    }).choose('attack:main,brigand-green-1', [red('hit+hit'), blue('hit'), blue('hit')]);
    expect(hero(shot, 'laegon').wounds).toBe(0);
  });

  test('Regrowth: heals one or two at the start of its activation', () => {
    const left = each(act => {
      const t = enemiesAct('H', state => {
        const [made] = owns(state, act, 'regrowth', 'orc-warrior-green-1', '1A.h').bodies;
        if (made) made.wounds = 3;
      });
      return body(t, 'orc-warrior-green-1').wounds;
    });
    expect(left).toEqual([2, 1]);
  });

  test('Death Curse: its killer saves, or is slowed; at level II stunned', () => {
    const kills = (act: Act, die: number) => {
      const t = sit({ passing: ['react'] }, state => {
        const [made] = owns(state, act, 'death-curse').bodies;
        if (made) made.wounds = 3;
        enemy(state, 'gremlin-green-1', '1A.h');
        inForce(state, 'ecarus', 'strength', { do: 'modify', value: 'hits', n: 2 });
      }).choose('attack:unarmed,brigand-green-1', [blue('gremlin'), die]);
      return heard(t, 'condition').map(({ figure, condition }) => [figure, condition]);
    };
    expect(each(act => kills(act, blue('hit')))).toEqual([[['ecarus', 'slowed']], [['ecarus', 'stunned']]]);
    expect(kills(1, blue('block'))).toEqual([]);
  });
});
