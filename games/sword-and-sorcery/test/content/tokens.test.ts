import { describe, expect, test } from 'vitest';
import { CHESTS, LOOT, SEARCHES } from '../../content/tokens.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { guard, told } from '../laid.ts';
import { hero, learn, red, type Sitting, sit, zone } from '../positions.ts';

const FACES = {
  sorcery: 'magic+sorcery',
  magic: 'hit+magic',
  energy: 'energy+energy',
  hit: 'hit',
  gremlin: 'gremlin',
} as const;

/** Ecarus searches the crossing, where this token lies; the red die shows that symbol. */
const search = (token: string, symbol: keyof typeof FACES, arrange: (state: State) => void = () => {}): Sitting =>
  sit({ passing: ['react'] }, state => {
    guard(state);
    state.searches = [zone('2A.c')];
    state.supplies.search = newSupply([token]);
    state.supplies.treasure.pile.rest = ['orcbane', 'orcbane'];
    state.supplies.trap.pile.rest = ['click'];
    arrange(state);
  }).choose('search', [red(FACES[symbol])]);
const pack = (t: Sitting) => hero(t, 'ecarus').pack.map(({ id }) => id);

describe('search tokens', () => {
  test('SS-COMP-02 four of them, three chests, six loot tokens', () => {
    expect([Object.keys(SEARCHES).length, Object.keys(CHESTS).length, LOOT.length]).toEqual([4, 3, 6]);
  });

  test('search-1: two treasures, one, 15 crowns, 5 crowns, or a green gremlin', () => {
    expect(pack(search('search-1', 'sorcery'))).toEqual(['orcbane', 'orcbane']);
    expect(pack(search('search-1', 'magic'))).toEqual(['orcbane']);
    expect(hero(search('search-1', 'energy'), 'ecarus').coins).toEqual([1, 1, 0]);
    expect(hero(search('search-1', 'hit'), 'ecarus').coins).toEqual([1, 0, 0]);
    const gremlin = search('search-1', 'gremlin').state.enemies.at(-1);
    expect([gremlin?.scroll, gremlin?.bodies[0]?.zone]).toEqual(['gremlin-green', zone('2A.c')]);
  });

  test('search-2: 2 shards, a Healing Potion, a Bandage, 10 crowns, or a trap', () => {
    expect(search('search-2', 'sorcery').state.shards).toBe(2);
    expect(pack(search('search-2', 'magic'))).toEqual(['healing-potion']);
    expect(pack(search('search-2', 'energy'))).toEqual(['bandage']);
    expect(hero(search('search-2', 'hit'), 'ecarus').coins).toEqual([0, 1, 0]);
    expect(told(search('search-2', 'gremlin'), 'trap')).toMatchObject([{ trap: 'click' }]);
  });

  test('search-3: a treasure and a shard, a power made ready, heal 2, 5 crowns, or an activation card', () => {
    const rare = search('search-3', 'sorcery');
    expect([pack(rare), rare.state.shards]).toEqual([['orcbane'], 1]);
    const ready = search('search-3', 'magic', state => {
      learn(state, 'ecarus', 'mighty-blow');
      for (const power of heroOf(state, 'ecarus').powers) power.glasses = 2;
    });
    expect(hero(ready, 'ecarus').powers[0]?.glasses).toBe(0);
    const healed = search('search-3', 'energy', state => {
      heroOf(state, 'ecarus').wounds = 3;
    });
    expect(hero(healed, 'ecarus').wounds).toBe(1);
    expect(hero(search('search-3', 'hit'), 'ecarus').coins).toEqual([1, 0, 0]);
    const alarm = search('search-3', 'gremlin', state => {
      state.supplies.activation = newSupply(['A']);
    });
    expect(told(alarm, 'activation-card')).toMatchObject([{ card: 'A' }]);
  });

  test('search-4: two treasures, one, 10 crowns, nothing, or a shadow', () => {
    expect(pack(search('search-4', 'sorcery'))).toEqual(['orcbane', 'orcbane']);
    expect(pack(search('search-4', 'magic'))).toEqual(['orcbane']);
    expect(hero(search('search-4', 'energy'), 'ecarus').coins).toEqual([0, 1, 0]);
    const nothing = search('search-4', 'hit');
    expect([pack(nothing), hero(nothing, 'ecarus').coins, nothing.state.searches]).toEqual([[], [0, 0, 0], []]);
    const shadow = search('search-4', 'gremlin', state => {
      state.supplies.shadow = newSupply(['single']);
    });
    expect(told(shadow, 'shadow').length).toBeGreaterThan(0);
  });

  test('SS-ELEM-18 a Healing Potion that is found comes from the Emporium, a Bandage from the stash', () => {
    const potion = search('search-2', 'magic');
    expect(potion.state.market.filter(({ id }) => id === 'healing-potion')).toHaveLength(4);
    expect(search('search-2', 'energy').state.stash.filter(({ id }) => id === 'bandage')).toEqual([]);
  });
});

describe('treasures', () => {
  test('SS-PUSE-EX1 of several treasures that are drawn for one the others go to the discard pile', () => {
    const t = sit({ heroes: ['rogue', 'white-rose'] }, state => {
      guard(state);
      learn(state, 'shae', 'treasure-hunter');
      const ground = state.ground[zone('2A.c')];
      if (ground !== undefined) ground.treasure = 1;
      state.supplies.treasure = newSupply(['orcbane', 'hourglass']);
    }).choose('pick-up');
    expect(t.offered().toSorted()).toEqual(['card:hourglass', 'card:orcbane']);
    t.choose('card:hourglass');
    expect(hero(t, 'shae').pack.map(({ id }) => id)).toEqual(['hourglass']);
    expect(t.state.supplies.treasure).toMatchObject({ pile: { rest: [] }, out: ['orcbane'] });
  });
});

describe('chests', () => {
  const open = (token: string) =>
    sit({ passing: ['react'] }, state => {
      guard(state);
      state.chests = [{ zone: zone('2A.c'), lock: null }];
      state.supplies.chest = newSupply([token]);
      state.supplies.trap.pile.rest = ['click'];
      state.supplies.treasure.pile.rest = ['orcbane', 'orcbane'];
    }).choose('break:chest-1');

  test.each([
    ['chest-of-two', ['orcbane', 'orcbane'], [0, 0, 0]],
    ['chest-of-one', ['orcbane'], [1, 1, 0]],
    ['chest-of-coins', [], [0, 0, 1]],
  ] as const)('%s: holds %s and the coins %s', (token, items, coins) => {
    const t = open(token);
    expect([pack(t), hero(t, 'ecarus').coins, t.state.chests]).toEqual([items, coins, []]);
  });
});

describe('loot', () => {
  test.each([
    ['5', [1, 0, 0]],
    ['10', [0, 1, 0]],
    ['15', [1, 1, 0]],
    ['20', [0, 2, 0]],
  ] as const)('a loot token of %s: its crowns', (token, coins) => {
    const t = sit({}, state => {
      guard(state);
      const ground = state.ground[zone('2A.c')];
      if (ground !== undefined) ground.loot = 1;
      state.supplies.loot = newSupply([token]);
    }).choose('pick-up');
    expect(hero(t, 'ecarus').coins).toEqual(coins);
  });
});
