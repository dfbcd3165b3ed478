import { expect, test } from 'vitest';
import { position } from '../positions.ts';
import { cells, turn } from './played.ts';

test.each([
  ['Additional Commands +1', 'additional-command', 2, 3],
  ['Additional Commands +2', 'additional-commands', 2, 4],
  ['Double Commands', 'double-commands', 2, 4],
] as const)('%s: more commands in this overlord turn only, once', (_, card, before, after) => {
  const t = position('s> s> .. .. .. .. O>', { phase: 'overlord', commands: before, hand: [card] });
  t.choose('activate:skeleton-warrior-1').choose('end');
  expect(t.state.overlord.commands).toBe(before - 1);
  t.choose(`play:${card}`);
  expect([t.state.overlord.commands, t.state.overlord.hand.length, t.state.overlord.played]).toEqual([
    after - 1,
    0,
    true,
  ]);
  t.choose('end').choose('end');
  expect([t.kind, t.state.overlord.commands]).toEqual(['command', before]);
});

test('Double Commands: once more the number of the adventure, not what is left or was added', () => {
  const t = position('s> .. .. .. .. .. O>', { phase: 'overlord', commands: 3, hand: ['double-commands'] });
  t.choose('activate:skeleton-warrior-1').choose('end').choose('play:double-commands');
  expect(t.state.overlord.commands).toBe(2 + 3);
});

test('Raise the Dead: one bone pile anywhere rises for no command; not without one', () => {
  const hand = ['raise-the-dead-command'];
  const t = position('%% %% .. .. .. .. .. .. .. .. .. .. O>', { phase: 'overlord', hand }).choose(
    'play:raise-the-dead-command',
  );
  expect([t.kind, t.offered('raise:0,0').length, t.offered('raise:1,0').length]).toEqual(['raise', 3, 3]);
  t.choose('raise:1,0,skeleton-warrior').choose('face:W');
  expect([t.kind, cells(t, 'skeleton-warrior-1'), t.state.bones, t.state.overlord.commands]).toEqual([
    'command',
    [1],
    [0],
    2,
  ]);
  const none = position('s> .. .. O>', { phase: 'overlord', hand });
  expect(none.explain('play:raise-the-dead-command')).toMatchObject({ allowed: false, rule: 'DS-RAISE-09' });
});

test.each([
  ['Interrupt 1', 'interrupt', 1],
  ['Interrupt 2', 'double-interrupt', 2],
] as const)('%s: between two hero turns so many figures move and act, for no command', (_, card, figures) => {
  const t = position('O> R> .. .. .. .. s< s< s<', { turn: 'orlaf', hand: [card] }).choose('end');
  expect([t.seat, t.kind, ...t.offered()]).toEqual([0, 'window', 'pass', `play:${card}`]);
  t.choose(`play:${card}`);
  for (let i = 1; i <= figures; i++) {
    t.choose(`activate:skeleton-warrior-${i}`);
    expect([t.kind, turn(t)?.parts]).toEqual(['interrupt', ['move', 'action']]);
    t.choose('end');
  }
  expect([t.seat, turn(t)?.figure, t.state.overlord.discard.length]).toEqual([1, 'rordin', 1]);
});

test.each(['interrupt', 'double-interrupt'])('%s is never played in the overlord turn', card => {
  const t = position('s> .. .. O>', { phase: 'overlord', hand: [card] });
  expect(t.explain(`play:${card}`)).toMatchObject({ allowed: false, rule: 'DS-CARD-11' });
});
