import { describe, expect, test } from 'vitest';
import { SCROLLS } from '../../../content/enemies/index.ts';
import type { State } from '../../../index.ts';
import { heroOf } from '../../../state.ts';
import { activations, attacks, enemiesAct, fenrir, heard, way, zones } from '../../enemy-turns.ts';
import { blue, body, enemy, hero, red, stand, zone } from '../../positions.ts';

/** Nobody takes wounds: the dice of attacks do not matter. */
const shielded = (state: State): void => {
  for (const one of state.heroes) one.shields = 40;
};
const coins = (state: State, id: string, ...own: [number, number, number]): void => {
  heroOf(state, id).coins = own;
};
const wounds = (state: State, id: string, n: number): void => {
  heroOf(state, id).wounds = n;
};

describe('preferred targets', () => {
  test('SS-TARG-01 every side of every scroll names one', () => {
    const targets = Object.values(SCROLLS).flatMap(({ sides }) =>
      sides.flatMap(side => (side === undefined ? [] : [JSON.stringify(side.target)])),
    );
    expect([...new Set(targets)].sort()).toEqual([
      '"general"',
      '"most-wounded"',
      '"nearest"',
      '"richest"',
      '"vengeful"',
      '{"style":"faith"}',
      '{"style":"might"}',
    ]);
  });

  test('SS-TARG-02 the most wounded is the one with the most wounds, whatever the health', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      wounds(state, 'ecarus', 3);
      wounds(state, 'laegon', 2);
      enemy(state, 'brigand-green-1', '2A.c');
    });
    // Laegon has 4 health left, Ecarus 5.
    expect(heard(t, 'activated')).toMatchObject([{ target: 'ecarus', why: 'most-wounded' }]);
  });

  test('SS-TARG-03 the nearest, in zones, within the range of the behaviour', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'laegon', '2A.o');
      wounds(state, 'ecarus', 3);
      enemy(state, 'gremlin-green-1', '3A.a');
    });
    expect(heard(t, 'activated')).toMatchObject([{ target: 'laegon', why: 'nearest' }]);
  });

  test('SS-TARG-04 the richest by value, not by the number of coins', () => {
    const t = enemiesAct('C', state => {
      shielded(state);
      coins(state, 'ecarus', 4, 0, 0);
      coins(state, 'laegon', 0, 0, 1);
      enemy(state, 'gremlin-blue-1', '2A.c');
    });
    expect(heard(t, 'activated')).toMatchObject([{ target: 'laegon', why: 'richest' }]);
  });

  test('SS-TARG-05 a hero of the style; companions have one too', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      wounds(state, 'laegon', 4);
      enemy(state, 'orc-warrior-green-1', '2A.c');
    });
    expect(heard(t, 'activated')).toMatchObject([{ target: 'ecarus', why: 'might' }]);
  });

  test('SS-TARG-06, SS-EMOV-09, SS-EMOV-10 through a zone with other heroes to the preferred target, without opportunity attacks', () => {
    const t = enemiesAct('C', state => {
      shielded(state);
      stand(state, 'ecarus', '2A.o');
      stand(state, 'laegon', '2A.w');
      coins(state, 'laegon', 1, 0, 0);
      enemy(state, 'gremlin-blue-1', '3A.c');
    });
    // From the hall past Ecarus to the west of the crossing.
    expect(way(t, 'gremlin-blue-1')).toEqual(zones('2A.o', '2A.c', '2A.w'));
    expect(attacks(t)).toEqual([['gremlin-blue-1', 'claws', 'laegon']]);
  });
});

