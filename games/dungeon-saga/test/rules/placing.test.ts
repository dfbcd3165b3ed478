import { describe, expect, test } from 'vitest';
import { boardOf } from '../../board.ts';
import { fitsAt, kindsFor } from '../../rules/placing.ts';
import { figureOf } from '../../state.ts';
import { position, stateOf, told } from '../positions.ts';

const TROLLS = { 'zombie-troll': 2 } as const;

describe('raising', () => {
  test('DS-RAISE-02 DS-RAISE-05 what is told of a raised figure, and the pile that is gone', () => {
    const t = position('%% .. %% .. .. O<', { phase: 'overlord' });
    t.choose('raise:2,0,ghost').choose('face:W');
    expect(told(t, 'appeared')).toEqual([
      { kind: 'appeared', figure: 'ghost-1', minion: 'ghost', at: { x: 2, y: 0 }, facing: 'W', rule: 'DS-RAISE-02' },
    ]);
    expect(t.state.bones).toEqual([0]);
    expect(figureOf(t.state, 'ghost-1')).toMatchObject({ cell: 2, wounds: 0, items: [], spells: [], feats: [] });
  });

  test('DS-RAISE-02 the overlord chooses the facing, and the kind where the spell leaves it to him', () => {
    const t = position('m> .. %% .. .. .. O<', {
      turn: 'mortibris',
      spells: { mortibris: ['raise-the-dead'] },
      arrange: state => state.used.round.push('mortibris/lord-of-bones'),
    });
    t.choose('cast:raise-the-dead');
    expect([t.seat, t.kind, ...t.offered()]).toEqual([
      0,
      'raise',
      'raise:2,0,skeleton-warrior',
      'raise:2,0,zombie',
      'raise:2,0,ghost',
    ]);
    t.choose('raise:2,0,ghost');
    expect([t.seat, t.kind, ...t.offered()]).toEqual([0, 'facing', 'face:N', 'face:E', 'face:S', 'face:W']);
  });

  test('DS-LARGE-06 DS-RAISE-02 a large figure rises where its four squares are free, the pile on any of them', () => {
    const rises = (drawing: string, walls: string[] = []): (number | undefined)[] => {
      const state = stateOf(drawing, { phase: 'overlord', raise: TROLLS, walls });
      const [cell = -1] = state.bones;
      if (kindsFor(state, cell).length === 0) return [];
      const t = position(drawing, { phase: 'overlord', raise: TROLLS, walls });
      t.choose(t.offered('raise:')[0] ?? '').choose('face:N');
      return t.state.figures.filter(({ of }) => of === 'zombie-troll').map(figure => figure.cell);
    };
    expect(rises('%% .. O>\n.. .. ..\n.. .. ..')).toEqual([0]);
    expect(rises('.. %% O>\n.. .. ..\n.. .. ..')).toEqual([0]);
    expect(rises('O> ## ..\n.. .. ..\n%% .. ..')).toEqual([3]);
    expect(rises('O> .. ##\n.. .. ..\n.. .. %%')).toEqual([4]);
    // A figure, furniture, no square or a wall on every one of the four places.
    expect(rises('%% O>\n.. ..')).toEqual([]);
    expect(rises('%% BB O>\n.. .. ..')).toEqual([]);
    expect(rises('%% .. O>\n## .. ..')).toEqual([]);
    expect(rises('%% .. O>\n.. .. ..', ['0,0 S'])).toEqual([]);
    expect(rises('%% .. O>\n.. .. ..', ['1,0 S'])).toEqual([]);
    expect(rises('%% .. O>')).toEqual([]);
  });

  test('DS-LARGE-06 at the edges of the board no base hangs over', () => {
    const state = stateOf('.. .. ..\n.. .. ..\n.. .. O>');
    const board = boardOf(state);
    const fits = (size: number, cells: readonly number[]): boolean[] =>
      cells.map(cell => fitsAt(state, board, cell, size));
    expect(fits(2, [0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([true, true, false, true, false, false, false, false, false]);
    expect(fits(1, [0, 2, 6, 8])).toEqual([true, true, true, false]);
    expect(fitsAt(state, board, 8, 1, figureOf(state, 'orlaf'))).toBe(true);
  });

  test('DS-RAISE-03 DS-RAISE-04 the maxima count figures of the kind on the board', () => {
    const kinds = (drawing: string) => kindsFor(stateOf(drawing, { raise: { zombie: 2, ghost: 1 } }), 0);
    expect(kinds('%% .. .. O<')).toEqual(['zombie', 'ghost']);
    expect(kinds('%% z> .. O<')).toEqual(['zombie', 'ghost']);
    expect(kinds('%% z> z> O<')).toEqual(['ghost']);
    expect(kinds('%% z> h> O<')).toEqual(['zombie']);
  });
});

test('DS-RAISE-04 DS-LARGE-06 a spell raises nothing where only a large figure is left and finds no room', () => {
  const t = position('m> .. %% .. .. O<\n## ## ## ## ## ##', {
    turn: 'mortibris',
    raise: TROLLS,
    spells: { mortibris: ['raise-the-dead'] },
    arrange: state => state.used.round.push('mortibris/lord-of-bones'),
  });
  t.choose('cast:raise-the-dead');
  expect([t.state.bones, t.state.figures.map(({ id }) => id).sort()]).toEqual([[2], ['mortibris', 'orlaf']]);
});

test('DS-FACE-04 DS-RAISE-05 the rule a facing is asked by, and of whom', () => {
  const raised = position('%% .. .. O<', { phase: 'overlord' }).choose('raise:0,0,zombie');
  expect([raised.seat, raised.match.ask?.rule]).toEqual([0, 'DS-RAISE-05']);
  const blink = position('D> .. ..', { turn: 'danor', spells: { danor: ['blink'] } });
  blink.choose('cast:blink').choose('square:2,0');
  expect([blink.seat, blink.match.ask?.rule]).toEqual([1, 'DS-FACE-04']);
});

describe('pushing', () => {
  const gust = (drawing: string, situation = {}) =>
    position(drawing, { turn: 'danor', spells: { danor: ['gust'] }, ...situation }).choose('cast:gust');

  test('DS-MAGIC-04 each square must be farther from the one who pushes, and it may stop', () => {
    const t = gust('.. .. .. .. ..\nD> .. z< .. ..\n.. .. .. .. ..');
    expect(t.offered().sort()).toEqual(['pass', 'square:2,0', 'square:2,2', 'square:3,0', 'square:3,1', 'square:3,2']);
    t.choose('square:3,1');
    expect(told(t, 'pushed')).toEqual([
      { kind: 'pushed', figure: 'zombie-1', to: { x: 3, y: 1 }, rule: 'DS-MAGIC-04' },
    ]);
    t.choose('pass');
    expect(figureOf(t.state, 'zombie-1')).toMatchObject({ cell: 8, facing: 'W' });
    expect(t.kind).not.toBe('square');
  });

  test('DS-MAGIC-04 after the last square, or with nowhere to go, it is over', () => {
    const t = gust('D> z< .. .. .. ..');
    t.choose('square:2,0').choose('square:3,0').choose('square:4,0');
    expect([figureOf(t.state, 'zombie-1').cell, t.kind]).toEqual([4, 'command']);
    const wall = gust('D> .. z< ..');
    wall.choose('square:3,0');
    expect([figureOf(wall.state, 'zombie-1').cell, wall.kind]).toEqual([3, 'command']);
  });

  test('DS-MAGIC-04 away from the one who pushes, whichever side that is', () => {
    const from = (drawing: string) => gust(drawing).offered('square:').sort();
    expect(from('.. .. ..\n.. z> D<\n.. .. ..')).toEqual([
      'square:0,0',
      'square:0,1',
      'square:0,2',
      'square:1,0',
      'square:1,2',
    ]);
    expect(from('.. Dv ..\n.. z> ..\n.. .. ..')).toEqual([
      'square:0,1',
      'square:0,2',
      'square:1,2',
      'square:2,1',
      'square:2,2',
    ]);
    expect(from('.. .. ..\n.. z> ..\n.. D^ ..')).toEqual([
      'square:0,0',
      'square:0,1',
      'square:1,0',
      'square:2,0',
      'square:2,1',
    ]);
  });

  test('DS-MAGIC-04 a large one pushes from the middle of its base', () => {
    const t = position('.. .. .. .. ..\nH> H> O< .. ..\nH> H> .. .. ..\n.. .. .. .. ..', {
      turn: 'hoggar',
      spells: { hoggar: ['hurled-boulder'] },
    });
    t.choose('cast:hurled-boulder', [1, 1, 1, 6, 6, 6, 6, 6]);
    const west = position('.. .. .. .. ..\n.. O> H< H< ..\n.. .. H< H< ..\n.. .. .. .. ..', {
      turn: 'hoggar',
      spells: { hoggar: ['hurled-boulder'] },
    });
    west.choose('cast:hurled-boulder', [1, 1, 1, 6, 6, 6, 6, 6]);
    expect(west.offered().sort()).toEqual(['pass', 'square:0,0', 'square:0,1', 'square:0,2', 'square:1,0']);
    // On B1 and C3 it would be as near as before.
    expect(t.offered().sort()).toEqual(['pass', 'square:2,0', 'square:3,0', 'square:3,1', 'square:3,2']);
  });
});
