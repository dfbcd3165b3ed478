import { describe, expect, test } from 'vitest';
import { SITES } from '../../content/sites.ts';
import { mayStep } from '../../rules/movement.ts';
import { isSafe } from '../../rules/safe-space.ts';
import { costOf } from '../../rules/terrain.ts';
import { type Hex, heroOf, type State, turnOf } from '../../state.ts';
import {
  army,
  combat,
  hexOn,
  hold,
  layAt,
  layMap,
  me,
  type Sitting,
  sit,
  skill,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

const START = hexOn(0, 0, 0);
const EAST = hexOn(0, 0, 2);
const FOREST = hexOn(0, 0, 1);
const walking = (move: number, arrange: (state: State) => void = () => {}, night = false): Sitting =>
  sit({ night }, state => {
    hold(state, 0, 'rage');
    turnOf(state).move = move;
    arrange(state);
  });
const steps = (t: Sitting): number[] =>
  t
    .offered('step')
    .map(id => Number(id.slice('step:'.length)))
    .toSorted();
const why = (t: Sitting, to: Hex): string | undefined => t.explain(`step:${to}`).rule;

describe('movement', () => {
  test('MK-MOVE-01 MK-TURN-24 after the action nobody moves or explores', () => {
    const t = walking(0, state => {
      stand(state, 0, hexOn(1, 0, 2));
      hold(state, 0, 'march', 'rage');
    });
    t.choose('play:march,basic');
    expect([t.offered('step').length > 0, t.offered('explore').length > 0]).toEqual([true, true]);
    t.choose('interact').choose('done');
    expect([t.kind, turn(t).acted, turn(t).move, t.offered('step'), t.offered('explore')]).toEqual([
      'after',
      true,
      0,
      [],
      [],
    ]);
    expect(t.offered('play').filter(id => id.endsWith(',move'))).toEqual([]);
  });

  test('MK-MOVE-02 MK-MOVE-03 cards, strengthened or not, skills and units give move points, as many as they say', () => {
    const t = walking(0, state => {
      hold(state, 0, 'march', 'stamina', 'rage');
      tokens(state, 0, 'green');
      skill(state, 0, 'double-time');
      army(state, 0, 'peasants');
    });
    t.choose('play:march,strong');
    expect(turn(t).move).toBe(4);
    t.choose('play:stamina,basic');
    expect(turn(t).move).toBe(6);
    t.choose('skill:double-time');
    expect(turn(t).move).toBe(8);
    t.choose('unit:0,peasants,2');
    expect(turn(t).move).toBe(10);
  });

  test('MK-MOVE-04 any card but a wound is Move 1 when played sideways', () => {
    const t = walking(0, state => hold(state, 0, 'rage', 'fireball', 'wound'));
    expect(t.offered('play').filter(id => id.endsWith(',move'))).toEqual(['play:fireball,move', 'play:rage,move']);
    t.choose('play:rage,move').choose('play:fireball,move');
    expect(turn(t).move).toBe(2);
  });

  test('MK-MOVE-05 MK-TURN-13 MK-TURN-14 special and healing effects are played between two steps', () => {
    const t = walking(9, state => {
      hold(state, 0, 'crystallize', 'tranquility', 'wound', 'wound');
      tokens(state, 0, 'blue');
    });
    expect(t.offered('play')).toEqual(expect.arrayContaining(['play:crystallize,basic', 'play:tranquility,basic']));
    t.choose(`step:${EAST}`);
    // The movement is under way: 2 of 9 points are spent.
    expect([turn(t).stage, turn(t).move]).toEqual(['move', 7]);
    t.choose('play:crystallize,basic');
    expect([me(t).crystals.blue, me(t).tokens.blue]).toEqual([1, 0]);
    t.choose('play:tranquility,basic').choose('option:0');
    // A healing point, to be spent at once: a wound leaves the hand.
    expect([turn(t).heal, t.offered('heal')]).toEqual([1, ['heal:-,-']]);
    t.choose('heal:-,-');
    expect([me(t).hand, turn(t).heal]).toEqual([['wound'], 0]);
    // And the movement goes on.
    expect([turn(t).stage, turn(t).move]).toEqual(['move', 7]);
    t.choose(`step:${START}`);
    expect([me(t).at, turn(t).move, turn(t).path]).toEqual([START, 5, [START, EAST, START]]);
  });

  test('MK-MOVE-06 MK-SETUP-13 space by space, for the cost of the terrain entered', () => {
    const t = walking(5);
    expect(steps(t)).toEqual([hexOn(0, 0, 6), FOREST, EAST].toSorted());
    t.choose(`step:${FOREST}`);
    expect([me(t).at, turn(t).move]).toEqual([FOREST, 2]);
    t.choose(`step:${START}`);
    expect([me(t).at, turn(t).move, turn(t).path]).toEqual([START, 0, [START, FOREST, START]]);
    expect([steps(t), why(t, EAST)]).toEqual([[], 'MK-MOVE-06']);
    const far = walking(9);
    expect(mayStep(far.state, turn(far), hexOn(1, 0, 0))?.rule).toBe('MK-MOVE-06');
    expect(mayStep(far.state, turn(far), EAST)).toBeNull();
  });

  test('MK-MOVE-06 MK-MOVE-08 MK-SETUP-13 by day and at night: forest 3 and 5, desert 5 and 3, all others alike', () => {
    const costs = (night: boolean): Record<string, number> => {
      const t = walking(
        0,
        state => {
          layMap(state, ['country-1', 'country-2', 'country-4', 'country-8', 'country-9']);
        },
        night,
      );
      const at = (x: number, y: number, position: number): number => costOf(t.state, turn(t), hexOn(x, y, position));
      return {
        plains: at(1, 0, 3),
        hills: at(0, 1, 0),
        forest: at(1, 0, 5),
        desert: at(1, 1, 1),
        swamp: at(2, 0, 4),
        wasteland: at(0, 2, 6),
        lake: at(1, 0, 1),
        mountain: at(1, 1, 2),
        sea: at(0, 0, 4),
      };
    };
    const alike = { plains: 2, hills: 3, swamp: 5, wasteland: 4, lake: -1, mountain: -1, sea: -1 };
    expect(costs(false)).toEqual({ ...alike, forest: 3, desert: 5 });
    expect(costs(true)).toEqual({ ...alike, forest: 5, desert: 3 });
  });

  test('MK-MOVE-07 lakes, mountains and the sea cannot be entered', () => {
    const t = walking(20, state => stand(state, 0, hexOn(1, 0, 0)));
    expect(steps(t)).not.toContain(hexOn(1, 0, 1));
    expect(why(t, hexOn(1, 0, 1))).toBe('MK-MOVE-07');
    expect(why(walking(20), hexOn(0, 0, 4))).toBe('MK-MOVE-07');
  });

  test('MK-MOVE-09 a city costs 2, by day and at night, whatever lies under it', () => {
    for (const night of [false, true])
      for (const tile of ['core-5', 'core-6', 'core-7', 'core-8'] as const) {
        const t = walking(2, state => layMap(state, [tile]), night);
        const [city] = Object.entries(t.state.map.sites).find(([, { kind }]) => kind === 'city') ?? [];
        expect(costOf(t.state, turn(t), Number(city))).toBe(2);
      }
  });

  test('MK-MOVE-10 MK-TURN-21 the keep of another player and any unconquered fortified site is assaulted by entering it', () => {
    const keep = (owner: number | null): Sitting => {
      const t = walking(9, state => {
        layMap(state, ['country-3']);
        stand(state, 0, hexOn(1, 0, 2));
        const site = state.map.sites[hexOn(1, 0, 1)];
        if (site && owner !== null) {
          site.conquered = true;
          site.shields = [owner];
        } else tokensOn(state, hexOn(1, 0, 1), 'guardsmen');
      });
      return t.choose(`step:${hexOn(1, 0, 1)}`);
    };
    const wild = keep(null);
    expect([combat(wild).why, combat(wild).foes.map(({ token }) => token), turn(wild).move]).toEqual([
      'assault',
      ['guardsmen'],
      0,
    ]);
    expect([turn(keep(1)).acted, turn(keep(1)).move]).toEqual([true, 0]);
    const own = keep(0);
    expect([own.kind, turn(own).acted, turn(own).move]).toEqual(['turn', false, 6]);
  });

  test('MK-MOVE-11 the space of a rampaging enemy is closed until it is defeated', () => {
    const orcs = hexOn(1, 0, 6);
    const t = walking(9, state => {
      stand(state, 0, hexOn(1, 0, 5));
      tokensOn(state, orcs, 'prowlers');
    });
    expect([steps(t).includes(orcs), why(t, orcs)]).toEqual([false, 'MK-MOVE-11']);
    expect(steps(walking(9, state => stand(state, 0, hexOn(1, 0, 5))))).toContain(orcs);
  });

  test('MK-MOVE-12 MK-TURN-22 from beside an enemy to beside the same one: it attacks, and the movement is over', () => {
    const orcs = hexOn(1, 0, 6);
    const t = walking(9, state => {
      stand(state, 0, hexOn(1, 0, 5));
      tokensOn(state, orcs, 'prowlers');
    });
    t.choose(`step:${hexOn(1, 0, 0)}`);
    expect([me(t).at, combat(t).foes.map(({ token }) => token), turn(t).move]).toEqual([
      hexOn(1, 0, 0),
      ['prowlers'],
      0,
    ]);
    // Coming beside it, or going away, provokes nobody.
    const near = walking(9, state => {
      stand(state, 0, hexOn(1, 0, 4));
      tokensOn(state, orcs, 'prowlers');
    });
    near.choose(`step:${hexOn(1, 0, 5)}`);
    expect([near.kind, turn(near).combat]).toEqual(['turn', null]);
    near.choose(`step:${hexOn(1, 0, 4)}`);
    expect([near.kind, turn(near).combat]).toEqual(['turn', null]);
  });

  test('MK-MOVE-13 MK-FLOW-10 an adventure site may be passed as if it were empty, even with enemies on it', () => {
    const adventures = Object.entries(SITES).filter(([, { category }]) => category === 'adventure');
    for (const [kind] of adventures) {
      const t = walking(9, state => {
        const site = state.map.sites[hexOn(1, 0, 2)];
        if (site) site.kind = kind as typeof site.kind;
        tokensOn(state, hexOn(1, 0, 2), 'minotaur');
        stand(state, 0, hexOn(1, 0, 3));
      });
      t.choose(`step:${hexOn(1, 0, 2)}`).choose(`step:${hexOn(1, 0, 3)}`);
      expect([kind, t.kind, turn(t).move, turn(t).acted]).toEqual([kind, 'turn', 5, false]);
    }
    expect(adventures.map(([kind]) => kind).toSorted()).toEqual([
      'ancient-ruins',
      'dungeon',
      'labyrinth',
      'maze',
      'monster-den',
      'spawning-grounds',
      'tomb',
    ]);
  });

  test('MK-MOVE-14 MK-MOVE-15 MK-TURN-19 steps, new tiles and new cards may alternate', () => {
    const t = walking(4, state => {
      stand(state, 0, hexOn(1, 0, 0));
      hold(state, 0, 'march', 'stamina');
    });
    t.choose(`step:${hexOn(1, 0, 2)}`);
    const [explore] = t.offered('explore');
    t.choose(explore as string);
    expect([turn(t).move, Object.keys(t.state.map.laid).length]).toEqual([0, 4]);
    t.choose('play:march,basic')
      .choose(`step:${hexOn(1, 0, 3)}`)
      .choose('play:stamina,basic');
    expect([me(t).at, turn(t).move]).toEqual([hexOn(1, 0, 3), 2]);
  });

  test('MK-SAFE-01 safe is what is accessible, conquered and free', () => {
    const t = walking(0, state => {
      layMap(state, ['country-3', 'country-1']);
      layAt(state, 'core-6', hexOn(1, 1, 0));
    });
    const safe = (hex: Hex): boolean => isSafe(t.state, 0, hex);
    expect([safe(hexOn(1, 0, 5)), safe(hexOn(0, 1, 1)), safe(hexOn(0, 0, 4)), safe(hexOn(2, 0, 0))]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const keep = t.state.map.sites[hexOn(1, 0, 1)];
    if (keep === undefined) throw new Error('A keep stands there.');
    expect(safe(hexOn(1, 0, 1))).toBe(false);
    keep.conquered = true;
    keep.shields = [1];
    expect(safe(hexOn(1, 0, 1))).toBe(false);
    keep.shields = [0];
    expect(safe(hexOn(1, 0, 1))).toBe(true);
    heroOf(t.state, 1).at = hexOn(1, 0, 5);
    expect(safe(hexOn(1, 0, 5))).toBe(false);
    heroOf(t.state, 1).at = START;
    expect(safe(START)).toBe(true);
    const [key, city] = Object.entries(t.state.map.sites).find(([, { kind }]) => kind === 'city') ?? [];
    if (city === undefined) throw new Error('A city stands there.');
    expect(safe(Number(key))).toBe(false);
    city.conquered = true;
    heroOf(t.state, 1).at = Number(key);
    expect(safe(Number(key))).toBe(true);
  });
});
