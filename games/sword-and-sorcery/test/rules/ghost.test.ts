import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { controls, dominates } from '../../rules/balance-of-power.ts';
import { strikers } from '../../rules/engagement.ts';
import { appearing } from '../../rules/events.ts';
import { heroOf } from '../../state.ts';
import { inForce, lastTurn, suffers, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

/** Thorgar, one wound from death, leaves the zone of a green orc warrior. */
const dies = (rank: number, arrange: (state: State) => void = () => {}) =>
  sit({ heroes: ['cleric', 'white-rose'], rank, passing: ['react'] }, state => {
    const thorgar = heroOf(state, 'thorgar');
    thorgar.wounds = 5 + (rank > 1 ? rank - 1 : 0);
    stand(state, 'ecarus', '1A.t');
    enemy(state, 'orc-warrior-green-1', '2A.c');
    arrange(state);
  }).choose(to('2A.n'), [red('gremlin'), blue('gremlin')]);

/** The turn of Laegon as a ghost. */
const haunts = (at: string, arrange: (state: State) => void = () => {}) =>
  sit({ heroes: ['archer', 'white-rose'], passing: ['react'] }, state => {
    heroOf(state, 'laegon').ghost = true;
    stand(state, 'laegon', at);
    enemy(state, 'brigand-green-2', '1A.h');
    arrange(state);
  });

describe('ghosts', () => {
  test('SS-GHOST-EX1, SS-GHOST-02, SS-GHOST-03, SS-GHOST-04, SS-GHOST-05 the death of Thorgar', () => {
    const t = dies(3, state => {
      give(state, 'thorgar', 'main', 'war-hammer');
      give(state, 'thorgar', 'pack', 'healing-potion');
      heroOf(state, 'thorgar').coins = [0, 1, 0];
      heroOf(state, 'thorgar').keys = ['red'];
      heroOf(state, 'thorgar').fire = [1];
      heroOf(state, 'thorgar').criticals = ['armour-1'];
      suffers(state, 'thorgar', 'slowed', 'poisoned-1');
      learn(state, 'thorgar', 'heal-wounds', 'lightning-strike');
    });
    expect(hero(t, 'thorgar')).toMatchObject({
      ghost: true,
      rank: 2,
      conditions: [],
      criticals: [],
      fire: [],
      powers: [{ id: 'heal-wounds' }],
      main: { id: 'war-hammer' },
      pack: [],
      coins: [0, 0, 0],
      keys: [],
      zone: zone('2A.c'),
    });
    expect(t.state.ground[zone('2A.c')]).toMatchObject({
      items: [{ id: 'healing-potion' }],
      coins: [0, 1, 0],
      keys: ['red'],
    });
    expect(told(t, 'ghost')).toMatchObject([{ hero: 'thorgar', rank: 2, lost: ['lightning-strike'] }]);
  });

  test('SS-GHOST-03 the rank does not fall below I, nor below the lowest of the adventure', () => {
    expect(hero(dies(1), 'thorgar').rank).toBe(1);
    const held = dies(3, state => {
      state.minRank = 3;
    });
    expect(hero(held, 'thorgar').rank).toBe(3);
  });

  test('SS-GHOST-06, SS-GHOST-07, SS-GHOST-09, SS-GHOST-16 a ghost cries, returns and moves, each once, and nothing else', () => {
    const t = haunts('2A.w', state => {
      give(state, 'laegon', 'main', 'longbow');
      give(state, 'laegon', 'pack', 'healing-potion');
      learn(state, 'laegon', 'balm');
      heroOf(state, 'ecarus').wounds = 2;
      enemy(state, 'gremlin-green-1', '2A.w');
      state.ground[zone('2A.w')]?.coins.splice(0, 3, 1, 0, 0);
    });
    expect(t.kind).toBe('ghost');
    expect(t.offered()).toEqual([
      'cry:gremlin-green-1',
      `return:${zone('2A.n')}`,
      `step:${zone('1A.t')}`,
      `step:${zone('2A.c')}`,
      'end',
    ]);
    t.choose('cry:gremlin-green-1');
    expect(t.offered('cry')).toEqual([]);
    t.choose(`return:${zone('2A.n')}`);
    expect(hero(t, 'laegon').zone).toBe(zone('2A.n'));
    expect(t.offered('return')).toEqual([]);
    // Four zones, no more.
    for (const name of ['2A.c', '2A.n', '2A.c', '2A.n']) t.choose(to(name));
    expect(t.offered()).toEqual(['end']);
  });

  test('SS-GHOST-08 a ghost is no target of powers and items', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      learn(state, 'thorgar', 'heal-wounds');
      give(state, 'thorgar', 'pack', 'healing-potion');
      heroOf(state, 'ecarus').wounds = 8;
      heroOf(state, 'ecarus').ghost = true;
      heroOf(state, 'thorgar').wounds = 1;
    });
    expect(t.offered('power')).toEqual(['power:heal-wounds,1,thorgar']);
    expect(t.offered('item')).toEqual(['item:healing-potion,thorgar']);
  });

  test('SS-GHOST-09 a ghost reveals no shadow', () => {
    const t = haunts('2A.c', state => {
      stand(state, 'ecarus', '7A.h');
      state.shadows = [zone('3A.a')];
    });
    t.choose(to('2A.o'));
    expect(t.state.shadows).toEqual([zone('3A.a')]);
  });

  test('SS-GHOST-10, SS-GHOST-11 a ghost does not count in its zone, and nobody strikes at it', () => {
    const t = haunts('2A.c', state => {
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    const here = zone('2A.c');
    expect(dominates(t.state, 'heroes', here)).toBe(false);
    expect(controls(t.state, 'enemies', here)).toBe(false);
    expect(strikers(t.state, 'laegon')).toEqual([]);
    t.choose(to('2A.n'));
    expect(told(t, 'attack')).toEqual([]);
  });

  test('SS-GHOST-12, SS-ETURN-07 no enemy turn follows a ghost, and enemies look through it', () => {
    const t = haunts('2A.c', state => {
      enemy(state, 'gremlin-green-1', '2A.c');
      stand(state, 'ecarus', '2A.n');
      state.supplies.activation.pile.rest = ['H'];
    });
    t.choose('end');
    expect(t.events().some(({ kind }) => kind === 'activation-card')).toBe(false);
    t.choose('end').choose('enemy:gremlin-green-1', [blue('gremlin'), blue('gremlin')]);
    expect(
      t
        .events()
        .filter(event => event.kind === 'attack')
        .map(event => event.target),
    ).toEqual(['ecarus']);
  });

  test('SS-GHOST-13 a ghost does not count for appearing enemies', () => {
    const t = haunts('2A.c', state => {
      state.enemies = [];
    });
    expect(appearing(t.state, ['even'])).toBe(1);
  });

  test('SS-GHOST-14 powers of a ghost are recharged, but not used', () => {
    const t = haunts('2A.c', state => {
      state.enemies = [];
      lastTurn(state);
      state.supplies.activation.pile.rest = ['A'];
      learn(state, 'laegon', 'balm', 'eagle-eye');
      const [balm, eye] = heroOf(state, 'laegon').powers;
      if (balm !== undefined) balm.glasses = 2;
      if (eye !== undefined) eye.glasses = 1;
    });
    t.choose('end');
    expect(hero(t, 'laegon').powers.map(({ glasses }) => glasses)).toEqual([1, 0]);
  });

  test('SS-GHOST-15 the figure stays where the hero died', () => {
    expect(hero(dies(2), 'thorgar')).toMatchObject({ ghost: true, zone: zone('2A.c') });
  });

  test('SS-GHOST-17 every hero has a soul cry of the own', () => {
    const mark = haunts('2A.c', state => {
      enemy(state, 'gremlin-green-1', '2A.c');
    }).choose('cry:gremlin-green-1');
    expect(mark.state.lasting).toMatchObject([{ on: 'gremlin-green-1', what: { value: 'hits-taken', n: 1 } }]);
    const stand = sit({ heroes: ['white-rose', 'archer'] }, state => {
      heroOf(state, 'ecarus').ghost = true;
      enemy(state, 'brigand-green-2', '1A.h');
    }).choose('cry:laegon');
    expect(hero(stand, 'laegon').shields).toBe(1);
  });

  test('SS-GHOST-18 back to any active altar', () => {
    const t = haunts('5B.c', state => {
      state.altars = [
        { zone: zone('2A.n'), active: true },
        { zone: zone('3A.d'), active: true },
        { zone: zone('1A.y'), active: false },
      ];
    });
    expect(t.offered('return')).toEqual([`return:${zone('2A.n')}`, `return:${zone('3A.d')}`]);
  });

  test('SS-GHOST-19, SS-MOVE-11 ghosts fly: no barrier, no difficult and no dangerous ground', () => {
    const t = haunts('4B.c');
    t.choose(to('4B.a')).choose(to('4B.c')).choose(to('4B.e'));
    expect(t.state.turn?.points).toBe(1);
    const pool = haunts('5B.c').choose(to('5B.p'));
    expect(hero(pool, 'laegon').wounds).toBe(0);
  });

  test('SS-GHOST-02 what lasted on the hero ends', () => {
    const t = dies(2, state => inForce(state, 'thorgar', 'song', { do: 'modify', value: 'armour', n: -1 }));
    expect(t.state.lasting).toEqual([]);
  });

  test('SS-EPOW-06 the killer gains a power, as it stands on its card', () => {
    const t = dies(2);
    expect(t.state.enemies.find(({ id }) => id === 'orc-warrior-green-1')?.powers).toHaveLength(1);
    expect(body(t, 'orc-warrior-green-1').wounds).toBe(0);
  });
});
