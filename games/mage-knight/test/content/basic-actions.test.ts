import { describe, expect, test } from 'vitest';
import { combat, fight, hold, me, sit, tokens, turn } from '../positions.ts';

describe('basic actions of every hero', () => {
  test('Rage: attack or block 2, strong attack 4', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'rage');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:rage,basic');
    expect(combat(t).group?.parts).toEqual([
      { points: 2, kind: 'melee', element: 'physical', source: 'rage', unit: null },
    ]);
    t.choose('play:rage,strong');
    expect(combat(t).group?.parts[1]?.points).toBe(4);
    expect(me(t).tokens.red).toBe(0);
  });

  test('March: move 2, strong move 4', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'march');
      tokens(state, 0, 'green');
    });
    t.choose('play:march,basic').choose('play:march,strong');
    expect(turn(t).move).toBe(6);
  });
});
