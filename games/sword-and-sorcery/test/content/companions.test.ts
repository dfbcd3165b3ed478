import { totalOf } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { COMPANIONS } from '../../content/companions.ts';
import { armourOf, defenceDice, healthOf } from '../../rules/values.ts';
import { playing } from '../cards.ts';
import { to, told } from '../laid.ts';
import { blue, body, enemy, red, stand, zone } from '../positions.ts';
import { fenrir, fenrirAt, glasses } from '../wolf.ts';

describe('the companion', () => {
  test('Call Fenrir: a standard action calls the wolf, or activates him once a round; cooldown 2 from his death', () => {
    const t = playing('archer', 3, ['call-fenrir']);
    expect(t.offered('power')).toEqual(['power:call-fenrir,1,-']);
    t.choose('power:call-fenrir,1,-').choose('done');
    expect(fenrir(t)).toMatchObject({ zone: zone('2A.c'), level: 1, acted: true });
    expect([glasses(t, 'call-fenrir'), t.state.turn?.standard, t.offered('power')]).toEqual([0, 1, []]);
    const fourth = playing('archer', 4, ['call-fenrir']);
    expect(fourth.offered('power')).toEqual(['power:call-fenrir,1,-', 'power:call-fenrir,4,-']);
    expect(fenrir(fourth.choose('power:call-fenrir,4,-').choose('done')).level).toBe(4);
    const killed = playing('archer', 3, [], state => {
      fenrirAt(state, '2A.n').wounds = 4;
      enemy(state, 'orc-warrior-green-1', '2A.n');
    }).choose('power:call-fenrir,1,-');
    killed.choose(to('2A.c'), [red('gremlin'), blue('gremlin')]);
    expect([killed.state.companions, glasses(killed, 'call-fenrir')]).toEqual([[], 2]);
  });

  test('SS-ALLY-18 Fenrir: the only companion, of speed and without hero value; moves 4', () => {
    expect(Object.keys(COMPANIONS)).toEqual(['fenrir']);
    expect(COMPANIONS.fenrir?.style).toBe('speed');
    expect(COMPANIONS.fenrir?.levels.map(({ level, heroValue, move }) => [level, heroValue, move])).toEqual([
      [1, 0, 4],
      [4, 0, 4],
    ]);
    const t = playing('ranger', 1, [], state => {
      fenrirAt(state, '2A.w');
    }).choose('power:call-fenrir,1,-');
    for (const name of ['2A.c', '2A.s', '4B.b', '4B.d']) t.choose(to(name));
    expect([t.kind, fenrir(t).zone]).toEqual(['turn', zone('4B.d')]);
  });

  test('Fenrir: level I has health 5, bites with 1 + 1 red, sharp, and defends with 1 die', () => {
    const t = playing('ranger', 1, [], state => {
      fenrirAt(state, '2A.n');
      enemy(state, 'brigand-green-1', '2A.n');
    });
    expect([healthOf(t.state, 'fenrir'), totalOf(armourOf(t.state, 'fenrir'))]).toEqual([5, 0]);
    expect(totalOf(defenceDice(t.state, 'fenrir'))).toBe(1);
    t.choose('power:call-fenrir,1,-').choose('attack:main,brigand-green-1', [red('hit+energy')]);
    // 2 hits, armour 1; no property to pay for.
    expect([body(t, 'brigand-green-1').wounds, t.kind, t.leftover]).toEqual([1, 'companion', []]);
    expect(told(t, 'attack')).toMatchObject([{ by: 'fenrir', damage: 'sharp', red: { base: 1 }, blue: { base: 0 } }]);
  });

  test('Fenrir: bites only in his own zone', () => {
    for (const level of [1, 4] as const) {
      const t = playing('ranger', 4, [], state => {
        fenrirAt(state, '2A.c', level);
        enemy(state, 'brigand-red-1', '2A.n');
      }).choose(`power:call-fenrir,${level},-`);
      expect(t.offered('attack')).toEqual([]);
    }
  });

  test('Fenrir: level IV has health 7, bites with 1 + 1 red + 1 blue, energy knocks down, defends with 2 dice and runs through difficult ground', () => {
    const t = playing('ranger', 4, [], state => {
      fenrirAt(state, '2A.n', 4);
      enemy(state, 'brigand-red-1', '2A.n');
    });
    expect([healthOf(t.state, 'fenrir'), totalOf(defenceDice(t.state, 'fenrir'))]).toEqual([7, 2]);
    expect(totalOf(armourOf(t.state, 'fenrir'))).toBe(0);
    t.choose('power:call-fenrir,4,-').choose('attack:main,brigand-red-1', [red('hit+energy'), blue('hit')]);
    t.choose('property:0', [blue('gremlin'), blue('gremlin')]);
    expect(t.events().filter(({ kind }) => kind === 'attack')).toMatchObject([{ damage: 'sharp', blue: { base: 1 } }]);
    // 3 hits, no armour on the ground.
    expect(body(t, 'brigand-red-1')).toMatchObject({ wounds: 3, conditions: ['knocked-down'] });
    const runs = playing('ranger', 4, [], state => {
      fenrirAt(state, '4B.c', 4);
      stand(state, 'ecarus', '7A.h');
    }).choose('power:call-fenrir,4,-');
    for (const name of ['4B.e', '5B.a', '7A.s']) runs.choose(to(name));
    expect([runs.kind, fenrir(runs).zone]).toEqual(['companion', zone('7A.s')]);
  });
});
