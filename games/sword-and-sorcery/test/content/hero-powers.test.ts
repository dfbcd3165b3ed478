import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { heroOf } from '../../state.ts';
import { dice, playing, wounds } from '../cards.ts';
import { criticals, lastTurn, to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, hero, red, stand, zone } from '../positions.ts';
import { glasses } from '../wolf.ts';

describe('hero powers', () => {
  test('Meditate: a standard action, once a round; her next attack has 1 magic more per soul rank/2', () => {
    const t = playing('white-mage', 1, [], state => {
      give(state, 'auriel', 'main', 'ash-wand');
      enemy(state, 'brigand-red-1', '2A.n');
    }).choose('hero-power:-');
    expect([t.state.turn?.standard, t.offered('hero-power')]).toEqual([0, []]);
    t.choose('attack:main,brigand-red-1', [red('hit'), blue('block')]).choose('property:0', [blue('gremlin')]);
    expect([body(t, 'brigand-red-1').fire, t.state.lasting]).toEqual([[1], []]);
    // Half of III: two magic pay for the area.
    const third = playing('white-mage', 3, ['thunder-god'], state => {
      enemy(state, 'brigand-red-1', '2A.n');
    }).choose('hero-power:-');
    expect(third.offered('hero-power')).toEqual([]);
    third.choose('power:thunder-god,1,brigand-red-1', [red('hit'), blue('block')]);
    expect(third.offered()).toEqual(['property:1', 'done']);
  });

  test('Meditate: what is not used in the turn is lost', () => {
    const t = playing('white-mage', 1, [], lastTurn).choose('hero-power:-');
    expect(t.state.lasting).toHaveLength(1);
    expect(t.choose('end').state.lasting).toEqual([]);
  });

  test('Wand Mastery: wands have 1 blue die more, and each property may be used twice', () => {
    const t = playing('black-mage', 1, [], state => {
      give(state, 'auriel', 'main', 'ash-wand');
      enemy(state, 'brigand-red-1', '2A.n');
    }).choose('attack:main,brigand-red-1', [red('hit+magic'), blue('hit+magic'), blue('block')]);
    t.choose('property:0').choose('property:0', [blue('gremlin')]);
    expect([body(t, 'brigand-red-1').fire, dice(t)]).toEqual([[1, 1], '1 red 2 blue']);
    const dagger = playing('black-mage', 1, [], state => {
      give(state, 'auriel', 'main', 'long-dagger');
      enemy(state, 'brigand-red-1', '2A.c');
    }).choose('attack:main,brigand-red-1', [red('energy+energy'), blue('energy')]);
    dagger.choose('property:0');
    expect([dagger.kind, dagger.leftover]).toEqual(['turn', []]);
  });

  test('SS-NCRD-01 Taunt: once a round an enemy within three zones, in sight, that is about to activate chooses Ecarus', () => {
    const taunts = (at: string) =>
      playing(
        'white-rose',
        1,
        [],
        state => {
          stand(state, 'laegon', '2A.c');
          wounds(state, 'laegon', 3);
          enemy(state, 'orc-shaman-green-1', at);
          state.supplies.activation.pile.rest = ['J'];
        },
        [],
      ).choose('end');
    const t = taunts('2A.n');
    expect([t.kind, t.offered()]).toEqual(['react', ['use:ecarus,taunt,1', 'pass']]);
    const target = (sitting: typeof t) =>
      sitting.events().flatMap(event => (event.kind === 'activated' ? [event.target] : []));
    t.choose('use:ecarus,taunt,1', [blue('block'), blue('block')]);
    expect([target(t), t.state.used.round]).toEqual([['ecarus'], ['ecarus/taunt']]);
    const passed = taunts('2A.n').choose('pass', [blue('block'), blue('block')]);
    expect(target(passed)).toEqual(['laegon']);
    // Three zones away, and four.
    expect([taunts('4B.c').kind, taunts('4B.e').kind === 'react']).toEqual(['react', false]);
  });

  test('Cull: 1 hit more against green enemies, from rank V against blue ones too', () => {
    const hits = (rank: number, card: 'gremlin-green-1' | 'gremlin-blue-1' | 'brigand-red-1') => {
      const t = playing('black-rose', rank, [], state => {
        enemy(state, card, '2A.c');
      }).choose(`attack:unarmed,${card}`, [blue('block')]);
      const [found] = told(t, 'hits');
      return found?.kind === 'hits' ? found.hits.parts.reduce((sum, { amount }) => sum + amount, 0) : null;
    };
    expect([hits(1, 'gremlin-green-1'), hits(4, 'gremlin-blue-1'), hits(5, 'gremlin-blue-1')]).toEqual([1, 0, 1]);
    expect([hits(5, 'gremlin-green-1'), hits(7, 'brigand-red-1')]).toEqual([1, 0]);
  });

  test('Cull: a kill of his heals him 1, once a turn', () => {
    for (const rank of [4, 5]) {
      const fight = (turn: 'ecarus' | 'laegon') =>
        playing('black-rose', rank, [], state => {
          begin(state, turn);
          stand(state, 'laegon', '2A.c');
          give(state, turn, 'main', 'longsword');
          wounds(state, 'ecarus', 3);
          enemy(state, 'gremlin-green-1', '2A.c');
          enemy(state, 'gremlin-green-2', '2A.c');
        });
      const kill = [red('hit+hit'), blue('hit'), blue('block')];
      const t = fight('ecarus').choose('attack:main,gremlin-green-1', kill);
      expect([t.state.enemies.length, hero(t, 'ecarus').wounds]).toEqual([2, 2]);
      t.choose('attack:main,gremlin-green-2', kill);
      expect([t.state.enemies.length, hero(t, 'ecarus').wounds]).toEqual([1, 2]);
      const other = fight('laegon').choose('attack:main,gremlin-green-1', kill);
      expect([other.state.enemies.length, hero(other, 'ecarus').wounds]).toEqual([2, 3]);
    }
  });

  test('SS-NCRD-05 Two Blades: once a turn an attack with the off-hand weapon follows one with the main weapon', () => {
    const t = playing('ranger', 5, [], state => {
      give(state, 'laegon', 'main', 'short-sword');
      give(state, 'laegon', 'off', 'throwing-knives');
      enemy(state, 'orc-warrior-green-1', '2A.c');
    }).choose('attack:main,orc-warrior-green-1', [red('hit+hit'), blue('block')]);
    expect([t.kind, t.offered('attack')]).toEqual(['combat', ['attack:off,orc-warrior-green-1,two-blades']]);
    t.choose('attack:off,orc-warrior-green-1,two-blades', [blue('hit'), blue('hit')]);
    // 2 - 1 and 2 - 1.
    expect([body(t, 'orc-warrior-green-1').wounds, t.state.turn?.combat]).toEqual([2, 1]);
    t.choose('attack:main,orc-warrior-green-1', [red('gremlin'), blue('block')]);
    expect(t.kind).toBe('turn');
    const first = playing('ranger', 1, [], state => {
      give(state, 'laegon', 'main', 'short-sword');
      give(state, 'laegon', 'off', 'throwing-knives');
      enemy(state, 'orc-warrior-green-1', '2A.c');
    }).choose('attack:main,orc-warrior-green-1', [red('gremlin'), blue('block')]);
    expect(first.kind).toBe('combat');
    // Not after the off-hand weapon, and not without one.
    const off = playing('ranger', 1, [], state => {
      give(state, 'laegon', 'main', 'short-sword');
      give(state, 'laegon', 'off', 'throwing-knives');
      enemy(state, 'orc-warrior-green-1', '2A.c');
    }).choose('attack:off,orc-warrior-green-1', [blue('block'), blue('block')]);
    expect(off.kind).toBe('turn');
    const single = playing('ranger', 1, [], state => {
      give(state, 'laegon', 'main', 'short-sword');
      enemy(state, 'orc-warrior-green-1', '2A.c');
    }).choose('attack:main,orc-warrior-green-1', [red('gremlin'), blue('block')]);
    expect(single.kind).toBe('turn');
  });

  test('SS-NCRD-05 Second Arrow: once a turn another arrow of 1 red die follows a bow attack, from rank III 1 red + 1 blue, from rank VI 2 red', () => {
    for (const [rank, arrow, thrown] of [
      [1, [red('hit')], '1 red'],
      [2, [red('hit')], '1 red'],
      [3, [red('hit'), blue('block')], '1 red 1 blue'],
      [5, [red('hit'), blue('block')], '1 red 1 blue'],
      [6, [red('hit'), red('gremlin')], '2 red'],
    ] as const) {
      const t = playing('archer', rank, [], state => {
        give(state, 'laegon', 'main', 'longbow');
        enemy(state, 'gremlin-green-1', '2A.n');
        enemy(state, 'brigand-red-1', '2A.s');
      }).choose('attack:main,gremlin-green-1', [red('gremlin'), blue('block'), blue('block')]);
      expect([t.kind, t.offered('attack')]).toEqual([
        'combat',
        ['attack:own,gremlin-green-1,second-arrow', 'attack:own,brigand-red-1,second-arrow'],
      ]);
      t.choose('attack:own,gremlin-green-1,second-arrow', arrow);
      expect([body(t, 'gremlin-green-1').wounds, t.kind, dice(t)]).toEqual([1, 'turn', thrown]);
      expect(told(t, 'attack')).toMatchObject([{ damage: 'pointed' }]);
      // The second combat action brings no third arrow.
      if (rank >= 5) {
        t.choose('attack:main,gremlin-green-1', [red('gremlin'), blue('block'), blue('block')]);
        expect(t.kind).toBe('turn');
      }
    }
    for (const rank of [1, 3, 6]) {
      const sword = playing('archer', rank, [], state => {
        give(state, 'laegon', 'main', 'short-sword');
        enemy(state, 'brigand-red-1', '2A.c');
      }).choose('attack:main,brigand-red-1', [red('gremlin'), blue('block')]);
      expect(sword.kind).toBe('turn');
    }
  });

  test('SS-NCRD-03 SS-TRAP-EX1 Trap Sense: two traps are drawn and one is chosen; both are discarded', () => {
    const opens = (own: 'rogue' | 'assassin') =>
      playing(own, 1, [], state => {
        stand(state, 'shae', '1A.s');
        state.supplies.trap.pile.rest = ['lightning', 'pentagram'];
        state.supplies.trap.out = [];
      }).choose('open:1A.h|1A.s');
    const t = opens('rogue');
    expect([t.kind, t.offered().toSorted()]).toEqual(['trap', ['trap:lightning', 'trap:pentagram']]);
    // Lightning reaches two zones: Shae fails, Laegon beside her saves.
    t.choose('trap:lightning', [blue('hit'), blue('energy')]);
    expect([hero(t, 'shae').wounds, hero(t, 'laegon').wounds]).toEqual([1, 0]);
    expect(t.state.supplies.trap.out.toSorted()).toEqual(['lightning', 'pentagram']);
    expect(opens('assassin').kind).toBe('turn');
    // Two, however many there are.
    const many = playing('rogue', 7, [], state => {
      stand(state, 'shae', '1A.s');
      state.supplies.trap.pile.rest = ['lightning', 'pentagram', 'flames', 'glare'];
    }).choose('open:1A.h|1A.s');
    expect(many.offered()).toHaveLength(2);
  });

  test('SS-NCRD-04 Dance of Blades: once a turn, with two daggers, an attack with the off-hand one follows', () => {
    const fights = (main: 'long-dagger' | 'short-sword', off: 'long-dagger' | 'short-sword') =>
      playing('assassin', 1, [], state => {
        give(state, 'shae', 'main', main);
        give(state, 'shae', 'off', off, 1);
        enemy(state, 'orc-shaman-green-1', '2A.c');
      }).choose('attack:main,orc-shaman-green-1', [red('hit'), blue('hit')]);
    const t = fights('long-dagger', 'long-dagger');
    expect(t.offered('attack')).toEqual(['attack:off,orc-shaman-green-1,dance-of-blades']);
    // Standard actions go between: focus for the second attack.
    t.choose('focus').choose('attack:off,orc-shaman-green-1,dance-of-blades', [
      red('hit'),
      blue('block'),
      blue('block'),
    ]);
    // The shields took the first 2 hits.
    expect([body(t, 'orc-shaman-green-1').wounds, t.kind]).toEqual([2, 'turn']);
    expect(fights('short-sword', 'long-dagger').kind).toBe('turn');
    expect(fights('long-dagger', 'short-sword').kind).toBe('turn');
    const twice = playing('assassin', 5, [], state => {
      give(state, 'shae', 'main', 'long-dagger');
      give(state, 'shae', 'off', 'long-dagger');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    const miss = [red('gremlin'), blue('block')];
    // Not after the off-hand one, and once a turn.
    expect(twice.choose('attack:off,orc-warrior-red-1', miss).kind).toBe('turn');
    const again = playing('assassin', 5, [], state => {
      give(state, 'shae', 'main', 'long-dagger');
      give(state, 'shae', 'off', 'long-dagger');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    }).choose('attack:main,orc-warrior-red-1', miss);
    again.choose('attack:off,orc-warrior-red-1,dance-of-blades', miss).choose('attack:main,orc-warrior-red-1', miss);
    expect(again.kind).toBe('turn');
  });

  test('SS-NCRD-02 Divine Favour: once a round a hero within two zones re-rolls one die per soul rank/2', () => {
    const defends = (rank: number, at: string) =>
      playing(
        'cleric',
        rank,
        [],
        state => {
          begin(state, 'laegon');
          stand(state, 'laegon', at);
          give(state, 'laegon', 'armour', 'leather');
          enemy(state, 'orc-warrior-green-1', at);
        },
        [],
      ).choose(to(at === '1A.y' ? '1A.t' : '1A.k'), [red('hit+hit'), blue('gremlin'), blue('gremlin')]);
    const t = defends(1, '1A.t').choose('use:thorgar,divine-favour,1');
    expect([t.kind, t.seat]).toEqual(['reroll', 0]);
    t.choose('reroll:0', [blue('block')]);
    expect([hero(t, 'laegon').wounds, t.kind]).toEqual([2, 'turn']);
    expect(t.state.used.round).toEqual(['thorgar/divine-favour']);
    const third = defends(3, '1A.t')
      .choose('use:thorgar,divine-favour,1')
      .choose('reroll:0', [blue('block')]);
    third.choose('reroll:1', [blue('block')]);
    expect(hero(third, 'laegon').wounds).toBe(1);
    // Three zones away.
    expect(defends(1, '1A.y').kind).toBe('turn');
  });

  test('Divine Favour: for attacks and save rolls as well, but not a second time in the round', () => {
    const t = playing(
      'cleric',
      1,
      [],
      state => {
        begin(state, 'laegon');
        heroOf(state, 'laegon').conditions = ['blinded'];
        enemy(state, 'gremlin-green-1', '1A.t');
      },
      [],
    ).choose('attack:unarmed,gremlin-green-1', [blue('hit')]);
    t.choose('use:thorgar,divine-favour,1', [blue('energy'), blue('hit')]);
    // The save is made; for the attack roll there is no favour left.
    expect([t.kind, body(t, 'gremlin-green-1').wounds]).toEqual(['turn', 1]);
  });

  const runes = (rank: number, tokens: Record<string, number>, arrange: (state: State) => void = () => {}) =>
    playing('runemaster', rank, [], state => {
      stand(state, 'laegon', '2A.n');
      heroOf(state, 'laegon').tokens = tokens;
      enemy(state, 'gremlin-blue-1', '2A.n');
      enemy(state, 'brigand-green-1', '2A.n');
      arrange(state);
    });

  test('Rune Burst: once a round a rune in sight explodes, 1 + 1 per soul rank/2 magical hits on all enemies of its zone', () => {
    const t = runes(1, { 'attack-rune': 1 }).choose('hero-power:-', [blue('gremlin')]);
    // 2 hits: armour 1 for the brigand.
    expect([body(t, 'gremlin-blue-1').wounds, body(t, 'brigand-green-1').wounds]).toEqual([2, 1]);
    expect([hero(t, 'laegon').tokens, hero(t, 'laegon').wounds, t.state.turn?.standard]).toEqual([{}, 0, 1]);
    expect([t.offered('hero-power'), t.state.lasting]).toEqual([[], []]);
    const third = runes(3, { 'ward-rune': 1 }).choose('hero-power:-', [blue('gremlin')]);
    expect([body(third, 'gremlin-blue-1').wounds, body(third, 'brigand-green-1').wounds]).toEqual([3, 2]);
  });

  test('Rune Burst: of several runes he chooses; what the exploded one brought ends; not without rune, enemy or sight', () => {
    const t = runes(1, { 'attack-rune': 1, 'ward-rune': 1 }).choose('hero-power:-');
    expect([t.kind, t.offered()]).toEqual(['rune', ['rune:laegon,attack-rune', 'rune:laegon,ward-rune']]);
    t.choose('rune:laegon,ward-rune', [blue('gremlin')]);
    expect(hero(t, 'laegon').tokens).toEqual({ 'attack-rune': 1 });
    // One a round.
    expect(t.offered('hero-power')).toEqual([]);
    const own = playing('runemaster', 3, ['rune-of-attack'], state => {
      give(state, 'thorgar', 'main', 'war-hammer');
      criticals(state, 'wound');
      enemy(state, 'brigand-red-1', '2A.c');
    }).choose('power:rune-of-attack,1,thorgar');
    own.choose('hero-power:-', [blue('gremlin'), blue('gremlin')]);
    own.choose('attack:main,brigand-red-1', [red('hit'), blue('block'), blue('block')]);
    expect(told(own, 'hits')).toMatchObject([{ hits: { base: 1, parts: [] } }]);
    expect(glasses(own, 'rune-of-attack')).toBe(2);
    expect(runes(1, {}).offered('hero-power')).toEqual([]);
    const alone = runes(1, { 'attack-rune': 1 }, state => stand(state, 'laegon', '2A.w'));
    expect(alone.offered('hero-power')).toEqual([]);
    const unseen = runes(1, { 'attack-rune': 1 }, state => stand(state, 'thorgar', '3A.d'));
    expect([unseen.offered('hero-power'), hero(unseen, 'thorgar').zone]).toEqual([[], zone('3A.d')]);
  });
});
