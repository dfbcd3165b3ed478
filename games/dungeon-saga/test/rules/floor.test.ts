import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../board.ts';
import type { Event } from '../../events.ts';
import { collapse, turnFloor } from '../../rules/floor.ts';
import { figureOf, findFigure, type State } from '../../state.ts';
import { type Situation, stateOf } from '../positions.ts';

const FINDS = { adventure: { finds: { there: {} } } } as const;

/** Lets the squares of "here" fall, without anybody being asked; what was told. */
function fall(state: State, wounds = 0): Event[] {
  const events: Event[] = [];
  const play = collapse(state, { chance: newChance('fall'), tell: event => void events.push(event) }, 'here', wounds);
  expect(play.next().done).toBe(true);
  return events;
}

function turn(state: State): Event[] {
  const events: Event[] = [];
  turnFloor(state, { chance: newChance('turn'), tell: event => void events.push(event) }, ['here', 'there']);
  return events;
}

const floor = (state: State): number[] =>
  [...boardOf(state).grid.open].flatMap((open, cell) => (open === 1 ? [cell] : []));

const put =
  (...places: readonly (readonly [string, number])[]) =>
  (state: State): void => {
    for (const [id, cell] of places) figureOf(state, id).cell = cell;
  };

describe('squares that fall', () => {
  const fallen = (drawing: string, arrange: (state: State) => void, wounds = 0, more: Situation = {}) => {
    const state = stateOf(drawing, { ...more, arrange });
    const events = fall(state, wounds);
    return { state, events };
  };

  test('DS-REF-02 who stands on them comes to the nearest free square, and it is told; others stay', () => {
    const { state, events } = fallen('O> .. .. ** R>', put(['orlaf', 3]), 1);
    expect(floor(state)).toEqual([0, 1, 2, 4]);
    // E1 is taken by Rordin.
    expect([figureOf(state, 'orlaf').cell, figureOf(state, 'rordin').cell]).toEqual([2, 4]);
    expect([figureOf(state, 'orlaf').wounds, figureOf(state, 'rordin').wounds]).toEqual([1, 0]);
    expect(events).toEqual([
      { kind: 'pushed', figure: 'orlaf', to: { x: 2, y: 0 }, rule: 'DS-REF-02' },
      { kind: 'wounded', figure: 'orlaf', wounds: 1, rule: 'DS-DMG-06' },
    ]);
    expect(state.absent).toEqual(['here']);
  });

  test('DS-REF-02 each wound is taken, until the last one cripples', () => {
    const { state } = fallen('O> .. ** R>', put(['orlaf', 2]), 2);
    expect(figureOf(state, 'orlaf').wounds).toBe(2);
    const dead = fallen(
      'O> .. ** R>',
      s => {
        put(['orlaf', 2])(s);
        figureOf(s, 'orlaf').wounds = 4;
      },
      3,
    );
    expect([findFigure(dead.state, 'orlaf'), dead.state.slain]).toEqual([undefined, { orlaf: 1 }]);
  });

  test('DS-REF-02 minions are destroyed, no bones are left; a boss saves itself like a hero', () => {
    const { state, events } = fallen('O> .. ** ** z< k<', put(['zombie-1', 2], ['grimbur', 3]), 1);
    expect([findFigure(state, 'zombie-1'), state.bones, state.slain]).toEqual([undefined, [], { zombie: 1 }]);
    expect(events).toContainEqual({ kind: 'fell', figure: 'zombie-1', as: 'destroyed', rule: 'DS-DMG-01' });
    expect(figureOf(state, 'grimbur')).toMatchObject({ cell: 4, wounds: 1 });
  });

  test('DS-REF-02 a large figure falls with any of its squares, and is saved only where all of them fit', () => {
    const after = (cell: number): number =>
      figureOf(
        fallen('O> .. .. .. ..\n.. .. .. .. ..\n.. H> H> .. ..\n.. H> H> .. ..\n** ** .. .. ..', put(['hoggar', cell]))
          .state,
        'hoggar',
      ).cell;
    // B3 to C4 stands, A4 to B5 loses its lower squares, B4 to C5 its lower left one.
    expect([after(11), after(15), after(16)]).toEqual([11, 10, 10]);
  });

  test('DS-REF-02 who finds no place at all is lost', () => {
    const { state, events } = fallen('O> **', s => {
      put(['orlaf', 1])(s);
      s.absent.length = 0;
      s.figures.push({
        ...figureOf(s, 'orlaf'),
        id: 'rordin',
        of: 'rordin',
        cell: 0,
        items: [],
        spells: [],
        feats: [],
      });
    });
    expect(findFigure(state, 'orlaf')).toBeUndefined();
    expect(events).toEqual([{ kind: 'fell', figure: 'orlaf', as: 'crippled', rule: 'DS-DMG-15' }]);
  });

  test('DS-REF-02 bones on them are lost, what lies there to be taken up comes to the nearest floor', () => {
    const lying = (cell: number, by: string | null = null) =>
      fallen(
        'O> .. BB ** ** .. ++',
        s => {
          s.bones.push(1, 3, 3, 5);
          for (const find of s.finds) Object.assign(find, { cell, by });
        },
        0,
        FINDS,
      ).state;
    expect([lying(3).bones, lying(3).finds[0]?.cell]).toEqual([[1, 5], 1]);
    expect(lying(4).finds[0]?.cell).toBe(5);
    expect(lying(6).finds[0]?.cell).toBe(6);
    expect(lying(3, 'orlaf').finds[0]).toMatchObject({ cell: 3, by: 'orlaf' });
  });

  test('DS-MOVE-17 what slides under a hero is taken up at once; a servant takes up nothing', () => {
    const under = (drawing: string) =>
      fallen(
        drawing,
        s => {
          for (const find of s.finds) find.cell = 1;
        },
        0,
        FINDS,
      ).state.finds[0]?.by;
    expect(under('O> ** BB ++')).toBe('orlaf');
    expect(under('z> ** BB O< ++')).toBeNull();
  });
});

