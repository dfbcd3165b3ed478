import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { discardsOf, duel, lifeOf, position, told, totals } from '../positions.ts';
import { card, claws, effect, FULL, HIGH, magicWith, modifies, wielded } from './printed.ts';

const wolf = { heroes: { werewolf: [] } };
const shield = (id: string) => card('shield', id).parry;
const worn = (id: string) => card('armour', id).wear.armour;

/** The Werewolf claws at the Dark Elf, who has no armour of her own, wearing this. */
const clawed = (...items: string[]) =>
  duel(wolf, { heroes: { 'dark-elf': items } })
    .choose('attack:werewolf,claws,dark-elf')
    .choose('waive', [1]);

/** The Lich throws a spear of bone at her; she resists with this die. */
const speared = (die: number, ...items: string[]) =>
  duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { 'dark-elf': items } })
    .choose('attack:lich,bone-spear#1,dark-elf')
    .choose('resist', [1, die]);

const wears = (id: string, other: string) => {
  const t = duel({ heroes: { 'black-knight': [id] }, hand: [other] }, wolf);
  expect(t.offered('equip')).toEqual([]);
  expect(t.explain(`equip:black-knight,${other}#1`)).toMatchObject({ allowed: false, rule: 'SH-LIMIT-03' });
};

// Shields

test('Buckler: parries melee and ranged attacks', () => {
  const melee = duel(wolf, { heroes: { 'dark-elf': ['buckler'] } }).choose('attack:werewolf,claws,dark-elf');
  melee.choose('parry:buckler#1', [1, 3]);
  expect(totals(melee)).toEqual([hero('werewolf').attack + 1, 2 + shield('buckler') + 3]);
  const ranged = duel({ heroes: { assassin: ['sulking-bow'] } }, { heroes: { 'dark-elf': ['buckler'] } });
  ranged.choose('attack:assassin,sulking-bow#1,dark-elf').choose('parry:buckler#1', [1, 3]);
  expect(totals(ranged)[1]).toBe(2 + shield('buckler') + 3);
});

test('SH-LIMIT-04 Buckler: not beside a second one, and of no use against spells', () => {
  const t = duel({ heroes: { 'black-knight': ['buckler'] }, hand: ['buckler'] }, wolf);
  expect(t.offered('equip')).toEqual([]);
  expect(t.explain('equip:black-knight,buckler#2')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-04' });
  const spell = duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { 'black-knight': ['buckler'] } });
  spell.choose('attack:lich,bone-spear#1,black-knight');
  expect(spell.offered()).toEqual(['resist', 'waive']);
  expect(spell.explain('parry:buckler#1')).toMatchObject({ allowed: false, rule: 'SH-MAGIC-03' });
});

test('Tower Shield: a fine parry, at the cost of the bearer’s attack', () => {
  const t = duel(wolf, { heroes: { 'dark-elf': ['tower-shield'] } }).choose('attack:werewolf,claws,dark-elf');
  t.choose('parry:tower-shield#1', [1, 1]);
  expect(totals(t)[1]).toBe(2 + shield('tower-shield') + 1);
  const attack = duel({ heroes: { 'black-knight': ['tower-shield', 'silver-sword'] } }, wolf);
  attack.choose('attack:black-knight,silver-sword#1,werewolf').choose('waive', [2]);
  expect(totals(attack)).toEqual([6 + 2 + 2 + modifies('tower-shield') + 2]);
});

test('Barn Door: stronger when it protects somebody else, and only when it is used', () => {
  const protect = (answer: string) => {
    const t = duel(wolf, { heroes: { lich: [], 'dark-elf': ['barn-door'] } }).choose('attack:werewolf,claws,lich');
    return totals(t.choose('accept:dark-elf').choose(answer, [1, 5]))[1];
  };
  expect(protect('parry:barn-door#1')).toBe(2 + shield('barn-door') + modifies('barn-door') - 2 + 5);
  expect(protect('dodge')).toBe(2 - 2 + 5);
  const own = duel(wolf, { heroes: { 'dark-elf': ['barn-door'] } }).choose('attack:werewolf,claws,dark-elf');
  expect(totals(own.choose('parry:barn-door#1', [1, 5]))[1]).toBe(2 + shield('barn-door') + 5);
});

