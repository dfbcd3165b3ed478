import { expect, test } from 'vitest';
import { duel, lifeOf, position, told, totals, who } from '../positions.ts';

const wolf = { heroes: { werewolf: [] } };
const table = () => position([wolf, { heroes: { lich: [], barbarian: [] } }, { heroes: { troll: [] } }]);

test('SH-PROT-01 SH-PROT-02 SH-PROT-05 SH-PROT-08 a hero of the group steps in: -2 on parry, takes the damage, spends its reaction', () => {
  const t = table().choose('attack:werewolf,claws,lich').choose('pass');
  expect(t.offered()).toEqual(['dodge', 'accept:barbarian', 'waive']);
  t.choose('accept:barbarian').choose('dodge', [5, 1]);
  expect(totals(t)).toEqual([11, 4 - 2 + 1]);
  expect([lifeOf(t, 'lich'), lifeOf(t, 'barbarian')]).toEqual([15, 15 - 5]);
  expect([who(t, 'lich').reactions, who(t, 'barbarian').reactions]).toEqual([1, 0]);
});

test('SH-PROT-02 -2 on magic resistance against a spell', () => {
  const t = duel({ heroes: { shaman: ['lightning'] } }, { heroes: { lich: [], barbarian: [] } });
  t.choose('attack:shaman,lightning#1,lich').choose('accept:barbarian').choose('resist', [1, 1]);
  expect(totals(t)).toEqual([9, 3 - 2 + 1]);
});

test('SH-PROT-03 -4 for a hero of another player', () => {
  const t = table().choose('attack:werewolf,claws,barbarian');
  expect([t.seat, t.offered()]).toEqual([2, ['protect:troll', 'pass']]);
  t.choose('protect:troll');
  expect(t.offered()).toEqual(['dodge', 'accept:lich', 'accept:troll', 'waive']);
  t.choose('accept:troll');
  expect(t.seat).toBe(2);
  t.choose('dodge', [1, 2]);
  expect(told(t, 'hit').who).toBe('troll');
});

test('SH-PROT-04 parry does not fall below 0 by it', () => {
  const t = table().choose('attack:werewolf,claws,barbarian').choose('protect:troll').choose('accept:troll');
  t.choose('dodge', [1, 2]);
  expect(totals(t)).toEqual([7, 0 + 2]);
});

test('SH-PROT-06 SH-PROT-07 decided at the very start; the owner of the target may refuse', () => {
  const t = table().choose('attack:werewolf,claws,lich');
  expect(t.kind).toBe('protect');
  t.choose('protect:troll').choose('dodge', [5, 1]);
  expect(lifeOf(t, 'lich')).toBe(15 - (5 - 1));
  expect(who(t, 'troll').reactions).toBe(1);
});

test('SH-PROT-09 creatures protect and are protected', () => {
  const t = duel(wolf, { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' } });
  t.choose('attack:werewolf,claws,lich');
  expect(t.offered('accept')).toEqual(['accept:mud-golem#1']);
  t.choose('accept:mud-golem#1').choose('parry:claws', [1, 1]);
  // The golem is good at this: +2, which makes up for the penalty.
  expect(totals(t)).toEqual([7, 3 + 2 - 2 + 1]);
  const other = duel(wolf, { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' } });
  expect(other.choose('attack:werewolf,claws,mud-golem#1').offered('accept')).toEqual(['accept:lich']);
});

test('SH-PROT-10 heroes protect the NPC of their group, nobody a demon', () => {
  const t = position([
    wolf,
    { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' }, npc: 'quack', demon: 'trembler' },
    { heroes: { troll: [] } },
  ]);
  t.choose('attack:werewolf,claws,quack#1');
  expect([t.seat, t.offered()]).toEqual([1, ['accept:lich', 'refuse']]);
  t.choose('refuse', [1]);
  expect(t.state.groups[1]?.npc).toBeNull();
  const demon = position([wolf, { heroes: { lich: [] }, demon: 'trembler' }, { heroes: { troll: [] } }]);
  demon.choose('attack:werewolf,claws,trembler#1', [1]);
  expect(demon.kind).toBe('act');
});

test('SH-PROT-11 an unused reaction is needed; of several offers the owner picks one', () => {
  const groups = [wolf, { heroes: { lich: [] } }, { heroes: { troll: [] } }, { heroes: { barbarian: [], shaman: [] } }];
  const t = position(groups, { spent: ['shaman'] })
    .choose('attack:werewolf,claws,lich')
    .choose('protect:troll');
  expect(t.offered()).toEqual(['protect:barbarian', 'pass']);
  t.choose('protect:barbarian');
  expect(t.offered('accept')).toEqual(['accept:troll', 'accept:barbarian']);
  t.choose('accept:barbarian').choose('dodge', [1, 1]);
  expect([who(t, 'barbarian').reactions, who(t, 'troll').reactions]).toEqual([0, 1]);
});

test('SH-PROT-12 the protector must defend itself; its magic is not lowered', () => {
  const t = duel(wolf, { heroes: { lich: [], shaman: ['stone-skin'] } });
  t.choose('attack:werewolf,claws,lich').choose('accept:shaman');
  expect(t.offered()).toEqual(['dodge', 'ward:stone-skin#1']);
  t.choose('ward:stone-skin#1', [1, 1]);
  expect(totals(t)).toEqual([7, 5 + 2 + 2 + 1]);
});

test('SH-REACT-03 without a reaction of its own a hero can still be protected', () => {
  const t = duel(wolf, { heroes: { lich: [], troll: [] } }, { spent: ['lich'] }).choose('attack:werewolf,claws,lich');
  expect(t.offered()).toEqual(['accept:troll', 'refuse']);
});