describe('a floor that turns', () => {
  const turned = (drawing: string, arrange: (state: State) => void = () => undefined, more: Situation = {}) => {
    const twist = {
      id: 'mill',
      text: { en: 'It turns.', de: 'Es dreht sich.' },
      when: { is: 'every', rounds: 9 },
      effects: [{ do: 'turn', marks: ['here', 'there'] }],
    } as const;
    const state = stateOf(drawing, { ...more, adventure: { twists: [twist], ...more.adventure }, arrange });
    return { state, events: turn(state) };
  };
  const MILL = '## ++ ##\nO> .. **\n## ++ **';

  test('DS-REF-02 figures ride along square by square, and it is told; the next time they ride back', () => {
    const { state, events } = turned(MILL, put(['orlaf', 8]));
    expect([floor(state), state.absent, figureOf(state, 'orlaf').cell]).toEqual([[1, 3, 4, 7], ['here'], 7]);
    expect(events).toEqual([{ kind: 'placed', figure: 'orlaf', to: { x: 1, y: 2 }, facing: 'E', rule: 'DS-REF-02' }]);
    turn(state);
    expect([floor(state), state.absent, figureOf(state, 'orlaf').cell]).toEqual([[3, 4, 5, 8], ['there'], 8]);
  });

  test('DS-REF-02 who stands beside it stays', () => {
    const { state, events } = turned(MILL);
    expect([figureOf(state, 'orlaf').cell, events]).toEqual([3, []]);
  });

  test('DS-REF-02 bones fall into the gap, what lies on it rides along', () => {
    const { state } = turned('## ++ ##\nO> .. **\n## ++ **\n## %% ##', s => {
      s.bones.push(5);
      s.finds.push(
        { mark: 'coin', cell: 8, by: null },
        { mark: 'coin', cell: 3, by: null },
        { mark: 'coin', cell: 8, by: 'orlaf' },
      );
    });
    expect(state.bones).toEqual([10]);
    expect(state.finds.map(({ cell }) => cell)).toEqual([7, 3, 8]);
    // Orlaf stands on A2 and takes up what lay there all the time.
    expect(state.finds.map(({ by }) => by)).toEqual([null, 'orlaf', 'orlaf']);
  });

  test('DS-REF-02 a large figure does not ride: it is saved where it fits', () => {
    const { state, events } = turned('++ .. H> H>\nO> .. H> H>\n** .. .. ..\n.. .. .. ..', s => {
      figureOf(s, 'hoggar').cell = 8;
      figureOf(s, 'orlaf').cell = 3;
    });
    expect(figureOf(state, 'hoggar').cell).toBe(5);
    expect(events).toEqual([{ kind: 'pushed', figure: 'hoggar', to: { x: 1, y: 1 }, rule: 'DS-REF-02' }]);
  });

  test('DS-REF-02 DS-DMG-01 where it fits nowhere a large minion is destroyed, a large boss crippled', () => {
    const lost = (figure: 'T' | 'H') => {
      const drawing = `${figure}> ${figure}> O<\n${figure}> ${figure}> ##\n** ++ ##`;
      const { events } = turned(drawing, s => {
        for (const large of s.figures) if (large.size === 2) large.cell = 3;
        figureOf(s, 'orlaf').cell = 0;
      });
      return events.flatMap(event => (event.kind === 'fell' ? [[event.figure, event.as]] : []));
    };
    expect([lost('T'), lost('H')]).toEqual([[['zombie-troll-1', 'destroyed']], [['hoggar', 'crippled']]]);
  });
});
