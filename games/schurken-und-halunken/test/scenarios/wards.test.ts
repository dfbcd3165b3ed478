import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { supportCard } from '../../content/index.ts';
import { value } from '../../heuristics.ts';
import { schurkenUndHalunken as game } from '../../index.ts';
import { type Circumstances, type GroupSpec, handOf, lifeOf, position, told } from '../positions.ts';

const AUNT = 'great-aunt-hedwig#1';
const PIGLET = 'lucky-piglet#1';

const guard = (groups: readonly GroupSpec[], more: Circumstances = {}) =>
  position(groups, { scenario: 'wards', ...more });

const pair = (more: Circumstances = {}) =>
  guard([{ heroes: { werewolf: [] } }, { heroes: { troll: ['halberd'], lich: [] }, hand: ['duck'] }], more);

describe('SH-SCEN-06 wards', () => {
  test.each([2, 3, 4, 5])('%i players have one each, and nothing in the piles could exchange it', seats => {
    const { groups, piles } = table(game, { config: { scenario: 'wards', seats } }).state;
    expect(new Set(groups.map(({ npc }) => npc?.id)).size).toBe(seats);
    for (const [group, { npc }] of groups.entries()) expect(npc).toMatchObject({ group, life: 18, used: false });
    expect(piles.tactics.filter(card => supportCard(card).kind === 'npc')).toEqual([]);
    expect(piles.tactics).not.toContain('better-offer#1');
    // 64 tactics cards less 14 NPCs and one event.
    expect(piles.tactics).toHaveLength(64 - 14 - 1);
  });

  test('a ward has no ability to use', () => {
    expect(pair().explain(`use:${AUNT}`)).toMatchObject({ allowed: false, rule: 'SH-ACT-09' });
  });

  test('is hit without a parry, armour counts; its own heroes may protect it', () => {
    const t = pair();
    t.choose(`attack:werewolf,claws,${PIGLET}`);
    expect(t.offered()).toEqual(['accept:troll', 'accept:lich', 'refuse']);
    t.choose('refuse').choose('pass', [1]);
    expect(lifeOf(t, PIGLET)).toBe(18 - (5 - 1));
  });
});

describe('SH-SCEN-07 a ward dies', () => {
  test('its player is out at once with everything, and the last one wins (SH-END-02)', () => {
    const t = pair({ life: { [PIGLET]: 1 } });
    t.choose(`attack:werewolf,claws,${PIGLET}`).choose('refuse').choose('pass', [1]);
    expect(told(t, 'out')).toEqual({ kind: 'out', group: 1, rule: 'SH-SCEN-07' });
    expect(t.state.groups[1]).toMatchObject({ out: true, heroes: [], npc: null });
    expect(handOf(t, 1)).toEqual([]);
    expect(t.state.fallen).toEqual(['troll', 'lich']);
    expect(t.state.discards.equipment).toEqual(['halberd#1']);
    // A ward is no card of the box and does not come to a discard pile.
    expect(t.state.discards.tactics).toEqual(['duck#1']);
    expect(t.match.outcome).toEqual({ winners: [0], kind: 'last-standing', rule: 'SH-END-01' });
  });

  test('the others go on', () => {
    const t = guard([{ heroes: { werewolf: [] } }, { heroes: { troll: [] } }, { heroes: { lich: [] } }], {
      life: { [PIGLET]: 1 },
    });
    t.choose(`attack:werewolf,claws,${PIGLET}`).choose('refuse', [1]);
    expect(t.match.outcome).toBeNull();
    expect(t.offered('attack')).toEqual([]);
    t.choose('end');
    expect(t.seat).toBe(2);
  });

  test('a group without heroes is out as ever, with its ward', () => {
    const t = guard([{ heroes: { werewolf: [] } }, { heroes: { lich: [] } }], { life: { lich: 1 } });
    t.choose('attack:werewolf,claws,lich').choose('waive', [1]);
    expect(t.state.groups[1]).toMatchObject({ out: true, npc: null });
    expect(t.match.outcome).toMatchObject({ winners: [0] });
  });
});

test('bots care for their ward and hunt the others', () => {
  const worth = (life: Record<string, number>) => value(pair({ life }).match.view(0), 0);
  expect(worth({ [AUNT]: 9 })).toBeLessThan(worth({}));
  expect(worth({ [PIGLET]: 9 })).toBeGreaterThan(worth({}));
});
