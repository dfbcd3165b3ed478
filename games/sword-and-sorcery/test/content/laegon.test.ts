import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { rangeBetween } from '../../rules/zones.ts';
import { heroOf } from '../../state.ts';
import { dice, playing, wounds } from '../cards.ts';
import { to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, red, stand, zone } from '../positions.ts';
import { glasses } from '../wolf.ts';

const MISS = [red('gremlin'), blue('block'), blue('block')];
const bow = (state: State): void => give(state, 'laegon', 'main', 'longbow');

describe('powers of Laegon', () => {
  test('SS-NCRD-16 SS-AOE-EX1 Hail of Arrows: the next bow attack hits all enemies of the zone; a free action, cooldown 3', () => {
    const t = playing('ranger', 1, ['hail-of-arrows'], state => {
      bow(state);
      for (const card of ['gremlin-green-1', 'gremlin-blue-1', 'brigand-green-1'] as const) enemy(state, card, '2A.s');
      enemy(state, 'gremlin-green-2', '4B.a');
    }).choose('power:hail-of-arrows,1,-');
    expect([glasses(t, 'hail-of-arrows'), t.state.turn?.standard]).toEqual([3, 1]);
    t.choose('attack:main,brigand-green-1', [red('hit'), blue('hit'), blue('block'), blue('gremlin')]);
    // 2 hits on each; the brigand is resistant and has armour 1, the blue gremlin fails its die.
    expect(told(t, 'defended')).toMatchObject([
      { figure: 'brigand-green-1', hits: 2, wounds: 0 },
      { figure: 'gremlin-green-1', hits: 2, wounds: 2 },
      { figure: 'gremlin-blue-1', hits: 2, wounds: 2 },
    ]);
  });

  test('Hail of Arrows: level V adds a hit, cooldown 4; no other weapon uses it', () => {
    const t = playing('ranger', 5, ['hail-of-arrows'], state => {
      bow(state);
      enemy(state, 'gremlin-blue-1', '2A.s');
      enemy(state, 'gremlin-green-1', '2A.s');
      enemy(state, 'gremlin-green-2', '4B.a');
    }).choose('power:hail-of-arrows,5,-');
    expect(glasses(t, 'hail-of-arrows')).toBe(4);
    t.choose('attack:main,gremlin-blue-1', [...MISS, blue('gremlin')]);
    expect(told(t, 'defended')).toMatchObject([
      { figure: 'gremlin-blue-1', hits: 1, wounds: 1 },
      { figure: 'gremlin-green-1', hits: 1, wounds: 1 },
    ]);
    for (const level of [1, 5] as const) {
      const sword = playing('archer', 5, ['hail-of-arrows'], state => {
        give(state, 'laegon', 'main', 'short-sword');
        enemy(state, 'gremlin-green-1', '2A.c');
        enemy(state, 'gremlin-green-2', '2A.c');
      }).choose(`power:hail-of-arrows,${level},-`);
      sword.choose('attack:main,gremlin-green-1', [red('hit'), blue('block')]);
      expect([body(sword, 'gremlin-green-1').wounds, body(sword, 'gremlin-green-2').wounds]).toEqual([1, 0]);
    }
  });

  test('Hunting Trap: a standard action, a token within one zone; the next enemy to enter suffers 1 and is stunned; cooldown 2', () => {
    const trapped = (rank: number) => {
      const t = playing('ranger', rank, ['hunting-trap'], state => {
        enemy(state, 'gremlin-green-1', '2A.n');
        state.supplies.activation.pile.rest = ['K'];
      });
      const level = rank < 4 ? 1 : 4;
      expect(t.offered(`power:hunting-trap,${level}`)).toEqual(
        ['2A.n', '2A.w', '2A.c', '2A.o', '2A.s'].map(name => `power:hunting-trap,${level},-,${zone(name)}`),
      );
      t.choose(`power:hunting-trap,${level},-,${zone('2A.c')}`);
      expect([glasses(t, 'hunting-trap'), t.state.ground[zone('2A.c')]?.tokens.length]).toEqual([2, 1]);
      expect(t.state.turn?.combat).toBe(1);
      return t.choose('end');
    };
    const t = trapped(1);
    // It comes for Laegon, but does not get to strike.
    expect(body(t, 'gremlin-green-1')).toMatchObject({ zone: zone('2A.c'), wounds: 1, conditions: ['stunned'] });
    expect([hero(t, 'laegon').wounds, t.state.ground[zone('2A.c')]?.tokens]).toEqual([0, []]);
    expect(told(t, 'wounds')).toMatchObject([{ figure: 'gremlin-green-1', n: 1, by: 'laegon' }]);
    expect(body(trapped(4), 'gremlin-green-1')).toMatchObject({ wounds: 2, conditions: ['stunned'] });
  });

  test('Eagle Eye: the next attack with a weapon of range reaches a zone farther and re-rolls a die, from level III two; cooldown 1 and 2', () => {
    const shoots = (rank: number) =>
      playing(
        'ranger',
        rank,
        ['eagle-eye'],
        state => {
          bow(state);
          enemy(state, 'gremlin-blue-1', '4B.e');
        },
        [],
      );
    const t = shoots(1);
    // The longbow reaches three zones, the gremlin is four away.
    expect(t.offered('attack')).toEqual([]);
    t.choose('power:eagle-eye,1,-');
    expect([t.offered('attack'), glasses(t, 'eagle-eye')]).toEqual([['attack:main,gremlin-blue-1'], 1]);
    expect(t.state.turn?.standard).toBe(1);
    t.choose('attack:main,gremlin-blue-1', MISS).choose('use:laegon,eagle-eye,1');
    t.choose('reroll:0', [red('hit'), blue('gremlin')]);
    expect([body(t, 'gremlin-blue-1').wounds, t.leftover]).toEqual([1, []]);
    const third = shoots(5).choose('power:eagle-eye,3,-').choose('attack:main,gremlin-blue-1', MISS);
    expect(glasses(third, 'eagle-eye')).toBe(2);
    third.choose('use:laegon,eagle-eye,1').choose('reroll:0', [red('hit')]);
    third.choose('reroll:1', [blue('hit'), blue('gremlin')]);
    expect(body(third, 'gremlin-blue-1').wounds).toBe(2);
    // The second attack of the turn is an ordinary one again.
    expect([third.state.turn?.combat, third.offered('attack')]).toEqual([1, []]);
  });

  test('Eagle Eye: not farther than one zone more, and only for the attacks of weapons of range', () => {
    for (const level of [1, 3] as const) {
      // 5B.b is five zones from the crossing, the way down in sight.
      const far = playing('ranger', 3, ['eagle-eye'], state => {
        bow(state);
        stand(state, 'laegon', '4B.a');
        enemy(state, 'gremlin-blue-1', '5B.d');
        enemy(state, 'gremlin-green-1', '2A.n');
      }).choose(`power:eagle-eye,${level},-`);
      expect(far.offered('attack')).toEqual(
        ['gremlin-blue-1', 'gremlin-green-1']
          .filter(id => id !== 'gremlin-blue-1' || rangeBetween(far.state, zone('4B.a'), zone('5B.d')) <= 4)
          .map(id => `attack:main,${id}`),
      );
      const sword = playing(
        'archer',
        3,
        ['eagle-eye'],
        state => {
          give(state, 'laegon', 'main', 'short-sword');
          enemy(state, 'gremlin-green-1', '2A.c');
        },
        [],
      ).choose(`power:eagle-eye,${level},-`);
      sword.choose('attack:main,gremlin-green-1', [red('gremlin'), blue('block')]);
      expect([sword.kind, sword.state.lasting.length]).toEqual(['turn', 2]);
      // Knives that are thrown have range too.
      const knives = playing(
        'archer',
        3,
        ['eagle-eye'],
        state => {
          give(state, 'laegon', 'off', 'throwing-knives');
          enemy(state, 'gremlin-green-1', '4B.a');
        },
        [],
      ).choose(`power:eagle-eye,${level},-`);
      expect(knives.offered('attack')).toEqual(['attack:off,gremlin-green-1']);
    }
  });

  test('Leafwalk: difficult ground costs 1 point, from rank III barriers are no obstacle', () => {
    const walks = (rank: number) => playing('archer', rank, ['leafwalk'], state => stand(state, 'laegon', '4B.c'));
    expect(walks(1).choose(to('4B.e')).state.turn?.points).toBe(3);
    expect(walks(2).offered('step')).toEqual([to('4B.d'), to('4B.e')]);
    expect(walks(3).offered('step')).toEqual([to('4B.a'), to('4B.d'), to('4B.e')]);
    expect(walks(3).choose(to('4B.e')).state.turn?.points).toBe(3);
  });

  test('Whirl of Blades: both weapons strike the target, each with 1 blue die more; cooldown 2', () => {
    const t = playing('archer', 1, ['whirl-of-blades'], state => {
      give(state, 'laegon', 'main', 'short-sword');
      give(state, 'laegon', 'off', 'throwing-knives');
      enemy(state, 'orc-warrior-green-1', '2A.c');
    });
    t.choose('power:whirl-of-blades,1,orc-warrior-green-1', [
      red('hit'),
      blue('hit'),
      blue('block'),
      blue('hit'),
      blue('hit'),
      blue('block'),
    ]);
    // Twice 2 hits against armour 1.
    expect([body(t, 'orc-warrior-green-1').wounds, dice(t), t.leftover]).toEqual([2, '3 blue', []]);
    expect([glasses(t, 'whirl-of-blades'), t.state.turn?.combat, t.state.lasting]).toEqual([2, 0, []]);
    const bare = playing('archer', 1, ['whirl-of-blades'], state => {
      enemy(state, 'orc-warrior-green-1', '2A.c');
    });
    expect(bare.offered('power')).toEqual([]);
  });

  test('Balm: a hero within one zone loses poison and fire and heals 1, level III 2, level V 3; cooldown 2', () => {
    for (const [level, healed] of [
      [1, 1],
      [3, 2],
      [5, 3],
    ] as const) {
      const t = playing('archer', level, ['balm'], state => {
        stand(state, 'ecarus', '2A.w');
        wounds(state, 'ecarus', 4);
        heroOf(state, 'ecarus').conditions = [level === 3 ? 'poisoned-2' : 'poisoned-1', 'slowed'];
        heroOf(state, 'ecarus').fire = [1, 2];
      }).choose(`power:balm,${level},ecarus`);
      if (t.kind === 'condition') t.choose('condition:fire');
      expect(hero(t, 'ecarus')).toMatchObject({ wounds: 4 - healed, conditions: ['slowed'], fire: [] });
      expect([glasses(t, 'balm'), t.state.turn?.combat]).toEqual([2, level === 5 ? 2 : 1]);
    }
    const far = playing('archer', 1, ['balm'], state => wounds(state, 'ecarus', 4));
    expect(far.offered('power')).toEqual([]);
  });

  test('Pinning Shot: from rank III a bow attack that slows if it hits, at level V it stuns; cooldown 3 and 4', () => {
    const shoots = (rank: number) =>
      playing('ranger', rank, ['pinning-shot'], state => {
        bow(state);
        enemy(state, 'orc-warrior-green-1', '4B.c');
        enemy(state, 'gremlin-green-1', '4B.e');
      });
    const hit = [red('hit'), blue('block'), blue('block')];
    const t = shoots(3);
    // As far as the bow: three zones.
    expect(t.offered('power')).toEqual(['power:pinning-shot,3,orc-warrior-green-1']);
    t.choose('power:pinning-shot,3,orc-warrior-green-1', hit);
    // The hit counts, although the armour stops it.
    expect(body(t, 'orc-warrior-green-1')).toMatchObject({ wounds: 0, conditions: ['slowed'] });
    expect([glasses(t, 'pinning-shot'), t.state.turn?.combat]).toEqual([3, 0]);
    const fifth = shoots(5).choose('power:pinning-shot,5,orc-warrior-green-1', hit);
    expect([body(fifth, 'orc-warrior-green-1').conditions, glasses(fifth, 'pinning-shot')]).toEqual([['stunned'], 4]);
    for (const level of [3, 5]) {
      const missed = shoots(5).choose(`power:pinning-shot,${level},orc-warrior-green-1`, MISS);
      expect(body(missed, 'orc-warrior-green-1').conditions).toEqual([]);
    }
    const sword = playing('ranger', 3, ['pinning-shot'], state => {
      give(state, 'laegon', 'main', 'short-sword');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(sword.offered('power')).toEqual([]);
  });
});
