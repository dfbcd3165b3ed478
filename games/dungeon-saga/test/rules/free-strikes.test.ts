import { describe, expect, test } from 'vitest';
import { figureOf } from '../../state.ts';
import { position, told } from '../positions.ts';

describe('free strikes', () => {
  test('DS-BREAK-05 DS-FREE-07 breaking away is told; the strikes go by seats, in an order of choice, until all have struck or passed', () => {
    const t = position('R> .. .. ..\nO> z< .. ..\nM> .. .. ..', { turn: 'zombie-1', seats: 3 });
    t.choose('break-away');
    expect(told(t, 'broke-away')).toEqual([{ kind: 'broke-away', figure: 'zombie-1', rule: 'DS-BREAK-05' }]);
    expect([t.seat, t.kind, t.offered().sort()]).toEqual([
      1,
      'free-strike',
      ['pass', 'strike:madriga', 'strike:orlaf'],
    ]);
    // Every option says whom it strikes.
    expect(t.match.ask?.options.flatMap(option => (option.do === 'strike' ? [option.at] : []))).toEqual([
      'zombie-1',
      'zombie-1',
    ]);
    t.choose('strike:madriga', [1, 1, 1, 6, 6]);
    expect([t.seat, ...t.offered()]).toEqual([1, 'strike:orlaf', 'pass']);
    t.choose('strike:orlaf', [1, 1, 1, 1, 1, 6, 6]);
    expect([t.seat, ...t.offered()]).toEqual([2, 'strike:rordin', 'pass']);
    t.choose('pass');
    expect(t.kind).toBe('activation');
  });

  test('DS-FREE-08 one seat after the other; whoever passes leaves the others their strikes', () => {
    const t = position('R> .. .. ..\nO> z< .. ..\n.. .. .. ..', {
      turn: 'zombie-1',
      seats: 3,
      arrange: state => {
        state.figures.reverse();
      },
    });
    t.choose('break-away');
    expect([t.seat, ...t.offered()]).toEqual([1, 'strike:orlaf', 'pass']);
    t.choose('pass');
    expect([t.seat, ...t.offered()]).toEqual([2, 'strike:rordin', 'pass']);
  });

  test('DS-BREAK-06 once the victim has fallen nobody strikes any more', () => {
    const t = position('R> .. .. ..\nO> z< .. ..\n.. .. .. ..', { turn: 'zombie-1' });
    t.choose('break-away');
    expect(t.offered().sort()).toEqual(['pass', 'strike:orlaf', 'strike:rordin']);
    t.choose('strike:orlaf', [6, 6, 6, 6, 6, 1, 1]);
    expect([t.kind, t.state.turns]).toEqual(['command', []]);
  });

  test('DS-FREE-06 who is put on the board is struck by those who have it in front, and by no friend', () => {
    const raised = (drawing: string) =>
      position(drawing, { phase: 'overlord' }).choose('raise:1,0,zombie').choose('face:N');
    expect(raised('O> %% R< s<').offered()).toEqual(['strike:orlaf', 'strike:rordin', 'pass']);
    expect(raised('O< %% R< s<').offered()).toEqual(['strike:rordin', 'pass']);
    expect(raised('O< %% R> s<').kind).toBe('command');
    expect(raised('s> %% s< O>').kind).toBe('command');
    const t = raised('O> %% .. ..').choose('strike:orlaf', [1, 1, 1, 1, 1, 6, 6]);
    expect(figureOf(t.state, 'zombie-1').cell).toBe(1);
  });
});
