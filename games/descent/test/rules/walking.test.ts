import { describe, expect, test } from 'vitest';
import type { Ability } from '../../content/card.ts';
import type { Effect } from '../../effects/effect.ts';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
} from '../positions.ts';

const LEORIC = 'leoric-of-the-book';
const SYN = 'syndrael';
const ROWS = [3, 4, 5, 6, 7, 8];

/** Syndrael alone at E5, a zombie in the corner; whenever she rests, this happens to her. */
const alone = (effects: readonly Effect[] = [], change: (state: State) => void = () => undefined): Played =>
  sit(state => {
    hero(state, SYN, 'knight', 'E5');
    monster(state, 'zombie', 'J8');
    if (effects.length > 0) lay(state, SYN, { at: 'rested', must: true, effects } as Ability & { at: 'rested' });
    change(state);
  });
const dig = (state: State, is: 'pit' | 'lava', ...spaces: readonly string[]): void => {
  for (const space of spaces) state.ground[at(state, space)] = is;
};
const counted = (state: State): void => {
  lay(state, SYN, { at: 'leaves', must: true, effects: [{ do: 'count', counter: 'left' }] }, 'a');
  lay(state, SYN, { at: 'enters', must: true, effects: [{ do: 'count', counter: 'entered' }] }, 'b');
};
const offered = (t: Played, ...spaces: readonly string[]): number[] =>
  spaces.map(space => t.offered(`space:${at(t.state, space)}`).length);
const pools = (t: Played, turn = 0) => t.state.turns[turn]?.pools.map(({ source, left }) => `${source} ${left}`);

describe('movement points', () => {
  test('D2-MOVE-27 D2-MOVE-01 the pool is what is left of all sources; a source that gives again adds to its own', () => {
    const t = alone().choose('move').choose('tire');
    // J5 is 5 spaces away.
    expect([t.offered(go(t, 'J5')).length, t.offered(go(t, 'J5', 'fatigue')).length]).toEqual([1, 1]);
    t.choose('tire');
    expect(pools(t)).toEqual(['move-1 4', 'fatigue 2']);
    t.choose(go(t, 'J5', 'fatigue'));
    expect([pools(t), figure(t, SYN).cells, t.state.turns[0]?.moved]).toEqual([
      ['move-1 1'],
      [at(t.state, 'J5')],
      true,
    ]);
  });

  test('D2-MOVE-30 those that are named are spent first, whichever came first', () => {
    const spent = (source: string) => {
      const t = alone().choose('move').choose('tire');
      return pools(t.choose(go(t, 'F5', source)));
    };
    expect([spent('move-1'), spent('fatigue')]).toEqual([['move-1 3', 'fatigue 1'], ['move-1 4']]);
  });

  test('D2-MOVE-19 D2-MOVE-20 fatigue buys points before and after actions and in the middle of a move, one each, as far as the stamina goes', () => {
    const t = alone().choose('tire').choose('rest').choose('tire').choose('move');
    t.choose(go(t, 'F5')).choose('tire').choose('tire');
    expect([fatigueOf(t, SYN), t.offered('tire')]).toEqual([4, []]);
    expect(pools(t)).toEqual(['fatigue 4', 'move-1 3']);
  });

  test('D2-MOVE-28 a figure spends its own points alone: the Reanimate has none of those its master has left', () => {
    const t = acts(
      sit(state => {
        hero(state, LEORIC, 'necromancer', 'E5', ['fury-of-undeath']);
        reanimate(state, LEORIC, 'E6').acted = true;
        monster(state, 'zombie', 'J8');
      }),
      LEORIC,
    );
    t.choose('move').choose(`use:${LEORIC},fury-of-undeath,0`);
    expect([pools(t, 0), pools(t, 1), t.offered('go')]).toEqual([['move-1 4'], [], []]);
    t.choose('move');
    expect([t.offered(go(t, 'H6')).length, t.offered(go(t, 'I6'))]).toEqual([1, []]);
  });

  test('D2-MOVE-17 D2-MOVE-31 what is left is gone when the turn ends, and no part of the next one', () => {
    const t = alone().choose('move').choose('end').choose('move').choose('end');
    expect([t.state.round, t.kind, pools(t), t.offered('go')]).toEqual([2, 'turn', [], []]);
  });

  test('D2-MOVE-31 a monster’s are gone with its activation', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      lay(state, 'zombie-1', { at: 'activation-end', must: true, effects: [{ do: 'count', counter: 'ends' }] });
      lay(state, SYN, { at: 'turn-end', effects: [{ do: 'count', counter: 'answered' }] });
    });
    t.choose('move').choose('end');
    expect([t.kind, pools(t)]).toEqual(['answer', []]);
  });
});