describe('the behaviour', () => {
  test('SS-BEHV-01, SS-BEHV-03, SS-BEHV-04, SS-BEHV-07 the first with a hero in range and in sight, and no other', () => {
    const at = (where: string) =>
      activations(
        enemiesAct('B', state => {
          shielded(state);
          enemy(state, 'brigand-green-1', where);
        }),
      );
    expect(at('2A.o')).toMatchObject([['brigand-green-1', 1, expect.anything()]]);
    expect(at('3A.a')).toMatchObject([['brigand-green-1', 2, expect.anything()]]);
    // In the far corner of the hall nobody is seen.
    expect(at('3A.b')).toMatchObject([['brigand-green-1', 3, expect.anything()]]);
  });

  test('SS-BEHV-02, SS-BEHV-EX1, SS-EMOV-08 behind the blocking side of a barrier a neighbour is three zones away', () => {
    const t = enemiesAct('B', state => {
      shielded(state);
      stand(state, 'ecarus', '4B.a');
      stand(state, 'laegon', '1A.k');
      enemy(state, 'brigand-green-1', '4B.c');
    });
    // Behaviour 2 is for 2 and 3 zones: a knife first, for which it is one zone, then a step the long way round.
    expect(activations(t)).toEqual([['brigand-green-1', 2, 'ecarus']]);
    expect(attacks(t)).toEqual([['brigand-green-1', 'knife', 'ecarus']]);
    expect(body(t, 'brigand-green-1').zone).toBe(zone('4B.d'));
  });

  test('SS-BEHV-05, SS-BEHV-06, SS-BEHV-EX2 the preferred target in the next zone; Berserker is used even if the first blow kills', () => {
    const fight = (ecarus: number, dice: readonly number[]) =>
      enemiesAct(
        'C',
        state => {
          stand(state, 'ecarus', '5B.b');
          stand(state, 'auriel', '5B.b');
          stand(state, 'laegon', '4B.e');
          wounds(state, 'auriel', 1);
          wounds(state, 'ecarus', ecarus);
          enemy(state, 'orc-warrior-blue-1', '4B.e');
        },
        dice,
        { heroes: ['white-rose', 'archer', 'white-mage'] },
      );
    // War Axe: 2 and a red die; Ecarus without armour has one blue die.
    const t = fight(0, [red('hit'), blue('block'), red('gremlin'), blue('gremlin')]);
    expect(activations(t)).toEqual([['orc-warrior-blue-1', 1, 'ecarus']]);
    expect(way(t, 'orc-warrior-blue-1')).toEqual(zones('5B.b'));
    expect(attacks(t)).toEqual([
      ['orc-warrior-blue-1', 'axe', 'ecarus'],
      ['orc-warrior-blue-1', 'axe', 'ecarus'],
    ]);
    expect(hero(t, 'ecarus').wounds).toBe(2 + 2);
    expect(t.state.enemies[0]?.charges).toEqual({ 'berserker-1': 0 });
    expect(t.leftover).toEqual([]);

    const killed = fight(6, [red('hit'), blue('gremlin')]);
    expect(hero(killed, 'ecarus').ghost).toBe(true);
    expect(attacks(killed)).toHaveLength(1);
    expect(heard(killed, 'used').map(({ ability }) => ability)).toEqual(['berserker-1']);
    expect(killed.state.enemies[0]?.charges).toEqual({ 'berserker-1': 0 });
  });

  test('SS-BEHV-EX3, SS-NENM-06 the blue brigand near by: the most wounded, past others; a potion if wounded and charged', () => {
    const near = (own: number, charges: number) =>
      enemiesAct(
        'C',
        state => {
          stand(state, 'laegon', '2A.o');
          wounds(state, 'laegon', 1);
          shielded(state);
          const brigand = enemy(state, 'brigand-blue-1', '2A.c');
          brigand.charges = { 'brigand-potion': charges };
          if (brigand.bodies[0]) brigand.bodies[0].wounds = own;
        },
        [red('gremlin'), blue('gremlin')],
      );
    const drinks = near(3, 1);
    expect(way(drinks, 'brigand-blue-1')).toEqual(zones('2A.o'));
    expect(attacks(drinks)).toEqual([['brigand-blue-1', 'sword', 'laegon']]);
    expect(body(drinks, 'brigand-blue-1').wounds).toBe(1);
    expect(drinks.state.enemies[0]?.charges).toEqual({ 'brigand-potion': 0 });
    expect(body(near(3, 0), 'brigand-blue-1').wounds).toBe(3);
    expect(near(0, 1).state.enemies[0]?.charges).toEqual({ 'brigand-potion': 1 });
  });

  test('SS-BEHV-EX3 farther away: the knife, then two zones towards the target; out of sight: two zones, then the knife within 2', () => {
    const far = (at: string, laegon: string) =>
      enemiesAct('C', state => {
        shielded(state);
        stand(state, 'laegon', laegon);
        enemy(state, 'brigand-blue-1', at);
      });
    const throws = far('3A.a', '1A.y');
    expect(activations(throws)).toEqual([['brigand-blue-1', 2, 'ecarus']]);
    expect(attacks(throws)).toEqual([['brigand-blue-1', 'knife', 'ecarus']]);
    expect(way(throws, 'brigand-blue-1')).toEqual(zones('2A.o', '2A.c'));
    const comes = far('3A.b', '1A.y');
    expect(activations(comes)).toEqual([['brigand-blue-1', 3, 'ecarus']]);
    expect(way(comes, 'brigand-blue-1')).toEqual(zones('3A.a', '2A.o'));
    expect(attacks(comes)).toEqual([['brigand-blue-1', 'knife', 'ecarus']]);
    expect(comes.happened().findIndex(({ kind }) => kind === 'attack')).toBeGreaterThan(
      comes.happened().findLastIndex(({ kind }) => kind === 'moved'),
    );
  });

  test('SS-BEHV-EX3, SS-BEHV-15 several equally near: the general conditions among them', () => {
    const t = enemiesAct('C', state => {
      shielded(state);
      wounds(state, 'laegon', 2);
      enemy(state, 'brigand-blue-1', '3A.b');
    });
    expect(attacks(t)).toEqual([['brigand-blue-1', 'knife', 'laegon']]);
  });

  test('SS-BEHV-EX4, SS-BEHV-14, SS-NENM-03 hidden in its zone, rich behind a wall, too far: the gremlin goes for Thorgar', () => {
    const t = enemiesAct(
      'C',
      state => {
        shielded(state);
        stand(state, 'shae', '2A.o');
        heroOf(state, 'shae').hidden = true;
        stand(state, 'auriel', '3A.b');
        coins(state, 'auriel', 0, 0, 2);
        stand(state, 'thorgar', '1A.t');
        stand(state, 'laegon', '1A.s');
        coins(state, 'laegon', 0, 1, 0);
        enemy(state, 'gremlin-blue-1', '2A.o');
      },
      [],
      { heroes: ['rogue', 'white-mage', 'cleric', 'archer'] },
    );
    expect(activations(t)).toEqual([['gremlin-blue-1', 2, 'thorgar']]);
    expect(way(t, 'gremlin-blue-1')).toEqual(zones('2A.c', '2A.w', '1A.t'));
    expect(attacks(t)).toEqual([['gremlin-blue-1', 'claws', 'thorgar']]);
  });

  test('SS-BEHV-08, SS-EMOV-04 all behaviours need sight, the last one does not', () => {
    const t = enemiesAct('B', state => {
      stand(state, 'laegon', '1A.k');
      stand(state, 'ecarus', '3A.a');
      enemy(state, 'gremlin-green-1', '3A.b');
    });
    // One zone away, but a pillar hides him.
    expect(activations(t)).toEqual([['gremlin-green-1', 3, 'ecarus']]);
    expect([way(t, 'gremlin-green-1'), attacks(t)]).toEqual([zones('3A.a'), []]);
  });

  test('SS-BEHV-09, SS-BEHV-10 and all of them need a legal way: without one the enemy stays and does nothing', () => {
    const t = enemiesAct('B', state => enemy(state, 'gremlin-green-1', '1A.h'));
    expect(activations(t)).toEqual([['gremlin-green-1', null, null]]);
    expect(body(t, 'gremlin-green-1').zone).toBe(zone('1A.h'));
  });

  test('SS-BEHV-11 within the span of a behaviour the distance does not matter', () => {
    const t = enemiesAct('C', state => {
      shielded(state);
      stand(state, 'ecarus', '2A.o');
      coins(state, 'ecarus', 1, 0, 0);
      coins(state, 'laegon', 2, 0, 0);
      enemy(state, 'gremlin-blue-1', '3A.a');
    });
    expect(activations(t)).toEqual([['gremlin-blue-1', 2, 'laegon']]);
  });

  test('SS-BEHV-12, SS-BEHV-13 without a preferred one: most wounds, least health left, nearest, then its player', () => {
    const goes = (arrange: (state: State) => void) =>
      enemiesAct(
        'B',
        state => {
          shielded(state);
          arrange(state);
          enemy(state, 'orc-shaman-green-1', '4B.c');
        },
        [],
        { heroes: ['archer', 'white-mage'], seats: 2, at: '4B.e' },
      );
    const why = (t: ReturnType<typeof goes>) => heard(t, 'activated').map(event => [event.target, event.why]);
    // Laegon and Auriel have 6 health each; nobody is of Faith.
    expect(why(goes(state => wounds(state, 'auriel', 1)))).toEqual([['auriel', 'most-wounds']]);
    expect(
      why(
        goes(state => {
          heroOf(state, 'laegon').rank = 2;
        }),
      ),
    ).toEqual([['auriel', 'least-health']]);
    const equal = goes(() => {});
    expect([equal.kind, equal.seat, equal.offered()]).toEqual(['manage-target', 0, ['figure:laegon', 'figure:auriel']]);
    expect(why(equal.choose('figure:auriel'))).toEqual([['auriel', 'manager']]);
    expect(
      why(
        enemiesAct(
          'B',
          state => {
            shielded(state);
            stand(state, 'laegon', '4B.c');
            enemy(state, 'orc-shaman-green-1', '4B.c');
          },
          [],
          { heroes: ['archer', 'white-mage'], at: '4B.e' },
        ),
      ),
    ).toEqual([['laegon', 'nearest']]);
  });

  test('SS-BEHV-15 equally rich ones tie: the general conditions decide among them alone', () => {
    const t = enemiesAct(
      'C',
      state => {
        shielded(state);
        coins(state, 'ecarus', 2, 0, 0);
        coins(state, 'laegon', 0, 1, 0);
        wounds(state, 'laegon', 1);
        wounds(state, 'thorgar', 3);
        enemy(state, 'gremlin-blue-1', '2A.c');
      },
      [],
      { heroes: ['white-rose', 'archer', 'cleric'] },
    );
    expect(heard(t, 'activated')).toMatchObject([{ target: 'laegon', why: 'most-wounds' }]);
  });

  test('SS-BEHV-16 a taunted enemy looks at the taunter alone, if one of its behaviours reaches him', () => {
    const taunted = (at: string) => {
      const t = enemiesAct(
        'B',
        state => {
          shielded(state);
          stand(state, 'ecarus', at);
          wounds(state, 'laegon', 3);
          enemy(state, 'brigand-green-1', '2A.c');
        },
        [],
        { passing: [] },
      );
      return t.kind === 'react' ? t.choose(t.offered('use')[0] ?? '') : t;
    };
    expect(heard(taunted('2A.o'), 'activated')).toMatchObject([{ behaviour: 0, target: 'ecarus', why: 'taunt' }]);
    expect(heard(taunted('3A.a'), 'activated')).toMatchObject([{ behaviour: 1, target: 'ecarus', why: 'taunt' }]);
    // Out of sight he cannot taunt.
    expect(heard(taunted('1A.k'), 'activated')).toMatchObject([{ behaviour: 0, target: 'laegon' }]);
  });

  test('SS-BEHV-01, SS-BEHV-03, SS-BEHV-14 band, sight, way, hidden, ghost, companion, preferred, general, tie', () => {
    const t = enemiesAct(
      'B',
      state => {
        shielded(state);
        // In its zone: a ghost and somebody hidden. Two zones off: a companion and a hero, equally near, the companion more wounded.
        stand(state, 'laegon', '2A.o');
        stand(state, 'shae', '2A.o');
        heroOf(state, 'shae').hidden = true;
        heroOf(state, 'laegon').ghost = true;
        stand(state, 'ecarus', '2A.w');
        wounds(state, 'ecarus', 1);
        fenrir(state, '2A.w');
        const wolf = state.companions[0];
        if (wolf) wolf.wounds = 2;
        enemy(state, 'gremlin-green-1', '2A.o');
      },
      [blue('gremlin'), blue('block')],
      { heroes: ['black-rose', 'archer', 'rogue'] },
    );
    expect(heard(t, 'activated')).toMatchObject([{ behaviour: 1, target: 'fenrir', why: 'most-wounds' }]);
    expect(attacks(t)).toEqual([['gremlin-green-1', 'claws', 'fenrir']]);
    expect(t.state.companions[0]?.wounds).toBe(2);
  });
});
