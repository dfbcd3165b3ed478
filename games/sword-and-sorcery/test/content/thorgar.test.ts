import { totalOf } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../../content/powers/index.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import type { State } from '../../index.ts';
import { armourOf } from '../../rules/values.ts';
import { heroOf } from '../../state.ts';
import { dice, playing, wounds } from '../cards.ts';
import { lastTurn, told } from '../laid.ts';
import { blue, body, enemy, give, hero, red, stand } from '../positions.ts';
import { glasses } from '../wolf.ts';

const hammer = (state: State): void => give(state, 'thorgar', 'main', 'war-hammer');

describe('powers of Thorgar', () => {
  test('SS-NCRD-12 Heal Wounds: a hero within one zone heals 2, level III 3, level V 5; a standard action, cooldown 1, 2 and 3', () => {
    for (const [level, healed, cooldown] of [
      [1, 2, 1],
      [3, 3, 2],
      [5, 5, 3],
    ] as const) {
      const t = playing('cleric', level, ['heal-wounds'], state => {
        stand(state, 'laegon', '2A.w');
        wounds(state, 'laegon', 6);
      }).choose(`power:heal-wounds,${level},laegon`);
      expect([hero(t, 'laegon').wounds, glasses(t, 'heal-wounds')]).toEqual([6 - healed, cooldown]);
      expect([t.state.turn?.combat, t.state.turn?.standard]).toEqual([1, level === 1 ? 0 : 1]);
    }
    // Not on the unhurt, and not two zones away.
    const t = playing('cleric', 1, ['heal-wounds'], state => wounds(state, 'laegon', 5));
    expect(t.offered('power')).toEqual([]);
  });

  test('Blessing: a hero within two zones has 1 blue die more in the next roll, attack or defence; a free action, cooldown 2', () => {
    const t = playing('cleric', 1, ['blessing'], state => {
      hammer(state);
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(t.offered('power')).toEqual(['power:blessing,1,thorgar']);
    t.choose('power:blessing,1,thorgar');
    expect([glasses(t, 'blessing'), t.state.turn?.standard]).toEqual([2, 1]);
    t.choose('attack:main,gremlin-green-1', [red('gremlin'), blue('hit'), blue('hit'), blue('block')]);
    expect([body(t, 'gremlin-green-1').wounds, t.leftover, t.state.lasting]).toEqual([2, [], []]);
    const defends = playing('cleric', 1, ['blessing'], state => {
      stand(state, 'thorgar', '2A.w');
      stand(state, 'laegon', '2A.c');
      enemy(state, 'orc-warrior-green-1', '2A.c');
      state.supplies.activation.pile.rest = ['I'];
    }).choose('power:blessing,1,laegon');
    // The orc strikes Laegon: 3 hits, two dice instead of one.
    defends.choose('end', [red('hit+hit'), blue('block'), blue('block')]);
    expect([hero(defends, 'laegon').wounds, dice(defends, 'defence')]).toEqual([1, '2 blue']);
    const far = playing('cleric', 1, ['blessing'], state => stand(state, 'laegon', '1A.y'));
    expect(far.offered('power')).toEqual(['power:blessing,1,thorgar']);
  });

  test('Blessing: level IV is 1 red die for the next attack; gone in the next round', () => {
    const t = playing('cleric', 4, ['blessing'], state => {
      hammer(state);
      enemy(state, 'gremlin-green-1', '2A.c');
    }).choose('power:blessing,4,thorgar');
    t.choose('attack:main,gremlin-green-1', [red('hit'), red('hit'), blue('block'), blue('block')]);
    expect([body(t, 'gremlin-green-1').wounds, t.leftover, glasses(t, 'blessing')]).toEqual([2, [], 2]);
    for (const [level, n] of [
      [1, 2],
      [4, 1],
    ] as const) {
      const unused = playing('cleric', 4, ['blessing'], lastTurn).choose(`power:blessing,${level},laegon`);
      expect(unused.state.lasting).toHaveLength(n);
      expect(unused.choose('end').state.lasting).toEqual([]);
    }
  });

  test('Hammer of Faith: an attack with the main weapon, 1 hit more, magic heals him 1; level IV 2 and 2; cooldown 2', () => {
    for (const [level, n] of [
      [1, 1],
      [4, 2],
    ] as const) {
      const t = playing('cleric', level, ['hammer-of-faith'], state => {
        hammer(state);
        wounds(state, 'thorgar', 4);
        enemy(state, 'brigand-red-1', '2A.c');
      });
      t.choose(`power:hammer-of-faith,${level},brigand-red-1`, [red('hit+magic'), blue('block'), blue('block')]);
      expect(t.offered()).toEqual(['property:1', 'done']);
      t.choose('property:1', [blue('gremlin'), blue('gremlin')]);
      // 1 rolled + n, armour 1.
      expect([body(t, 'brigand-red-1').wounds, hero(t, 'thorgar').wounds]).toEqual([n, 4 - n]);
      expect([glasses(t, 'hammer-of-faith'), t.state.turn?.combat]).toEqual([2, 0]);
    }
    // The card says what is paid for.
    expect(
      powerOf('hammer-of-faith').levels.map(({ effects = [] }) =>
        vocabulary.sentences(effects, { lang: 'en', aim: 'enemy' }).join(' '),
      ),
    ).toEqual([
      'Attack with the main weapon. +1 hit. 1 magic: You: Heal 1.',
      'Attack with the main weapon. +2 hits. 1 magic: You: Heal 2.',
    ]);
    const bare = playing('cleric', 1, ['hammer-of-faith'], state => {
      enemy(state, 'brigand-red-1', '2A.c');
    });
    expect(bare.offered('power')).toEqual([]);
  });

  test('SS-NCRD-08 Command: a green enemy within two zones attacks another in its zone with its main weapon, at level V a blue one; cooldown 3', () => {
    const commands = (rank: number) =>
      playing('cleric', rank, ['command'], state => {
        enemy(state, 'brigand-green-1', '2A.n');
        enemy(state, 'gremlin-blue-1', '2A.n');
        enemy(state, 'brigand-red-1', '2A.n');
        enemy(state, 'gremlin-green-1', '2A.s');
        enemy(state, 'orc-warrior-green-1', '1A.y');
        enemy(state, 'orc-shaman-green-1', '1A.y');
      });
    // The gremlin in the south has nobody to attack, the orcs are three zones away.
    expect(commands(1).offered('power')).toEqual(['power:command,1,brigand-green-1']);
    expect(commands(5).offered('power:command,5')).toEqual([
      'power:command,5,brigand-green-1',
      'power:command,5,gremlin-blue-1',
    ]);
    const t = commands(1).choose('power:command,1,brigand-green-1');
    expect(t.offered()).toEqual(['figure:gremlin-blue-1', 'figure:brigand-red-1']);
    t.choose('figure:brigand-red-1', [blue('hit'), blue('hit'), blue('gremlin'), blue('gremlin')]);
    // The sword's 1 and 2 rolled, against armour 1; nobody dominates a zone without heroes.
    expect(body(t, 'brigand-red-1').wounds).toBe(2);
    expect([glasses(t, 'command'), t.state.turn?.standard, t.state.turn?.combat]).toEqual([3, 0, 1]);
    const fifth = commands(5)
      .choose('power:command,5,gremlin-blue-1')
      .choose('figure:brigand-red-1', [blue('hit'), blue('block'), blue('gremlin')]);
    // Claws 1 + 1, armour 1.
    expect([body(fifth, 'brigand-red-1').wounds, glasses(fifth, 'command')]).toEqual([1, 3]);
    // Two zones are near enough.
    const two = playing('cleric', 1, ['command'], state => {
      enemy(state, 'gremlin-green-1', '4B.a');
      enemy(state, 'orc-shaman-green-1', '4B.a');
    });
    expect(two.offered('power')).toEqual(['power:command,1,gremlin-green-1', 'power:command,1,orc-shaman-green-1']);
  });

  test('SS-ECMB-05 Command: what it does is done by the commanding hero', () => {
    const t = playing('cleric', 1, ['command'], state => {
      enemy(state, 'brigand-green-1', '2A.n');
      enemy(state, 'gremlin-blue-1', '2A.n').bodies[0]?.criticals.push('health-2');
    }).choose('power:command,1,brigand-green-1', [blue('hit'), blue('hit'), blue('gremlin')]);
    expect(told(t, 'killed')).toMatchObject([{ figure: 'gremlin-blue-1', by: 'thorgar' }]);
    expect([t.state.shards, t.state.enemies.map(({ powers }) => powers.length)]).toEqual([2, [0, 0]]);
  });

  test('Sanctuary: heroes in his zone have 1 more armour until the time phase, at level V a magic shield too; cooldown 3', () => {
    for (const [level, shields] of [
      [1, 0],
      [5, 1],
    ] as const) {
      const t = playing('cleric', level, ['sanctuary'], state => {
        lastTurn(state);
        stand(state, 'laegon', '2A.c');
        give(state, 'thorgar', 'armour', 'chain');
      }).choose(`power:sanctuary,${level},-`);
      expect([totalOf(armourOf(t.state, 'thorgar')), totalOf(armourOf(t.state, 'laegon'))]).toEqual([2, 1]);
      expect(t.state.heroes.map(one => one.shields)).toEqual([shields, shields]);
      expect([glasses(t, 'sanctuary'), t.state.turn?.combat]).toEqual([3, 1]);
      t.choose('end');
      expect([totalOf(armourOf(t.state, 'laegon')), hero(t, 'laegon').shields]).toEqual([0, 0]);
    }
    const apart = playing('cleric', 1, ['sanctuary']).choose('power:sanctuary,1,-');
    expect(totalOf(armourOf(apart.state, 'laegon'))).toBe(0);
  });

  test('Rune of Attack: a hero within two zones scores 1 hit more with each attack until the time phase; cooldown 2', () => {
    const t = playing('runemaster', 1, ['rune-of-attack'], state => {
      lastTurn(state);
      hammer(state);
      enemy(state, 'brigand-red-1', '2A.c');
    });
    // Engaged, but among friends the range counts.
    expect(t.offered('power')).toEqual(['power:rune-of-attack,1,thorgar']);
    t.choose('power:rune-of-attack,1,thorgar');
    expect([hero(t, 'thorgar').tokens, glasses(t, 'rune-of-attack')]).toEqual([{ 'attack-rune': 1 }, 2]);
    t.choose('attack:main,brigand-red-1', [red('hit'), blue('block'), blue('block'), blue('gremlin')]);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [{ source: 'rune-of-attack', amount: 1 }] } }]);
    t.choose('end', [red('gremlin'), blue('gremlin'), blue('gremlin'), blue('gremlin')]);
    expect([t.state.round, hero(t, 'thorgar').tokens, t.state.lasting]).toEqual([2, {}, []]);
  });

  test('Rune of Attack: level V also takes 1 from the armour of the target; not twice on one hero', () => {
    const t = playing('runemaster', 5, ['rune-of-attack'], state => {
      hammer(state);
      enemy(state, 'orc-warrior-red-1', '2A.c');
    }).choose('power:rune-of-attack,5,thorgar');
    t.choose('attack:main,orc-warrior-red-1', [
      red('hit'),
      blue('hit'),
      blue('block'),
      blue('gremlin'),
      blue('gremlin'),
    ]);
    // 3 hits against armour 2 - 1.
    expect([body(t, 'orc-warrior-red-1').wounds, glasses(t, 'rune-of-attack')]).toEqual([2, 2]);
    expect(hero(t, 'thorgar').tokens).toEqual({ 'attack-rune': 1 });
    const round = playing('runemaster', 5, ['rune-of-attack'], lastTurn).choose('power:rune-of-attack,5,laegon');
    expect([round.choose('end').state.lasting, hero(round, 'laegon').tokens]).toEqual([[], {}]);
    const again = playing('runemaster', 3, ['rune-of-attack'], state => {
      heroOf(state, 'thorgar').tokens = { 'attack-rune': 1 };
    });
    expect(again.offered('power')).toEqual(['power:rune-of-attack,1,laegon']);
    const far = playing('runemaster', 1, ['rune-of-attack', 'rune-of-ward'], state => stand(state, 'laegon', '1A.y'));
    expect(far.offered('power')).toEqual(['power:rune-of-attack,1,thorgar', 'power:rune-of-ward,1,thorgar']);
  });

  test('Rune of Attack: it helps its bearer alone, and only while it lies there', () => {
    const attacks = (turn: 'thorgar' | 'laegon', gone: boolean) => {
      const t = playing('runemaster', 5, ['rune-of-attack'], state => {
        stand(state, 'laegon', '2A.c');
        enemy(state, 'orc-warrior-red-1', '2A.c');
        enemy(state, 'brigand-red-1', '2A.c');
        state.supplies.activation.pile.rest = ['A'];
      }).choose('power:rune-of-attack,5,thorgar');
      if (gone) t.choose('hero-power:-', [blue('gremlin'), blue('gremlin'), blue('gremlin'), blue('gremlin')]);
      if (turn === 'laegon') t.choose('end');
      t.choose('attack:unarmed,orc-warrior-red-1', [blue('hit'), blue('block')]);
      const [defended] = told(t, 'defended');
      return defended?.kind === 'defended' ? [defended.hits, defended.parts[0]?.n] : [];
    };
    // 2 hits, armour 2 - 1; without the rune 1 hit against 2.
    expect(attacks('thorgar', false)).toEqual([2, 1]);
    expect(attacks('laegon', false)).toEqual([1, 1]);
    expect(attacks('thorgar', true)).toEqual([1, 1]);
  });

  test('Rune of Ward: a hero within two zones has 1 more armour until the time phase, from level III a magic shield too; cooldown 2', () => {
    for (const [level, shields] of [
      [1, 0],
      [3, 1],
    ] as const) {
      const t = playing('runemaster', level, ['rune-of-ward'], lastTurn).choose(`power:rune-of-ward,${level},laegon`);
      expect([totalOf(armourOf(t.state, 'laegon')), totalOf(armourOf(t.state, 'thorgar'))]).toEqual([1, 0]);
      expect([hero(t, 'laegon').shields, hero(t, 'laegon').tokens]).toEqual([shields, { 'ward-rune': 1 }]);
      expect([glasses(t, 'rune-of-ward'), t.state.turn?.combat]).toEqual([2, 1]);
      t.choose('end');
      expect([totalOf(armourOf(t.state, 'laegon')), hero(t, 'laegon').tokens, t.state.lasting]).toEqual([0, {}, []]);
      const burst = playing('runemaster', level, ['rune-of-ward'], state => {
        stand(state, 'laegon', '2A.w');
        enemy(state, 'brigand-red-1', '2A.w');
      });
      expect(burst.offered(`power:rune-of-ward,${level}`)).toEqual([
        `power:rune-of-ward,${level},thorgar`,
        `power:rune-of-ward,${level},laegon`,
      ]);
      burst.choose(`power:rune-of-ward,${level},laegon`).choose('hero-power:-', [blue('gremlin'), blue('gremlin')]);
      expect(totalOf(armourOf(burst.state, 'laegon'))).toBe(0);
    }
  });
});
