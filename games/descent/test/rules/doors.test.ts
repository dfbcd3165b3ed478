import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { DOOR_CLOSED, DOOR_OPEN } from '../../rules/ground.ts';
import { acts, at, damageOf, figure, go, hero, lay, monster, type Played, raid, sit } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

proving({});

const JAIN = 'jain-fairwood';
const SYN = 'syndrael';
const QUEST = { quest: PROVING_GROUND };
const ROWS = [3, 4, 5, 6, 7, 8];
const laid = (state: State, is: 'pit' | 'lava' | 'obstacle', ...spaces: readonly string[]): void => {
  for (const space of spaces) state.ground[at(state, space)] = is;
};

/** A hero alone with the doors: number 0 between F3 and F2, G3 and G2. */
const alone = (id: string, of: string, space: string, change: (state: State) => void = () => undefined): Played =>
  acts(
    sit(state => {
      hero(state, id, of, space);
      monster(state, 'zombie', 'J8');
      change(state);
    }, QUEST),
    id,
  );

describe('doors', () => {
  test('D2-DOOR-01 D2-DOOR-02 D2-DOOR-24 an action each opens and closes it, from beside it, not from farther away', () => {
    const t = alone(SYN, 'knight', 'F3').choose('door:0');
    expect([t.state.doors[0], t.state.turns[0]?.actions, t.offered('door')]).toEqual([DOOR_OPEN, 1, ['door:0']]);
    t.choose('door:0');
    expect([t.state.doors[0], t.state.turns[0]?.actions, t.offered('door')]).toEqual([DOOR_CLOSED, 0, []]);
    // The same door, in the same place: it can be opened again.
    t.choose('end').choose('end');
    expect([t.state.round, t.offered('door')]).toEqual([2, ['door:0']]);
    const from = (space: string): number => alone(SYN, 'knight', space).offered('door:0').length;
    expect(['E3', 'F2', 'G3', 'H3', 'F4', 'I3'].map(from)).toEqual([1, 1, 1, 1, 0, 0]);
  });

  test('D2-DOOR-03 D2-DOOR-04 a closed one blocks movement, sight and adjacency, an open one nothing', () => {
    const before = (open: boolean): Played =>
      alone(JAIN, 'wildlander', 'F3', state => {
        if (open) state.doors[0] = DOOR_OPEN;
        monster(state, 'goblin-archer', 'F2');
      });
    const shut = before(false);
    const open = before(true);
    expect([shut, open].map(t => t.offered('attack:yew-shortbow,goblin-archer-1').length)).toEqual([0, 1]);
    const ways = (t: Played): number => t.choose('move').offered(go(t, 'G2')).length;
    expect([ways(shut), ways(open)]).toEqual([0, 1]);
  });
});

describe('terrain', () => {
  test('D2-TERR-10 D2-MOVE-25 an action takes a figure out of a pit: placed on an empty space beside it, not moved; where there is none it stays', () => {
    const pit = (...blocked: readonly string[]): Played =>
      alone(SYN, 'knight', 'E5', state => {
        laid(state, 'pit', 'E5');
        laid(state, 'obstacle', ...blocked);
        monster(state, 'goblin-archer', 'F5');
        lay(state, SYN, { at: 'leaves', must: true, effects: [{ do: 'count', counter: 'left' }] }, 'a');
        lay(state, SYN, { at: 'enters', must: true, effects: [{ do: 'count', counter: 'entered' }] }, 'b');
      });
    const around = ['D4', 'E4', 'F4', 'D5', 'D6', 'E6', 'F6'];
    const t = pit();
    expect(t.offered('climb')).toEqual(around.map(space => `climb:${at(t.state, space)}`));
    t.choose(`climb:${at(t.state, 'E6')}`);
    expect([figure(t, SYN).cells, t.state.turns[0]?.actions, t.offered('climb')]).toEqual([[at(t.state, 'E6')], 1, []]);
    expect([t.state.counters.left, t.state.counters.entered, damageOf(t, SYN)]).toEqual([undefined, 1, 0]);
    expect(pit(...around).offered('climb')).toEqual([]);
    expect(alone(SYN, 'knight', 'E5').offered('climb')).toEqual([]);
  });

  test('D2-TERR-25 D2-TERR-04 D2-TERR-05 entering lava hurts at once, with points left: 1 damage for each space, 2 for a pit', () => {
    const walked = (is: 'lava' | 'pit', to: string): readonly [number, boolean] => {
      const t = alone(SYN, 'knight', 'E5', state => {
        for (const column of is === 'lava' ? ['F', 'G'] : ['F']) laid(state, is, ...ROWS.map(row => `${column}${row}`));
      }).choose('move');
      t.choose(go(t, to));
      return [damageOf(t, SYN), t.offered('go').length > 0];
    };
    expect([walked('lava', 'F5'), walked('lava', 'G5'), walked('lava', 'H5'), walked('pit', 'F5')]).toEqual([
      [1, true],
      [2, true],
      [2, true],
      [2, false],
    ]);
  });

  test('D2-TERR-05 points take nobody through a pit, however many are left', () => {
    const t = alone(SYN, 'knight', 'E5', state => laid(state, 'pit', ...ROWS.map(row => `F${row}`))).choose('move');
    expect([t.offered(go(t, 'F5')).length, t.offered(go(t, 'G5'))]).toEqual([1, []]);
  });

  test('D2-TERR-07 D2C-LOSX-08 from a pit one sees the spaces beside it alone', () => {
    const seen = (pit: boolean) => {
      const t = alone(JAIN, 'wildlander', 'E5', state => {
        if (pit) laid(state, 'pit', 'E5');
        monster(state, 'goblin-archer', 'F4');
        monster(state, 'goblin-archer', 'G6');
      });
      return t.offered('attack:yew-shortbow').map(option => option.split(',')[1]);
    };
    expect(seen(true)).toEqual(['goblin-archer-1']);
    expect(seen(false)).toEqual(expect.arrayContaining(['goblin-archer-1', 'goblin-archer-2']));
  });

  test('D2-TERR-14 D2-TERR-16 obstacles are gone round, unless one flies: Belthir goes over them, and stops on none', () => {
    const goes = (of: 'belthir' | 'zombie', space: string): number => {
      const t = raid(state => {
        hero(state, SYN, 'knight', 'C3');
        monster(state, of, 'H5');
        laid(state, 'obstacle', ...ROWS.map(row => `G${row}`), 'G2', 'G9');
      }).choose('move');
      return t.offered(go(t, space)).length;
    };
    expect(['G5', 'F5'].map(space => goes('zombie', space))).toEqual([0, 0]);
    expect(['G5', 'F5'].map(space => goes('belthir', space))).toEqual([0, 1]);
  });
});

describe('sight', () => {
  test('D2-LOS-04 across the whole yard, as far as it goes', () => {
    const seen = (space: string): number =>
      acts(
        sit(state => {
          hero(state, JAIN, 'wildlander', space);
          monster(state, 'goblin-archer', 'K5');
        }),
        JAIN,
      ).offered('attack:yew-shortbow').length;
    expect(['J5', 'F5', 'C5'].map(seen)).toEqual([1, 1, 1]);
  });
});
