import { describe, expect, test } from 'vitest';
import { CARDS, type CardId } from '../../content/enemies/index.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { activations, attacks, heard, way, zones } from '../enemy-turns.ts';
import { nextAttack, to } from '../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand, zone } from '../positions.ts';
import { acts, follows, parts, strike, wounds } from './enemy-scenes.ts';

describe('gremlins', () => {
  test('Green Gremlin: claws of 1 and a blue die where it stands and within three zones, else three zones towards the nearest', () => {
    expect(wounds('gremlin-green-1', '2A.c', blue('hit'), blue('gremlin'))).toBe(1 + 1);
    expect(follows('gremlin-green-1', '2A.c')).toEqual([1, [], ['claws']]);
    expect(follows('gremlin-green-1', '3A.a')).toEqual([2, zones('2A.o', '2A.c'), ['claws']]);
    expect(follows('gremlin-green-1', '3A.b')).toEqual([3, zones('3A.a', '2A.o', '2A.c'), []]);
    expect(CARDS['gremlin-green-1']).toMatchObject({ health: 3, loot: { crowns: 5 }, shards: 1, powers: 0 });
    expect(CARDS['gremlin-green-2']).toMatchObject({ health: 3, loot: { loot: 1 }, shards: 1, powers: 1 });
    // Three wounds kill it: no armour, no dice.
    expect(heard(strike('gremlin-green-1', 'gremlin-green-1', 2, [blue('hit')]), 'killed')).toHaveLength(1);
  });

  test('Green Gremlin: Gang Up I, one more hit where the enemies control its zone', () => {
    const t = acts('gremlin-green-1', '2A.c', {
      draws: 'B',
      dice: [blue('gremlin'), blue('gremlin')],
      arrange: state => enemy(state, 'brigand-blue-1', '2A.c').bodies[0]?.conditions.push('stunned'),
    });
    expect(parts(t)).toEqual([{ automatic: 1, 'gang-up-1': 1, superiority: 1 }]);
    expect(hero(t, 'ecarus').wounds).toBe(3);
  });

  test('Blue Gremlin: claws of 1 and two blue dice; for an energy the target drops 5 crowns', () => {
    const rich = (state: State): void => {
      heroOf(state, 'ecarus').coins = [1, 1, 0];
    };
    const t = acts('gremlin-blue-1', '2A.c', { dice: [blue('hit'), blue('energy'), blue('gremlin')], arrange: rich });
    expect([hero(t, 'ecarus').wounds, hero(t, 'ecarus').coins]).toEqual([2, [0, 1, 0]]);
    expect(t.state.ground[zone('2A.c')]?.coins).toEqual([1, 0, 0]);
    expect(follows('gremlin-blue-1', '2A.c')).toEqual([1, [], ['claws']]);
    expect(follows('gremlin-blue-1', '3A.a')).toEqual([2, zones('2A.o', '2A.c'), ['claws']]);
    expect(follows('gremlin-blue-1', '3A.b')).toEqual([3, zones('3A.a', '2A.o', '2A.c'), []]);
    expect(CARDS['gremlin-blue-1']).toMatchObject({ health: 4, guard: { dice: 1 }, loot: { crowns: 10 }, shards: 2 });
    expect(CARDS['gremlin-blue-2']).toMatchObject({ health: 4, guard: { dice: 1 }, loot: { loot: 1 }, powers: 1 });
  });

  test('Blue Gremlin: Grab the Purse, the richest hero in its zone saves or lays down 10 crowns', () => {
    const grabs = (die: number) => {
      const t = acts('gremlin-blue-1', '2A.c', {
        draws: 'M',
        dice: [die, blue('gremlin'), blue('gremlin'), blue('block')],
        arrange: state => {
          heroOf(state, 'ecarus').coins = [0, 2, 0];
        },
      });
      return hero(t, 'ecarus').coins;
    };
    expect([grabs(blue('hit')), grabs(blue('block'))]).toEqual([
      [0, 1, 0],
      [0, 2, 0],
    ]);
  });

  test('Gremlin King: claws of 2 and a red die, for an energy one hit lethal; within one zone he calls a green gremlin', () => {
    const calls = (pile: CardId[], own: number) => {
      const t = acts('gremlin-red-1', '2A.o', {
        dice: [red('hit+energy'), blue('block')],
        arrange: state => {
          state.supplies.enemy = newSupply(pile);
          const [king] = state.enemies[0]?.bodies ?? [];
          if (king) king.wounds = own;
        },
      });
      return t;
    };
    const t = calls(['gremlin-green-1'], 3);
    // Three hits, one of them lethal; one block.
    expect([hero(t, 'ecarus').wounds, heard(t, 'hits')[0]?.lethal]).toEqual([2, 1]);
    expect(heard(t, 'appeared')).toMatchObject([{ enemy: 'gremlin-green-1', zone: zone('2A.c') }]);
    expect([body(t, 'gremlin-red-1').wounds, t.state.enemies[0]?.charges]).toEqual([3, { 'kings-call': 0 }]);
    // If none is free he heals 2.
    expect(body(calls(['brigand-green-1'], 3), 'gremlin-red-1').wounds).toBe(1);
    expect(follows('gremlin-red-1', '3A.a')).toEqual([2, zones('2A.o', '2A.c'), ['kings-claws']]);
    const far = acts('gremlin-red-1', '3A.b');
    expect(activations(far)).toEqual([['gremlin-red-1', 3, 'ecarus']]);
    expect(way(far, 'gremlin-red-1')).toEqual(zones('3A.a', '2A.o'));
    expect(heard(far, 'used')).toMatchObject([{ ability: 'kings-call' }]);
    expect(CARDS['gremlin-red-1']).toMatchObject({
      health: [6, 9],
      loot: { treasure: 1, crowns: 10 },
      shards: 4,
      unique: true,
    });
  });

  test('Gremlin King: Gang Up II, two more hits where the enemies control his zone; Slippery, a hit less on energy', () => {
    const t = acts('gremlin-red-1', '2A.c', {
      dice: [red('gremlin'), blue('gremlin')],
      arrange: state => enemy(state, 'brigand-blue-1', '2A.c').bodies[0]?.conditions.push('stunned'),
      draws: 'D',
    });
    expect(parts(t)).toEqual([{ automatic: 2, 'gang-up-2': 2, superiority: 1 }]);
    const left = (die: number) =>
      body(
        strike('gremlin-red-1', 'gremlin-red-1', 3, [blue('hit'), die, blue('gremlin'), blue('gremlin')]),
        'gremlin-red-1',
      ).wounds;
    // Four hits, armour 1; Slippery takes one more.
    expect([left(blue('gremlin')), left(blue('energy'))]).toEqual([3, 2]);
  });

  test('Gremlin Pack: Swarm, one attack of a red and a blue die for all, one more hit for each other figure there', () => {
    const t = acts('gremlin-pack-1', '2A.c', { dice: [red('hit'), blue('hit'), blue('gremlin')] });
    expect(attacks(t)).toEqual([['gremlin-pack-1.1', 'teeth', 'ecarus']]);
    expect(parts(t)).toEqual([{ swarm: 1, superiority: 1 }]);
    expect(hero(t, 'ecarus').wounds).toBe(4);
    const alone = acts('gremlin-pack-1', '2A.c', {
      dice: [red('hit'), blue('hit'), blue('gremlin')],
      arrange: state => state.enemies[0]?.bodies.pop(),
    });
    expect(hero(alone, 'ecarus').wounds).toBe(2);
    expect(activations(acts('gremlin-pack-1', '3A.a'))).toEqual([['gremlin-pack-1', 1, 'ecarus']]);
    const far = acts('gremlin-pack-1', '3A.b');
    expect([activations(far)[0]?.[1], way(far, 'gremlin-pack-1.2'), attacks(far)]).toEqual([
      2,
      zones('3A.a', '2A.o', '2A.c'),
      [],
    ]);
    expect(CARDS['gremlin-pack-1']).toMatchObject({ health: 2, loot: { loot: 1 }, shards: 2 });
  });
});

