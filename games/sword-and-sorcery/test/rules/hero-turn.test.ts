import { describe, expect, test } from 'vitest';
import { classOf } from '../../content/heroes.ts';
import type { State } from '../../index.ts';
import { guard, lastTurn, to } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

const MISS = [red('gremlin'), blue('block'), blue('block')];

/** Ecarus of rank V has two combat and two standard actions; a tough orc stands beside him, and another to the north. */
const fights = (arrange: (state: State) => void = () => {}) =>
  sit({ rank: 5 }, state => {
    give(state, 'ecarus', 'main', 'longsword');
    enemy(state, 'brigand-red-1', '2A.n');
    arrange(state);
  });

describe('the turn of a hero', () => {
  test('SS-HTURN-01, SS-HTURN-04 a move, and as many combat and standard actions as the soul gem shows', () => {
    for (const rank of [1, 3, 5, 7]) {
      const { gem } = classOf('ecarus', 'white-rose');
      expect(sit({ rank }).state.turn).toMatchObject({
        combat: gem.combat[rank - 1],
        standard: gem.standard[rank - 1],
        moved: false,
      });
    }
    expect(fights().state.turn).toMatchObject({ combat: 2, standard: 2 });
  });

  test('SS-HTURN-02, SS-HTURN-07 in any order: one combat action before the move, one after it', () => {
    const t = fights(state => {
      enemy(state, 'brigand-green-1', '2A.c');
      enemy(state, 'gremlin-green-1', '2A.o').bodies[0]?.conditions.push('stunned');
      for (const { bodies } of state.enemies) bodies[0]?.conditions.push('stunned');
    });
    t.choose('attack:main,brigand-green-1', MISS).choose(to('2A.o'));
    t.choose('attack:main,gremlin-green-1', MISS);
    expect(t.state.turn).toMatchObject({ combat: 0, moved: true });
    expect(t.offered('attack')).toEqual([]);
  });

  test('SS-HTURN-03, SS-HTURN-05, SS-MOVE-06 a combat action ends the move, and there is no second one', () => {
    const t = fights();
    t.choose(to('2A.n')).choose('attack:main,brigand-red-1', MISS);
    expect(t.offered('step')).toEqual([]);
    // Dash brings no points for a move that is over.
    expect(t.offered('dash')).toEqual([]);
  });

  test('SS-HTURN-06 between two attacks of one combat action nobody moves', () => {
    const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'orc-warrior-red-1', '2A.n');
    });
    t.choose('attack:main,orc-warrior-red-1', MISS);
    expect(t.kind).toBe('combat');
    expect(t.offered('step')).toEqual([]);
    t.choose('done');
    expect(t.offered('step')).toHaveLength(4);
  });

  test('SS-HTURN-08, SS-MOVE-07, SS-STD-01, SS-FREE-02 standard and free actions within the move', () => {
    const t = sit({ rank: 3 }, state => {
      guard(state);
      stand(state, 'ecarus', '1A.s');
      const found = state.ground[zone('1A.t')];
      if (found !== undefined) found.coins = [1, 0, 0];
    });
    t.choose(to('1A.t')).choose('pick-up').choose(to('2A.w')).choose('dash').choose(to('2A.c')).choose(to('2A.s'));
    expect(hero(t, 'ecarus')).toMatchObject({ zone: zone('2A.s'), coins: [1, 0, 0] });
    expect(t.offered('step')).toEqual([]);
  });

  test('SS-HTURN-08, SS-STD-08 focus between two attacks is for the second one', () => {
    const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'orc-shaman-green-1', '2A.n');
    });
    t.choose('attack:main,orc-shaman-green-1', MISS).choose('focus');
    t.choose('attack:own,orc-shaman-green-1,second-arrow', [red('hit+hit')]);
    expect(body(t, 'orc-shaman-green-1').wounds).toBe(1);
  });

  test('SS-HTURN-09 the turn may end with actions left', () => {
    const t = fights().choose('end');
    expect(hero(t, 'ecarus').acted).toBe(true);
  });

  test('SS-HTURN-10 what was not used is gone: the next turn has as many as ever', () => {
    const t = sit({ rank: 5 }, state => {
      lastTurn(state);
    });
    t.choose('end').choose('next:ecarus');
    expect(t.state.turn).toMatchObject({ hero: 'ecarus', combat: 2, standard: 2 });
  });

  test('SS-HTURN-11 the marker is turned at the end of the turn, and back in the time phase', () => {
    const t = fights().choose('end');
    expect(t.state.heroes.map(({ acted }) => acted)).toEqual([true, false]);
    const round = sit({}, lastTurn);
    expect(round.state.heroes.map(({ acted }) => acted)).toEqual([false, true]);
    round.choose('end');
    expect(round.state.heroes.map(({ acted }) => acted)).toEqual([false, false]);
  });

  test('SS-HTURN-03 a power that takes the move action is not used after a move', () => {
    const t = sit({ heroes: ['white-rose', 'archer'] }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      learn(state, 'ecarus', 'charge');
      enemy(state, 'brigand-green-1', '2A.o');
    });
    expect(t.offered('power:charge')).toHaveLength(1);
    const moved = t.choose(to('2A.n'));
    expect(moved.offered('power:charge')).toEqual([]);
  });
});
