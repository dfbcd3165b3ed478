import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { dice, playing, wounds } from '../cards.ts';
import { to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, hero, red, stand, zone } from '../positions.ts';
import { glasses } from '../wolf.ts';

describe('powers of Ecarus', () => {
  test('SS-NCRD-13 Mighty Blow: the next melee attack has 1 red die more, and energy knocks down; a free action, cooldown 2', () => {
    const t = playing('white-rose', 1, ['mighty-blow'], state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'brigand-red-1', '2A.c');
    }).choose('power:mighty-blow,1,-');
    expect([glasses(t, 'mighty-blow'), t.state.turn?.combat, t.state.turn?.standard]).toEqual([2, 1, 1]);
    t.choose('attack:main,brigand-red-1', [red('hit+energy'), red('hit'), blue('block'), blue('hit')]);
    // Lethal I of the sword, and the blow.
    expect(t.offered()).toEqual(['property:0', 'property:1', 'done']);
    t.choose('property:1', [blue('gremlin'), blue('block')]);
    // 3 hits, no armour on the ground, 1 block.
    expect(body(t, 'brigand-red-1')).toMatchObject({ wounds: 2, conditions: ['knocked-down'] });
    expect([t.leftover, t.state.lasting]).toEqual([[], []]);
  });

  test('Mighty Blow: only the next attack, and only in melee', () => {
    const t = playing('white-rose', 5, ['mighty-blow'], state => {
      give(state, 'ecarus', 'main', 'longbow');
      enemy(state, 'brigand-red-1', '2A.n');
    }).choose('power:mighty-blow,1,-');
    t.choose('attack:main,brigand-red-1', [red('gremlin'), blue('block'), blue('block')]);
    expect([t.leftover, t.state.lasting.length]).toEqual([[], 2]);
    const twice = playing('white-rose', 5, ['mighty-blow'], state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'brigand-red-1', '2A.c');
    }).choose('power:mighty-blow,1,-');
    twice.choose('attack:main,brigand-red-1', [red('gremlin'), red('gremlin'), blue('block'), blue('block')]);
    twice.choose('attack:main,brigand-red-1', [red('gremlin'), blue('block'), blue('block')]);
    expect(twice.leftover).toEqual([]);
  });

  test('Shield Wall: a hero in his zone rolls 2 defence dice more, from level IV with 1 block more; cooldown 2', () => {
    const attacked = (rank: number, at: string) =>
      playing(
        'black-rose',
        rank,
        ['shield-wall'],
        state => {
          begin(state, 'laegon');
          stand(state, 'laegon', '2A.c');
          stand(state, 'ecarus', at);
          enemy(state, 'orc-warrior-red-1', '2A.c');
          enemy(state, 'brigand-red-1', '2A.c').bodies[0]?.conditions.push('stunned');
        },
        [],
      ).choose(to('2A.n'), [red('hit+hit'), red('gremlin')]);
    const t = attacked(1, '2A.c').choose('use:ecarus,shield-wall,1', [blue('block'), blue('block'), blue('gremlin')]);
    // 4 hits, three dice instead of one.
    expect([hero(t, 'laegon').wounds, dice(t, 'defence'), glasses(t, 'shield-wall')]).toEqual([2, '3 blue', 2]);
    const fourth = attacked(4, '2A.c');
    expect(fourth.offered()).toEqual(['use:ecarus,shield-wall,1', 'use:ecarus,shield-wall,4', 'pass']);
    fourth.choose('use:ecarus,shield-wall,4', [blue('block'), blue('block'), blue('gremlin')]);
    expect([hero(fourth, 'laegon').wounds, dice(fourth, 'defence'), glasses(fourth, 'shield-wall')]).toEqual([
      1,
      '3 blue',
      2,
    ]);
    expect(attacked(1, '2A.w').kind).toBe('turn');
    // Not for enemies.
    const own = playing(
      'black-rose',
      1,
      ['shield-wall'],
      state => {
        give(state, 'ecarus', 'main', 'longsword');
        enemy(state, 'gremlin-blue-1', '2A.c');
      },
      [],
    ).choose('attack:main,gremlin-blue-1', [red('hit+hit'), blue('hit'), blue('block'), blue('gremlin')]);
    expect(own.kind).toBe('turn');
    // A hero with a die for every hit needs none of his.
    const enough = playing(
      'black-rose',
      1,
      ['shield-wall'],
      state => {
        begin(state, 'laegon');
        stand(state, 'laegon', '2A.c');
        give(state, 'laegon', 'armour', 'leather', 1);
        enemy(state, 'orc-warrior-green-1', '2A.c');
        enemy(state, 'orc-warrior-red-1', '2A.c').bodies[0]?.conditions.push('stunned');
      },
      [],
    ).choose(to('2A.n'), [red('hit+hit'), blue('block'), blue('block'), blue('block')]);
    expect([enough.kind, hero(enough, 'laegon').wounds]).toEqual(['turn', 0]);
  });

  test('Charge: takes the move for two zones into enemies whom nothing answers, next melee attack +1 hit; cooldown 2', () => {
    const t = playing('white-rose', 1, ['charge'], state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'brigand-blue-1', '4B.a');
    }).choose('power:charge,1,-');
    // Vigilant does not see him coming.
    expect([hero(t, 'ecarus').zone, told(t, 'save'), told(t, 'attack')]).toEqual([zone('4B.a'), [], []]);
    expect([t.offered('step'), glasses(t, 'charge'), t.state.turn?.combat]).toEqual([[], 2, 1]);
    t.choose('attack:main,brigand-blue-1', [red('hit'), blue('block'), blue('gremlin'), blue('gremlin')]);
    // 1 rolled + 1 - armour 1.
    expect([body(t, 'brigand-blue-1').wounds, t.state.lasting]).toEqual([1, []]);
    // The hit more is for melee.
    const bow = playing('white-rose', 1, ['charge'], state => {
      give(state, 'ecarus', 'main', 'longbow');
      enemy(state, 'brigand-red-1', '2A.n');
    }).choose('power:charge,1,-');
    bow.choose('attack:main,brigand-red-1', [red('hit'), blue('block'), blue('block')]);
    expect(told(bow, 'hits')).toMatchObject([{ hits: { base: 1, parts: [] } }]);
    const walked = playing('white-rose', 1, [], state => {
      enemy(state, 'brigand-blue-1', '2A.n');
    }).choose(to('2A.n'), [blue('hit'), blue('gremlin'), blue('gremlin')]);
    expect(told(walked, 'save')).toHaveLength(1);
  });

  test('Charge: not without enemies within two zones, and where there are several the hero chooses', () => {
    const far = playing('white-rose', 1, ['charge'], state => {
      enemy(state, 'gremlin-green-1', '4B.c');
    });
    expect(far.offered('power')).toEqual([]);
    const two = playing('white-rose', 1, ['charge'], state => {
      enemy(state, 'gremlin-green-1', '2A.n');
      enemy(state, 'gremlin-green-2', '4B.b');
    }).choose('power:charge,1,-');
    expect(two.offered()).toEqual([`zone:${zone('2A.n')}`, `zone:${zone('4B.b')}`]);
    two.choose(`zone:${zone('4B.b')}`);
    expect(hero(two, 'ecarus').zone).toBe(zone('4B.b'));
  });

  test('Whirlwind: from rank III the main weapon hits all enemies of the zone, at level VI with 1 hit more; cooldown 3', () => {
    for (const [level, n] of [
      [3, 2],
      [6, 3],
    ] as const) {
      const t = playing('white-rose', level, ['whirlwind'], state => {
        give(state, 'ecarus', 'main', 'longsword');
        enemy(state, 'gremlin-green-1', '2A.c');
        enemy(state, 'brigand-red-1', '2A.c');
        enemy(state, 'gremlin-green-2', '2A.n');
      });
      t.choose(`power:whirlwind,${level},brigand-red-1`, [
        red('hit'),
        blue('hit'),
        blue('block'),
        blue('gremlin'),
        blue('gremlin'),
      ]);
      // The captain has armour 1, the gremlin nothing.
      expect(told(t, 'defended')).toMatchObject([
        { figure: 'brigand-red-1', hits: n, wounds: n - 1 },
        { figure: 'gremlin-green-1', hits: n, wounds: n },
      ]);
      expect([glasses(t, 'whirlwind'), t.state.turn?.combat]).toEqual([3, level === 3 ? 0 : 1]);
    }
  });

  test('Whirlwind: not without a main weapon, and not at rank II', () => {
    const offered = (rank: number, armed: boolean) =>
      playing('white-rose', rank, ['whirlwind'], state => {
        if (armed) give(state, 'ecarus', 'main', 'longsword');
        enemy(state, 'gremlin-green-1', '2A.c');
      }).offered('power').length;
    expect([offered(3, true), offered(3, false), offered(2, true)]).toEqual([1, 0, 0]);
  });

  test('Guardian: he takes an attack on another hero in his zone; cooldown 2', () => {
    const t = playing(
      'white-rose',
      1,
      ['guardian'],
      state => {
        begin(state, 'laegon');
        stand(state, 'laegon', '2A.c');
        enemy(state, 'gremlin-blue-1', '2A.c');
        enemy(state, 'orc-warrior-green-1', '2A.c');
      },
      [],
    ).choose(to('2A.n'));
    expect([t.kind, t.offered()]).toEqual(['react', ['use:ecarus,guardian,1', 'pass']]);
    t.choose('use:ecarus,guardian,1', [blue('hit'), blue('gremlin'), blue('gremlin'), red('gremlin'), blue('block')]);
    // The gremlin's 2 hits are his, the orc's are still for Laegon.
    expect([hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds, glasses(t, 'guardian')]).toEqual([2, 0, 2]);
    expect(t.leftover).toEqual([]);
  });

  test('Guardian: not from another zone, not for attacks on himself, not for attacks of heroes', () => {
    const fight = (at: string, turn: 'ecarus' | 'laegon') =>
      playing(
        'white-rose',
        1,
        ['guardian'],
        state => {
          begin(state, turn);
          stand(state, 'laegon', '2A.c');
          stand(state, 'ecarus', at);
          enemy(state, 'gremlin-blue-1', '2A.c');
          enemy(state, 'orc-warrior-green-1', '2A.c');
        },
        [],
      );
    const strikes = [blue('block'), blue('block'), blue('block'), red('gremlin'), blue('block')];
    expect(fight('2A.w', 'laegon').choose(to('2A.n'), strikes).kind).toBe('turn');
    expect(fight('2A.c', 'ecarus').choose(to('2A.n'), strikes).kind).toBe('turn');
    const attack = fight('2A.c', 'laegon').choose('attack:unarmed,gremlin-blue-1', [blue('block')]);
    expect(attack.kind).toBe('turn');
  });

  test('Rally: the heroes of a zone within two heal 1 and lose a condition, at level V heal 2; cooldown 3', () => {
    for (const [level, healed] of [
      [1, 1],
      [5, 2],
    ] as const) {
      const t = playing('white-rose', level, ['rally'], state => {
        stand(state, 'laegon', '2A.c');
        wounds(state, 'ecarus', 3);
        wounds(state, 'laegon', 3);
        heroOf(state, 'laegon').conditions = ['slowed', 'poisoned-1'];
      });
      expect(t.offered(`power:rally,${level}`)).toEqual([`power:rally,${level},ecarus`, `power:rally,${level},laegon`]);
      t.choose(`power:rally,${level},laegon`);
      expect(t.offered()).toEqual(['condition:slowed', 'condition:poisoned-1']);
      t.choose('condition:poisoned-1');
      expect(hero(t, 'laegon')).toMatchObject({ wounds: 3 - healed, conditions: ['slowed'] });
      expect([hero(t, 'ecarus').wounds, glasses(t, 'rally'), t.state.turn?.combat]).toEqual([
        3 - healed,
        3,
        level === 1 ? 1 : 2,
      ]);
    }
  });

  test('Rally: one zone alone, not farther than two', () => {
    const at = (zoneName: string) =>
      playing('white-rose', 1, ['rally'], state => {
        stand(state, 'laegon', zoneName);
        wounds(state, 'ecarus', 3);
        wounds(state, 'laegon', 3);
      });
    const t = at('2A.w').choose('power:rally,1,laegon');
    expect([hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds]).toEqual([3, 2]);
    expect([at('1A.t').offered('power').length, at('1A.y').offered('power').length]).toEqual([2, 1]);
  });

  test('Blood Rage: he suffers 1, his next attack has 2 hits more, at level V 3; a free action, cooldown 2', () => {
    for (const [level, more] of [
      [1, 2],
      [5, 3],
    ] as const) {
      const t = playing('black-rose', level, ['blood-rage'], state => {
        give(state, 'ecarus', 'armour', 'chain');
        enemy(state, 'brigand-red-1', '2A.c');
      }).choose(`power:blood-rage,${level},-`);
      expect([hero(t, 'ecarus').wounds, glasses(t, 'blood-rage'), t.state.turn?.standard]).toEqual([
        1,
        2,
        level === 1 ? 1 : 2,
      ]);
      t.choose('attack:unarmed,brigand-red-1', [blue('block'), blue('gremlin'), blue('gremlin')]);
      expect(body(t, 'brigand-red-1').wounds).toBe(more - 1);
    }
  });

  test('Cleave: from rank III a kill in melee gives one more attack with the same weapon on another enemy there, once a turn', () => {
    const fight = (rank: number, more: 'gremlin-green-2' | null) =>
      playing('black-rose', rank, ['cleave'], state => {
        give(state, 'ecarus', 'main', 'longsword');
        enemy(state, 'gremlin-green-1', '2A.c');
        enemy(state, 'gremlin-blue-1', '2A.c');
        if (more !== null) enemy(state, more, '2A.c');
      });
    const kill = [red('hit+hit'), blue('hit'), blue('block')];
    const t = fight(4, 'gremlin-green-2').choose('attack:main,gremlin-green-1', kill);
    expect([t.kind, t.offered('attack')]).toEqual([
      'combat',
      ['attack:main,gremlin-blue-1,cleave', 'attack:main,gremlin-green-2,cleave'],
    ]);
    t.choose('attack:main,gremlin-green-2,cleave', kill);
    // The second kill of the turn brings nothing more; the second combat action is left.
    expect([t.kind, t.state.turn?.combat]).toEqual(['turn', 1]);
    expect(fight(2, null).choose('attack:main,gremlin-green-1', kill).kind).toBe('turn');
  });

  test('Cleave: only for kills of enemies by his own weapon', () => {
    // Laegon kills: nothing for Ecarus.
    const other = playing('black-rose', 3, ['cleave'], state => {
      give(state, 'ecarus', 'main', 'longsword');
      begin(state, 'laegon');
      stand(state, 'laegon', '2A.c');
      give(state, 'laegon', 'main', 'short-sword');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-blue-1', '2A.c');
    }).choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit')]);
    expect([other.kind, other.state.turn?.extra]).toEqual(['turn', []]);
    const fist = playing('black-rose', 3, ['cleave', 'blood-rage'], state => {
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-blue-1', '2A.c');
    }).choose('power:blood-rage,1,-');
    fist.choose('attack:unarmed,gremlin-green-1', [blue('hit')]);
    expect([fist.state.enemies.length, fist.kind]).toEqual([2, 'turn']);
  });

  test('Cleave: not with a bow, and not for enemies elsewhere', () => {
    const shot = playing('black-rose', 3, ['cleave'], state => {
      give(state, 'ecarus', 'main', 'longbow');
      enemy(state, 'gremlin-green-1', '2A.n');
      enemy(state, 'gremlin-blue-1', '2A.n');
    }).choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    expect(shot.kind).toBe('turn');
    const alone = playing('black-rose', 3, ['cleave'], state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-blue-1', '2A.n');
    }).choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    expect([alone.kind, alone.offered('attack')]).toEqual(['combat', []]);
  });
});
