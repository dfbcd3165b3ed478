import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { largeReach, moveLarge } from '../../rules/large-figures.ts';
import { isOutnumbered } from '../../rules/values.ts';
import { figureOf, type State } from '../../state.ts';
import { changes, type Position, position, stateOf, told } from '../positions.ts';

/** The move has only so many points. */
const points =
  (squares: number) =>
  ({ turns: [turn] }: State): void => {
    if (turn) turn.squares = squares;
  };

const places = (t: Position, facing = ''): string[] =>
  t
    .offered('move:')
    .map(id => id.slice('move:'.length))
    .filter(place => place.endsWith(facing))
    .sort();

const spent = (t: Position): number | undefined => t.state.turns[0]?.spent;

/** A troll at D4 of an empty hall, facing as said; Orlaf looks away in a corner. */
const hall = (facing: '^' | '>' | 'v' | '<', left: number): Position => {
  const T = `T${facing}`;
  return position(
    `
      .. .. .. .. .. .. .. .. ..
      .. .. .. .. .. .. .. .. ..
      .. .. .. .. .. .. .. .. ..
      .. .. .. ${T} ${T} .. .. .. ..
      .. .. .. ${T} ${T} .. .. .. ..
      .. .. .. .. .. .. .. .. ..
      .. .. .. .. .. .. .. .. ..
      .. .. .. .. .. .. .. .. Ov
    `,
    { turn: 'zombie-troll-1', arrange: points(left) },
  );
};

