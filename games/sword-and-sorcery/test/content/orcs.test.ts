import { describe, expect, test } from 'vitest';
import { CARDS, type CardId } from '../../content/enemies/index.ts';
import type { EnemyPowerId } from '../../content/enemy-powers.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { activations, attacks, enemiesAct, heard, way, zones } from '../enemy-turns.ts';
import { criticals } from '../laid.ts';
import { blue, body, enemy, hero, red, stand, zone } from '../positions.ts';
import { acts, follows, parts, strike, wounds } from './enemy-scenes.ts';

const shield = (state: State): void => {
  heroOf(state, 'ecarus').shields = 60;
};
const wound = (state: State, n: number): void => {
  const [own] = state.enemies[0]?.bodies ?? [];
  if (own) own.wounds = n;
};

describe('orc warriors', () => {
  test('Green Orc Warrior: an axe of 1 and a red die within two zones, else two zones towards the nearest', () => {
    expect(wounds('orc-warrior-green-1', '2A.c', red('hit+hit'), blue('gremlin'))).toBe(3);
    expect(follows('orc-warrior-green-1', '3A.a')).toEqual([1, zones('2A.o', '2A.c'), ['axe']]);
    expect(follows('orc-warrior-green-1', '3A.b')).toEqual([2, zones('3A.a', '2A.o'), []]);
    expect(CARDS['orc-warrior-green-1']).toMatchObject({
      health: 5,
      guard: { armour: 1, dice: 0, vulnerable: ['magical'] },
      loot: { crowns: 5 },
      shards: 1,
    });
    expect(CARDS['orc-warrior-green-2']).toMatchObject({ health: 5, loot: { loot: 1 }, powers: 1 });
  });

  test('Green Orc Warrior: Bellow, a zone nearer, and every hero there saves or is slowed', () => {
    const bellows = (die: number) => {
      const t = acts('orc-warrior-green-1', '2A.o', { draws: 'M', dice: [die, red('gremlin'), blue('block')] });
      return [way(t, 'orc-warrior-green-1'), heard(t, 'condition').map(({ figure, condition }) => [figure, condition])];
    };
    expect(bellows(blue('hit'))).toEqual([zones('2A.c'), [['ecarus', 'slowed']]]);
    expect(bellows(blue('block'))).toEqual([zones('2A.c'), []]);
  });

  test('Blue Orc Warrior: an axe of 2 and a red die, critical for two energy; Berserker I strikes again within one zone', () => {
    const t = acts('orc-warrior-blue-1', '2A.c', {
      dice: [red('energy+energy'), blue('block'), red('hit'), blue('gremlin')],
      arrange: state => criticals(state, 'wound'),
    });
    // The critical wound, 2 hits less a block, then 3 hits.
    expect(hero(t, 'ecarus').wounds).toBe(1 + 1 + 3);
    expect(heard(t, 'critical')).toMatchObject([{ figure: 'ecarus', critical: 'wound' }]);
    expect(t.state.enemies[0]?.charges).toEqual({ 'berserker-1': 0 });
    expect(follows('orc-warrior-blue-1', '2A.o')).toEqual([1, zones('2A.c'), ['axe', 'axe']]);
    expect(follows('orc-warrior-blue-1', '3A.a')).toEqual([2, zones('2A.o', '2A.c'), ['axe']]);
    expect(follows('orc-warrior-blue-1', '3A.b')).toEqual([3, zones('3A.a', '2A.o'), []]);
    const bellow = acts('orc-warrior-blue-1', '2A.c', { draws: 'M', dice: [blue('hit')], arrange: shield });
    expect(hero(bellow, 'ecarus').conditions).toEqual(['slowed']);
    expect(CARDS['orc-warrior-blue-1']).toMatchObject({
      health: 6,
      guard: { armour: 1, dice: 1 },
      loot: { loot: 1 },
      shards: 2,
    });
    expect(CARDS['orc-warrior-blue-2']).toMatchObject({ health: 6, loot: { loot: 1, crowns: 5 }, powers: 1 });
  });

  test('Orc Champion: an axe of 2 and two red dice, lethal II for sorcery; Berserker II strikes again with a hit more, twice', () => {
    const t = acts('orc-warrior-red-1', '2A.c', {
      dice: [red('magic+sorcery'), red('hit'), blue('block'), red('gremlin'), red('gremlin'), blue('block')],
    });
    // 3 hits, two of them lethal, one blocked; then 2 and 1 more, one blocked.
    expect(heard(t, 'hits').map(({ lethal }) => lethal)).toEqual([2, 0]);
    expect(parts(t)).toEqual([{ automatic: 2 }, { automatic: 2, 'berserker-2': 1 }]);
    expect(hero(t, 'ecarus').wounds).toBe(2 + 2);
    expect(t.state.enemies[0]?.charges).toEqual({ 'berserker-2': 1 });
    const critical = acts('orc-warrior-red-1', '3A.a', {
      dice: [red('energy+energy'), red('gremlin'), blue('block')],
      arrange: state => criticals(state, 'two-wounds'),
    });
    expect(hero(critical, 'ecarus').wounds).toBe(2 + 1);
    expect(follows('orc-warrior-red-1', '3A.a')).toEqual([2, zones('2A.o', '2A.c'), ['great-axe']]);
    expect(follows('orc-warrior-red-1', '3A.b')).toEqual([3, zones('3A.a', '2A.o', '2A.c'), []]);
    expect(CARDS['orc-warrior-red-1']).toMatchObject({
      health: [7, 10],
      guard: { armour: 2, dice: 2, vulnerable: ['magical'] },
      loot: { treasure: 1, crowns: 10 },
      shards: 5,
      unique: true,
    });
  });

  test('Orc Champion: War Cry, all orc warriors in sight regain a charge; Trample, heroes it passes save or fall', () => {
    const cry = acts('orc-warrior-red-1', '3A.a', {
      draws: 'D',
      arrange: state => {
        shield(state);
        for (const one of state.enemies) one.charges = { 'berserker-2': 0 };
        enemy(state, 'orc-warrior-blue-1', '2A.o').charges = { 'berserker-1': 0 };
        enemy(state, 'orc-warrior-blue-2', '3A.b').charges = { 'berserker-1': 0 };
      },
    });
    expect(cry.state.enemies.map(({ charges }) => Object.values(charges))).toEqual([[1], [1], [0]]);
    const tramples = (die: number) => {
      const t = acts('orc-warrior-red-1', '3A.c', {
        dice: [die],
        arrange: state => {
          shield(state);
          stand(state, 'ecarus', '2A.w');
          stand(state, 'laegon', '2A.c');
        },
      });
      expect(way(t, 'orc-warrior-red-1')).toEqual(zones('2A.o', '2A.c', '2A.w'));
      return hero(t, 'laegon').conditions;
    };
    // Whom it leaves behind where it starts is not trampled.
    const behind = acts('orc-warrior-red-1', '3A.c', {
      arrange: state => {
        shield(state);
        stand(state, 'ecarus', '2A.w');
        stand(state, 'laegon', '3A.c');
        heroOf(state, 'laegon').hidden = true;
      },
    });
    expect(heard(behind, 'save')).toEqual([]);
    expect([tramples(blue('hit')), tramples(blue('energy'))]).toEqual([['knocked-down'], []]);
  });
});

