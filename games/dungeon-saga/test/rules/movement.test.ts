import { describe, expect, test } from 'vitest';
import { boardOf, figureAt } from '../../board.ts';
import { mayGoTo } from '../../rules/movement.ts';
import { figureOf } from '../../state.ts';
import { position, squares, stateOf, told } from '../positions.ts';

describe('movement', () => {
  test('DS-MOVE-01 DS-STAT-02 DS-MOVE-02 a figure moves at most its move value, square by square', () => {
    const t = position('R> .. .. .. .. .. .. ..', { turn: 'rordin' });
    expect(squares(t)).toEqual(['1,0', '2,0', '3,0', '4,0', '5,0']);
    t.choose('move:3,0');
    expect(squares(t)).toEqual(['2,0', '4,0', '1,0', '5,0']);
  });

  test('DS-MOVE-03 DS-FURN-01 figures and furnishing bar squares, friend or foe', () => {
    const t = position('O> R> ..\n.. BB ..', { turn: 'orlaf' });
    expect(squares(t)).toEqual(['0,1']);
    expect(t.explain('move:1,0').rule).toBe('DS-MOVE-03');
  });

  test('DS-MOVE-04 DS-FACE-05 bone piles are entered, passed and stood on', () => {
    const t = position('O> %% ..', { turn: 'orlaf' });
    expect(squares(t)).toEqual(['1,0', '2,0']);
    expect(t.offered('attack:')).toEqual([]);
  });

  test('DS-MOVE-05 a diagonal step past one blocked square is legal, past two it is not', () => {
    expect(squares(position('O> R>\n.. ..', { turn: 'orlaf' }))).toContain('1,1');
    expect(squares(position('O> R>\nBB ..', { turn: 'orlaf' }))).toEqual([]);
  });

  test('DS-MOVE-05 a corner that is no square, or behind a wall, lets nobody past either', () => {
    expect(squares(position('O> ..\n## ..', { turn: 'orlaf' }))).toContain('1,1');
    expect(squares(position('O> BB\n## ..', { turn: 'orlaf' }))).toEqual([]);
    expect(squares(position('O> R>\n## ..', { turn: 'orlaf' }))).toEqual([]);
    const wall = (first: string) => squares(position(`O> ${first}\n.. ..`, { turn: 'orlaf', walls: ['0,0 S'] }));
    expect([wall('..').includes('1,1'), wall('BB').includes('1,1')]).toEqual([true, false]);
  });

  test('DS-MOVE-05 a corner square in front of an enemy could be entered, so the diagonal is legal', () => {
    const t = position('O> BB\n.. ..\ns> ..', { turn: 'orlaf' });
    expect(squares(t)).toContain('1,1');
  });

  test('DS-MOVE-06 DS-MOVE-14 turning is free while moving and may be the whole move', () => {
    const t = position('O> .. ..', { turn: 'orlaf' });
    expect(t.offered('face:')).toEqual(['face:N', 'face:S', 'face:W']);
    t.choose('face:W');
    expect(figureOf(t.state, 'orlaf').facing).toBe('W');
    expect(t.state.turns[0]).toMatchObject({ spent: 0, steps: 0 });
  });

  test('DS-MOVE-06 turning costs nothing: after the last point every facing is still open', () => {
    const t = position('R> .. .. .. .. ..\n## ## ## ## ## sv', { turn: 'rordin' });
    t.choose('move:5,0');
    expect(t.state.turns[0]?.spent).toBe(5);
    expect([figureOf(t.state, 'rordin').facing, ...t.offered('face:')]).toEqual(['E', 'face:N', 'face:S', 'face:W']);
    t.choose('face:S');
    expect(figureOf(t.state, 'rordin').facing).toBe('S');
    expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
  });

  test('DS-MOVE-07 after the action the facing stays', () => {
    const t = position('O> s<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
    expect(t.explain('face:N').allowed).toBe(false);
    expect(figureOf(t.state, 'orlaf').facing).toBe('E');
  });

  test('DS-MOVE-08 moving in front of an enemy ends the move; the facing is set then', () => {
    const t = position('O> .. .. s< ..\n.. .. .. .. ..', { turn: 'orlaf' });
    t.choose('move:2,0');
    expect(squares(t)).toEqual([]);
    expect(t.explain('move:3,1').rule).toBe('DS-MOVE-08');
    expect(t.offered('face:').length).toBe(3);
    expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
  });

  test('DS-MOVE-08 squares beyond a square in front of an enemy are not reached through it', () => {
    const t = position('O> .. .. ..\n## s^ ## ##', { turn: 'orlaf' });
    // B1 and C1 are in front of the skeleton, which faces north.
    expect(squares(t)).not.toContain('3,0');
  });

  test('DS-MOVE-09 DS-MOVE-10 in front of an enemy one may only stay or break away', () => {
    const t = position('.. O> s<', { turn: 'orlaf' });
    expect(squares(t)).toEqual([]);
    expect(t.offered('break-away')).toEqual(['break-away']);
    expect(t.offered('face:').length).toBe(3);
    expect(t.explain('move:0,0').rule).toBe('DS-MOVE-09');
  });

  test('DS-MOVE-11 staying, turning and acting provokes no free strike', () => {
    const t = position('.. O< s<', { turn: 'orlaf' });
    t.choose('face:E');
    expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 1, 1]);
    expect(told(t, 'attack')).toHaveLength(1);
    expect(told(t, 'attack')[0]).toMatchObject({ attacker: 'orlaf', free: false });
  });

  test('DS-MOVE-12 DS-BREAK-02 from a square in front of an enemy no step leads to another such square', () => {
    const t = position(
      `
        .. .. s<
        .. O> ..
        .. .. s<
      `,
      { turn: 'orlaf' },
    );
    t.choose('break-away').choose('pass');
    expect(squares(t)[0]).toBe('0,0');
    // Every first step leads west: 1,0 and 1,2 are in front of the skeletons.
    const first = squares(t).filter(at => ['0,0', '0,1', '0,2'].includes(at));
    expect(first).toEqual(['0,0', '0,1', '0,2']);
  });

  test('DS-MOVE-12 DS-BREAK-02 breaking away with one point left, only the squares in front of nobody are open', () => {
    const t = position('.. .. s<\n.. O> ..\n.. .. s<', {
      turn: 'orlaf',
      arrange: ({ turns: [turn] }) => {
        if (turn) turn.squares = 1;
      },
    });
    t.choose('break-away').choose('pass');
    // B1, B3 and C2 are free, but in front of a skeleton.
    expect(squares(t)).toEqual(['0,0', '0,1', '0,2']);
    expect(t.explain('move:1,0').allowed).toBe(false);
  });

  test('DS-MOVE-13 passing behind an enemy does not stop a move: the facing of the enemy counts', () => {
    const t = position('O> .. .. ..\n## sv ## ##', { turn: 'orlaf' });
    expect(squares(t)).toEqual(['1,0', '2,0', '3,0']);
  });

  test('DS-MOVE-15 a move may be made in several stretches; turning on the spot does not end it', () => {
    const t = position('O> .. .. ..', { turn: 'orlaf' });
    t.choose('move:1,0').choose('move:2,0').choose('face:N');
    expect(squares(t)).toEqual(['1,0', '3,0', '0,0']);
    expect(figureOf(t.state, 'orlaf')).toMatchObject({ cell: 2, facing: 'N' });
  });
});

