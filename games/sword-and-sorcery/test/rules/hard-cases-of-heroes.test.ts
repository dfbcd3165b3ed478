import { totalOf } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { appearing } from '../../rules/events.ts';
import { armourOf } from '../../rules/values.ts';
import { heroOf } from '../../state.ts';
import { lastTurn, suffers, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';
import { fenrir, fenrirAt, glasses } from '../wolf.ts';

describe('many rules at once', () => {
  /** Laegon, two wounds from death, leaves the zone of a green orc, with all that a hero can have. */
  const dies = (arrange: (state: State) => void = () => {}) =>
    sit({ heroes: ['ranger', 'white-rose'], rank: 3, passing: ['react'] }, state => {
      stand(state, 'ecarus', '1A.t');
      give(state, 'laegon', 'main', 'short-sword');
      give(state, 'laegon', 'pack', 'healing-potion');
      // Rank III: two powers and a talent; rank II: two powers. The last one comes with an item.
      learn(state, 'laegon', 'fleet');
      fenrirAt(state, '2A.n');
      learn(state, 'laegon', 'balm');
      heroOf(state, 'laegon').powers.push({ id: 'tough', glasses: 2, from: 'short-sword' });
      Object.assign(heroOf(state, 'laegon'), {
        wounds: 8,
        coins: [1, 0, 0],
        keys: ['red'],
        criticals: ['hits-1'],
        fire: [2],
        hidden: false,
        tokens: { 'ward-rune': 1 },
      });
      suffers(state, 'laegon', 'poisoned-1', 'slowed');
      enemy(state, 'orc-warrior-green-1', '2A.c');
      state.supplies.activation.pile.rest = ['H'];
      arrange(state);
    }).choose(to('2A.s'), [red('gremlin'), blue('gremlin')]);

  test('SS-GHOST-02, SS-GHOST-04, SS-GHOST-05, SS-POW-08, SS-POW-14, SS-ELEM-15, SS-EPOW-06, SS-ALLY-20 the death of a hero who has everything', () => {
    const t = dies();
    expect(hero(t, 'laegon')).toMatchObject({
      ghost: true,
      rank: 2,
      conditions: [],
      criticals: [],
      fire: [],
      main: { id: 'short-sword' },
      pack: [],
      coins: [0, 0, 0],
      keys: [],
    });
    expect(hero(t, 'laegon').tokens).toEqual({});
    // The talent goes with the rank; what an item grants is no matter of the gem.
    expect(hero(t, 'laegon').powers.map(({ id }) => id)).toEqual(['call-fenrir', 'balm', 'tough']);
    expect(t.state.ground[zone('2A.c')]).toMatchObject({
      items: [{ id: 'healing-potion' }],
      coins: [1, 0, 0],
      keys: ['red'],
    });
    expect(t.state.enemies[0]?.powers).toHaveLength(1);
    // The wolf waits.
    expect([fenrir(t).zone, glasses(t, 'call-fenrir')]).toEqual([zone('2A.n'), 0]);
  });

  test('SS-GHOST-20, SS-ETURN-07 who dies in the own turn takes no ghost actions in it, and no enemy turn follows', () => {
    const t = dies();
    // At once it is Ecarus' turn.
    expect([t.kind, t.state.turn?.hero, hero(t, 'laegon').acted]).toEqual(['turn', 'ecarus', true]);
    expect(t.events().some(({ kind }) => kind === 'activation-card')).toBe(false);
  });

  /** The time phase with Ecarus as a ghost of rank II at the altar, Thorgar and Laegon at rank III. */
  const returning = (shards: number) =>
    sit({ heroes: ['cleric', 'archer', 'white-rose'], rank: 3, passing: ['react'] }, state => {
      lastTurn(state);
      state.shards = shards;
      learn(state, 'thorgar', 'heal-wounds', 'blessing', 'fleet');
      learn(state, 'laegon', 'balm', 'leafwalk', 'tough');
      learn(state, 'ecarus', 'charge', 'sorcery');
      Object.assign(heroOf(state, 'ecarus'), { rank: 2, ghost: true, wounds: 9, zone: zone('2A.n') });
      stand(state, 'ecarus', '2A.n');
      state.shadows = [zone('4B.c')];
      stand(state, 'thorgar', '1A.t');
      stand(state, 'laegon', '1A.t');
    });

  test('SS-GHOST-09, SS-GHOST-13, SS-RANK-09, SS-RANK-10, SS-RES-03, SS-TIME-05 ghosts, the gap between ranks, and what shards are for', () => {
    const t = returning(50);
    // He sees the shadow's zone, but reveals nothing; two heroes are in play.
    expect([t.state.shadows.length, appearing({ ...t.state, enemies: [] }, ['even'])]).toEqual([1, 2]);
    t.choose('end');
    expect(t.state.shadows).toHaveLength(1);
    // The others wait for the ghost; raised first, he costs more.
    expect(t.offered()).toEqual(['raise:ecarus', 'resurrect:ecarus', 'done']);
    t.choose('raise:ecarus').choose('learn:ecarus,guardian');
    expect([t.state.shards, t.offered()]).toEqual([
      41,
      ['raise:thorgar', 'raise:laegon', 'raise:ecarus', 'resurrect:ecarus', 'done'],
    ]);
    t.choose('resurrect:ecarus');
    expect([t.state.shards, hero(t, 'ecarus').ghost, hero(t, 'ecarus').wounds]).toEqual([38, false, 0]);
    const cheap = returning(50).choose('end').choose('resurrect:ecarus');
    expect([cheap.state.shards, hero(cheap, 'ecarus').rank]).toEqual([48, 2]);
    expect(cheap.offered()).toEqual(['raise:ecarus', 'done']);
    // Back in play he sees what is there.
    expect(cheap.choose('done').state.shadows).toEqual([]);
  });

  test('SS-COOL-03, SS-COOL-04, SS-COOL-05, SS-COOL-07, SS-COOL-09, SS-ALLY-05, SS-TIME-03, SS-TIME-04 a cooldown that begins in the time phase, beside all others', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'], rank: 7, passing: ['react'] }, state => {
      lastTurn(state);
      Object.assign(fenrirAt(state, '2A.n', 4), { wounds: 6, fire: [1] });
      for (const [id, n] of [
        ['balm', 1],
        ['eagle-eye', 2],
        ['hail-of-arrows', 4],
        ['pinning-shot', 0],
      ] as const)
        heroOf(state, 'laegon').powers.push({ id, glasses: n, from: null });
    }).choose('end');
    // The wolf burns to death first: two hourglasses, of which this very phase takes one.
    expect(t.state.companions).toEqual([]);
    expect(
      told(t, 'cooldown').flatMap(event => (event.kind === 'cooldown' ? [[event.power, event.glasses]] : [])),
    ).toEqual([
      ['call-fenrir', 2],
      ['call-fenrir', 1],
      ['balm', 0],
      ['eagle-eye', 1],
      ['hail-of-arrows', 3],
    ]);
  });

  test('SS-COOL-06, SS-COOL-08 delayed and hastened in one round a power is where it was', () => {
    const t = sit({ heroes: ['white-mage', 'cleric'], at: '1A.s', passing: ['react'] }, state => {
      heroOf(state, 'auriel').ghost = true;
      enemy(state, 'brigand-green-2', '7A.h');
      heroOf(state, 'thorgar').powers = [
        { id: 'sanctuary', glasses: 2, from: null },
        { id: 'blessing', glasses: 4, from: null },
      ];
      state.supplies.trap.pile.rest = ['pentagram'];
      state.supplies.activation.pile.rest = ['A'];
    });
    t.choose('cry:thorgar').choose('ready:sanctuary').choose('end');
    expect(hero(t, 'thorgar').powers.map(one => one.glasses)).toEqual([1, 4]);
    t.choose('open:1A.h|1A.s', [blue('hit')]);
    expect(hero(t, 'thorgar').powers.map(one => one.glasses)).toEqual([2, 4]);
  });

  test('SS-GOLD-05, SS-MSH-04 the same name counts once: Sanctuary twice, beside a rune of another name', () => {
    const t = sit({ heroes: ['cleric', 'archer'], rank: 5 }, state => {
      enemy(state, 'brigand-green-2', '1A.h');
      learn(state, 'thorgar', 'sanctuary', 'rune-of-ward');
      state.searches = [zone('2A.c')];
      state.supplies.search.pile.rest = ['search-3'];
      if (state.turn !== null) state.turn.standard = 4;
    });
    t.choose('power:sanctuary,5,-');
    expect([totalOf(armourOf(t.state, 'laegon')), hero(t, 'laegon').shields]).toEqual([1, 1]);
    // A find readies it: used again it adds nothing.
    t.choose('search', [7]).choose('power:sanctuary,5,-');
    expect([totalOf(armourOf(t.state, 'laegon')), hero(t, 'laegon').shields]).toEqual([1, 1]);
    // The rune has another name: shields of both are one pool.
    t.choose('power:rune-of-ward,3,laegon');
    expect([totalOf(armourOf(t.state, 'laegon')), hero(t, 'laegon').shields]).toEqual([2, 2]);
    expect(body(t, 'brigand-green-2').wounds).toBe(0);
  });
});
