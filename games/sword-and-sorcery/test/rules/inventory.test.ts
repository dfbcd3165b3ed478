import { describe, expect, test } from 'vitest';
import { ITEM_IDS, itemOf } from '../../content/items/index.ts';
import type { State } from '../../index.ts';
import { newItem } from '../../rules/equipment.ts';
import { heroOf } from '../../state.ts';
import { guard, told } from '../laid.ts';
import { blue, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

/** Laegon with a longbow and projectiles, a red orc warrior two zones away. */
const archer = (arrange: (state: State) => void = () => {}) =>
  sit({ heroes: ['ranger', 'white-rose'], rank: 7, passing: ['react'] }, state => {
    give(state, 'laegon', 'main', 'longbow');
    give(state, 'laegon', 'pack', 'arrows');
    stand(state, 'ecarus', '1A.t');
    enemy(state, 'orc-warrior-red-1', '2A.n');
    arrange(state);
  });
const shot = 'attack:main,orc-warrior-red-1';
const miss = [red('hit'), blue('block'), blue('block')];

describe('artefacts', () => {
  test('SS-ART-01 artefacts are found as treasures, or given by adventures, and never sold', () => {
    const decks = new Set(ITEM_IDS.filter(id => itemOf(id).kind === 'artefact').map(id => itemOf(id).deck));
    expect([...decks].toSorted()).toEqual(['adventure', 'treasure']);
  });

  test('SS-ART-02 what they do all the time they do only while they are equipped', () => {
    const resurrection = (place: 'artefact' | 'pack') =>
      sit({ begun: false, rank: 3 }, state => {
        guard(state);
        give(state, 'ecarus', place, 'lantern-of-souls');
        heroOf(state, 'laegon').ghost = true;
        stand(state, 'laegon', '2A.n');
        state.shards = 3;
        state.stage = 'time';
      }).match.ask?.options;
    expect(resurrection('artefact')).toContainEqual({ do: 'resurrect', hero: 'laegon', cost: 2 });
    expect(resurrection('pack')).toContainEqual({ do: 'resurrect', hero: 'laegon', cost: 3 });
  });

  test('SS-ART-03 one artefact, in its place', () => {
    const t = sit({}, state => {
      guard(state);
      for (const item of ['ring-of-steps', 'hourglass'] as const) give(state, 'ecarus', 'pack', item);
    }).choose('change');
    expect(t.offered('wear')).toEqual(['wear:ring-of-steps,artefact', 'wear:hourglass,artefact']);
    t.choose('wear:hourglass,artefact');
    expect(hero(t, 'ecarus').artefact?.id).toBe('hourglass');
    expect(t.offered('wear')).toEqual([]);
  });

  test('SS-ART-04 it is found with all its charges, and each use costs what is printed', () => {
    const t = sit({}, state => {
      guard(state);
      const ground = state.ground[zone('2A.c')];
      if (ground !== undefined) ground.treasure = 1;
      state.supplies.treasure.pile.rest = ['ring-of-steps'];
    });
    t.choose('pick-up');
    expect(hero(t, 'ecarus').pack).toEqual([{ id: 'ring-of-steps', side: 0, forged: false, charges: 3 }]);
    t.choose('change').choose('wear:ring-of-steps,artefact');
    t.choose('item:ring-of-steps,-').choose(`zone:${zone('2A.n')}`);
    expect(hero(t, 'ecarus')).toMatchObject({ zone: zone('2A.n'), artefact: { charges: 2 } });
  });

  test('SS-ART-05 without a charge it cannot be used, with one it can again', () => {
    const ring = (charges: number) =>
      sit({}, state => {
        guard(state);
        heroOf(state, 'ecarus').artefact = { ...newItem('ring-of-steps'), charges };
      }).offered('item');
    expect(ring(0)).toEqual([]);
    expect(ring(1)).toEqual(['item:ring-of-steps,-']);
  });
});

describe('the inventory', () => {
  test('SS-INV-01 it holds no more than the capacity of the hero', () => {
    const full = (n: number) =>
      sit({}, state => {
        guard(state);
        for (let i = 0; i < n; i++) give(state, 'ecarus', 'pack', 'bandage');
        state.ground[zone('2A.c')]?.items.push(newItem('elixir'));
      }).offered('pick-up');
    expect(full(3)).toEqual(['pick-up']);
    expect(full(4)).toEqual([]);
  });

  test('SS-INV-03 permanent items stay, and work all the time', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'gate-key');
      stand(state, 'ecarus', '1A.k');
      state.supplies.trap.pile.rest = ['click'];
    });
    t.choose(t.offered('break')[0] ?? '');
    expect(hero(t, 'ecarus').pack.map(({ id }) => id)).toEqual(['gate-key']);
    expect(t.state.turn?.standard).toBe(1);
  });

  test('SS-INV-04 a single item is used once and goes to its own pile', () => {
    const used = (item: 'bandage' | 'healing-potion' | 'great-potion') => {
      const t = sit({}, state => {
        guard(state);
        give(state, 'ecarus', 'pack', item);
        heroOf(state, 'ecarus').wounds = 3;
        state.stash = state.stash.filter(({ id }) => id !== 'bandage');
      });
      t.choose(`item:${item},ecarus`);
      expect(hero(t, 'ecarus').pack).toEqual([]);
      return t.state;
    };
    expect(used('bandage').stash.filter(({ id }) => id === 'bandage')).toHaveLength(1);
    expect(used('healing-potion').market.filter(({ id }) => id === 'healing-potion')).toHaveLength(6);
    expect(used('great-potion').supplies.treasure.out).toEqual(['great-potion']);
  });

  test('SS-INV-04 of two potions the chosen one is drunk', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'healing-potion');
      give(state, 'ecarus', 'pack', 'healing-potion', 1);
      give(state, 'ecarus', 'pack', 'healing-potion');
      heroOf(state, 'ecarus').wounds = 6;
    });
    expect(t.offered('item')).toEqual(['item:healing-potion,ecarus', 'item:healing-potion,ecarus,back']);
    t.choose('item:healing-potion,ecarus,back');
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 0, pack: [{ side: 0 }, { side: 0 }] });
  });

  test('SS-FREE-05, SS-FREE-06 of two cards with different sides up the named one is laid down and taken up', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'healing-potion');
      give(state, 'ecarus', 'pack', 'healing-potion', 1);
      state.ground[zone('2A.c')]?.items.push(newItem('elixir'), { ...newItem('elixir'), side: 1 });
    });
    t.choose('pick-up');
    expect(t.offered()).toEqual(['take:elixir', 'take:elixir,back']);
    t.choose('take:elixir,back').choose('done');
    t.choose('drop');
    expect(t.offered()).toEqual(['lay:healing-potion,pack', 'lay:healing-potion,pack,back', 'lay:elixir,pack,back']);
    t.choose('lay:healing-potion,pack,back').choose('done');
    expect(hero(t, 'ecarus').pack).toMatchObject([
      { id: 'healing-potion', side: 0 },
      { id: 'elixir', side: 1 },
    ]);
    expect(t.state.ground[zone('2A.c')]?.items).toMatchObject([
      { id: 'elixir', side: 0 },
      { id: 'healing-potion', side: 1 },
    ]);
  });

  test('SS-INV-05 projectiles are used again and again', () => {
    const t = archer();
    t.choose('item:arrows,-').choose(shot, [red('hit+energy'), blue('block'), blue('block'), blue('block')]);
    expect(t.offered()).toEqual(['property:1', 'done']);
    t.choose('done');
    expect(hero(t, 'laegon').pack.map(({ id }) => id)).toEqual(['arrows']);
    expect(t.offered('item')).toEqual(['item:arrows,-']);
  });

  test('SS-INV-05 they are for the next attack only', () => {
    const t = archer();
    t.choose('item:arrows,-').choose(shot, miss);
    t.choose(shot, [red('hit+energy'), blue('block'), blue('block')]);
    // The longbow's own property costs two energy: there is nothing to choose.
    expect(t.kind).toBe('turn');
  });

  test('SS-INV-06 one kind of projectile for an attack, and that once', () => {
    const t = archer(state => give(state, 'laegon', 'pack', 'quicksilver-arrows'));
    expect(t.offered('item')).toEqual(['item:arrows,-', 'item:quicksilver-arrows,-']);
    t.choose('item:quicksilver-arrows,-');
    expect(t.offered('item')).toEqual([]);
    t.choose(shot, miss);
    expect(t.offered('item')).toEqual(['item:arrows,-', 'item:quicksilver-arrows,-']);
  });

  test('SS-INV-07 a gremlin in the roll uses them up', () => {
    const t = archer();
    t.choose('item:arrows,-').choose(shot, [red('gremlin'), blue('block'), blue('block')]);
    expect(hero(t, 'laegon').pack).toEqual([]);
    expect(t.state.market.filter(({ id }) => id === 'arrows')).toHaveLength(2);
    // Without projectiles a gremlin is nothing but a bad roll.
    const plain = archer().choose(shot, [red('gremlin'), blue('block'), blue('block')]);
    expect(hero(plain, 'laegon').pack).toHaveLength(1);
  });

  test('SS-INV-07 what counts is the roll after re-rolls', () => {
    const rolled = (again: number) => {
      const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
        give(state, 'laegon', 'main', 'longbow');
        give(state, 'laegon', 'pack', 'arrows');
        give(state, 'laegon', 'pack', 'lucky-coin');
        learn(state, 'laegon', 'tough');
        stand(state, 'ecarus', '1A.t');
        enemy(state, 'orc-warrior-red-1', '2A.n');
      }).choose('item:arrows,-');
      t.choose(shot, [red('gremlin'), blue('block'), blue('block')]);
      t.choose('use:laegon,lucky-coin,1').choose('reroll:0', [again]);
      return hero(t, 'laegon').pack.map(({ id }) => id);
    };
    expect(rolled(red('hit'))).toEqual(['arrows', 'lucky-coin']);
    expect(rolled(red('gremlin'))).toEqual(['lucky-coin']);
  });

  test('SS-INV-05 they need a weapon that shoots: nothing happens in an attack hand to hand', () => {
    const t = sit({ heroes: ['assassin', 'white-rose'] }, state => {
      give(state, 'shae', 'main', 'short-sword');
      give(state, 'shae', 'pack', 'arrows');
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    }).choose('item:arrows,-');
    t.choose(shot, [red('gremlin'), blue('block')]);
    expect(told(t, 'item')).toEqual([]);
    expect(hero(t, 'shae').pack).toHaveLength(1);
  });

  test('SS-FREE-09 what was laid down in a turn is not taken up in it', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'elixir');
      heroOf(state, 'ecarus').coins = [1, 0, 0];
    });
    t.choose('drop').choose('lay:elixir,pack').choose('take-coins:5');
    expect(t.state.ground[zone('2A.c')]).toMatchObject({ items: [{ id: 'elixir' }], coins: [1, 0, 0] });
    expect(t.offered('pick-up')).toEqual([]);
  });
});
