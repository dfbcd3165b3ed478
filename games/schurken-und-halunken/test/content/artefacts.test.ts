import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { discardsOf, duel, handOf, itemsOf, lifeOf, nextRound, position, told, totals, who } from '../positions.ts';
import { attackWith, effect, FULL, kinds, magicWith, modifies, parryWith, pay, wielded } from './printed.ts';

const wolf = { heroes: { werewolf: [] } };
const knight = { heroes: { 'black-knight': [] } };

test('SH-ACT-09 Voodoo Doll: a hand card for a life point of an enemy hero, once per round, no action', () => {
  const t = position([
    { heroes: { lich: ['voodoo-doll'] }, hand: ['buckler', 'halberd', 'pitchfork'] },
    { heroes: { 'black-knight': [] }, creatures: { 'mud-golem': null } },
    { heroes: { troll: [] } },
  ]);
  t.choose('use:voodoo-doll#1');
  expect(t.offered()).toEqual(['discard:buckler#1', 'discard:halberd#1', 'discard:pitchfork#1']);
  const paid = pay(t, 'voodoo-doll');
  expect(t.offered()).toEqual(['target:black-knight', 'target:troll']);
  t.choose('target:troll');
  const { amount } = effect('voodoo-doll', 'damage');
  expect(kinds(t)).toEqual(['lost-life']);
  expect([lifeOf(t, 'troll'), discardsOf(t, 'equipment')]).toEqual([FULL - amount, paid]);
  expect(who(t, 'lich').actions).toBe(1);
  expect(t.explain('use:voodoo-doll#1')).toMatchObject({ allowed: false, rule: 'SH-ACT-14' });
  expect(nextRound(t).offered('use')).toEqual(['use:voodoo-doll#1']);
});

test('SH-DMG-08 Voodoo Doll: who dies of it is not plundered; without hand cards it is of no use', () => {
  const own = { heroes: { lich: ['voodoo-doll'] }, hand: ['buckler', 'halberd', 'pitchfork'] };
  const t = duel(own, { heroes: { troll: ['ring-mail'] } }, { life: { troll: 1 } }).choose('use:voodoo-doll#1');
  pay(t, 'voodoo-doll');
  expect([discardsOf(t, 'equipment').at(-1), t.match.outcome?.winners]).toEqual(['ring-mail#1', [0]]);
  const poor = duel({ heroes: { lich: ['voodoo-doll'] } }, knight);
  expect(poor.offered('use')).toEqual([]);
  expect(poor.explain('use:voodoo-doll#1').text.en).toContain('too few hand cards');
});

test('SH-DEATH-07 Soul Jar: the bearer lives on, the jar breaks, nobody plunders', () => {
  const t = duel(wolf, { heroes: { lich: ['soul-jar', 'buckler'] } }, { life: { lich: 1 } });
  t.choose('attack:werewolf,claws,lich').choose('waive', [1]);
  const { life } = effect('soul-jar', 'cheat-death');
  expect(told(t, 'survived')).toMatchObject({ who: 'lich', card: 'soul-jar#1', life });
  expect([lifeOf(t, 'lich'), itemsOf(t, 'lich'), t.kind]).toEqual([life, ['buckler#1'], 'act']);
  expect(discardsOf(t, 'equipment')).toEqual(['soul-jar#1']);
});

test('SH-DEATH-07 Soul Jar: not a kill, so the Vampire goes hungry', () => {
  const t = duel(
    { heroes: { vampire: ['silver-sword'] } },
    { heroes: { lich: ['soul-jar'] } },
    {
      life: { lich: 1, vampire: 5 },
    },
  );
  t.choose('attack:vampire,silver-sword#1,lich').choose('waive', [1]);
  expect(lifeOf(t, 'vampire')).toBe(5);
});

test('Ring of Stubbornness: magic resistance', () => {
  const t = duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { 'black-knight': ['ring-of-stubbornness'] } });
  t.choose('attack:lich,bone-spear#1,black-knight').choose('resist', [1, 4]);
  expect(totals(t)[1]).toBe(hero('black-knight').magicResistance + modifies('ring-of-stubbornness') + 4);
});

test('Amulet of Megalomania: magic in attack, defence and casting', () => {
  const more = modifies('amulet-of-megalomania');
  const items = ['amulet-of-megalomania', 'bone-spear', 'wall-of-bones', 'darn-flesh'];
  const attack = duel({ heroes: { lich: items } }, knight);
  attack.choose('attack:lich,bone-spear#1,black-knight').choose('waive', [2]);
  expect(totals(attack)).toEqual([magicWith('lich', 'bone-spear') + more + 2]);
  const ward = duel(wolf, { heroes: { lich: items } }).choose('attack:werewolf,claws,lich');
  expect(totals(ward.choose('ward:wall-of-bones#1', [1, 2]))[1]).toBe(magicWith('lich', 'wall-of-bones') + more + 2);
  const cast = duel({ heroes: { lich: items } }, knight, { life: { lich: 5 } }).choose('cast:lich,darn-flesh#1', [2]);
  expect(told(cast, 'cast').total).toBe(magicWith('lich', 'darn-flesh') + more + 2);
});

test('SH-EQUIP-06 Hexing Stick: an artefact that is also a weapon for two hands', () => {
  const t = duel({ heroes: { shaman: ['hexing-stick', 'lightning'] }, hand: ['buckler'] }, knight);
  expect(t.explain('equip:shaman,buckler#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-05' });
  t.choose('attack:shaman,hexing-stick#1,black-knight').choose('waive', [3]);
  expect(totals(t)).toEqual([attackWith('shaman', 'hexing-stick') + 3]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - wielded('hexing-stick').damage);
  const parry = duel(wolf, { heroes: { shaman: ['hexing-stick'] } }).choose('attack:werewolf,claws,shaman');
  expect(totals(parry.choose('parry:hexing-stick#1', [1, 3]))[1]).toBe(parryWith('shaman', 'hexing-stick') + 3);
  const spell = duel({ heroes: { shaman: ['hexing-stick', 'lightning'] } }, knight);
  spell.choose('attack:shaman,lightning#1,black-knight').choose('waive', [1]);
  expect(totals(spell)).toEqual([magicWith('shaman', 'lightning') + modifies('hexing-stick') + 1]);
});

