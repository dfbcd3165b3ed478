import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { dice, playing, wounds } from '../cards.ts';
import { lastTurn, to, told } from '../laid.ts';
import { begin, blue, body, enemy, hero, red, sit, stand } from '../positions.ts';
import { glasses } from '../wolf.ts';

describe('powers of Auriel', () => {
  test('SS-NCRD-15 SS-DEF-EX5 Thunder God: 1 red and 1 blue die, magical; energy and magic knock the target down', () => {
    const t = playing('white-mage', 1, ['thunder-god'], state => {
      enemy(state, 'orc-warrior-red-1', '2A.n');
    });
    t.choose('power:thunder-god,1,orc-warrior-red-1', [red('hit+energy'), blue('hit+magic')]);
    expect(t.offered()).toEqual(['property:0', 'done']);
    t.choose('property:0', [blue('gremlin'), blue('gremlin')]);
    // 2 hits, one more by the vulnerability to magic; on the ground its armour of 2 does not count.
    expect(body(t, 'orc-warrior-red-1')).toMatchObject({ wounds: 3, conditions: ['knocked-down'] });
    expect([t.leftover, glasses(t, 'thunder-god'), t.state.turn?.combat]).toEqual([[], 1, 0]);
  });

  test('Thunder God: level III 1 + 1 red + 2 blue, two magic for Area Effect {0}, cooldown 2; level VI 1 + 2 red + 3 blue, cooldown 3', () => {
    const strikes = (rank: number) =>
      playing('black-mage', rank, ['thunder-god'], state => {
        enemy(state, 'brigand-green-1', '2A.s');
        enemy(state, 'gremlin-blue-1', '2A.s');
        enemy(state, 'gremlin-green-1', '4B.a');
      });
    const third = strikes(3).choose('power:thunder-god,3,brigand-green-1', [
      red('hit+magic'),
      blue('hit+magic'),
      blue('block'),
    ]);
    expect(third.offered()).toEqual(['property:1', 'done']);
    third.choose('property:1', [blue('gremlin')]);
    // 3 hits on both: armour 1, and a die that fails.
    expect([body(third, 'brigand-green-1').wounds, body(third, 'gremlin-blue-1').wounds]).toEqual([2, 3]);
    expect([dice(third), third.leftover, glasses(third, 'thunder-god')]).toEqual(['1 red 2 blue', [], 2]);
    // Next door nothing happens.
    expect(body(third, 'gremlin-green-1').wounds).toBe(0);
    const sixth = strikes(6).choose('power:thunder-god,6,gremlin-blue-1', [
      red('hit'),
      red('gremlin'),
      blue('hit'),
      blue('block'),
      blue('gremlin'),
      blue('block'),
    ]);
    // 1 automatic, 2 rolled, 1 blocked.
    expect([body(sixth, 'gremlin-blue-1').wounds, dice(sixth), glasses(sixth, 'thunder-god')]).toEqual([
      2,
      '2 red 3 blue',
      3,
    ]);
  });

  test('Thunder God: within two zones, in sight', () => {
    const t = playing('white-mage', 1, ['thunder-god'], state => {
      enemy(state, 'gremlin-green-1', '4B.a');
      enemy(state, 'gremlin-green-2', '4B.c');
      enemy(state, 'gremlin-blue-1', '4B.b');
    });
    expect(t.offered('power')).toEqual(['power:thunder-god,1,gremlin-green-1']);
  });

  test('Arcane Bolt: a standard action, 2 magical hits within three zones, cooldown 2; level IV 3 hits, cooldown 3', () => {
    const bolts = (rank: number) =>
      playing('white-mage', rank, ['arcane-bolt'], state => {
        enemy(state, 'orc-warrior-green-1', '1A.y');
        enemy(state, 'gremlin-green-1', '4B.e');
      });
    const first = bolts(1);
    // 4B.e is four zones away.
    expect(first.offered('power')).toEqual(['power:arcane-bolt,1,orc-warrior-green-1']);
    first.choose('power:arcane-bolt,1,orc-warrior-green-1');
    // The orc is vulnerable to magic and wears armour 1.
    expect([body(first, 'orc-warrior-green-1').wounds, glasses(first, 'arcane-bolt')]).toEqual([2, 2]);
    expect(first.state.turn).toMatchObject({ combat: 1, standard: 0 });
    const fourth = bolts(4).choose('power:arcane-bolt,4,orc-warrior-green-1');
    expect([body(fourth, 'orc-warrior-green-1').wounds, glasses(fourth, 'arcane-bolt')]).toEqual([3, 3]);
  });

  /** Auriel leaves two orcs, of which the blue one strikes first. */
  const mirages = (rank: number, level: number) => {
    const t = playing(
      'white-mage',
      rank,
      ['mirage'],
      state => {
        enemy(state, 'orc-warrior-blue-1', '2A.c');
        enemy(state, 'orc-warrior-green-1', '2A.c');
      },
      [],
    ).choose(`power:mirage,${level},-`);
    expect([hero(t, 'auriel').tokens, glasses(t, 'mirage')]).toEqual([{ mirage: level === 1 ? 1 : 2 }, 3]);
    return t.choose(to('2A.n'), [red('hit')]);
  };

  test('Mirage: a token takes 2 hits from an attack on her and is gone; level IV lays two; a standard action, cooldown 3', () => {
    const t = mirages(1, 1);
    expect([t.kind, t.offered(), t.state.turn?.standard]).toEqual(['react', ['use:auriel,mirage,1', 'pass'], 0]);
    // 2 + 1 - 2, and one more by superiority; then the green one, unhindered: 1 + 1 + 1.
    t.choose('use:auriel,mirage,1', [blue('block'), red('gremlin'), blue('block')]);
    expect(told(t, 'defended')).toMatchObject([{ wounds: 1 }, { wounds: 1 }]);
    expect(hero(t, 'auriel').tokens).toEqual({});
    const two = mirages(4, 4).choose('use:auriel,mirage,1', [blue('block'), red('hit')]);
    expect([two.kind, hero(two, 'auriel').tokens]).toEqual(['react', { mirage: 1 }]);
    two.choose('use:auriel,mirage,1', [blue('gremlin')]);
    expect(hero(two, 'auriel').tokens).toEqual({});
    expect(told(two, 'defended')).toMatchObject([{ wounds: 1 }]);
  });

  test('Mirage: for the whole adventure, but nothing against attacks on others or by her', () => {
    for (const level of [1, 4] as const) {
      const t = playing(
        'white-mage',
        4,
        ['mirage'],
        state => {
          enemy(state, 'orc-warrior-green-1', '1A.t');
          state.supplies.activation.pile.rest = ['A'];
        },
        [],
      ).choose(`power:mirage,${level},-`);
      expect(told(t, 'lasts')).toMatchObject([{ figure: 'auriel', until: 'adventure' }]);
      t.choose('end').choose(to('1A.k'), [red('gremlin'), blue('gremlin')]);
      expect([t.kind, hero(t, 'laegon').wounds]).toEqual(['turn', 1]);
    }
  });

  test('Windstep: a hero within two zones has 1 more movement point, level III 2; cooldown 2', () => {
    const t = playing('white-mage', 1, ['windstep']);
    expect(t.offered('power')).toEqual(['power:windstep,1,auriel', 'power:windstep,1,laegon']);
    t.choose('power:windstep,1,auriel').choose(to('2A.n'));
    expect([t.state.turn?.points, glasses(t, 'windstep'), t.state.turn?.standard]).toEqual([3, 2, 1]);
    const far = playing('white-mage', 1, ['windstep'], state => stand(state, 'laegon', '1A.y'));
    expect(far.offered('power')).toEqual(['power:windstep,1,auriel']);
    // In the middle of the move they come at once.
    const moving = playing('white-mage', 3, ['windstep']).choose(to('2A.n'));
    moving.choose('power:windstep,3,auriel');
    expect([moving.state.turn?.points, glasses(moving, 'windstep')]).toEqual([4, 2]);
  });

  test('Windstep: for somebody else in the own move of this round, and gone in the next; not for who has moved', () => {
    const t = playing('white-mage', 3, ['windstep'], state => {
      state.supplies.activation.pile.rest = ['A'];
    });
    t.choose('power:windstep,3,laegon').choose('end').choose(to('1A.y'));
    expect([t.state.turn?.hero, t.state.turn?.points]).toEqual(['laegon', 5]);
    const acted = playing('white-mage', 1, ['windstep'], state => {
      heroOf(state, 'laegon').acted = true;
    });
    expect(acted.offered('power')).toEqual(['power:windstep,1,auriel']);
    const late = playing('white-mage', 1, ['windstep'], state => {
      lastTurn(state);
      if (state.turn !== null) Object.assign(state.turn, { moved: true, points: null });
    });
    expect(late.offered('power')).toEqual([]);
    const next = sit({ heroes: ['white-mage', 'archer'] }, state => {
      lastTurn(state);
      heroOf(state, 'auriel').powers = [{ id: 'windstep', glasses: 0, from: null }];
    });
    next.choose('power:windstep,1,auriel').choose('end');
    expect(next.state.lasting).toEqual([]);
  });

  test('Light of Anere: the heroes of one zone heal 1, level III 2, level V 3; within two zones; cooldown 3, 3 and 4', () => {
    for (const [level, healed, cooldown] of [
      [1, 1, 3],
      [3, 2, 3],
      [5, 3, 4],
    ] as const) {
      const t = playing('white-mage', level, ['light-of-anere'], state => {
        stand(state, 'laegon', '2A.c');
        wounds(state, 'auriel', 4);
        wounds(state, 'laegon', 4);
      });
      expect(t.offered(`power:light-of-anere,${level}`)).toHaveLength(2);
      t.choose(`power:light-of-anere,${level},laegon`);
      expect([hero(t, 'auriel').wounds, hero(t, 'laegon').wounds]).toEqual([4 - healed, 4 - healed]);
      expect([glasses(t, 'light-of-anere'), t.state.turn?.combat]).toEqual([cooldown, 1]);
    }
    const apart = playing('white-mage', 1, ['light-of-anere'], state => {
      stand(state, 'laegon', '2A.w');
      wounds(state, 'auriel', 4);
      wounds(state, 'laegon', 4);
    }).choose('power:light-of-anere,1,laegon');
    expect([hero(apart, 'auriel').wounds, hero(apart, 'laegon').wounds]).toEqual([4, 3]);
    const reached = (at: string) =>
      playing('white-mage', 1, ['light-of-anere'], state => {
        stand(state, 'laegon', at);
        wounds(state, 'laegon', 4);
      }).offered('power').length;
    expect([reached('1A.t'), reached('1A.y')]).toEqual([1, 0]);
  });

  test('Ward: a reaction that takes 1 hit from an attack on a hero within two zones, level IV 2; cooldown 2', () => {
    const attacked = (rank: number, at: string) =>
      playing(
        'white-mage',
        rank,
        ['ward'],
        state => {
          begin(state, 'laegon');
          stand(state, 'laegon', at);
          enemy(state, 'orc-warrior-green-1', at);
        },
        [],
      );
    const t = attacked(1, '1A.t').choose(to('1A.k'), [red('hit+hit')]);
    t.choose('use:auriel,ward,1', [blue('gremlin')]);
    // 1 + 2 - 1.
    expect([hero(t, 'laegon').wounds, glasses(t, 'ward')]).toEqual([2, 2]);
    const fourth = attacked(4, '1A.t').choose(to('1A.k'), [red('hit+hit')]);
    expect(fourth.offered()).toEqual(['use:auriel,ward,1', 'use:auriel,ward,4', 'pass']);
    fourth.choose('use:auriel,ward,4', [blue('gremlin')]);
    expect([hero(fourth, 'laegon').wounds, glasses(fourth, 'ward')]).toEqual([1, 2]);
    // Not for enemies that are attacked.
    const own = attacked(1, '1A.t').choose('attack:unarmed,orc-warrior-green-1', [blue('hit')]);
    expect(own.kind).toBe('turn');
    const far = attacked(1, '1A.y').choose(to('1A.t'), [red('hit+hit'), blue('gremlin')]);
    expect([far.kind, hero(far, 'laegon').wounds]).toEqual(['turn', 3]);
  });

  test('Fire Storm: level III 1 + 2 red + 1 blue on all enemies of a zone, magic for Fire I, cooldown 3', () => {
    const t = playing('black-mage', 3, ['fire-storm'], state => {
      enemy(state, 'brigand-green-1', '2A.s');
      enemy(state, 'orc-warrior-green-1', '2A.s');
      enemy(state, 'gremlin-green-1', '4B.a');
      enemy(state, 'gremlin-green-2', '1A.t');
      enemy(state, 'gremlin-blue-1', '1A.y');
    });
    // Two zones: not 1A.y, and 4B.a lies behind enemies.
    expect(t.offered('power')).toEqual([
      'power:fire-storm,3,brigand-green-1',
      'power:fire-storm,3,orc-warrior-green-1',
      'power:fire-storm,3,gremlin-green-2',
    ]);
    t.choose('power:fire-storm,3,brigand-green-1', [red('hit+magic'), red('hit'), blue('block')]).choose('property:0');
    // 3 hits: armour 1 each, and the orc is vulnerable to magic.
    expect(body(t, 'brigand-green-1')).toMatchObject({ wounds: 2, fire: [1] });
    expect(body(t, 'orc-warrior-green-1')).toMatchObject({ wounds: 3, fire: [1] });
    expect([dice(t), t.leftover, glasses(t, 'fire-storm'), t.state.turn?.combat]).toEqual(['2 red 1 blue', [], 3, 0]);
    expect(body(t, 'gremlin-green-1').wounds).toBe(0);
  });

  test('Fire Storm: level VI 1 + 3 red + 2 blue, cooldown 4; not before rank III', () => {
    const t = playing('black-mage', 6, ['fire-storm'], state => {
      enemy(state, 'brigand-red-1', '2A.s');
      enemy(state, 'orc-shaman-green-1', '2A.s');
      enemy(state, 'gremlin-green-1', '4B.a');
    });
    const roll = [red('hit'), red('hit'), red('gremlin'), blue('hit'), blue('block')];
    t.choose('power:fire-storm,6,brigand-red-1', [...roll, blue('gremlin'), blue('gremlin')]);
    // 4 hits, armour 1.
    expect([body(t, 'brigand-red-1').wounds, dice(t), glasses(t, 'fire-storm')]).toEqual([3, '3 red 2 blue', 4]);
    // The shaman's shields stop two; next door nothing happens.
    expect([body(t, 'orc-shaman-green-1').wounds, body(t, 'gremlin-green-1').wounds]).toEqual([2, 0]);
    const offered = (rank: number, at: string) =>
      playing('black-mage', rank, ['fire-storm'], state => {
        enemy(state, 'brigand-red-1', at);
      }).offered('power').length;
    expect([offered(2, '2A.n'), offered(3, '1A.t'), offered(3, '1A.y')]).toEqual([0, 1, 0]);
  });

  test('Soul Drain: 1 red + 2 blue within one zone, magic heals her 1, cooldown 2; level IV 1 + 2 red + 2 blue, Lethal I, cooldown 3', () => {
    const drains = (rank: number) =>
      playing('black-mage', rank, ['soul-drain'], state => {
        enemy(state, 'orc-warrior-green-1', '2A.n');
        enemy(state, 'gremlin-green-1', '4B.a');
        wounds(state, 'auriel', 3);
      });
    const t = drains(1);
    expect(t.offered('power')).toEqual(['power:soul-drain,1,orc-warrior-green-1']);
    t.choose('power:soul-drain,1,orc-warrior-green-1', [red('hit+magic'), blue('hit'), blue('block')]);
    t.choose('property:0');
    // 2 hits, 1 more by its vulnerability, armour 1.
    expect([body(t, 'orc-warrior-green-1').wounds, hero(t, 'auriel').wounds]).toEqual([2, 2]);
    expect([dice(t), glasses(t, 'soul-drain'), t.state.turn?.combat]).toEqual(['1 red 2 blue', 2, 0]);
    const fourth = drains(4).choose('power:soul-drain,4,orc-warrior-green-1', [
      red('gremlin'),
      red('gremlin'),
      blue('block'),
      blue('block'),
    ]);
    // Its one automatic hit is lethal: the armour stops only what the vulnerability adds.
    expect([body(fourth, 'orc-warrior-green-1').wounds, dice(fourth)]).toEqual([1, '2 red 2 blue']);
    expect(glasses(fourth, 'soul-drain')).toBe(3);
    const more = drains(4).choose('power:soul-drain,4,orc-warrior-green-1', [
      red('hit'),
      red('gremlin'),
      blue('block'),
      blue('block'),
    ]);
    // 1 lethal, 1 ordinary and 1 by vulnerability, armour 1.
    expect(told(more, 'hits')).toMatchObject([{ lethal: 1, hits: { base: 1 } }]);
    expect(body(more, 'orc-warrior-green-1').wounds).toBe(2);
  });
});