describe('the steps of a large figure', () => {
  test('DS-LARGE-04 DS-LARGE-05 DS-LARGE-09 one point: straight forward, diagonally forward, straight back or a quarter turn, nothing else', () => {
    expect(places(hall('>', 1))).toEqual(['2,3,E', '3,3,N', '3,3,S', '4,2,E', '4,3,E', '4,4,E']);
    expect(places(hall('<', 1))).toEqual(['2,2,W', '2,3,W', '2,4,W', '3,3,N', '3,3,S', '4,3,W']);
    expect(places(hall('^', 1))).toEqual(['2,2,N', '3,2,N', '3,3,E', '3,3,W', '3,4,N', '4,2,N']);
    expect(places(hall('v', 1))).toEqual(['2,4,S', '3,2,S', '3,3,E', '3,3,W', '3,4,S', '4,4,S']);
  });

  test('DS-LARGE-04 DS-LARGE-09 two points: to the side only by a diagonal step and a step back', () => {
    expect(places(hall('>', 2), 'E')).toEqual(
      [
        '1,3,E',
        '2,3,E',
        '3,2,E',
        '3,4,E',
        '4,2,E',
        '4,3,E',
        '4,4,E',
        '5,1,E',
        '5,2,E',
        '5,3,E',
        '5,4,E',
        '5,5,E',
      ].sort(),
    );
    for (const [place, cost] of [
      ['4,3,E', 1],
      ['2,3,E', 1],
      ['4,2,E', 1],
      ['3,2,E', 2],
      ['3,3,W', 2],
      ['3,2,N', 2],
    ] as const) {
      const t = hall('>', 4).choose(`move:${place}`);
      expect([place, spent(t)]).toEqual([place, cost]);
    }
  });

  test('DS-LARGE-04 DS-LARGE-05 a move is told with where from, where to and the facing, and counted', () => {
    const t = hall('>', 4).choose('move:4,2,N');
    expect(told(t, 'moved')).toEqual([
      {
        kind: 'moved',
        figure: 'zombie-troll-1',
        from: { x: 3, y: 3 },
        to: { x: 4, y: 2 },
        facing: 'N',
        rule: 'DS-LARGE-04',
      },
    ]);
    expect(t.state.turns[0]).toMatchObject({ spent: 2, steps: 1, stopped: false, breaking: false });
    expect(figureOf(t.state, 'zombie-troll-1')).toMatchObject({ cell: 2 * 9 + 4, facing: 'N' });
    // Two points are left, spent from where it stands now.
    t.choose('move:4,1,N');
    expect(t.state.turns[0]).toMatchObject({ spent: 3, steps: 2 });
    expect(places(t)).toEqual(['3,0,N', '4,0,N', '4,1,E', '4,1,W', '4,2,N', '5,0,N']);
  });

  test('DS-LARGE-04 DS-MOVE-03 what bars one of its squares bars the step, whichever square it is', () => {
    const go = (drawing: string): string[] =>
      places(position(drawing, { turn: 'zombie-troll-1', arrange: points(1) }), 'E');
    expect(go('T> T> .. ..\nT> T> .. ..\n.. .. .. ..\n.. .. .. O>')).toEqual(['1,0,E', '1,1,E']);
    expect(go('T> T> BB ..\nT> T> .. ..\n.. .. .. ..\n.. .. .. O>')).toEqual(['1,1,E']);
    expect(go('T> T> .. ..\nT> T> BB ..\n.. .. .. ..\n.. .. .. O>')).toEqual([]);
    expect(go('T> T> .. ..\nT> T> .. ..\n.. BB .. ..\n.. .. .. O>')).toEqual(['1,0,E']);
    expect(go('T> T> .. ..\nT> T> .. ..\n.. .. s< ..\n.. .. .. O>')).toEqual(['1,0,E']);
  });

  test('DS-LARGE-04 DS-MOVE-03 it passes through nothing that bars its way', () => {
    const beyond = (drawing: string): string[] => places(position(drawing, { turn: 'zombie-troll-1' }), 'E');
    expect(beyond('T> T> .. .. ..\nT> T> .. .. Ov')).toContain('2,0,E');
    expect(beyond('T> T> BB .. .. ..\nT> T> .. .. .. Ov')).toEqual([]);
    expect(beyond('T> T> .. .. .. ..\nT> T> s< .. .. Ov')).toEqual([]);
  });

  test('DS-LARGE-04 with the points of the whole move each place is offered once, at its least cost', () => {
    const t = hall('>', 3);
    const all = places(t);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('3,3,E');
    for (const [place, cost] of [
      ['6,3,E', 3],
      ['6,0,E', 3],
      ['0,3,E', 3],
      ['3,3,W', 2],
      ['2,3,W', 3],
    ] as const)
      expect([place, hall('>', 4).choose(`move:${place}`).state.turns[0]?.spent]).toEqual([place, cost]);
    expect(all).not.toContain('7,3,E');
    expect(all).not.toContain('0,2,E');
  });

  test('DS-LARGE-04 fewer points or an enemy that turns are looked at anew', () => {
    const state = stateOf('T> T> .. .. ..\nT> T> .. .. ..\n.. .. .. .. Ov');
    const [troll, orlaf] = [figureOf(state, 'zombie-troll-1'), figureOf(state, 'orlaf')];
    /** How many places there are, if there is a step to any. */
    const reached = (squares: number, away = false): number => {
      const places = largeReach(state, troll, squares, away);
      return places.some(({ steps }) => steps > 0) ? places.length : 0;
    };
    const [one, two] = [reached(1), reached(2)];
    expect([one, two > one, reached(1), reached(2)]).toEqual([4, true, one, two]);
    expect(reached(0)).toBe(0);
    orlaf.cell = 3;
    orlaf.facing = 'W';
    // Each step forward now leads in front of Orlaf: breaking away it can only turn, and that is no move.
    expect([reached(1), reached(1, true), reached(1)]).toEqual([4, 0, 4]);
  });

  test('DS-LARGE-04 what was looked for in between at another table changes nothing', () => {
    const t = hall('>', 4);
    hall('^', 1);
    expect(spent(t.choose('move:4,2,N'))).toBe(2);
  });

  test('a place that was not offered is an error with its name', () => {
    const t = hall('>', 1);
    const [turn] = t.state.turns;
    if (!turn) throw new Error('No turn.');
    const troll = figureOf(t.state, 'zombie-troll-1');
    const go = () => moveLarge(t.state, { chance: newChance('x') }, turn, troll, { x: 4, y: 3, facing: 'W' });
    expect(go).toThrow('zombie-troll-1 cannot move to 4,3.');
  });

  test('DS-LARGE-05 standing in front of an enemy it pays for each quarter turn', () => {
    const engaged = (left: number): string[] =>
      position('T^ T^ O<\nT^ T^ ..', { turn: 'zombie-troll-1', arrange: points(left) }).offered('face:');
    expect(engaged(1)).toEqual(['face:E', 'face:W']);
    expect(engaged(2)).toEqual(['face:E', 'face:S', 'face:W']);
    expect(engaged(0)).toEqual([]);
  });

  test('DS-LARGE-06 no wall runs through the base, and none is stepped across', () => {
    const drawing = 'T> T> .. ..\nT> T> .. ..\n.. .. .. Ov';
    const go = (...walls: string[]): string[] =>
      places(position(drawing, { turn: 'zombie-troll-1', walls, arrange: points(1) }), 'E');
    expect(go()).toEqual(['1,0,E', '1,1,E']);
    expect(go('2,0 S')).toEqual(['1,1,E']);
    expect(go('1,1 E')).toEqual([]);
    expect(go('2,1 S')).toEqual(['1,0,E']);
  });
});