describe('the facing proposed after a move', () => {
  const after = (drawing: string, to: string): string | undefined => {
    const t = position(drawing, { turn: 'orlaf' }).choose(`move:${to}`);
    return told(t, 'moved')[0]?.facing;
  };
  const HALL = '.. .. .. ..\n.. .. .. ..\n.. .. O> ..\n.. .. .. ..\n.. .. .. ..';

  test('DS-MOVE-06 it is the way of the last step; aslant it looks to the side', () => {
    expect(['2,1', '2,3', '1,2', '3,2'].map(to => after(HALL, to))).toEqual(['N', 'S', 'W', 'E']);
    expect(['1,1', '3,1', '1,3', '3,3'].map(to => after(HALL, to))).toEqual(['W', 'E', 'W', 'E']);
  });

  test('DS-MOVE-06 friends beside the way do not turn its head', () => {
    expect(after('R^ .. .. ..\nO> .. .. ..\n.. .. .. ..', '1,1')).toBe('E');
    expect(after('.. R< .. ..\nO> .. .. ..\nD> M> .. ..', '1,1')).toBe('E');
  });

  test('DS-MOVE-06 a door or chest comes before the way it went, an enemy before both', () => {
    expect(after('.. .. .. ..\nO> .. .. ..\n.. .. .. ..', '1,1')).toBe('E');
    expect(after('.. .. .. ..\nO> .. .. ..\nc1 .. .. ..', '1,1')).toBe('S');
    expect(after('s^ .. .. ..\nO> .. .. ..\n.. .. c1 ..', '1,1')).toBe('N');
  });
});

