import { describe, expect, test } from 'vitest';
import { groundOf, rangeBetween, stepsFrom, waysOf } from '../../rules/zones.ts';
import { guard, to } from '../laid.ts';
import { blue, enemy, give, hero, sit, stand, zone } from '../positions.ts';

const { drawn, map } = groundOf('sparring-yard');
const near = (name: string): string[] =>
  (waysOf(sit({}, guard).state).near[zone(name)] ?? []).map(one => map.zone(one)).sort();

describe('zones', () => {
  test('SS-ZONE-02 a figure stands in a zone, moves from zone to zone and fights there: nothing smaller counts', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.n');
    });
    expect(t.offered('attack')).toEqual([]);
    t.choose(to('2A.n'));
    expect([hero(t, 'ecarus').zone, t.offered('attack')]).toEqual([zone('2A.n'), ['attack:unarmed,brigand-green-1']]);
  });

  test('SS-ZONE-03 a tile ends in a border even where nothing is drawn, and zones of one tile differ by their ground', () => {
    // Tiles 1A and 2A are open to each other; still the street and the lane are two zones.
    const [west, east] = [drawn.ground[2 * drawn.width + 5], drawn.ground[2 * drawn.width + 6]];
    expect([west?.edges.E, west?.zone, east?.zone]).toEqual(['none', zone('1A.t'), zone('2A.w')]);
    const [left, right] = [drawn.ground[2 * drawn.width + 2], drawn.ground[2 * drawn.width + 3]];
    expect([left?.edges.E, left?.zone, right?.zone]).toEqual(['none', zone('1A.s'), zone('1A.t')]);
  });

  test('SS-ZONE-04 every zone has exactly one mark', () => {
    const marks = drawn.ground.flatMap(cell => (cell?.mark ? [cell.zone] : []));
    expect(marks.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(map.data.zones.map((_, i) => i));
  });

  test('SS-ZONE-05 zones are adjacent where a border lets somebody through, from one side at least', () => {
    expect(near('1A.t')).toEqual(['1A.k', '1A.s', '1A.y', '2A.w']);
    // Down a ledge one may go, up one may not; the two are adjacent all the same.
    expect(near('4B.c')).toEqual(['4B.a', '4B.d', '4B.e']);
    // A wall with a gap is no wall all along.
    expect(near('4B.d')).toEqual(['4B.b', '4B.c', '4B.e']);
  });

  test('SS-ZONE-06 not adjacent: apart, or behind a wall, a wall token, a door, a locked door', () => {
    expect(near('1A.h')).toEqual([]);
    expect(near('1A.g')).toEqual([]);
    const range = (now: 'open' | 'closed' | 'locked' | 'wall'): number => {
      const t = sit({}, state => {
        guard(state);
        for (const door of state.doors) door.state = now;
      });
      return rangeBetween(t.state, zone('1A.h'), zone('1A.s'));
    };
    expect([range('open'), range('closed'), range('locked'), range('wall')]).toEqual([1, Infinity, Infinity, Infinity]);
    // The house shares the whole wall with the yard beside it.
    const open = sit({}, state => {
      guard(state);
      for (const door of state.doors) door.state = 'open';
    });
    expect(rangeBetween(open.state, zone('1A.h'), zone('1A.y'))).toBe(3);
    expect(rangeBetween(open.state, zone('1A.s'), zone('2A.w'))).toBe(2);
  });

  test('SS-ZONE-07 any number of figures of both sides in one zone', () => {
    const t = sit({ heroes: ['white-rose', 'archer', 'cleric', 'rogue', 'white-mage'], at: '2A.n' }, state => {
      for (const card of ['gremlin-green-1', 'gremlin-green-2', 'brigand-green-1', 'brigand-green-2'] as const)
        enemy(state, card, '2A.c');
      enemy(state, 'gremlin-pack-1', '2A.c');
    });
    t.choose(to('2A.c'));
    expect(hero(t, 'ecarus').zone).toBe(zone('2A.c'));
    expect(t.state.enemies.flatMap(({ bodies }) => bodies).filter(one => one.zone === zone('2A.c'))).toHaveLength(7);
  });
});

describe('range', () => {
  test('SS-RNG-01 {0} is the own zone, {n} up to n zones away', () => {
    const targets = (at: string): string[] =>
      sit({ heroes: ['archer', 'white-rose'], at: '1A.s' }, state => {
        give(state, 'laegon', 'main', 'longbow');
        enemy(state, 'gremlin-green-1', at);
      }).offered('attack:main');
    // A Longbow reaches {3}.
    expect(['1A.s', '1A.t', '2A.w', '2A.c', '2A.o'].map(at => targets(at).length)).toEqual([1, 1, 1, 1, 0]);
    const own = (at: string) =>
      sit({ at: '1A.s' }, state => {
        give(state, 'ecarus', 'main', 'longsword');
        enemy(state, 'gremlin-green-1', at);
      }).offered('attack:main');
    expect(['1A.s', '1A.t'].map(at => own(at).length)).toEqual([1, 0]);
  });

  test('SS-RNG-02 a barrier lengthens ways, never ranges', () => {
    const { state } = sit({}, guard);
    const [low, high] = [zone('4B.c'), zone('4B.a')];
    expect([rangeBetween(state, low, high), stepsFrom(state, low, high), stepsFrom(state, high, low)]).toEqual([
      1, 3, 1,
    ]);
  });

  test('SS-RNG-03 range counts for attacks by range and for activations by legal ways', () => {
    // The brigand below the ledge is {1} away for a bow, but for it the hero above is three zones off: its knife band, not its sword.
    const t = sit({ heroes: ['archer', 'white-rose'], at: '4B.a', passing: ['react'] }, state => {
      stand(state, 'ecarus', '1A.k');
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'brigand-green-1', '4B.c', 'laegon');
      state.supplies.activation.pile.rest = ['B'];
    });
    expect(t.offered('attack:main')).toEqual(['attack:main,brigand-green-1']);
    t.choose('end', [blue('block')]);
    const [attack] = t.events().filter(event => event.kind === 'attack');
    expect(attack).toMatchObject({ by: 'brigand-green-1', source: 'knife' });
    expect(t.events().filter(event => event.kind === 'activated')).toMatchObject([{ behaviour: 1, target: 'laegon' }]);
  });

  test('SS-RNG-EX1 three points to walk, range {1} for the wand', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'], at: '4B.c' }, state => {
      stand(state, 'ecarus', '1A.t');
      give(state, 'auriel', 'main', 'ash-wand');
      enemy(state, 'orc-shaman-blue-2', '4B.a');
    });
    expect(t.offered('attack:main')).toEqual(['attack:main,orc-shaman-blue-2']);
    t.choose(to('4B.d')).choose(to('4B.b')).choose(to('4B.a'));
    expect([hero(t, 'auriel').zone, t.state.turn?.points]).toEqual([zone('4B.a'), 0]);
  });

  test('SS-RNG-EX2 one point away but behind a wall: no knife is thrown, but Shae may walk there and stab', () => {
    const t = sit({ heroes: ['rogue', 'white-rose'], at: '3A.a' }, state => {
      stand(state, 'ecarus', '1A.t');
      give(state, 'shae', 'main', 'throwing-knives');
      enemy(state, 'brigand-red-1', '3A.b');
    });
    expect([rangeBetween(t.state, zone('3A.a'), zone('3A.b')), t.offered('attack')]).toEqual([1, []]);
    t.choose(to('3A.b'), [blue('block')]);
    expect(t.state.turn?.points).toBe(3);
    expect(t.offered('attack:main')).toEqual(['attack:main,brigand-red-1']);
  });
});
