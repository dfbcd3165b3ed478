import { describe, expect, test } from 'vitest';
import type { TrapId } from '../../../content/traps.ts';
import type { State } from '../../../index.ts';
import { heroOf } from '../../../state.ts';
import { guard, suffers, to, told } from '../../laid.ts';
import { blue, body, enemy, give, hero, learn, red, type Sitting, sit, stand, zone } from '../../positions.ts';

/** Ecarus carries it, Laegon stands beside him; a brigand waits far away. */
const carrying = (item: Parameters<typeof give>[3], side: 0 | 1 = 0, arrange: (state: State) => void = () => {}) =>
  sit({ rank: 3, passing: ['react'] }, state => {
    guard(state);
    give(state, 'ecarus', 'pack', item, side);
    arrange(state);
  });
const wounds = (t: Sitting) => [hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds];
const hurt = (n: number) => (state: State) => {
  for (const one of state.heroes) one.wounds = n;
};
const isGone = (t: Sitting) => hero(t, 'ecarus').pack.length === 0;

describe('wares', () => {
  test('Bandage: removes a condition and heals 1, for a standard action', () => {
    const t = carrying('bandage', 0, state => {
      hurt(3)(state);
      suffers(state, 'laegon', 'poisoned-1', 'slowed');
    });
    t.choose('item:bandage,laegon').choose('condition:poisoned-1');
    expect(hero(t, 'laegon')).toMatchObject({ wounds: 2, conditions: ['slowed'] });
    expect([isGone(t), t.state.turn?.standard]).toEqual([true, 1]);
  });

  test('Bandage: its back removes 2 conditions and heals 2', () => {
    const t = carrying('bandage', 1, state => {
      hurt(3)(state);
      suffers(state, 'laegon', 'poisoned-1', 'slowed');
    });
    t.choose('item:bandage,laegon,back').choose('condition:poisoned-1');
    expect(hero(t, 'laegon')).toMatchObject({ wounds: 1, conditions: [] });
  });

  test('Bandage: not on a hero without wounds and conditions, nor in another zone', () => {
    expect(carrying('bandage').offered('item')).toEqual([]);
    const far = carrying('bandage', 0, state => {
      heroOf(state, 'laegon').wounds = 2;
      stand(state, 'laegon', '2A.n');
    });
    expect(far.offered('item')).toEqual([]);
  });

  test('Healing Potion: heals 4, for a standard action, oneself or a hero in the zone', () => {
    const t = carrying('healing-potion', 0, hurt(5));
    expect(t.offered('item')).toEqual(['item:healing-potion,ecarus', 'item:healing-potion,laegon']);
    t.choose('item:healing-potion,laegon');
    expect([wounds(t), isGone(t), t.state.turn?.standard]).toEqual([[5, 1], true, 1]);
  });

  test('Great Healing Potion: heals 7', () => {
    const t = carrying('healing-potion', 1, hurt(7)).choose('item:healing-potion,ecarus,back');
    expect(wounds(t)).toEqual([0, 7]);
    expect(wounds(carrying('healing-potion', 1, hurt(8)).choose('item:healing-potion,ecarus,back'))).toEqual([1, 8]);
  });

  test('Elixir of Haste: 2 movement points more in this move, free', () => {
    const t = carrying('elixir').choose('item:elixir,-').choose(to('2A.w'));
    // Three of his own and two, less the step.
    expect(t.state.turn).toMatchObject({ points: 4, standard: 2 });
    const within = carrying('elixir').choose(to('2A.w')).choose('item:elixir,-');
    expect([within.state.turn?.points, isGone(within)]).toEqual([4, true]);
  });

  test('Elixir of Focus: two powers lose an hourglass each, free', () => {
    const t = carrying('elixir', 1, state => {
      learn(state, 'ecarus', 'mighty-blow', 'rally', 'whirlwind');
      for (const power of heroOf(state, 'ecarus').powers) power.glasses = 2;
    });
    t.choose('item:elixir,-,back').choose('ready:mighty-blow').choose('ready:whirlwind');
    expect(hero(t, 'ecarus').powers.map(({ glasses }) => glasses)).toEqual([1, 2, 1]);
    expect([isGone(t), t.state.turn?.standard]).toEqual([true, 2]);
    expect(carrying('elixir', 1).offered('item')).toEqual([]);
  });

  test('SS-NCRD-25 Bandage Kit: removes a condition, and no wound', () => {
    const t = carrying('bandage-kit', 0, state => {
      hurt(2)(state);
      suffers(state, 'ecarus', 'knocked-down', 'slowed');
    });
    t.choose('item:bandage-kit,ecarus').choose('condition:knocked-down');
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 2, conditions: ['slowed'] });
    expect(isGone(t)).toBe(true);
  });

  test('Great Bandage Kit: removes all conditions and heals 1', () => {
    const t = carrying('bandage-kit', 1, state => {
      hurt(2)(state);
      suffers(state, 'laegon', 'poisoned-2', 'slowed', 'blinded');
    });
    t.choose('item:bandage-kit,laegon,back').choose('condition:slowed').choose('condition:poisoned-2');
    expect(hero(t, 'laegon')).toMatchObject({ wounds: 1, conditions: [] });
  });

  /** Laegon shoots a red orc warrior in the next zone. */
  const shot = (item: 'arrows' | 'quicksilver-arrows', side: 0 | 1, dice: readonly number[]) =>
    sit({ heroes: ['ranger', 'white-rose'], passing: ['react'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      give(state, 'laegon', 'pack', item, side);
      stand(state, 'ecarus', '7A.y');
      enemy(state, 'orc-warrior-red-1', '2A.n');
    })
      .choose(side === 1 ? `item:${item},-,back` : `item:${item},-`)
      .choose('attack:main,orc-warrior-red-1', dice);

  test('Barbed Arrows: energy adds a hit to the next pointed ranged attack', () => {
    const t = shot('arrows', 0, [red('hit+energy'), blue('block'), blue('block')]).choose('property:1');
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [{ amount: 1 }] } }]);
  });

  test('Fire Arrows: energy sets the target on fire', () => {
    const t = shot('arrows', 1, [red('hit+energy'), blue('block'), blue('block')]).choose('property:1');
    expect(body(t, 'orc-warrior-red-1').fire).toEqual([1]);
  });

  test('Quicksilver Arrows: one hit of the next pointed ranged attack is lethal', () => {
    const t = shot('quicksilver-arrows', 0, [red('hit+hit'), blue('block'), blue('block')]);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 2 }, lethal: 1 }]);
    expect(body(t, 'orc-warrior-red-1').wounds).toBe(1);
  });

  /** Laegon before a locked door, with these traps. */
  const door = (side: 0 | 1, trap: TrapId, arrange: (state: State) => void = () => {}) =>
    sit({ heroes: ['ranger', 'white-rose'] }, state => {
      guard(state);
      give(state, 'laegon', 'pack', 'thieves-tools', side);
      stand(state, 'laegon', '1A.k');
      stand(state, 'ecarus', '7A.y');
      state.supplies.trap.pile.rest = [trap, trap];
      arrange(state);
    });

  test('Thieves’ Tools: a failed save against a trap may be rolled again', () => {
    const t = door(0, 'flames');
    t.choose(t.offered('break')[0] ?? '', [blue('gremlin')]);
    expect(t.offered()).toEqual(['use:laegon,thieves-tools,1', 'pass']);
    t.choose('use:laegon,thieves-tools,1', [blue('energy+magic')]);
    expect(told(t, 'save')).toMatchObject([{ made: true }]);
    expect(hero(t, 'laegon')).toMatchObject({ fire: [], pack: [{ id: 'thieves-tools' }] });
    const passed = door(0, 'flames');
    passed.choose(passed.offered('break')[0] ?? '', [blue('gremlin')]).choose('pass');
    expect(hero(passed, 'laegon').fire).toEqual([1]);
  });

  test('Thieves’ Tools: not against other things than traps', () => {
    const t = door(0, 'click', state => suffers(state, 'laegon', 'blinded'));
    t.choose(t.offered('break')[0] ?? '', [blue('gremlin')]);
    expect(told(t, 'save')).toMatchObject([{ against: 'blinded', made: false }]);
    expect(t.kind).toBe('turn');
  });

  test('Master Key: once a turn breaking open is a free action', () => {
    const t = door(1, 'click', state => {
      state.chests = [{ zone: zone('1A.k'), lock: null }];
      state.supplies.chest.pile.rest = ['chest-of-coins'];
    });
    t.choose('break:chest-1');
    expect([t.state.turn?.standard, t.offered('break').length]).toEqual([1, 1]);
    t.choose(t.offered('break')[0] ?? '');
    expect(t.state.turn?.standard).toBe(0);
  });

  test('Smoke Bomb: in this turn nobody strikes whoever leaves, free', () => {
    const t = carrying('smoke', 0, state => {
      stand(state, 'laegon', '7A.y');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    t.choose('item:smoke,-').choose(to('2A.n'));
    expect([told(t, 'attack'), hero(t, 'ecarus').zone, t.state.turn?.standard]).toEqual([[], zone('2A.n'), 2]);
    expect([isGone(t), t.state.lasting.length]).toEqual([true, 1]);
  });

  test('Flash Powder: blinds an enemy in the own zone, free', () => {
    const t = carrying('smoke', 1, state => {
      enemy(state, 'orc-warrior-red-1', '2A.c');
      enemy(state, 'orc-warrior-green-1', '2A.n');
    });
    expect(t.offered('item')).toEqual(['item:smoke,orc-warrior-red-1,back']);
    t.choose('item:smoke,orc-warrior-red-1,back');
    expect(body(t, 'orc-warrior-red-1').conditions).toEqual(['blinded']);
    expect(t.state.turn?.standard).toBe(2);
  });

  test('Holy Water: a magical attack of 2 hits, 1 of them lethal, within {1}; a standard action', () => {
    const t = carrying('holy-water', 0, state => {
      stand(state, 'laegon', '7A.y');
      enemy(state, 'orc-warrior-red-1', '2A.n');
      enemy(state, 'orc-warrior-green-1', '4B.a');
    });
    expect(t.offered('item')).toEqual(['item:holy-water,orc-warrior-red-1']);
    t.choose('item:holy-water,orc-warrior-red-1');
    expect(told(t, 'attack')).toMatchObject([{ damage: 'magical', red: { base: 0 }, blue: { base: 0 } }]);
    // Red orcs are vulnerable to magic: three hits, of which armour stops the two ordinary ones.
    expect(told(t, 'defended')).toMatchObject([
      {
        hits: 2,
        lethal: 1,
        parts: [
          { what: 'vulnerable', n: 1 },
          { what: 'armour', n: 2 },
        ],
        wounds: 1,
      },
    ]);
    expect([isGone(t), t.state.turn?.standard]).toEqual([true, 1]);
  });

  test('Oil Flask: fire I in a zone within {1}, on everybody in it', () => {
    const t = carrying('holy-water', 1, state => {
      enemy(state, 'orc-warrior-red-1', '2A.n');
    });
    t.choose(`item:holy-water,-,back,${zone('2A.n')}`);
    expect(t.state.ground[zone('2A.n')]?.fire).toEqual([1]);
    expect(body(t, 'orc-warrior-red-1').fire).toEqual([1]);
    expect([isGone(t), t.state.turn?.standard]).toEqual([true, 1]);
    const far = carrying('holy-water', 1);
    expect(far.offered(`item:holy-water,-,back,${zone('4B.a')}`)).toEqual([]);
  });
});
