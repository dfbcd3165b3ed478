import { describe, expect, test } from 'vitest';
import { type TileId, tileOf } from '../../content/tiles.ts';
import { mayExplore, mayLay } from '../../rules/exploring.ts';
import { isNextTo, slotAt } from '../../rules/lattice.ts';
import { hexesOf, printedAt } from '../../rules/map.ts';
import { type State, turnOf } from '../../state.ts';
import { hexOn, hold, layAt, layMap, type Sitting, sit, stand, turn } from '../positions.ts';

const at = (x: number, y: number): string => `explore:${slotAt(x, y)}`;
const exploring = (arrange: (state: State) => void = () => {}): Sitting =>
  sit({}, state => {
    hold(state, 0, 'rage');
    turnOf(state).move = 4;
    arrange(state);
  });
const lies = (t: Sitting, x: number, y: number): TileId | undefined => t.state.map.laid[slotAt(x, y)]?.tile;
const reasons = (t: Sitting, ...slots: readonly (readonly [number, number])[]): (string | null)[] =>
  slots.map(([x, y]) => mayLay(t.state, slotAt(x, y))?.rule ?? null);

describe('exploring', () => {
  test('MK-EXPL-01 only from a space beside the place of the new tile', () => {
    const from = (x: number, y: number, position: number): string[] =>
      exploring(state => stand(state, 0, hexOn(x, y, position))).offered('explore');
    expect(from(0, 0, 0)).toEqual([]);
    expect(from(1, 0, 4)).toEqual([]);
    expect(from(1, 0, 6)).toEqual([at(1, 1)]);
    expect(from(1, 0, 2)).toEqual([at(2, 0)]);
    const t = exploring();
    expect(mayExplore(t.state, turn(t), slotAt(1, 1))?.rule).toBe('MK-EXPL-01');
  });

  test('MK-EXPL-02 tiles lie in a lattice of sevens, no two of them over each other', () => {
    const t = exploring(state => {
      layMap(state, ['country-1', 'country-2', 'country-3', 'country-4', 'country-5', 'country-6']);
    });
    const hexes = Object.keys(t.state.map.laid).flatMap(slot => hexesOf(Number(slot), 0));
    expect([hexes.length, new Set(hexes).size]).toEqual([49, 49]);
    // Each tile touches its neighbour along three pairs of spaces.
    const pairs = hexesOf(slotAt(0, 0), 0).flatMap(one => hexesOf(slotAt(1, 0), 0).filter(two => isNextTo(one, two)));
    expect(pairs.length).toBe(3);
  });

  test('MK-EXPL-03 nothing beyond the coast', () => {
    expect(reasons(exploring(), [-1, 1], [1, -1], [1, 1])).toEqual(['MK-EXPL-03', 'MK-EXPL-03', null]);
  });

  test('MK-EXPL-04 it costs 2 move points', () => {
    const t = exploring(state => {
      stand(state, 0, hexOn(1, 0, 6));
      turnOf(state).move = 3;
    });
    t.choose(at(1, 1));
    expect([turn(t).move, lies(t, 1, 1) === undefined]).toEqual([1, false]);
    const poor = exploring(state => {
      stand(state, 0, hexOn(1, 0, 6));
      turnOf(state).move = 1;
    });
    expect(poor.offered('explore')).toEqual([]);
    expect(mayExplore(poor.state, turn(poor), slotAt(1, 1))?.rule).toBe('MK-EXPL-04');
  });

  test('MK-EXPL-05 beside two places the player says which, before the tile is drawn from the stack', () => {
    const t = exploring(state => {
      stand(state, 0, hexOn(1, 0, 1));
      state.tiles.country = ['country-7'];
    });
    expect(t.offered('explore').toSorted()).toEqual([at(1, 1), at(2, 0)].toSorted());
    t.choose(at(2, 0));
    expect([lies(t, 2, 0), lies(t, 1, 1), t.state.tiles.country]).toEqual(['country-7', undefined, []]);
  });

  test('MK-EXPL-06 every tile lies like the first one', () => {
    const t = exploring(state => {
      stand(state, 0, hexOn(1, 0, 6));
      state.tiles.country = ['country-9'];
    });
    t.choose(at(1, 1));
    expect(t.state.map.laid[slotAt(1, 1)]).toEqual({ tile: 'country-9', turn: 0 });
    expect([0, 1, 2, 3, 4, 5, 6].map(position => printedAt(t.state, hexOn(1, 1, position)))).toEqual(
      tileOf('country-9').hexes,
    );
  });

  test('MK-EXPL-07 countryside: beside two tiles, or beside one that has two neighbours', () => {
    // (2,0) touches only (1,0), which touches the first tile and (0,1).
    expect(reasons(exploring(), [2, 0], [1, 1], [3, 0])).toEqual([null, null, 'MK-EXPL-07']);
    // A tile that hangs on one other carries no further one.
    const t = exploring(state => layAt(state, 'country-3', slotAt(2, 0)));
    expect(reasons(t, [3, 0])).toEqual(['MK-EXPL-07']);
    layAt(t.state, 'country-4', slotAt(1, 1));
    expect(reasons(t, [3, 0])).toEqual([null]);
  });

  test('MK-EXPL-08 core tiles: beside two tiles', () => {
    const t = exploring(state => {
      state.tiles.country = [];
      state.tiles.core = ['core-1'];
      state.map = { ...state.map, shape: 'wedge-without-limits' };
    });
    expect(reasons(t, [2, 0], [1, 1])).toEqual(['MK-EXPL-08', null]);
  });

  test('MK-SETUP-20 MK-FIX-01 countryside tiles come first, then core and city tiles', () => {
    const t = exploring(state => {
      state.tiles.country = ['country-7'];
      state.tiles.core = ['core-1'];
      turnOf(state).move = 20;
      stand(state, 0, hexOn(1, 0, 1));
    });
    t.choose(at(2, 0));
    expect([lies(t, 2, 0), t.state.map.coreSeen]).toEqual(['country-7', false]);
    t.choose(at(1, 1));
    expect([lies(t, 1, 1), t.state.map.coreSeen, t.state.tiles.core]).toEqual(['core-1', true, []]);
  });

  test('MK-EXPL-09 MK-EXPL-10 MK-EXPL-11 after the stack tiles that were left out, countryside first, only beside three', () => {
    const t = exploring(state => {
      state.tiles = { country: [], core: [], leftCountry: ['country-11'], leftCore: ['core-2'] };
      layMap(state, ['country-1', 'country-2', 'country-3', 'country-4', 'country-5', 'country-6']);
      delete state.map.laid[slotAt(1, 1)];
      turnOf(state).move = 20;
      stand(state, 0, hexOn(1, 0, 1));
    });
    // (1,1) lies between five tiles, (3,0) beside two, (1,2) beside two.
    expect(reasons(t, [1, 1], [3, 0], [1, 2])).toEqual([null, 'MK-EXPL-11', 'MK-EXPL-11']);
    t.choose(at(1, 1));
    expect([lies(t, 1, 1), t.state.tiles.leftCountry]).toEqual(['country-11', []]);
    expect(reasons(t, [1, 2])).toEqual([null]);
    const core = exploring(state => {
      state.tiles = { country: [], core: [], leftCountry: [], leftCore: ['core-2'] };
      layMap(state, ['country-1', 'country-2', 'country-3', 'country-4', 'country-5', 'country-6']);
      delete state.map.laid[slotAt(1, 1)];
      stand(state, 0, hexOn(1, 0, 1));
    });
    core.choose(at(1, 1));
    expect([lies(core, 1, 1), core.state.tiles.leftCore]).toEqual(['core-2', []]);
  });

  test('MK-EXPL-12 without tiles nobody explores', () => {
    const t = exploring(state => {
      state.tiles = { country: [], core: [], leftCountry: [], leftCore: [] };
      stand(state, 0, hexOn(1, 0, 1));
    });
    expect(t.offered('explore')).toEqual([]);
    expect(reasons(t, [1, 1])).toEqual(['MK-EXPL-12']);
  });
});
