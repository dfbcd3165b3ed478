import { describe, expect, test } from 'vitest';
import type { InstanceId } from '../content/index.ts';
import { newGroup } from '../setup.ts';
import type { State } from '../state.ts';
import { lifeOf, position, totals } from './positions.ts';

/** What scenarios build on: teams, and groups that no player leads. */
function withDragon(state: State): void {
  const dragon = newGroup(9);
  const id: InstanceId = 'bone-dragon#1';
  state.piles.magic.splice(state.piles.magic.indexOf(id), 1);
  const rest = { actions: 0, equips: 0, idle: false, fresh: false, summoner: null, cooldown: 0 };
  dragon.creatures.push({ kind: 'creature', id, group: 2, life: 8, reactions: 1, ...rest });
  state.groups.push(dragon);
}

const together = (change?: (state: State) => void, life: Record<string, number> = {}) =>
  position(
    [
      { heroes: { werewolf: [] }, team: 1 },
      { heroes: { troll: [] }, team: 1 },
    ],
    {
      life,
      ...(change ? { change } : {}),
    },
  );

describe('teams', () => {
  test('team mates are no opponents, and win together', () => {
    const t = position(
      [
        { heroes: { werewolf: [] }, team: 1, hand: ['trembler'] },
        { heroes: { troll: [] }, team: 1 },
        { heroes: { lich: [] }, team: 2 },
      ],
      { life: { lich: 1 } },
    );
    expect(t.offered('attack')).toEqual(['attack:werewolf,claws,lich']);
    expect(t.offered('send')).toEqual(['send:trembler#1,2']);
    t.choose('attack:werewolf,claws,lich').choose('waive').choose('pass', [1]);
    expect(t.match.outcome).toMatchObject({ winners: [0, 1], kind: 'last-standing' });
  });
});

describe('a group that no player leads', () => {
  test('is attacked, parries by itself, and its turn passes', () => {
    const t = together(withDragon);
    t.choose('attack:werewolf,claws,bone-dragon#1', [4, 1]);
    expect(totals(t)).toEqual([6 + 4, 5 + 1]);
    expect(lifeOf(t, 'bone-dragon#1')).toBe(8 - (5 - 2));
    t.choose('end').choose('pile:equipment').choose('pile:equipment').choose('end');
    expect([t.seat, t.kind]).toEqual([0, 'pile']);
  });

  test('wins over the players, who then have lost together', () => {
    const t = together(
      state => {
        withDragon(state);
        state.piles.tactics.splice(state.piles.tactics.indexOf('collapsing-lair#1'), 1);
        state.groups[0]?.hand.push('collapsing-lair#1');
      },
      { werewolf: 1, troll: 1 },
    );
    t.choose('play:collapsing-lair#1');
    expect(t.match.outcome).toEqual({ winners: [], kind: 'lost', rule: 'SH-END-01', lost: true });
  });
});