test('Barn Door: for another player it still costs 4', () => {
  const t = position([wolf, { heroes: { lich: [] } }, { heroes: { 'black-knight': ['barn-door'] } }]);
  t.choose('attack:werewolf,claws,lich').choose('protect:black-knight').choose('accept:black-knight');
  t.choose('parry:barn-door#1', [1, 5]);
  const value = hero('black-knight').parry + shield('barn-door') + modifies('barn-door') - 4;
  expect(totals(t)[1]).toBe(value + 5);
});

test('Mirror Shield: parries, and helps against magic without being raised', () => {
  const t = duel(wolf, { heroes: { 'dark-elf': ['mirror-shield'] } }).choose('attack:werewolf,claws,dark-elf');
  expect(totals(t.choose('parry:mirror-shield#1', [1, 2]))[1]).toBe(2 + shield('mirror-shield') + 2);
  const value = hero('dark-elf').magicResistance + modifies('mirror-shield');
  expect(totals(speared(2, 'mirror-shield'))[1]).toBe(value + 2);
});

// Armour

test('Horned Helmet: armour for the head, of which there is one', () => {
  expect(lifeOf(clawed('horned-helmet'), 'dark-elf')).toBe(FULL - (claws('werewolf') - worn('horned-helmet')));
  wears('horned-helmet', 'cooking-pot');
});

test('Cooking Pot: good against blows and magic, bad for aiming', () => {
  expect(lifeOf(clawed('cooking-pot'), 'dark-elf')).toBe(FULL - (claws('werewolf') - worn('cooking-pot')));
  expect(totals(speared(4, 'cooking-pot'))[1]).toBe(hero('dark-elf').magicResistance + modifies('cooking-pot') + 4);
  const t = duel({ heroes: { 'black-knight': ['cooking-pot', 'silver-sword'] } }, wolf);
  t.choose('attack:black-knight,silver-sword#1,werewolf').choose('waive', [1]);
  expect(totals(t)).toEqual([6 + 2 + 2 + modifies('cooking-pot', 1) + 1]);
  wears('cooking-pot', 'horned-helmet');
});

test('SH-EQUIP-EX1 SH-EQUIP-05 Shoulder Plates: add to the Knight’s Armour, 4 together', () => {
  expect(lifeOf(clawed('shoulder-plates'), 'dark-elf')).toBe(FULL - (claws('werewolf') - worn('shoulder-plates')));
  expect(told(clawed('shoulder-plates', 'knights-armour'), 'hit').damage).toBe(Math.max(0, claws('werewolf') - 4));
  wears('shoulder-plates', 'cloak-of-shadows');
});

test('Knight’s Armour: heavy, and heavy on the caster', () => {
  expect(told(clawed('knights-armour'), 'hit').damage).toBe(claws('werewolf') - worn('knights-armour'));
  const t = duel({ heroes: { 'dark-elf': ['knights-armour', 'lightning'] } }, wolf);
  t.choose('attack:dark-elf,lightning#1,werewolf').choose('waive', [3]);
  expect(totals(t)).toEqual([magicWith('dark-elf', 'lightning') + modifies('knights-armour') + 3]);
  wears('knights-armour', 'ring-mail');
});

test('SH-DMG-EX1 Dragon Armour: armour 2, and some of the dragon’s resistance', () => {
  expect(told(clawed('dragon-armour'), 'hit').damage).toBe(claws('werewolf') - 2);
  const value = hero('dark-elf').magicResistance + modifies('dragon-armour');
  expect(totals(speared(1, 'dragon-armour'))[1]).toBe(value + 1);
});