test('DS-MOVE-01 what may be reached is exactly what is offered', () => {
  const state = stateOf('R> .. .. .. .. .. .. ..', { turn: 'rordin' });
  const [turn] = state.turns;
  if (!turn) throw new Error('No turn.');
  const open = [1, 2, 3, 4, 5, 6, 7].filter(x => mayGoTo(state, turn, figureOf(state, 'rordin'), x, 0) === null);
  expect(open).toEqual([1, 2, 3, 4, 5]);
});

test('DS-MOVE-06 DS-DOOR-04 a servant, who opens nothing, keeps looking the way it went past a chest', () => {
  const t = position('.. .. .. ..\nz> .. .. ..\nc1 .. .. O>', { turn: 'zombie-1' }).choose('move:1,1');
  expect(told(t, 'moved')[0]?.facing).toBe('E');
});

describe('adjacency and facing', () => {
  test('DS-FACE-01 DS-FACE-02 a figure stands on one square; the eight around it are adjacent, diagonals included', () => {
    const t = position('s^ s^ s^ s^\ns^ O> s^ s^\ns^ s^ s^ s^', { turn: 'orlaf' });
    t.choose('feat:whirlwind');
    expect(t.offered('target:')).toHaveLength(8);
  });

  test('DS-FACE-01 it takes its own square and no other: the squares beside it are free', () => {
    const state = stateOf('.. .. ..\n.. z> ..\n.. .. O<');
    const board = boardOf(state);
    const taken = Array.from({ length: 9 }, (_, cell) => figureAt(state, board, cell)?.id ?? null);
    expect(taken).toEqual([null, null, null, null, 'zombie-1', null, null, null, 'orlaf']);
    const t = position('s> %% .. .. O<', { phase: 'overlord' });
    expect(t.offered('raise:1,0,zombie')).toHaveLength(1);
  });

  test('DS-FACE-03 DS-FACE-04 the three squares of the back row are behind, the five others in front', () => {
    const at = (drawing: string) => position(drawing, { turn: 'orlaf' }).offered('attack:').length;
    const skeleton = [
      's^ .. ..\n.. O> ..\n.. .. ..',
      '.. .. ..\ns^ O> ..\n.. .. ..',
      '.. .. ..\n.. O> ..\ns^ .. ..',
      '.. s^ ..\n.. O> ..\n.. .. ..',
      '.. .. ..\n.. O> ..\n.. s^ ..',
      '.. .. s^\n.. O> ..\n.. .. ..',
      '.. .. ..\n.. O> s^\n.. .. ..',
      '.. .. ..\n.. O> ..\n.. .. s^',
    ];
    expect(skeleton.map(at)).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  });

  test('DS-FACE-06 DS-RAISE-02 bones become a figure only when raised', () => {
    const t = position('%% .. O>', { phase: 'overlord' });
    t.choose('raise:0,0,zombie').choose('face:E');
    expect(t.state.bones).toEqual([]);
    expect(figureOf(t.state, 'zombie-1')).toMatchObject({ cell: 0, facing: 'E' });
  });
});

