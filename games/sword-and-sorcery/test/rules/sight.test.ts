import { joinTiles, ZoneMap, type ZoneTile } from '@tafelrunde/engine/geometry';
import { describe, expect, test } from 'vitest';
import { TILES } from '../../content/tiles.ts';
import type { State } from '../../index.ts';
import { enemySees, heroSees } from '../../rules/zones.ts';
import { guard, to, told } from '../laid.ts';
import { enemy, give, sit, stand, zone } from '../positions.ts';

const seen = (state: State, from: string, at: string): boolean => heroSees(state, zone(from), zone(at));
const watched = (state: State, from: string, at: string): boolean => enemySees(state, zone(from), zone(at));

describe('line of sight', () => {
  test('SS-LOS-02 an uninterrupted straight line between the marks', () => {
    const { state } = sit({}, guard);
    expect([seen(state, '1A.s', '2A.o'), seen(state, '2A.n', '2A.s'), seen(state, '4B.c', '4B.d')]).toEqual([
      true,
      true,
      true,
    ]);
    // Adjacent, but the pillar stands between the marks.
    expect([seen(state, '3A.a', '3A.b'), seen(state, '4B.b', '4B.d')]).toEqual([false, false]);
  });

  test('SS-LOS-03 where in its zone a figure stands does not matter: whoever is in the zone sees and is seen alike', () => {
    const t = sit({ heroes: ['archer', 'white-rose'], at: '1A.s' }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'brigand-green-1', '2A.w');
      enemy(state, 'gremlin-green-1', '2A.w');
    });
    expect(t.offered('attack:main')).toEqual(['attack:main,brigand-green-1', 'attack:main,gremlin-green-1']);
  });

  test('SS-LOS-04 walls, wall tokens and doors cut it', () => {
    const open = (now: 'open' | 'closed' | 'locked' | 'wall'): boolean =>
      seen(
        sit({}, state => {
          guard(state);
          for (const door of state.doors) door.state = now;
        }).state,
        '1A.g',
        '1A.k',
      );
    expect([open('open'), open('closed'), open('locked'), open('wall')]).toEqual([true, false, false, false]);
    expect(seen(sit({}, guard).state, '1A.t', '1A.g')).toBe(false);
  });

  test('SS-LOS-05 the edge of a tile that touches no other cuts it, where nothing is drawn too', () => {
    const lines = (x: number) =>
      joinTiles(
        [
          { tile: '6A', at: [0, 0] },
          { tile: '10A', at: [x, 0] },
        ],
        TILES,
      ).map.lines?.filter(({ a, b }) => a === '6A.c' && b === '10A.a').length;
    expect([lines(1), lines(2)]).toEqual([1, 0]);
  });

  test('SS-LOS-06 enemies along the line hide from heroes what lies behind them; they themselves are seen', () => {
    const { state } = sit({ at: '1A.s' }, one => {
      enemy(one, 'gremlin-green-1', '2A.w');
    });
    expect([seen(state, '1A.s', '1A.t'), seen(state, '1A.s', '2A.w'), seen(state, '1A.s', '2A.c')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('SS-LOS-07 heroes and companions hide nothing from heroes', () => {
    const { state } = sit({ at: '1A.s' }, one => {
      guard(one);
      stand(one, 'laegon', '2A.w');
    });
    expect(seen(state, '1A.s', '2A.o')).toBe(true);
  });

  test('SS-LOS-08 no figure hides anything from enemies', () => {
    const { state } = sit({ at: '2A.w' }, one => {
      enemy(one, 'gremlin-green-1', '1A.s');
      enemy(one, 'gremlin-green-2', '1A.t');
    });
    expect(watched(state, '1A.s', '2A.o')).toBe(true);
  });

  test('SS-LOS-09 enemies of one zone do not hide each other', () => {
    const t = sit({ heroes: ['archer', 'white-rose'], at: '2A.c' }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'brigand-green-1', '2A.n');
      enemy(state, 'gremlin-pack-1', '2A.n');
    });
    expect(t.offered('attack:main')).toEqual([
      'attack:main,brigand-green-1',
      'attack:main,gremlin-pack-1.1',
      'attack:main,gremlin-pack-1.2',
    ]);
  });

  test('SS-LOS-06, SS-LOS-10 enemies in the own zone are seen, and hide everything beyond it', () => {
    const { state } = sit({ at: '2A.c' }, one => {
      enemy(one, 'gremlin-green-1', '2A.c');
    });
    expect([seen(state, '2A.c', '2A.c'), seen(state, '2A.c', '2A.n'), seen(state, '2A.c', '2A.o')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(seen(state, '2A.n', '2A.c')).toBe(true);
  });

  test('SS-LOS-11 five zones, for heroes and enemies', () => {
    const { state } = sit({}, guard);
    expect([seen(state, '2A.s', '5B.c'), watched(state, '5B.c', '2A.s')]).toEqual([true, true]);
    expect([seen(state, '2A.c', '5B.c'), watched(state, '5B.c', '2A.c')]).toEqual([false, false]);
  });

  test('SS-LOS-12 nothing farther away is dealt with: no shadow is revealed six zones off', () => {
    const t = sit({ at: '2A.n' }, state => {
      guard(state);
      stand(state, 'laegon', '2A.n');
      state.shadows = [zone('5B.c')];
      state.supplies.shadow.pile.rest = ['citizen'];
    });
    t.choose(to('2A.c'));
    expect(t.state.shadows).toEqual([zone('5B.c')]);
    t.choose(to('2A.s'));
    expect([t.state.shadows, told(t, 'shadow').length]).toEqual([[], 1]);
  });

  test('SS-LOS-14 a line may touch the end of a wall, but slips through no corner', () => {
    const room = (...drawing: string[]): ZoneTile => ({ drawing });
    const sees = (tile: ZoneTile): boolean => {
      const map = new ZoneMap(joinTiles([{ tile: 't', at: [0, 0] }], { t: tile }).map);
      return map.sees(map.node('t.a'), map.node('t.d'));
    };
    expect(sees(room('+-+-+', '|A|B|', '+ + +', '|C D|', '+-+-+'))).toBe(true);
    expect(sees(room('+-+-+', '|A|B|', '+-+ +', '|C D|', '+-+-+'))).toBe(false);
    expect(sees(room('+-+-+', '|A|B|', '+ +-+', '|C D|', '+-+-+'))).toBe(true);
    expect(sees(room('+-+-+', '|A|B|', '+ +-+', '|C|D|', '+-+-+'))).toBe(false);
  });

  test('SS-LOS-EX1 a wall between Thorgar and the brigand; bad ground between him and the gremlin', () => {
    const { state } = sit({ heroes: ['cleric', 'archer'], at: '4B.c' }, one => {
      stand(one, 'laegon', '1A.t');
      enemy(one, 'brigand-green-1', '4B.b');
      enemy(one, 'gremlin-red-1', '5B.p');
    });
    expect([seen(state, '4B.c', '4B.b'), watched(state, '4B.b', '4B.c')]).toEqual([false, false]);
    // Over the brambles and through the thicket.
    expect([seen(state, '4B.c', '5B.p'), watched(state, '5B.p', '4B.c')]).toEqual([true, true]);
  });

  test('SS-LOS-EX2 shaman, gremlin and Laegon in a row, the orc warrior behind a free edge', () => {
    const { state } = sit({ heroes: ['archer', 'white-rose'], at: '1A.s' }, one => {
      stand(one, 'ecarus', '7A.h');
      enemy(one, 'orc-shaman-red-1', '2A.o');
      enemy(one, 'gremlin-green-1', '2A.w');
      enemy(one, 'orc-warrior-blue-1', '4B.a');
    });
    expect([watched(state, '2A.o', '1A.s'), watched(state, '2A.w', '1A.s'), watched(state, '4B.a', '1A.s')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([seen(state, '1A.s', '2A.w'), seen(state, '1A.s', '2A.o'), seen(state, '1A.s', '4B.a')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('SS-LOS-EX3 the enemies around Thorgar hide the shaman from both heroes, and hide nobody from the shaman', () => {
    const { state } = sit({ heroes: ['cleric', 'archer'], at: '2A.w' }, one => {
      stand(one, 'laegon', '1A.s');
      enemy(one, 'orc-warrior-green-1', '2A.w');
      enemy(one, 'gremlin-green-1', '2A.w');
      enemy(one, 'orc-shaman-red-1', '2A.o');
    });
    expect([seen(state, '1A.s', '2A.w'), seen(state, '2A.w', '2A.w')]).toEqual([true, true]);
    expect([seen(state, '1A.s', '2A.o'), seen(state, '2A.w', '2A.o')]).toEqual([false, false]);
    for (const from of ['2A.w', '2A.o'])
      expect([watched(state, from, '1A.s'), watched(state, from, '2A.w')]).toEqual([true, true]);
  });
});
