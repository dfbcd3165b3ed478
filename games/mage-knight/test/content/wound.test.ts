import { expect, test } from 'vitest';
import { turnOf } from '../../state.ts';
import { fight, hold, me, sit, turn } from '../positions.ts';

test('Wound: it is played in no way, neither in movement nor in an attack or a block', () => {
  const moving = sit({}, state => hold(state, 0, 'rage', 'wound'));
  expect(moving.offered('play:wound')).toEqual([]);
  for (const phase of ['attack', 'block'] as const) {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'wound');
      fight(state, ['prowlers'], { phase });
    });
    t.choose(phase === 'attack' ? 'target:0' : 'block:0,0');
    expect(t.offered('play:wound')).toEqual([]);
    expect(t.offered('play:rage,')).not.toEqual([]);
  }
});

test('Wound: a point of healing takes one out of the hand for good', () => {
  const t = sit({}, state => {
    hold(state, 0, 'march', 'wound', 'wound');
    turnOf(state).heal = 1;
  });
  t.choose('heal:-,-');
  expect(me(t).hand).toEqual(['march', 'wound']);
  expect(me(t).discard).toEqual([]);
  expect(turn(t).heal).toBe(0);
  expect(t.offered('heal')).toEqual([]);
});