describe('brigands', () => {
  test('Green Brigand: sword of 1 and two blue dice near by, a knife of 1 within three zones and a step, else two zones', () => {
    expect(wounds('brigand-green-1', '2A.c', blue('hit'), blue('hit'), blue('gremlin'))).toBe(3);
    expect(follows('brigand-green-1', '2A.o')).toEqual([1, zones('2A.c'), ['sword']]);
    expect(follows('brigand-green-1', '3A.a')).toEqual([2, zones('2A.o'), ['knife']]);
    expect(wounds('brigand-green-1', '3A.a', blue('gremlin'))).toBe(1);
    expect(follows('brigand-green-1', '3A.b')).toEqual([3, zones('3A.a', '2A.o'), []]);
    const lookout = acts('brigand-green-1', '3A.b', { draws: 'M' });
    // Lookout: one zone before it activates, and then it sees him.
    expect([way(lookout, 'brigand-green-1')[0], activations(lookout)[0]?.[1]]).toEqual([zone('3A.a'), 2]);
    expect(CARDS['brigand-green-1']).toMatchObject({ health: 4, guard: { armour: 1 }, loot: { crowns: 5 }, shards: 1 });
    expect(CARDS['brigand-green-2']).toMatchObject({
      health: 4,
      guard: { armour: 1 },
      loot: { crowns: 10 },
      powers: 1,
    });
  });

  test('Blue Brigand: sword of 1, a red and a blue die; a knife of 1 and a blue die, poisoned for an energy; a potion of 2', () => {
    expect(wounds('brigand-blue-1', '2A.c', red('hit+hit'), blue('hit'), blue('gremlin'))).toBe(4);
    const thrown = acts('brigand-blue-1', '3A.a', { dice: [blue('energy'), blue('gremlin')] });
    expect(hero(thrown, 'ecarus')).toMatchObject({ wounds: 1, conditions: ['poisoned-1'] });
    expect(follows('brigand-blue-1', '2A.o')).toEqual([1, zones('2A.c'), ['sword']]);
    expect(follows('brigand-blue-1', '3A.a')).toEqual([2, zones('2A.o', '2A.c'), ['knife']]);
    expect(follows('brigand-blue-1', '3A.b')).toEqual([3, zones('3A.a', '2A.o'), ['knife']]);
    const drinks = acts('brigand-blue-1', '2A.c', {
      arrange: state => {
        heroOf(state, 'ecarus').shields = 20;
        const [own] = state.enemies[0]?.bodies ?? [];
        if (own) own.wounds = 4;
      },
    });
    expect([body(drinks, 'brigand-blue-1').wounds, drinks.state.enemies[0]?.charges]).toEqual([
      2,
      { 'brigand-potion': 0 },
    ]);
    expect(CARDS['brigand-blue-1']).toMatchObject({
      health: 5,
      guard: { armour: 1, dice: 1 },
      loot: { loot: 1 },
      shards: 2,
    });
    expect(CARDS['brigand-blue-2']).toMatchObject({ health: 5, loot: { loot: 1, crowns: 5 }, powers: 1 });
  });

  test('Blue Brigand: Vigilant I, who moves into its zone saves or meets the knife', () => {
    const enters = (die: number, ...more: number[]) =>
      sit({ passing: ['react'] }, state => {
        stand(state, 'laegon', '1A.k');
        enemy(state, 'brigand-blue-1', '2A.o');
      }).choose(to('2A.o'), [die, ...more]);
    expect(attacks(enters(blue('block')))).toEqual([]);
    const met = enters(blue('hit'), blue('hit'), blue('gremlin'));
    expect([attacks(met), hero(met, 'ecarus').wounds]).toEqual([[['brigand-blue-1', 'knife', 'ecarus']], 2]);
  });

  test('Brigand Captain: sword of 3 and a red die that blinds for an energy, a poisoned knife of 2, a potion of 4', () => {
    expect(wounds('brigand-red-1', '2A.c', red('hit'), blue('block'), blue('block'))).toBe(3 + 1);
    expect(follows('brigand-red-1', '3A.a')).toEqual([1, zones('2A.o', '2A.c'), ['sword']]);
    expect(follows('brigand-red-1', '1A.t', state => stand(state, 'laegon', '3A.d'))).toEqual([
      1,
      zones('2A.w', '2A.c'),
      ['sword'],
    ]);
    const thrown = acts('brigand-red-1', '1A.s', {
      dice: [blue('gremlin')],
      arrange: state => stand(state, 'laegon', '3A.d'),
    });
    expect([activations(thrown)[0]?.[1], way(thrown, 'brigand-red-1')]).toEqual([2, zones('1A.t', '2A.w')]);
    expect(hero(thrown, 'ecarus')).toMatchObject({ wounds: 2, conditions: ['poisoned-1'] });
    expect(follows('brigand-red-1', '3A.b')).toEqual([3, zones('3A.a', '2A.o'), ['knife']]);
    const drinks = acts('brigand-red-1', '2A.c', {
      arrange: state => {
        heroOf(state, 'ecarus').shields = 20;
        const [own] = state.enemies[0]?.bodies ?? [];
        if (own) own.wounds = 5;
      },
    });
    expect(body(drinks, 'brigand-red-1').wounds).toBe(1);
    expect(CARDS['brigand-red-1']).toMatchObject({
      health: [7, 10],
      guard: { armour: 1, dice: 2 },
      shards: 5,
      unique: true,
    });
  });

  test('Brigand Captain: Supreme Commander, all others in sight use their special powers and heal 1', () => {
    const t = acts('brigand-red-1', '2A.c', {
      draws: 'D',
      arrange: state => {
        heroOf(state, 'ecarus').shields = 20;
        for (const [card, at] of [
          ['orc-shaman-green-1', '2A.n'],
          ['brigand-green-1', '1A.s'],
          ['gremlin-blue-1', '3A.b'],
        ] as const) {
          const [own] = enemy(state, card, at).bodies;
          if (own) Object.assign(own, { wounds: 3, shields: 0 });
        }
      },
    });
    // Evil Power heals one more and brings a shield back; Lookout comes nearer; the gremlin is out of sight.
    expect(body(t, 'orc-shaman-green-1')).toMatchObject({ wounds: 1, shields: 1 });
    expect(body(t, 'brigand-green-1')).toMatchObject({ wounds: 2, zone: zone('1A.t') });
    expect(body(t, 'gremlin-blue-1').wounds).toBe(3);
  });

  test('Puppet Mob: each figure strikes with 1 and a blue die, and pushes for an energy; On Strings each comes a zone nearer', () => {
    const t = acts('puppet-mob-1', '2A.c', {
      dice: [blue('hit'), blue('gremlin'), blue('energy'), blue('gremlin')],
      arrange: state => heroOf(state, 'ecarus').came.push(...zones('2A.n')),
    });
    // Two against one: superiority for both. The second pushes him away.
    expect(parts(t)).toEqual([
      { automatic: 1, superiority: 1 },
      { automatic: 1, superiority: 1 },
    ]);
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 3 + 2, zone: zone('2A.n') });
    expect(follows('puppet-mob-1', '3A.a')[0]).toBe(2);
    const strings = acts('puppet-mob-1', '3A.a', {
      draws: 'M',
      arrange: state => (heroOf(state, 'ecarus').shields = 20),
    });
    expect(['puppet-mob-1.1', 'puppet-mob-1.2'].map(id => way(strings, id)[0])).toEqual(zones('2A.o', '2A.o'));
    expect(CARDS['puppet-mob-1']).toMatchObject({ health: 3, guard: { dice: 1 }, shards: 2 });
    expect(CARDS['puppet-mob-1']?.loot).toEqual({});
  });

  test('Puppet Mob: Freed, a figure struck down by a blunt weapon is worth a shard more', () => {
    const slain = (weapon: 'war-hammer' | 'longsword') => {
      const t = sit({ heroes: ['cleric', 'archer'], passing: ['react'] }, state => {
        stand(state, 'laegon', '1A.k');
        give(state, 'thorgar', 'main', weapon);
        const [first] = enemy(state, 'puppet-mob-1', '2A.c').bodies;
        if (first) first.wounds = 2;
        nextAttack(state, 'thorgar', { do: 'hits', n: 2 });
      }).choose('attack:main,puppet-mob-1.1');
      t.chooseWhile('attack-properties', 'done');
      return [heard(t, 'killed').length, t.state.shards];
    };
    expect([slain('war-hammer'), slain('longsword')]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });
});
