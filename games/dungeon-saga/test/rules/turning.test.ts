import { describe, expect, test } from 'vitest';
import { figureOf } from '../../state.ts';
import { position, squares, told } from '../positions.ts';

describe('turning while moving', () => {
  test('DS-MOVE-06 turning on the spot costs nothing and does not end the move', () => {
    const t = position('R> .. .. .. .. .. ..', { turn: 'rordin' });
    t.choose('move:2,0').choose('face:N');
    expect(figureOf(t.state, 'rordin').facing).toBe('N');
    expect(squares(t)).toEqual(['1,0', '3,0', '0,0', '4,0', '5,0']);
    t.choose('move:4,0').choose('face:W');
    expect(figureOf(t.state, 'rordin')).toMatchObject({ cell: 4, facing: 'W' });
    expect(squares(t)).toEqual(['3,0', '5,0']);
  });

  test('DS-MOVE-06 a figure turns before its first step too', () => {
    const t = position('O> .. ..', { turn: 'orlaf' });
    t.choose('face:W');
    expect(squares(t)).toEqual(['1,0', '2,0']);
  });

  test('DS-MOVE-15 a move has several stretches; two turns in a row are one, after anything else it turns again', () => {
    const t = position('O> .. .. ..', { turn: 'orlaf', wounds: { orlaf: 1 }, items: { orlaf: ['healing-potion'] } });
    t.choose('move:1,0').choose('face:N');
    expect(t.offered('face:')).toEqual([]);
    expect(t.explain('face:S').rule).toBe('DS-MOVE-15');
    t.choose('use:healing-potion');
    expect(t.offered('face:')).toEqual(['face:E', 'face:S', 'face:W']);
    t.choose('face:S').choose('move:2,0');
    expect(t.offered('face:')).toHaveLength(3);
  });

  test('DS-MOVE-10 DS-MOVE-16 whoever turns in front of an enemy stays: no breaking away after it', () => {
    const t = position('.. O< s<', { turn: 'orlaf' });
    expect(t.offered('break-away')).toEqual(['break-away']);
    t.choose('face:E');
    expect(t.offered('break-away')).toEqual([]);
    expect(t.explain('break-away').rule).toBe('DS-MOVE-10');
    expect(squares(t)).toEqual([]);
    expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
  });

  test('DS-MOVE-16 the free strikes come before any turning: who breaks away is struck in the back', () => {
    const t = position('.. O< s<', { turn: 'orlaf' });
    t.choose('break-away').choose('strike:skeleton-warrior-1', [1, 1, 6, 6, 6, 6]);
    expect(told(t, 'rolled')[0]?.defence).toHaveLength(4);
    t.choose('face:E').choose('move:0,0');
    expect(figureOf(t.state, 'orlaf').cell).toBe(0);
  });

  test('DS-MOVE-08 after stopping in front of an enemy only the facing is set', () => {
    const t = position('O> .. s<\n.. .. ..', {
      turn: 'orlaf',
      wounds: { orlaf: 1 },
      items: { orlaf: ['healing-potion'] },
    });
    t.choose('move:1,0').choose('face:W');
    expect(squares(t)).toEqual([]);
    expect(t.explain('move:0,0').rule).toBe('DS-MOVE-08');
    expect(t.offered('break-away')).toEqual([]);
  });

  test('DS-LARGE-05 DS-LARGE-11 a large figure that stays pays for each quarter turn', () => {
    const t = position('R> T> T> O<\n.. T> T> ..', { turn: 'zombie-troll-1' });
    t.choose('face:W');
    expect(t.state.turns[0]).toMatchObject({ spent: 2, stopped: true });
    expect(figureOf(t.state, 'zombie-troll-1').facing).toBe('W');
    expect(t.offered('move:')).toEqual([]);
  });
});

describe('breaking away past corners', () => {
  test('DS-MOVE-05 DS-BREAK-02 no diagonal first step between two squares in front of enemies', () => {
    // A1 and C3 lie in front of nobody, but both squares beside the way to each of them do.
    const t = position(
      `
        .. .. sv
        .. O> ..
        s> .. ..
      `,
      { turn: 'orlaf' },
    );
    expect(t.offered('break-away')).toEqual([]);
    expect(t.explain('break-away').rule).toBe('DS-BREAK-03');
  });

  test('DS-MOVE-05 DS-BREAK-02 with one corner square in front of nobody the diagonal is legal', () => {
    const t = position(
      `
        .. .. s<
        .. O> ..
        .. .. ..
      `,
      { turn: 'orlaf' },
    );
    t.choose('break-away').choose('pass');
    expect(squares(t)).toContain('0,0');
  });
});