describe('breaking away', () => {
  const CORNERED = `
    s> O> s<
    .. .. ..
  `;

  test('DS-BREAK-01 DS-BREAK-05 DS-BREAK-06 announced first, then each enemy in front of whom it stands strikes', () => {
    const t = position('s> O> s<\n## .. ##\n## .. ##', { turn: 'orlaf' });
    expect(t.explain('break-away').rule).toBe('DS-BREAK-03');
    const free = position('.. .. ..\nO> s< ..\n.. .. ..', { turn: 'orlaf' });
    expect(free.explain('break-away').rule).toBe('DS-BREAK-03');
    const open = position('.. O> s<', { turn: 'orlaf' });
    open.choose('break-away');
    expect(open.offered()).toEqual(['strike:skeleton-warrior-1', 'pass']);
    expect(figureOf(open.state, 'orlaf').cell).toBe(1);
  });

  test('DS-BREAK-03 without a free square that is in front of no enemy one must stay', () => {
    const t = position(CORNERED, { turn: 'orlaf' });
    expect(t.offered('break-away')).toEqual([]);
    expect(t.explain('break-away').rule).toBe('DS-BREAK-03');
  });

  test('DS-BREAK-04 after the first square the mover may again move in front of enemies', () => {
    const t = position(
      `
        .. .. .. s<
        .. O> s< ..
        .. .. .. ..
      `,
      { turn: 'orlaf' },
    );
    t.choose('break-away').choose('pass');
    expect(squares(t)).toContain('1,0');
    t.choose('move:1,0');
    expect(squares(t)).toEqual([]);
  });

  test('DS-BREAK-06 every enemy in front of whom it stands strikes once; one that looks away does not', () => {
    const t = position('.. .. s<\n.. O> ..\nsv .. s<', { turn: 'orlaf' });
    t.choose('break-away');
    expect(t.offered()).toEqual(['strike:skeleton-warrior-1', 'strike:skeleton-warrior-2', 'pass']);
    t.choose('strike:skeleton-warrior-1', [1, 1, 6, 6, 6, 6]);
    expect(t.offered()).toEqual(['strike:skeleton-warrior-2', 'pass']);
    t.choose('strike:skeleton-warrior-2', [1, 1, 6, 6, 6, 6]);
    expect(t.kind).toBe('turn');
    const struck = t.events().filter(event => event.kind === 'attack');
    expect(struck).toMatchObject([
      { attacker: 'skeleton-warrior-1', target: 'orlaf', free: true },
      { attacker: 'skeleton-warrior-2', target: 'orlaf', free: true },
    ]);
    // Only now the figure moves, and nobody strikes again.
    expect(t.choose('move:0,1').kind).toBe('turn');
    expect(figureOf(t.state, 'orlaf').cell).toBe(3);
  });

  test('DS-BREAK-07 DS-FREE-03 DS-FREE-07 the strikers decide their order and may pass', () => {
    const t = position('.. .. s<\n.. O> ..\n.. .. s<', { turn: 'orlaf' });
    t.choose('break-away');
    expect(t.offered()).toEqual(['strike:skeleton-warrior-1', 'strike:skeleton-warrior-2', 'pass']);
    t.choose('strike:skeleton-warrior-2', [1, 1, 6, 6, 6, 6]);
    expect(t.offered()).toEqual(['strike:skeleton-warrior-1', 'pass']);
    t.choose('pass');
    expect(t.kind).toBe('turn');
  });

  test('DS-BREAK-08 wounded by the strike, the figure still moves', () => {
    const t = position('.. O> s<', { turn: 'orlaf' });
    t.choose('break-away').choose('strike:skeleton-warrior-1', [6, 6, 1, 1, 1, 1, 1]);
    expect(figureOf(t.state, 'orlaf').wounds).toBe(1);
    t.choose('move:0,0');
    expect(figureOf(t.state, 'orlaf').cell).toBe(0);
  });
});

test('DS-BREAK-01 announcing to break away begins the move', () => {
  const t = position('.. O> s<\n.. .. ..', { turn: 'orlaf' });
  expect(t.state.turns[0]).toMatchObject({ spent: -1, breaking: false });
  t.choose('break-away').choose('pass');
  expect(t.state.turns[0]).toMatchObject({ spent: 0, steps: 0, breaking: true });
});

