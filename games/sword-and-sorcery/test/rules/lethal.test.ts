import { describe, expect, test } from 'vitest';
import { inForce, nextAttack, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand } from '../positions.ts';

describe('lethal hits', () => {
  const sword = (lethal: number | 'all', hits: number, dice: readonly number[] = []) =>
    sit({}, state => {
      stand(state, 'laegon', '2A.n');
      enemy(state, 'orc-warrior-red-1', '2A.c');
      nextAttack(
        state,
        'ecarus',
        { do: 'lethal', n: lethal },
        { do: 'modify', value: 'hits', n: hits },
        { do: 'modify', value: 'blue', n: -1 },
      );
    }).choose('attack:unarmed,orc-warrior-red-1', dice);

  test('SS-LETH-01, SS-LETH-08 without a number all hits are lethal, with one at most so many', () => {
    // Armour 2 and two dice do not matter.
    expect(body(sword('all', 4), 'orc-warrior-red-1').wounds).toBe(4);
    const two = sword(2, 5, [blue('block')]);
    // 2 lethal; 3 ordinary, armour 2, a block.
    expect(told(two, 'defended')).toMatchObject([{ hits: 5, lethal: 2, wounds: 2 }]);
    expect(two.leftover).toEqual([]);
    expect(body(sword(3, 1), 'orc-warrior-red-1').wounds).toBe(1);
  });

  test('SS-LETH-02 without a hit there is nothing lethal', () => {
    const t = sword(2, 0);
    expect(told(t, 'hits')).toMatchObject([{ lethal: 0 }]);
    expect(body(t, 'orc-warrior-red-1').wounds).toBe(0);
  });

  test('SS-LETH-03, SS-LETH-05 what takes hits away takes lethal ones first, resistance among it', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'gremlin-red-1', '2A.c');
    });
    t.choose('attack:main,gremlin-red-1', [red('hit+energy'), blue('hit'), blue('gremlin')]);
    // Sharp: the resistance takes the lethal hit, armour the ordinary one.
    t.choose('property:0', [blue('gremlin')]);
    expect(told(t, 'defended')).toMatchObject([
      {
        hits: 2,
        lethal: 1,
        parts: [
          { what: 'resistant', n: 1 },
          { what: 'armour', n: 1 },
        ],
        wounds: 0,
      },
    ]);
  });

  test('SS-LETH-05 powers that lessen hits lessen lethal ones', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'gremlin-red-1', '2A.c');
      nextAttack(state, 'ecarus', { do: 'lethal', n: 'all' });
    });
    // Its own die shows energy: one hit less, and one by its resistance.
    t.choose('attack:main,gremlin-red-1', [red('hit+hit'), blue('hit'), blue('gremlin'), blue('energy')]);
    expect(body(t, 'gremlin-red-1').wounds).toBe(1);
  });

  test('SS-LETH-04, SS-LETH-07, SS-LETH-09 no die is rolled and no block counts against them, not even an automatic one', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '2A.w');
      give(state, 'ecarus', 'armour', 'chain');
      enemy(state, 'orc-warrior-green-1', '2A.c');
      inForce(state, 'ecarus', 'parry', { do: 'modify', value: 'blocks', n: 2 });
      nextAttack(state, 'orc-warrior-green-1', { do: 'lethal', n: 'all' });
    });
    t.choose(to('2A.n'), [red('hit')]);
    expect(hero(t, 'ecarus').wounds).toBe(2);
    expect(told(t, 'rolled')).toHaveLength(1);
  });

  test('SS-LETH-06 magic shields stop them', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'orc-shaman-green-1', '2A.c');
      nextAttack(state, 'ecarus', { do: 'lethal', n: 'all' });
    });
    t.choose('attack:main,orc-shaman-green-1', [red('hit+hit'), blue('hit'), blue('gremlin')]);
    expect(body(t, 'orc-shaman-green-1')).toMatchObject({ wounds: 1, shields: 0 });
  });

  test('SS-LETH-EX1 the Long Dagger kills the red gremlin: no resistance, no armour, no block', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'long-dagger');
      stand(state, 'ecarus', '2A.n');
      const gremlin = enemy(state, 'gremlin-red-1', '2A.c');
      if (gremlin.bodies[0] !== undefined) gremlin.bodies[0].wounds = 5;
    });
    t.choose('attack:main,gremlin-red-1', [red('hit+energy'), blue('gremlin')]).choose('property:0', [blue('gremlin')]);
    expect(told(t, 'defended')).toMatchObject([{ hits: 1, lethal: 1, parts: [], wounds: 1 }]);
    expect(t.state.enemies).toEqual([]);
  });

  test('SS-LETH-EX2 the Crystal Knife: 4 hits, 2 of them lethal; armour stops the others', () => {
    const t = sit({ heroes: ['rogue', 'white-rose'] }, state => {
      give(state, 'shae', 'main', 'crystal-knife');
      stand(state, 'ecarus', '2A.n');
      enemy(state, 'brigand-red-1', '2A.c');
      inForce(state, 'brigand-red-1', 'plates', { do: 'modify', value: 'armour', n: 1 });
    });
    t.choose('attack:main,brigand-red-1', [red('hit+magic'), blue('hit+magic'), blue('block')]).choose('property:0');
    expect(told(t, 'defended')).toMatchObject([{ hits: 4, lethal: 2, parts: [{ what: 'armour', n: 2 }], wounds: 2 }]);
    expect(body(t, 'brigand-red-1').wounds).toBe(2);
    expect(t.leftover).toEqual([]);
  });
});