describe('enemies in the way of a large figure', () => {
  test('DS-MOVE-08 DS-LARGE-06 it stops as soon as any of its squares is in front of an enemy; points left go into turning', () => {
    const drawing = `
      .. .. .. Ov .. ..
      T> T> .. .. .. ..
      T> T> .. .. .. ..
    `;
    const t = position(drawing, { turn: 'zombie-troll-1' });
    expect(places(t, 'E')).toEqual(['0,0,E', '1,0,E', '1,1,E']);
    expect(places(t).filter(place => place.startsWith('1,1'))).toEqual(['1,1,E', '1,1,N', '1,1,S', '1,1,W']);
    t.choose('move:1,1,N');
    expect(spent(t)).toBe(2);
    expect(told(t, 'moved')[0]).toMatchObject({ to: { x: 1, y: 1 }, facing: 'N', rule: 'DS-MOVE-08' });
    expect(t.state.turns[0]?.stopped).toBe(true);
    expect(t.explain('move:2,1,E')).toMatchObject({ allowed: false, rule: 'DS-MOVE-08' });
  });

  test('DS-MOVE-08 DS-LARGE-11 turning where it had to stop does not let it go on, forward or backward', () => {
    const corridor = '## ## ## Ov ## ##\nT> T> .. .. .. ..\nT> T> .. .. .. ..';
    const anchors = places(position(corridor, { turn: 'zombie-troll-1' })).map(place => place.slice(0, 3));
    expect([...new Set(anchors)]).toEqual(['0,1', '1,1']);
  });

  const ENGAGED = `
    .. T> T> O< ..
    .. T> T> .. ..
    .. .. .. .. ..
  `;

  test('DS-BREAK-02 DS-MOVE-12 breaking away, its first step leads in front of no enemy', () => {
    const free = position(ENGAGED, { turn: 'zombie-troll-1', arrange: points(1) });
    expect(places(free)).toEqual([]);
    free.choose('break-away');
    expect([free.seat, ...free.offered()]).toEqual([1, 'strike:orlaf', 'pass']);
    free.choose('pass');
    // Diagonally forward, to C2, it would still stand in front of Orlaf.
    expect(places(free)).toEqual(['0,0,E', '1,0,N', '1,0,S']);
  });

  test('DS-BREAK-02 having only turned, it is still bound; after its first step it is not', () => {
    const t = position(ENGAGED, { turn: 'zombie-troll-1', arrange: points(2) });
    t.choose('break-away').choose('pass').choose('move:1,0,S');
    expect(places(t)).toEqual(['0,1,S', '1,0,E', '1,0,W']);
    const away = position(ENGAGED, { turn: 'zombie-troll-1' });
    away.choose('break-away').choose('pass').choose('move:0,0,E');
    expect(places(away, 'E')).toContain('1,0,E');
    expect(away.state.turns[0]).toMatchObject({ breaking: false, spent: 1, steps: 1 });
  });

  test('DS-BREAK-04 breaking away, its second step may lead in front of an enemy again', () => {
    const drawing = `
      .. .. T> T> O< ..
      .. .. T> T> .. ..
      .. .. .. .. .. ..
      .. .. .. .. .. ..
      .. .. R^ .. .. ..
    `;
    const t = position(drawing, { turn: 'zombie-troll-1', arrange: points(2) });
    t.choose('break-away').choose('pass');
    expect(places(t, 'E')).toEqual(['0,0,E', '1,0,E', '2,1,E']);
  });

  test('DS-BREAK-02 DS-LARGE-04 breaking away it pays for the way it must go, not for the one that is barred', () => {
    const t = position(
      `
        .. .. .. .. .. .. ..
        .. .. .. .. O< .. ..
        .. .. .. T> T> .. ..
        .. .. .. T> T> .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
      `,
      { turn: 'zombie-troll-1' },
    );
    t.choose('break-away').choose('pass').choose('move:4,2,E');
    // Straight ahead is one step, but in front of Orlaf: it goes aslant and back.
    expect(t.state.turns[0]).toMatchObject({ spent: 3, steps: 3, stopped: true });
  });

  test('DS-BREAK-03 without a free place to step to it must stay', () => {
    const t = position('T> T> O<\nT> T> ..', { turn: 'zombie-troll-1' });
    expect(t.offered('break-away')).toEqual([]);
    expect(t.explain('break-away').rule).toBe('DS-BREAK-03');
  });
});

