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

test('SH-PROT-03 -4 on parry for a hero of another player', () => {
  const t = position([wolf, { heroes: { lich: [], barbarian: [] } }, { heroes: { 'black-knight': ['buckler'] } }]);
  t.choose('attack:werewolf,claws,barbarian');
  expect([t.seat, t.offered()]).toEqual([2, ['protect:black-knight', 'pass']]);
  t.choose('protect:black-knight');
  expect([t.seat, t.offered()]).toEqual([1, ['dodge', 'accept:lich', 'accept:black-knight', 'waive']]);
  t.choose('accept:black-knight');
  expect([t.seat, t.offered()]).toEqual([2, ['parry:buckler#1', 'dodge']]);
  t.choose('parry:buckler#1', [2, 1]);
  expect(totals(t)).toEqual([6 + 2, 5 + 2 - 4 + 1]);
  expect(told(t, 'rolled').parts).toEqual([]);
  expect(t.happened().flatMap(e => (e.kind === 'rolled' ? [e.parts] : []))[1]).toEqual([
    { source: 'buckler#1', amount: 2 },
    { source: 'protecting', amount: -4 },
  ]);
  expect([lifeOf(t, 'black-knight'), lifeOf(t, 'barbarian')]).toEqual([10, 15]);
});

test('SH-PROT-03 -4 on magic resistance against a spell', () => {
  const t = position([{ heroes: { shaman: ['lightning'] } }, { heroes: { troll: [] } }, { heroes: { lich: [] } }]);
  t.choose('attack:shaman,lightning#1,troll').choose('protect:lich').choose('accept:lich').choose('resist', [1, 1]);
  expect(totals(t)).toEqual([5 + 1 + 2 + 1, 6 - 4 + 1]);
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

test('SH-PROT-06 before any card is played; once accepted there is no way back', () => {
  const t = position([
    { heroes: { werewolf: [] }, hand: ['where-it-hurts'] },
    { heroes: { lich: [] }, hand: ['bark-brew'] },
    { heroes: { troll: [] } },
  ]);
  const asked: unknown[] = [];
  for (const option of ['attack:werewolf,claws,lich', 'protect:troll', 'accept:troll', 'dodge']) {
    t.choose(option);
    asked.push([t.seat, t.kind, t.offered()]);
  }
  expect(asked).toEqual([
    [2, 'protect', ['protect:troll', 'pass']],
    [1, 'defend', ['dodge', 'accept:troll', 'waive']],
    [2, 'defend', ['dodge']],
    [0, 'combat', ['play:where-it-hurts#1', 'pass']],
  ]);
});

test('SH-PROT-08 SH-PROT-09 creatures protect, for their reaction, and are protected', () => {
  const t = duel(wolf, { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' } });
  t.choose('attack:werewolf,claws,lich');
  expect(t.offered('accept')).toEqual(['accept:mud-golem#1']);
  t.choose('accept:mud-golem#1').choose('parry:claws', [1, 1]);
  // The golem is good at this: +2, which makes up for the penalty.
  expect(totals(t)).toEqual([7, 3 + 2 - 2 + 1]);
  expect(who(t, 'mud-golem#1').reactions).toBe(0);
  const other = duel(wolf, { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' } });
  expect(other.choose('attack:werewolf,claws,mud-golem#1').offered('accept')).toEqual(['accept:lich']);
  other.choose('accept:lich').choose('dodge', [1, 1]);
  expect([lifeOf(other, 'mud-golem#1'), lifeOf(other, 'lich')]).toEqual([7, 15 - (5 - 1)]);
  const third = position([
    wolf,
    { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' } },
    { heroes: { troll: [] } },
  ]);
  expect(third.choose('attack:werewolf,claws,mud-golem#1').offered()).toEqual(['protect:troll', 'pass']);
});

test('SH-PROT-10 heroes protect the NPC of their group, nobody a demon', () => {
  const t = position([
    wolf,
    { heroes: { lich: [] }, npc: 'quack', demon: 'trembler' },
    { heroes: { troll: [] }, creatures: { 'mud-golem': 'lich' } },
  ]);
  t.choose('attack:werewolf,claws,quack#1');
  expect([t.seat, t.offered()]).toEqual([1, ['accept:lich', 'refuse']]);
  t.choose('refuse', [1]);
  expect(t.state.groups[1]?.npc).toBeNull();
  const demon = position([wolf, { heroes: { lich: [] }, demon: 'trembler' }, { heroes: { troll: [] } }]);
  demon.choose('attack:werewolf,claws,trembler#1', [1]);
  expect(demon.kind).toBe('act');
});

test('SH-PROT-13 creatures protect the NPC of their group as heroes do', () => {
  const guards = { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' }, npc: 'quack' };
  const t = duel(wolf, guards).choose('attack:werewolf,claws,quack#1');
  expect(t.offered()).toEqual(['accept:lich', 'accept:mud-golem#1', 'refuse']);
  t.choose('accept:mud-golem#1').choose('parry:claws', [1, 1]);
  expect([lifeOf(t, 'quack#1'), totals(t)]).toEqual([4, [7, 3 + 2 - 2 + 1]]);
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

test('SH-PROT-02 whose group the protected creature or NPC belongs to counts, whatever others have at their side', () => {
  const creatures = { 'mud-golem': 'barbarian' };
  const skeleton = { heroes: { werewolf: [] }, creatures: { 'rattling-skeleton': null } };
  const golem = duel(skeleton, { heroes: { barbarian: [] }, creatures });
  golem.choose('attack:werewolf,claws,mud-golem#1').choose('accept:barbarian').choose('dodge', [1, 1]);
  expect(totals(golem)).toEqual([7, 4 - 2 + 1]);
  const hero = duel(skeleton, { heroes: { lich: [], barbarian: [] } });
  hero.choose('attack:werewolf,claws,lich').choose('accept:barbarian').choose('dodge', [1, 1]);
  expect(totals(hero)).toEqual([7, 4 - 2 + 1]);
  const npc = duel({ ...wolf, npc: 'canteen-cook' }, { heroes: { barbarian: [] }, npc: 'quack' });
  npc.choose('attack:werewolf,claws,quack#1').choose('accept:barbarian').choose('dodge', [1, 1]);
  expect(totals(npc)).toEqual([7, 4 - 2 + 1]);
});

test('SH-PROT-01 SH-PROT-07 an offer is told with its protector and its target', () => {
  const t = table().choose('attack:werewolf,claws,lich').choose('protect:troll');
  expect(told(t, 'offered')).toEqual({ kind: 'offered', by: 'troll', target: 'lich', rule: 'SH-PROT-01' });
});

test('SH-REACT-03 SH-PARRY-04 a declared defence and a waived one are told, a refused protector is no defence', () => {
  const defends = (option: string) =>
    told(table().choose('attack:werewolf,claws,lich').choose('pass').choose(option), 'defends');
  expect(defends('dodge')).toEqual({ kind: 'defends', who: 'lich', how: 'dodge', with: null, rule: 'SH-REACT-03' });
  expect(defends('waive')).toEqual({ kind: 'defends', who: 'lich', how: 'waive', with: null, rule: 'SH-PARRY-04' });
  const refused = duel(wolf, { heroes: { lich: [], troll: [] } }, { spent: ['lich'] });
  refused.choose('attack:werewolf,claws,lich').choose('refuse', [1]);
  expect(refused.happened().map(e => e.kind)).toEqual(['rolled', 'hit', 'lost-life']);
});

test('SH-REACT-06 a demon has no reaction to spend', () => {
  const t = duel(wolf, { heroes: { lich: [] }, demon: 'trembler' }).choose('attack:werewolf,claws,trembler#1', [1]);
  const { life } = t.state.groups[1]?.demon ?? { life: 0 };
  expect(t.state.groups[1]?.demon).toEqual({ kind: 'demon', id: 'trembler#1', group: 1, life });
  expect(life).toBeGreaterThan(0);
});

test('SH-REACT-06 only the reaction of whoever fights counts: what others lose or gain changes nothing', () => {
  const two = { heroes: { lich: [], troll: [] } };
  const lost = duel({ ...wolf, hand: ['hay-fever'] }, two)
    .choose('attack:werewolf,claws,lich')
    .choose('dodge');
  lost.choose('play:hay-fever#1').choose('target:troll', [1, 6, 5]);
  expect([totals(lost), lifeOf(lost, 'lich')]).toEqual([[7, 2 + 11], 15]);
  const gained = duel(wolf, { ...two, hand: ['second-wind'] }, { spent: ['lich', 'troll'] });
  gained.choose('attack:werewolf,claws,lich').choose('play:second-wind#1').choose('target:troll', [1]);
  expect([gained.kind, totals(gained)]).toEqual(['act', [7]]);
});

test('SH-REACT-06 SH-ATT-06 who has declared or waived a parry is not asked anew for another reaction', () => {
  const lich = { heroes: { lich: [] }, hand: ['second-wind'] };
  const declared = duel(wolf, lich).choose('attack:werewolf,claws,lich').choose('dodge');
  declared.choose('play:second-wind#1', [1, 1]);
  expect([declared.kind, totals(declared)]).toEqual(['act', [7, 2 + 1]]);
  const waived = duel({ ...wolf, hand: ['hay-fever', 'look-behind-you'] }, lich).choose('attack:werewolf,claws,lich');
  waived.choose('waive').choose('play:hay-fever#1').choose('play:second-wind#1');
  expect([waived.seat, waived.kind]).toEqual([0, 'combat']);
});