test('SH-LIMIT-03 Ring Mail: covers the torso, so no other armour does', () => {
  expect(lifeOf(clawed('ring-mail'), 'dark-elf')).toBe(FULL - (claws('werewolf') - worn('ring-mail')));
  wears('ring-mail', 'bone-armour');
});

test('SH-LIMIT-03 Bone Armour: pricks whoever hits, with weapon, claw or spell', () => {
  const { amount } = effect('bone-armour', 'damage');
  const t = clawed('bone-armour');
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - (claws('werewolf') - worn('bone-armour')));
  expect(lifeOf(t, 'werewolf')).toBe(FULL - amount);
  const spear = duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { 'dark-elf': ['bone-armour'] } });
  spear.choose('attack:lich,bone-spear#1,dark-elf').choose('waive', [1]);
  expect(lifeOf(spear, 'lich')).toBe(FULL - amount);
  wears('bone-armour', 'ring-mail');
});

test('Bone Armour: not when the attack is parried; also when the bearer dies of it', () => {
  const parried = duel(wolf, { heroes: { 'dark-elf': ['bone-armour'] } }).choose('attack:werewolf,claws,dark-elf');
  expect(lifeOf(parried.choose('dodge', [1, ...HIGH]), 'werewolf')).toBe(FULL);
  const dead = duel(wolf, { heroes: { 'dark-elf': ['bone-armour'], troll: [] } }, { life: { 'dark-elf': 1 } });
  dead.choose('attack:werewolf,claws,dark-elf').choose('waive', [1]);
  expect(lifeOf(dead, 'werewolf')).toBe(FULL - effect('bone-armour', 'damage').amount);
  expect(dead.offered()).toEqual(['plunder:bone-armour#1', 'pass']);
  dead.choose('pass');
  expect(discardsOf(dead, 'equipment')).toEqual(['bone-armour#1']);
});

test('Spiked Gauntlets: more damage in melee, claws included, not from afar', () => {
  const damage = (means: string, ...items: string[]) => {
    const t = duel({ heroes: { werewolf: ['spiked-gauntlets', ...items] } }, { heroes: { 'dark-elf': [] } });
    return told(t.choose(`attack:werewolf,${means},dark-elf`).choose('waive', [1]), 'hit').damage;
  };
  expect(damage('claws')).toBe(claws('werewolf') + modifies('spiked-gauntlets'));
  expect(damage('pirate-sabre#1', 'pirate-sabre')).toBe(wielded('pirate-sabre').damage + modifies('spiked-gauntlets'));
  expect(damage('sulking-bow#1', 'sulking-bow')).toBe(wielded('sulking-bow').damage);
  expect(told(clawed('spiked-gauntlets'), 'hit').damage).toBe(claws('werewolf') - worn('spiked-gauntlets'));
});

test('Iron Boots: armour for the legs', () => {
  expect(lifeOf(clawed('iron-boots'), 'dark-elf')).toBe(FULL - (claws('werewolf') - worn('iron-boots')));
  wears('iron-boots', 'seven-mile-slippers');
});

test('Seven-Mile Slippers: help who dodges, not who parries', () => {
  const defend = (answer: string) => {
    const t = duel(wolf, { heroes: { 'dark-elf': ['seven-mile-slippers', 'buckler'] } });
    return totals(t.choose('attack:werewolf,claws,dark-elf').choose(answer, [1, 2]))[1];
  };
  expect(defend('dodge')).toBe(2 + modifies('seven-mile-slippers') + 2);
  expect(defend('parry:buckler#1')).toBe(2 + shield('buckler') + 2);
  expect(told(clawed('seven-mile-slippers'), 'hit').damage).toBe(claws('werewolf') - worn('seven-mile-slippers'));
  wears('seven-mile-slippers', 'iron-boots');
});
