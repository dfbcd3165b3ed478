import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { acts, at, damageOf, face, figure, go, hero, lay, monster, type Played, raid, sit } from '../positions.ts';

const AVRIC = 'avric-albright';
const SYN = 'syndrael';
const none = face('gray', { shield: 0 });
const ROWS = [3, 4, 5, 6, 7, 8];
const laid = (state: State, is: 'pit' | 'lava' | 'obstacle', ...spaces: readonly string[]): void => {
  for (const space of spaces) state.ground[at(state, space)] = is;
};
const stretch = (t: Played, ...spaces: readonly string[]): string =>
  `stretch:${spaces.map(space => at(t.state, space)).join('+')}`;
const pools = (t: Played) => t.state.turns[0]?.pools.map(({ source, left }) => `${source} ${left}`);

/** The activation of a large monster, with Syndrael out of its way. */
const large = (of: string, base: readonly string[], change: (state: State) => void = () => undefined): Played =>
  raid(state => {
    hero(state, SYN, 'knight', 'C3');
    monster(state, of, ...base);
    change(state);
  }, `${of}-1`);

describe('the way of a large figure', () => {
  const counted = (state: State): void => {
    lay(state, 'ettin-1', { at: 'leaves', must: true, effects: [{ do: 'count', counter: 'left' }] }, 'a');
    lay(state, 'ettin-1', { at: 'enters', must: true, effects: [{ do: 'count', counter: 'entered' }] }, 'b');
  };

  test('D2-LARGE-09 D2-MOVE-08 D2-MOVE-10 it enters the three spaces it counts, and none of those it expands into, lava or not', () => {
    const t = large('ettin', ['I5', 'J5', 'I6', 'J6'], state => {
      counted(state);
      for (const row of ROWS) laid(state, 'lava', `G${row}`);
    }).choose('move');
    t.choose(go(t, 'F5'));
    // One space of lava on the way; two of them under its base.
    t.chooseWhile('order', 'order:terrain').choose(stretch(t, 'F5', 'G5', 'F6', 'G6'));
    expect([t.state.counters, damageOf(t, 'ettin-1'), pools(t)]).toMatchObject([{ left: 3, entered: 3 }, 1, []]);
  });

  test('D2-LARGE-10 it pays for water like a small one', () => {
    const t = large('ettin', ['E5', 'F5', 'E6', 'F6']).choose('move');
    // 2 points into D5, 4 into C5.
    expect([t.offered(go(t, 'D5')).length, t.offered(go(t, 'C5'))]).toEqual([1, []]);
    t.choose(go(t, 'D5')).choose(stretch(t, 'C5', 'D5', 'C6', 'D6'));
    expect(pools(t)).toEqual(['move-1 1']);
  });

  test('D2-LARGE-12 D2-LARGE-01 D2-MOVE-03 it comes to stand over the last space, turned as its player likes, where nobody else stands', () => {
    const t = large('barghest', ['I5', 'J5'], state => void monster(state, 'zombie', 'G4')).choose('move');
    t.choose(go(t, 'G5'));
    expect(t.offered().sort()).toEqual([stretch(t, 'G5', 'G6'), stretch(t, 'F5', 'G5'), stretch(t, 'G5', 'H5')].sort());
    t.choose(stretch(t, 'G5', 'G6'));
    expect(figure(t, 'barghest-1').cells).toEqual(['G5', 'G6'].map(space => at(t.state, space)));
  });

  test('D2-LARGE-11 it passes over pits as over firm ground', () => {
    const t = large('barghest', ['I5', 'J5'], state => {
      for (const row of ROWS) laid(state, 'pit', `H${row}`);
    }).choose('move');
    t.choose(go(t, 'F5')).choose(stretch(t, 'F5', 'G5'));
    expect([damageOf(t, 'barghest-1'), pools(t)]).toEqual([0, ['move-1 1']]);
  });

  test('D2-LARGE-13 D2-LARGE-06 it may turn on the spot before it has spent a point', () => {
    const t = large('barghest', ['I5', 'J5']).choose('move');
    t.choose(go(t, 'I5')).choose(stretch(t, 'I5', 'I6'));
    expect([figure(t, 'barghest-1').cells, pools(t)]).toEqual([
      ['I5', 'I6'].map(one => at(t.state, one)),
      ['move-1 4'],
    ]);
    // It counts on from there: no turning from space to space for nothing.
    expect([t.offered(go(t, 'I6')).length, t.offered(go(t, 'E5')).length]).toEqual([1, 1]);
    // Nor does it turn over the same space again and again.
    expect(t.offered(go(t, 'I5'))).toEqual([]);
    t.choose(go(t, 'I6'));
    expect(pools(t)).toEqual(['move-1 3']);
  });

  test('D2-LARGE-16 D2-LARGE-17 where its base does not fit it may go on, not stop', () => {
    const t = large('ettin', ['I5', 'J5', 'I6', 'J6'], state => {
      laid(state, 'obstacle', ...['H3', 'H4', 'H6', 'H7', 'H8'], ...['G3', 'G4', 'G6', 'G7', 'G8']);
    }).choose('move');
    // A gap one space wide and two long: beyond it there is room again.
    const offered = (space: string): number => t.offered(go(t, space)).length;
    expect(['H5', 'G5', 'F5'].map(offered)).toEqual([0, 0, 1]);
  });

  test('D2-LARGE-02 D2-TERR-10 two spaces make a large figure: it climbs out of its pit only where there is room for both', () => {
    const hemmed = (...friends: readonly string[]): Played =>
      large('barghest', ['I5', 'J5'], state => {
        laid(state, 'pit', 'I5', 'J5');
        for (const space of friends) laid(state, 'obstacle', space);
      });
    const climbs = (t: Played, space: string): number => t.offered(`climb:${at(t.state, space)}`).length;
    expect([climbs(hemmed(), 'H5'), climbs(hemmed(), 'H4')]).toEqual([1, 1]);
    // H4 alone is free: over it nothing of two spaces fits.
    expect(climbs(hemmed('H3', 'G4', 'I4', 'H5'), 'H4')).toBe(0);
    // Whole it lies over H5 and the pit it leaves.
    const tight = hemmed('H4', 'H6', 'G4', 'G5', 'G6', 'I4', 'I6', 'J4', 'J6');
    tight.choose(`climb:${at(tight.state, 'H5')}`);
    expect(figure(tight, 'barghest-1').cells).toEqual(['H5', 'I5'].map(space => at(tight.state, space)));
  });
});