describe('large figures in melee', () => {
  /** What the attack of the first figure on the second cost whom. */
  const modifiers = (drawing: string, attacker: string, target: string): string[] => {
    const t = position(drawing, { turn: attacker });
    t.choose(`attack:${target}`, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    return changes(t).map(({ side, source }) => `${side} ${source}`);
  };

  test('DS-LARGE-03 half beside and half behind its enemy it has no advantage; completely behind it has', () => {
    const half = [
      'T> T> O^\nT> T> ..',
      'T> T> ..\nT> T> Ov',
      '.. Tv Tv\n.. Tv Tv\n.. O< ..',
      'Tv Tv ..\nTv Tv ..\n.. O> ..',
    ];
    for (const drawing of half) {
      const large = modifiers(drawing, 'zombie-troll-1', 'orlaf');
      expect([drawing, ...large]).toEqual([drawing, 'defence outnumbered']);
    }
    const whole = [
      'T> T> O>\nT> T> ..',
      '.. T< T<\nO< T< T<',
      'Tv Tv ..\nTv Tv ..\nOv .. ..',
      'O^ .. ..\nT^ T^ ..\nT^ T^ ..',
    ];
    for (const drawing of whole) {
      const large = modifiers(drawing, 'zombie-troll-1', 'orlaf');
      expect([drawing, ...large]).toEqual([drawing, 'defence outnumbered', 'defence behind']);
    }
  });

  test('DS-LARGE-03 behind a large figure are only the squares at its back', () => {
    const against = (drawing: string): string[] => modifiers(drawing, 'orlaf', 'zombie-troll-1');
    expect(against('O> T> T>\n.. T> T>')).toEqual(['attack outnumbered', 'defence behind']);
    expect(against('.. Ov ..\n.. T> T>\n.. T> T>')).toEqual(['attack outnumbered']);
  });

  test('DS-LARGE-07 every normal enemy next to a large figure is outnumbered, from whatever side', () => {
    const state = stateOf('O> T> T> R>\n.. T> T> ..\n.. .. D^ ..\nM> .. .. ..');
    const are = ['orlaf', 'rordin', 'danor', 'madriga'].map(id => isOutnumbered(state, figureOf(state, id)));
    expect(are).toEqual([true, true, true, false]);
  });

  test('DS-LARGE-07 a large friend outnumbers nobody, nor is a large figure outnumbered by one hero', () => {
    expect(modifiers('O> s< T< T<\n.. .. T< T<', 'orlaf', 'skeleton-warrior-1')).toEqual([]);
    expect(modifiers('O> T< T<\n.. T< T<', 'orlaf', 'zombie-troll-1')).toEqual(['attack outnumbered']);
    expect(modifiers('O> T< T<\nR> T< T<', 'orlaf', 'zombie-troll-1')).toEqual([
      'attack outnumbered',
      'defence outnumbered',
    ]);
  });
});