test('Cloak of Shadows: parry against ranged attacks, and it covers the shoulders', () => {
  const other = { heroes: { 'dark-elf': ['cloak-of-shadows'] } };
  const ranged = duel({ heroes: { assassin: ['sulking-bow'] } }, other);
  ranged.choose('attack:assassin,sulking-bow#1,dark-elf').choose('dodge', [1, 3]);
  expect(totals(ranged)[1]).toBe(2 + modifies('cloak-of-shadows') + 3);
  const melee = duel(wolf, other).choose('attack:werewolf,claws,dark-elf').choose('dodge', [1, 3]);
  expect(totals(melee)[1]).toBe(2 + 3);
  const t = duel({ heroes: { 'dark-elf': ['cloak-of-shadows'] }, hand: ['shoulder-plates'] }, wolf);
  expect(t.explain('equip:dark-elf,shoulder-plates#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-03' });
});

test('SH-REACT-02 SH-LIMIT-08 Alarm Clock: a second reaction in every turn of a rival; takes a hand', () => {
  const count = effect('alarm-clock', 'extra-reactions').count;
  const t = duel(
    { heroes: { werewolf: [], barbarian: ['frying-pan'] } },
    { heroes: { lich: ['alarm-clock', 'buckler'] } },
  );
  expect(who(t, 'lich').reactions).toBe(1 + count);
  t.choose('attack:werewolf,claws,lich').choose('parry:buckler#1', [1, 2]);
  t.choose('attack:barbarian,frying-pan#1,lich');
  expect(t.offered()).toEqual(['parry:buckler#1', 'dodge', 'waive']);
  t.choose('dodge', [1, 2]);
  expect(who(t, 'lich').reactions).toBe(count - 1);
  const full = duel({ heroes: { lich: ['alarm-clock', 'buckler'] }, hand: ['pirate-sabre'] }, wolf);
  expect(full.explain('equip:lich,pirate-sabre#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-05' });
  expect(who(nextRound(t), 'lich').reactions).toBe(1 + count);
});

test('Crystal Ball: shows a hand to its owner alone, and stiffens the will', () => {
  const t = position([
    { heroes: { lich: ['crystal-ball'] } },
    { heroes: { 'black-knight': [] }, hand: ['halberd', 'duck'] },
    { heroes: { troll: [] }, hand: ['buckler'] },
  ]);
  t.choose('use:crystal-ball#1');
  expect(t.offered()).toEqual(['rival:1', 'rival:2']);
  t.choose('rival:1');
  const cards = (viewer: number) => t.happened(viewer).flatMap(e => (e.kind === 'looked' ? [e.cards] : []));
  expect([cards(0), cards(1), cards(2)]).toEqual([[['halberd#1', 'duck#1']], [null], [null]]);
  expect(t.offered('use')).toEqual([]);
  expect(who(t, 'lich').actions).toBe(1);
  const spell = duel({ heroes: { necromancer: ['bone-spear'] } }, { heroes: { lich: ['crystal-ball'] } });
  spell.choose('attack:necromancer,bone-spear#1,lich').choose('resist', [1, 2]);
  expect(totals(spell)[1]).toBe(hero('lich').magicResistance + modifies('crystal-ball') + 2);
  const blind = duel({ heroes: { lich: ['crystal-ball'] } }, knight);
  expect(blind.explain('use:crystal-ball#1')).toMatchObject({ allowed: false, rule: 'SH-END-06' });
});

test('Loaded Die: every 1 is rolled again, once, in combat and casting', () => {
  const t = duel({ heroes: { lich: ['loaded-die', 'pirate-sabre', 'darn-flesh'] } }, knight, { life: { lich: 5 } });
  t.choose('attack:lich,pirate-sabre#1,black-knight').choose('waive', [6, 1, 3]);
  expect(told(t, 'rolled')).toMatchObject({ dice: [6, 3], total: attackWith('lich', 'pirate-sabre') + 9 });
  const cast = duel({ heroes: { lich: ['loaded-die', 'darn-flesh'] } }, knight, { life: { lich: 5 } });
  cast.choose('cast:lich,darn-flesh#1', [1, 2]);
  expect([told(cast, 'rolled').dice, cast.leftover]).toEqual([[2], []]);
  const parry = duel(wolf, { heroes: { lich: ['loaded-die'] } }).choose('attack:werewolf,claws,lich');
  expect(totals(parry.choose('dodge', [2, 1, 1]))[1]).toBe(hero('lich').parry + 1);
});

test('Bottomless Bag: a hand card for one of any pile', () => {
  const own = { heroes: { lich: ['bottomless-bag'] }, hand: ['duck', 'payday', 'feast'] };
  const t = duel(own, knight, { top: ['lightning'] }).choose('use:bottomless-bag#1');
  const paid = pay(t, 'bottomless-bag');
  expect(t.offered()).toEqual(['pile:equipment', 'pile:magic', 'pile:tactics']);
  t.choose('pile:magic');
  expect([handOf(t, 0).at(-1), discardsOf(t, 'tactics')]).toEqual(['lightning#1', paid]);
  expect(t.offered('use')).toEqual([]);
  expect(t.explain('use:bottomless-bag#1')).toMatchObject({ allowed: false, rule: 'SH-ACT-14' });
});
