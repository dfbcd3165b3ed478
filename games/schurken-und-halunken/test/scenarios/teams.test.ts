import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { value } from '../../heuristics.ts';
import { schurkenUndHalunken as game } from '../../index.ts';
import { type Circumstances, type GroupSpec, handOf, position } from '../positions.ts';

const war = (groups: readonly GroupSpec[], more: Circumstances = {}) =>
  position(groups, { scenario: 'teams', ...more });

const four: readonly GroupSpec[] = [
  { heroes: { werewolf: [] }, hand: ['trembler', 'tax-collector'] },
  { heroes: { troll: [] } },
  { heroes: { barbarian: [] } },
  { heroes: { lich: [] } },
];
const out = (seat: number) => ({
  change: (state: { groups: { out: boolean; heroes: unknown[] }[] }) => {
    const group = state.groups[seat];
    if (!group) return;
    group.out = true;
    group.heroes.length = 0;
  },
});

describe('SH-SCEN-11 two sides', () => {
  test('seats belong to them in turn', () => {
    for (const seats of [4, 5]) {
      const { state } = table(game, { config: { scenario: 'teams', seats } });
      expect(state.groups.map(({ team }) => team)).toEqual([0, 1, 0, 1, 0].slice(0, seats));
    }
    const { role } = game.scenarios.find(({ id }) => id === 'teams') ?? {};
    expect([0, 1, 2].map(seat => role?.(seat, 4).en)).toEqual(['Cat burglars', 'Pub crawlers', 'Cat burglars']);
  });

  test('SH-SCEN-02 a friend is no target of attacks, demons and events', () => {
    const t = war(four);
    expect(t.offered('attack')).toEqual(['attack:werewolf,claws,troll', 'attack:werewolf,claws,lich']);
    expect(t.offered('send')).toEqual(['send:trembler#1,1', 'send:trembler#1,3']);
    expect(t.explain('attack:werewolf,claws,barbarian')).toMatchObject({ allowed: false, rule: 'SH-ACT-03' });
    expect(t.explain('send:trembler#1,2')).toMatchObject({ allowed: false, rule: 'SH-DEMON-01' });
    expect(t.explain('play:tax-collector#1')).toMatchObject({ allowed: false });
  });

  test('SH-SCEN-02 an attack is redirected to the other side only', () => {
    const groups = four.map((group, seat) => ({ ...group, hand: seat === 3 ? ['mistaken-identity'] : [] }));
    const t = war(groups);
    t.choose('attack:werewolf,claws,troll').choose('pass').choose('dodge');
    expect(t.seat).toBe(3);
    // The only one left to choose is the lich.
    t.choose('play:mistaken-identity#1');
    expect(t.happened().find(({ kind }) => kind === 'redirected')).toMatchObject({ to: 'lich' });
  });

  test('who is out plays on through the friend', () => {
    const t = war(
      four.map(group => ({ ...group, hand: [] })),
      { life: { troll: 1 } },
    );
    t.choose('attack:werewolf,claws,troll').choose('pass').choose('waive', [1]);
    expect(t.state.groups[1]?.out).toBe(true);
    expect(t.match.outcome).toBeNull();
  });

  test('SH-END-02 the side with the last figure wins, also for those who are out', () => {
    const t = war(
      four.map(group => ({ ...group, hand: [] })),
      { life: { lich: 1 }, ...out(1) },
    );
    t.choose('attack:werewolf,claws,lich').choose('waive', [1]);
    expect(t.match.outcome).toEqual({ winners: [0, 2], kind: 'last-standing', rule: 'SH-END-01' });
    const fallen = war(
      four.map(group => ({ ...group, hand: [] })),
      { life: { lich: 1 }, active: 2, ...out(0) },
    );
    expect(fallen.match.outcome).toBeNull();
  });
});

describe('SH-SCEN-12 two against three', () => {
  test('the two have three heroes each', () => {
    const { state } = table(game, { config: { scenario: 'teams', seats: 5 } });
    expect(state.groups.map(({ heroes }) => heroes.length)).toEqual([2, 3, 2, 3, 2]);
    expect(state.heroPile).toHaveLength(16 - 12);
  });

  test('and draw a card more at the start of their turns', () => {
    const t = war([...four, { heroes: { shaman: [] } }].map(group => ({ ...group, hand: [] }))).choose('end');
    expect([t.seat, t.kind, t.match.ask?.rule]).toEqual([1, 'pile', 'SH-SCEN-12']);
    t.choose('pile:equipment').choose('pile:equipment').choose('pile:equipment');
    expect(handOf(t, 1)).toHaveLength(3);
    t.choose('end').choose('pile:equipment').choose('pile:equipment');
    expect([t.seat, t.kind, handOf(t, 2).length]).toEqual([2, 'act', 2]);
  });

  test('three more in the first', () => {
    const t = war([...four, { heroes: { shaman: [] } }].map(group => ({ ...group, hand: [], turns: 0 }))).choose('end');
    for (let i = 0; i < 3 + 2; i++) t.choose('pile:equipment');
    expect([t.seat, t.kind, handOf(t, 1).length]).toEqual([1, 'act', 5]);
  });

  test('with four nobody does', () => {
    const t = war(four.map(group => ({ ...group, hand: [] }))).choose('end');
    t.choose('pile:equipment').choose('pile:equipment');
    expect([t.seat, t.kind]).toEqual([1, 'act']);
  });
});

test('bots play for their side', () => {
  const worth = (life: Record<string, number>) => value(war(four, { life }).match.view(0), 0);
  expect(worth({ barbarian: 5 })).toBeLessThan(worth({}));
  expect(worth({ lich: 5 })).toBeGreaterThan(worth({}));
  const lost = war(four, out(0));
  expect(value(lost.match.view(0), 0)).toBeGreaterThan(-1_000);
});