describe('orc shamans', () => {
  test('Green Orc Shaman: a sceptre of 1 and a blue die, Fire I for magic; near by it strikes and retreats', () => {
    const t = acts('orc-shaman-green-1', '3A.a', { dice: [blue('hit+magic'), blue('gremlin')] });
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 2, fire: [1] });
    expect(follows('orc-shaman-green-1', '3A.a')).toEqual([2, [], ['sceptre']]);
    const came = (state: State): void => {
      state.enemies[0]?.bodies[0]?.came.push(...zones('3A.c'));
    };
    expect(follows('orc-shaman-green-1', '2A.o', came)).toEqual([1, zones('3A.c'), ['sceptre']]);
    expect(follows('orc-shaman-green-1', '3A.b')).toEqual([3, zones('3A.a', '2A.o'), []]);
    expect(CARDS['orc-shaman-green-1']).toMatchObject({
      health: 4,
      guard: { shields: 2, dice: 0 },
      loot: { crowns: 10 },
      shards: 1,
    });
    expect(CARDS['orc-shaman-green-2']).toMatchObject({
      health: 4,
      guard: { shields: 2 },
      loot: { loot: 1 },
      shards: 2,
      powers: 1,
    });
  });

  test('Green Orc Shaman: Evil Power heals 1 and brings a shield back, never more than it has', () => {
    const power = (shields: number) => {
      const t = acts('orc-shaman-green-1', '1A.h', {
        draws: 'M',
        arrange: state => {
          wound(state, 3);
          const [own] = state.enemies[0]?.bodies ?? [];
          if (own) own.shields = shields;
        },
      });
      return [body(t, 'orc-shaman-green-1').wounds, body(t, 'orc-shaman-green-1').shields];
    };
    expect([power(0), power(2)]).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  test('Blue Orc Shaman: Curse I, then a sceptre of 1, a red and a blue die; Fire I for magic, an area for two', () => {
    const t = acts('orc-shaman-blue-1', '3A.a', {
      dice: [blue('hit'), red('hit+magic'), blue('hit+magic'), blue('gremlin'), blue('gremlin')],
      arrange: state => stand(state, 'laegon', '2A.c'),
    });
    // Laegon is the weaker one; both stand in the area.
    expect(activations(t)).toEqual([['orc-shaman-blue-1', 2, 'laegon']]);
    expect(heard(t, 'property').map(({ pays }) => pays)).toEqual([{ magic: 2 }]);
    expect([hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds]).toEqual([3, 3]);
    expect(t.state.lasting.map(({ on, until, what }) => [on, until, 'value' in what && [what.value, what.n]])).toEqual([
      ['laegon', 'time', ['hits', -1]],
      ['laegon', 'time', ['armour', -1]],
    ]);
    const saved = acts('orc-shaman-blue-1', '3A.a', {
      dice: [blue('block'), red('hit+magic'), blue('gremlin'), blue('gremlin')],
    });
    expect([saved.state.lasting, hero(saved, 'ecarus').fire]).toEqual([[], [1]]);
    expect(CARDS['orc-shaman-blue-1']).toMatchObject({
      health: 4,
      guard: { shields: 2, dice: 1, resist: ['magical'] },
      shards: 2,
    });
    expect(CARDS['orc-shaman-blue-2']).toMatchObject({ health: 4, loot: { loot: 1, crowns: 5 }, shards: 3, powers: 1 });
  });

  test('Blue Orc Shaman: near by it retreats; out of sight it comes and Mends the most wounded enemy it sees by 2', () => {
    const came = (state: State): void => {
      shield(state);
      state.enemies[0]?.bodies[0]?.came.push(...zones('3A.c'));
    };
    expect(follows('orc-shaman-blue-1', '2A.o', came)).toEqual([1, zones('3A.c'), ['ember-sceptre']]);
    const mends = acts('orc-shaman-blue-1', '3A.b', {
      draws: 'J',
      arrange: state => {
        shield(state);
        for (const [card, at, n] of [
          ['orc-warrior-green-1', '2A.o', 3],
          ['brigand-green-1', '2A.o', 2],
        ] as const) {
          const [own] = enemy(state, card, at).bodies;
          if (own) own.wounds = n;
        }
      },
    });
    expect(way(mends, 'orc-shaman-blue-1')).toEqual(zones('3A.a', '2A.o'));
    expect([body(mends, 'orc-warrior-green-1').wounds, body(mends, 'brigand-green-1').wounds]).toEqual([1, 2]);
    expect(mends.state.enemies[0]?.charges).toEqual({ mend: 0 });
  });

  test('High Shaman: Curse II and a sceptre of 2, a red and four blue dice; wounded he raises the fallen instead', () => {
    const four = [blue('gremlin'), blue('gremlin'), blue('gremlin'), blue('gremlin')];
    const t = acts('orc-shaman-red-1', '3A.a', { dice: [blue('hit'), red('hit+magic'), ...four, blue('gremlin')] });
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 3, fire: [2] });
    expect(t.state.lasting.map(({ what }) => 'value' in what && [what.value, what.n])).toEqual([
      ['hits', -2],
      ['armour', -2],
    ]);
    const near = (own: number, out: CardId[]) =>
      acts('orc-shaman-red-1', '2A.o', {
        arrange: state => {
          shield(state);
          wound(state, own);
          state.enemies[0]?.bodies[0]?.came.push(...zones('3A.c'));
          state.supplies.enemy = { ...newSupply<CardId>([]), out };
          state.supplies.power = newSupply<EnemyPowerId>([]);
        },
      });
    const raised = near(2, ['gremlin-green-1', 'orc-warrior-green-1']);
    expect(heard(raised, 'appeared')).toMatchObject([{ enemy: 'orc-warrior-green-1', zone: zone('2A.o') }]);
    expect([attacks(raised).length, way(raised, 'orc-shaman-red-1')]).toEqual([1, zones('3A.c')]);
    expect(heard(near(0, []), 'used').map(({ ability }) => ability)).toEqual(['curse-2']);
    const far = acts('orc-shaman-red-1', '3A.b', {
      arrange: state => {
        state.supplies.enemy = { ...newSupply<CardId>([]), out: ['gremlin-green-1'] };
      },
    });
    expect(way(far, 'orc-shaman-red-1')).toEqual(zones('3A.a', '2A.o'));
    expect(heard(far, 'appeared')).toMatchObject([{ zone: zone('2A.o') }]);
    expect(CARDS['orc-shaman-red-1']).toMatchObject({
      health: [6, 9],
      guard: { shields: 2, dice: 2, resist: ['magical'] },
      loot: { treasure: 1, loot: 1 },
      shards: 5,
      unique: true,
    });
  });

  test('High Shaman: Guardian Spirits, on magic an attack has no effect; Evil Power, called by another he activates', () => {
    const struck = (die: number) =>
      body(
        strike('orc-shaman-red-1', 'orc-shaman-red-1', 4, [die, blue('hit'), blue('gremlin'), blue('gremlin')]),
        'orc-shaman-red-1',
      );
    // Five hits less two shields.
    expect([struck(blue('hit')).wounds, struck(blue('energy+magic')).wounds]).toEqual([3, 0]);
    const called = enemiesAct('L', state => {
      stand(state, 'laegon', '1A.k');
      shield(state);
      enemy(state, 'orc-shaman-red-1', '2A.o');
      enemy(state, 'brigand-red-1', '2A.c');
      state.enemies[0]?.bodies[0]?.came.push(...zones('3A.c'));
    });
    expect(activations(called).map(([card]) => card)).toEqual(['brigand-red-1', 'orc-shaman-red-1']);
  });
});
