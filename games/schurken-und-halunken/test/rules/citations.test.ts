import { expect, test } from 'vitest';
import { duel, type TestTable } from '../positions.ts';

/** Every roll and cost names the rule it follows. */

const rolled = (t: TestTable): (string | undefined)[] =>
  t.happened().flatMap(event => (event.kind === 'rolled' ? [event.rule] : []));

const wolf = { heroes: { werewolf: [] } };
const archer = { heroes: { 'dark-elf': ['sulking-bow'] } };
const mage = { heroes: { lich: ['bone-spear'] } };

test.each([
  ['a parry', wolf, { troll: ['silver-sword'] }, 'parry:silver-sword#1', ['SH-MELEE-01', 'SH-PARRY-01']],
  ['a dodge', wolf, { troll: [] }, 'dodge', ['SH-MELEE-01', 'SH-PARRY-03']],
  ['a shield against an arrow', archer, { troll: ['buckler'] }, 'parry:buckler#1', ['SH-RANGED-01', 'SH-RANGED-02']],
  ['a dodge from an arrow', archer, { troll: [] }, 'dodge', ['SH-RANGED-01', 'SH-RANGED-03']],
  ['magic resistance', mage, { troll: [] }, 'resist', ['SH-MAGIC-02', 'SH-MAGIC-02']],
  ['a spell against a spell', mage, { shaman: ['shadow-step'] }, 'ward:shadow-step#1', ['SH-MAGIC-02', 'SH-DEF-02']],
  ['a spell against a weapon', wolf, { shaman: ['stone-skin'] }, 'ward:stone-skin#1', ['SH-MELEE-01', 'SH-DEF-02']],
])('SH-MAGIC-02 SH-DEF-02 SH-RANGED-01 the rolls of %s cite their rules', (_, own, heroes, answer, rules) => {
  const t = duel(own, { heroes });
  t.choose(t.offered('attack')[0] ?? '').choose(answer, [1, 2]);
  expect(rolled(t)).toEqual(rules);
});

test('SH-GEN-02 the roll of a general spell cites its rule', () => {
  const t = duel({ heroes: { necromancer: ['rattling-skeleton'] } }, wolf);
  expect(rolled(t.choose('cast:necromancer,rattling-skeleton#1', [5]))).toEqual(['SH-GEN-02']);
});

test('SH-NPC-07 SH-ACT-09 the price of an ability cites the rule of an NPC or of an artefact', () => {
  const fence = duel({ heroes: { lich: [] }, npc: 'fence', hand: ['buckler'] }, wolf).choose('use:fence#1');
  expect(fence.match.ask?.rule).toBe('SH-NPC-07');
  const bag = duel({ heroes: { lich: ['bottomless-bag'] }, hand: ['buckler'] }, wolf).choose('use:bottomless-bag#1');
  expect(bag.match.ask?.rule).toBe('SH-ACT-09');
});

test('SH-NPC-07 SH-ACT-14 once per round, by the rule of an NPC or of an artefact', () => {
  const quack = duel({ heroes: { lich: [] }, npc: 'quack' }, wolf, { life: { lich: 5 } }).choose('use:quack#1', [2]);
  expect(quack.explain('use:quack#1')).toMatchObject({ allowed: false, rule: 'SH-NPC-07' });
  const bag = duel({ heroes: { lich: ['bottomless-bag'] }, hand: ['buckler', 'duck'] }, wolf);
  bag.choose('use:bottomless-bag#1').choose('discard:buckler#1').choose('pile:equipment');
  expect(bag.offered('use')).toEqual([]);
  expect(bag.explain('use:bottomless-bag#1')).toMatchObject({ allowed: false, rule: 'SH-ACT-14' });
});