test('DS-MAGIC-04 a ghost is pushed onto free squares only, though it could pass what stands there', () => {
  const t = position('D> h< BB .. \n.. .. s< ..', { turn: 'danor', spells: { danor: ['gust'] } });
  t.choose('cast:gust');
  if (t.offered('target:').length > 0) t.choose('target:ghost-1');
  expect(t.offered()).toEqual(['square:1,1', 'pass']);
});

describe('free strikes', () => {
  test('DS-FREE-01 DS-FREE-02 a free strike is a melee attack with all modifiers, outside the own turn', () => {
    const t = position('.. .. s<\n.. O< ..\n.. .. s<', { turn: 'orlaf' });
    t.choose('break-away');
    t.choose('strike:skeleton-warrior-1', [1, 1, 6, 6, 6]);
    // Orlaf is outnumbered and struck from behind: 5 - 2 dice.
    expect(told(t, 'rolled')[0]?.defence).toEqual([6, 6, 6]);
    expect(told(t, 'attack')[0]?.free).toBe(true);
  });

  test('DS-FREE-04 DS-FREE-05 it is no activation: the striker may still be activated', () => {
    const t = position('.. O> s<', { turn: 'orlaf' });
    t.choose('break-away').choose('strike:skeleton-warrior-1', [1, 1, 6, 6, 6, 6, 6]).choose('end');
    expect(t.kind).toBe('command');
    expect(t.offered('activate:')).toEqual(['activate:skeleton-warrior-1']);
  });

  test('DS-FREE-06 DS-RAISE-06 DS-RAISE-07 a figure raised in front of heroes is struck at once', () => {
    const t = position('O> %% D<', { phase: 'overlord' });
    t.choose('raise:1,0,zombie').choose('face:E');
    expect([t.seat, t.kind]).toEqual([1, 'free-strike']);
    expect(t.offered()).toEqual(['strike:orlaf', 'strike:danor', 'pass']);
    t.choose('strike:orlaf', [6, 6, 6, 6, 6, 1, 1]);
    expect(t.state.figures.some(figure => figure.id === 'zombie-1')).toBe(false);
    expect(t.kind).toBe('command');
  });

  test('DS-FREE-06 whoever puts itself in front of an enemy is struck too, and not behind one', () => {
    const blink = (square: string) => {
      const t = position('D> .. .. s<\n.. .. .. ..', { turn: 'danor', spells: { danor: ['blink'] } });
      return t.choose('cast:blink').choose(`square:${square}`).choose('face:E');
    };
    const t = blink('2,0');
    expect([t.seat, t.kind, ...t.offered()]).toEqual([0, 'free-strike', 'strike:skeleton-warrior-1', 'pass']);
    t.choose('strike:skeleton-warrior-1', [6, 6, 1, 1]);
    expect(told(t, 'attack')).toMatchObject([{ attacker: 'skeleton-warrior-1', target: 'danor', free: true }]);
    expect(figureOf(t.state, 'danor')).toMatchObject({ cell: 2, facing: 'E', wounds: 1 });
    expect(blink('1,1').kind).not.toBe('free-strike');
    const lady = position('e> .. .. O<\n.. .. .. ..', { turn: 'elshara' });
    lady.choose('feat:fade').choose('square:2,1').choose('face:N');
    expect([lady.seat, lady.kind, ...lady.offered()]).toEqual([1, 'free-strike', 'strike:orlaf', 'pass']);
  });

  test('DS-FREE-08 several players strike in the order of their seats', () => {
    const t = position('O> %% R<', { phase: 'overlord', seats: 3 });
    t.choose('raise:1,0,zombie').choose('face:E');
    expect([t.seat, ...t.offered()]).toEqual([1, 'strike:orlaf', 'pass']);
    t.choose('pass');
    expect([t.seat, ...t.offered()]).toEqual([2, 'strike:rordin', 'pass']);
  });
});