describe('moving so many spaces', () => {
  const walks = (n: number, change?: (state: State) => void): Played =>
    alone([{ do: 'move', n }], change).choose('rest');

  test('D2-MOVE-21 D2-MOVE-22 D2-MOVE-23 D2-MOVE-01 counted spaces, water as well as land, no points and no move action', () => {
    const t = walks(2);
    expect(offered(t, 'F5', 'G5', 'G7', 'C5', 'C3', 'H5', 'E8')).toEqual([1, 1, 1, 1, 1, 0, 0]);
    expect(t.offered('done')).toEqual(['done']);
    t.choose(`space:${at(t.state, 'C5')}`);
    expect(t.state.turns[0]).toMatchObject({ moves: 0, moved: true, pools: [] });
    expect([figure(t, SYN).cells, t.offered('go')]).toEqual([[at(t.state, 'C5')], []]);
  });

  test('D2-MOVE-23 D2-TERR-25 all other rules of terrain apply: lava on the way hurts, once for each space of it', () => {
    const through = (...columns: readonly string[]): number => {
      const t = walks(3, state => {
        for (const row of ROWS) dig(state, 'lava', ...columns.map(column => `${column}${row}`));
      });
      return damageOf(t.choose(`space:${at(t.state, 'H5')}`), SYN);
    };
    expect([through(), through('F'), through('F', 'G')]).toEqual([0, 1, 2]);
  });

  test('D2-TERR-06 D2-TERR-05 out of a pit by counted spaces or by being placed, while points are of no use', () => {
    const pit = (state: State): void => dig(state, 'pit', 'E5');
    const t = walks(2, pit);
    t.choose(`space:${at(t.state, 'G5')}`);
    expect([figure(t, SYN).cells, damageOf(t, SYN)]).toEqual([[at(t.state, 'G5')], 0]);
    const placed = alone([{ do: 'place', within: 2, of: 'them' }], pit).choose('rest');
    placed.choose(`space:${at(placed.state, 'G5')}`);
    expect(figure(placed, SYN).cells).toEqual([at(placed.state, 'G5')]);
    expect(alone([], pit).choose('move').offered('go')).toEqual([]);
  });
});

describe('being placed', () => {
  test('D2-MOVE-25 D2-MOVE-26 D2-MOVE-24 D2-GEO-13 on any empty space within the distance, water or not: no move action, nothing is left', () => {
    const t = alone([{ do: 'place', within: 2, of: 'them' }], counted).choose('rest');
    expect(offered(t, 'C5', 'G5', 'G7', 'H5', 'E5')).toEqual([1, 1, 1, 0, 0]);
    t.choose(`space:${at(t.state, 'C5')}`);
    expect(t.state.turns[0]).toMatchObject({ moves: 0, moved: true, pools: [] });
    expect([t.state.counters.left, t.state.counters.entered]).toEqual([undefined, 1]);
  });

  test('D2-MOVE-04 whoever uses the ability says where, not the player of the figure', () => {
    const thrown = (effect: Effect) =>
      raid(state => {
        hero(state, SYN, 'knight', 'E5');
        monster(state, 'zombie', 'G5');
        lay(state, 'zombie-1', {
          at: 'activation-start',
          must: true,
          aim: { who: 'hero', each: true },
          effects: [effect],
        });
      });
    const moved = thrown({ do: 'move', n: 1, must: true });
    const placed = thrown({ do: 'place', within: 1, of: 'them' });
    for (const t of [moved, placed]) {
      expect([t.kind, t.seat, ...offered(t, 'D5', 'F5', 'G5')]).toEqual(['where', 0, 1, 1, 0]);
      t.choose(`space:${at(t.state, 'D5')}`);
      expect(figure(t, SYN).cells).toEqual([at(t.state, 'D5')]);
    }
  });
});