describe('attacks of large figures', () => {
  test('D2-LARGE-04 D2-LARGE-03 range counts from a space that sees nothing, if another sees the target', () => {
    // From G5 it is 2 spaces past Avric, who hides her; F5 sees her, 3 spaces away.
    const shot = (range: number): boolean => {
      const t = raid(state => {
        hero(state, SYN, 'knight', 'H3').cards = [];
        hero(state, AVRIC, 'disciple', 'H4').cards = [];
        monster(state, 'elemental', 'F5', 'G5', 'F6', 'G6');
        laid(state, 'obstacle', 'G4');
      });
      t.choose(`attack:elemental,${SYN},${at(t.state, 'H3')}`, [face('blue', { range }), 1, none]);
      return !t.events().some(event => event.kind === 'missed');
    };
    expect(shot(2)).toBe(true);
  });

  test('D2-LARGE-03 without the range it misses, however well it sees', () => {
    const shot = (range: number): boolean => {
      const t = raid(state => {
        hero(state, SYN, 'knight', 'J5').cards = [];
        monster(state, 'elemental', 'E5', 'F5', 'E6', 'F6');
      });
      t.choose(`attack:elemental,${SYN},${at(t.state, 'J5')}`, [face('blue', { range }), 1, none]);
      return !t.events().some(event => event.kind === 'missed');
    };
    expect([shot(3), shot(4)]).toEqual([false, true]);
  });
});

describe('a large figure seen from afar', () => {
  test('D2-LOS-11 each of its spaces is a target of its own, if it is seen', () => {
    const t = acts(
      sit(state => {
        hero(state, 'jain-fairwood', 'wildlander', 'E5');
        monster(state, 'ettin', 'H4', 'I4', 'H5', 'I5');
      }),
      'jain-fairwood',
    );
    const spaces = t.offered('attack:yew-shortbow').map(option => Number(option.split(',').at(-1)));
    expect(spaces).toEqual(['H4', 'H5'].map(space => at(t.state, space)));
  });
});
