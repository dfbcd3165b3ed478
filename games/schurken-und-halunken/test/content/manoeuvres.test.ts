import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { discardsOf, duel, handOf, lifeOf, type TestTable, told, totals } from '../positions.ts';
import { by, card, claws, effect, FULL, HIGH, magicWith, parts, sumOf, wielded } from './printed.ts';

const knight = { heroes: { 'black-knight': [] } };
const wolf = { heroes: { werewolf: [] } };
const wolfWith = (...hand: string[]) => ({ ...wolf, hand });
const knightWith = (...hand: string[]) => ({ ...knight, hand });
const ATTACK = 'attack:werewolf,claws,black-knight';
const BOW = { heroes: { assassin: ['sulking-bow'] } };
const SHOT = 'attack:assassin,sulking-bow#1,black-knight';
const LICH = { heroes: { lich: ['bone-spear', 'wall-of-bones', 'darn-flesh'] } };
const SPEAR = 'attack:lich,bone-spear#1,black-knight';

/** Not for this roll: nothing is offered but to pass, and the reason is told. */
const notFor = (t: TestTable, id: string, rule = 'SH-POT-01') => {
  expect(t.offered()).toEqual(['pass']);
  expect(t.explain(`play:${id}#1`)).toMatchObject({ allowed: false, rule });
};

test('SH-MAN-01 SH-MAN-05 Look Behind You!: attack with a weapon or claws, for this combat', () => {
  const t = duel(wolfWith('look-behind-you'), knight)
    .choose(ATTACK)
    .choose('dodge')
    .choose('play:look-behind-you#1', [2, 1]);
  expect(parts(t)[0]).toEqual([['look-behind-you#1', by('look-behind-you')]]);
  expect(totals(t)[0]).toBe(hero('werewolf').attack + by('look-behind-you') + 2);
  expect([handOf(t, 0), discardsOf(t, 'tactics'), t.state.boosts]).toEqual([[], ['look-behind-you#1'], []]);
  notFor(
    duel({ ...LICH, hand: ['look-behind-you'] }, knight)
      .choose(SPEAR)
      .choose('waive'),
    'look-behind-you',
  );
});

test('SH-MAN-03 Look Behind You!: any number at once', () => {
  const t = duel(wolfWith('look-behind-you', 'look-behind-you'), knight).choose(ATTACK).choose('dodge');
  t.choose('play:look-behind-you#1').choose('play:look-behind-you#2', [2, 1]);
  expect(totals(t)[0]).toBe(hero('werewolf').attack + 2 * by('look-behind-you') + 2);
});

test('Sand in the Eyes: the foe parries worse in this combat; only in melee', () => {
  const t = duel(wolfWith('sand-in-the-eyes'), { heroes: { 'black-knight': ['buckler'] } }).choose(ATTACK);
  t.choose('parry:buckler#1').choose('play:sand-in-the-eyes#1', [1, 2]);
  const value = hero('black-knight').parry + card('shield', 'buckler').parry + by('sand-in-the-eyes');
  expect(totals(t)[1]).toBe(Math.max(0, value) + 2);
  expect(t.state.boosts).toEqual([]);
  notFor(
    duel({ ...BOW, hand: ['sand-in-the-eyes'] }, knight)
      .choose(SHOT)
      .choose('dodge'),
    'sand-in-the-eyes',
  );
});

test('Sand in the Eyes: works on a demon’s fixed parry and on a protector', () => {
  const demon = duel(wolfWith('sand-in-the-eyes'), { ...knight, demon: 'trembler' });
  demon.choose('attack:werewolf,claws,trembler#1').choose('play:sand-in-the-eyes#1', [1]);
  expect(told(demon, 'stands').total).toBe(card('demon', 'trembler').parry + by('sand-in-the-eyes'));
  const other = { heroes: { lich: [], 'black-knight': [] } };
  const protector = duel(wolfWith('sand-in-the-eyes'), other).choose('attack:werewolf,claws,lich');
  protector.choose('accept:black-knight').choose('dodge').choose('play:sand-in-the-eyes#1', [1, 2]);
  expect(totals(protector)[1]).toBe(Math.max(0, hero('black-knight').parry + by('sand-in-the-eyes') - 2) + 2);
});

test('Without a Plan: a wild attack, paid for in parry until the next own turn', () => {
  const t = duel(wolfWith('without-a-plan'), { heroes: { 'black-knight': ['silver-sword'] } });
  t.choose(ATTACK).choose('dodge').choose('play:without-a-plan#1', [1, 1]);
  expect(totals(t)[0]).toBe(hero('werewolf').attack + by('without-a-plan') + 1);
  t.choose('end').choose('pile:equipment').choose('pile:equipment');
  t.choose('attack:black-knight,silver-sword#1,werewolf').choose('dodge', [1, 3]);
  expect(totals(t)[1]).toBe(hero('werewolf').parry + by('without-a-plan', 1) + 3);
  expect(t.choose('end').state.boosts).toEqual([]);
  notFor(
    duel({ ...BOW, hand: ['without-a-plan'] }, knight)
      .choose(SHOT)
      .choose('dodge'),
    'without-a-plan',
  );
});

test('Where It Hurts: more damage with weapon, claw or spell', () => {
  const more = by('where-it-hurts');
  const t = duel(wolfWith('where-it-hurts'), knight)
    .choose(ATTACK)
    .choose('waive')
    .choose('play:where-it-hurts#1', [1]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - claws('werewolf') - more);
  const spell = duel({ ...LICH, hand: ['where-it-hurts'] }, knight)
    .choose(SPEAR)
    .choose('waive');
  spell.choose('play:where-it-hurts#1', [1]);
  expect(lifeOf(spell, 'black-knight')).toBe(FULL - card('attack-spell', 'bone-spear').damage - more);
  const bow = duel({ ...BOW, hand: ['where-it-hurts'] }, knight)
    .choose(SHOT)
    .choose('waive');
  expect(told(bow.choose('play:where-it-hurts#1', [1]), 'hit').damage).toBe(wielded('sulking-bow').damage + more);
  notFor(duel(wolf, knightWith('where-it-hurts')).choose(ATTACK).choose('dodge'), 'where-it-hurts');
});

test('SH-MAN-04 SH-MAN-06 Elegant Sidestep: parry against weapons, for who parries at all', () => {
  const t = duel(wolf, knightWith('elegant-sidestep')).choose(ATTACK).choose('dodge');
  t.choose('play:elegant-sidestep#1', [1, 2]);
  expect(totals(t)[1]).toBe(hero('black-knight').parry + by('elegant-sidestep') + 2);
  const shot = duel(BOW, knightWith('elegant-sidestep')).choose(SHOT).choose('dodge');
  expect(totals(shot.choose('play:elegant-sidestep#1', [1, 2]))[1]).toBe(
    hero('black-knight').parry + by('elegant-sidestep') + 2,
  );
  const waived = duel(wolf, knightWith('elegant-sidestep')).choose(ATTACK).choose('waive');
  notFor(waived, 'elegant-sidestep', 'SH-MAN-06');
  notFor(duel(LICH, knightWith('elegant-sidestep')).choose(SPEAR).choose('resist'), 'elegant-sidestep');
});

test('Duck!: against arrows and spells, not in melee', () => {
  const shot = duel(BOW, knightWith('duck')).choose(SHOT).choose('dodge').choose('play:duck#1', [1, 3]);
  expect(totals(shot)[1]).toBe(hero('black-knight').parry + by('duck') + 3);
  const spell = duel(LICH, knightWith('duck')).choose(SPEAR).choose('resist').choose('play:duck#1', [1, 3]);
  expect(totals(spell)[1]).toBe(hero('black-knight').magicResistance + by('duck', 1) + 3);
  notFor(duel(wolf, knightWith('duck')).choose(ATTACK).choose('dodge'), 'duck');
});

test('Deep Breath: magic for an attack spell, a defensive spell or a general one', () => {
  const more = by('deep-breath');
  const attack = duel({ ...LICH, hand: ['deep-breath'] }, knight)
    .choose(SPEAR)
    .choose('resist');
  expect(totals(attack.choose('play:deep-breath#1', [1, 1]))[0]).toBe(magicWith('lich', 'bone-spear') + more + 1);
  const ward = duel(wolf, { ...LICH, hand: ['deep-breath'] }).choose('attack:werewolf,claws,lich');
  ward.choose('ward:wall-of-bones#1').choose('play:deep-breath#1', [1, 2]);
  expect(totals(ward)[1]).toBe(magicWith('lich', 'wall-of-bones') + more + 2);
  const cast = duel({ ...LICH, hand: ['deep-breath'] }, knight, { life: { lich: 5 } }).choose('cast:lich,darn-flesh#1');
  expect([cast.kind, cast.offered()]).toEqual(['casting', ['play:deep-breath#1', 'pass']]);
  expect(told(cast.choose('play:deep-breath#1', [1]), 'cast').total).toBe(magicWith('lich', 'darn-flesh') + more + 1);
  notFor(duel(wolfWith('deep-breath'), knight).choose(ATTACK).choose('waive'), 'deep-breath');
});

test('Thick Skull: magic resistance against a spell; not for who answers with one', () => {
  const t = duel(LICH, knightWith('thick-skull')).choose(SPEAR).choose('resist').choose('play:thick-skull#1', [1, 2]);
  expect(totals(t)[1]).toBe(hero('black-knight').magicResistance + by('thick-skull') + 2);
  notFor(duel(wolf, knightWith('thick-skull')).choose(ATTACK).choose('dodge'), 'thick-skull');
  const other = { heroes: { necromancer: ['shadow-step'] }, hand: ['thick-skull'] };
  const ward = duel(LICH, other).choose('attack:lich,bone-spear#1,necromancer').choose('ward:shadow-step#1');
  notFor(ward, 'thick-skull');
});

test('SH-MAGIC-07 Tin Opener: armour does not count, nor does Bark Brew', () => {
  const t = duel(wolfWith('tin-opener'), { heroes: { 'black-knight': ['knights-armour'] }, hand: ['bark-brew'] });
  const brewed = t.choose(ATTACK).choose('waive').choose('pass').choose('play:bark-brew#1');
  brewed.choose('play:tin-opener#1', [1]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - claws('werewolf'));
  // The other way round the brew would do nothing.
  const opened = duel(wolfWith('tin-opener'), { heroes: { 'black-knight': ['knights-armour'] }, hand: ['bark-brew'] });
  notFor(opened.choose(ATTACK).choose('waive').choose('play:tin-opener#1'), 'bark-brew', 'SH-END-06');
  notFor(
    duel({ ...LICH, hand: ['tin-opener'] }, knight)
      .choose(SPEAR)
      .choose('waive'),
    'tin-opener',
  );
});

test('Stab in the Back: weapon and shield give no bonus; the target dodges', () => {
  const stab = (own: Parameters<typeof duel>[0], attack: string, item: string) =>
    duel({ ...own, hand: ['backstab'] }, { heroes: { 'black-knight': [item] } })
      .choose(attack)
      .choose(`parry:${item}#1`)
      .choose('play:backstab#1', [1, 2]);
  expect(totals(stab(wolf, ATTACK, 'halberd'))[1]).toBe(hero('black-knight').parry + 2);
  // Not even the specialisation counts.
  expect(totals(stab(wolf, ATTACK, 'pirate-sabre'))[1]).toBe(hero('black-knight').parry + 2);
  expect(totals(stab(BOW, SHOT, 'tower-shield'))[1]).toBe(hero('black-knight').parry + 2);
  notFor(
    duel({ ...LICH, hand: ['backstab'] }, knight)
      .choose(SPEAR)
      .choose('resist'),
    'backstab',
  );
});

test('Stab in the Back: who dodges well profits from having to', () => {
  const other = { heroes: { 'rat-man': ['buckler', 'seven-mile-slippers'] } };
  const t = duel(wolfWith('backstab'), other).choose('attack:werewolf,claws,rat-man').choose('parry:buckler#1');
  const more = effect('rat-man', 'modify').by + effect('seven-mile-slippers', 'modify').by;
  expect(totals(t.choose('play:backstab#1', [1, 2]))[1]).toBe(hero('rat-man').parry + more + 2);
});

test('Same to You: a better parry, and if it holds, the attacker is hurt', () => {
  const t = duel(wolf, knightWith('same-to-you'))
    .choose(ATTACK)
    .choose('dodge')
    .choose('play:same-to-you#1', [1, ...HIGH]);
  expect(totals(t)[1]).toBe(hero('black-knight').parry + by('same-to-you') + sumOf(HIGH));
  expect(lifeOf(t, 'werewolf')).toBe(FULL - effect('same-to-you', 'damage').amount);
  const hit = duel(wolf, knightWith('same-to-you')).choose(ATTACK).choose('dodge');
  expect(lifeOf(hit.choose('play:same-to-you#1', [...HIGH, 1]), 'werewolf')).toBe(FULL);
  notFor(duel(BOW, knightWith('same-to-you')).choose(SHOT).choose('dodge'), 'same-to-you');
});

test('Beginner’s Luck: two rolls, the higher counts, for any roll', () => {
  const t = duel(wolfWith('beginners-luck'), knight).choose(ATTACK).choose('waive');
  t.choose('play:beginners-luck#1', [3, 5]);
  expect(told(t, 'rolled')).toMatchObject({ dice: [5], total: hero('werewolf').attack + 5 });
  const parry = duel(wolf, knightWith('beginners-luck')).choose(ATTACK).choose('dodge');
  expect(totals(parry.choose('play:beginners-luck#1', [1, 4, 2]))[1]).toBe(hero('black-knight').parry + 4);
  const cast = duel({ ...LICH, hand: ['beginners-luck'] }, knight, { life: { lich: 5 } });
  cast.choose('cast:lich,darn-flesh#1').choose('play:beginners-luck#1', [1, 2]);
  expect(told(cast, 'cast').total).toBe(magicWith('lich', 'darn-flesh') + 2);
  expect([t, parry, cast].map(({ leftover }) => leftover)).toEqual([[], [], []]);
});

test('Evil Eye: the foe rolls twice and the lower counts, attacker or defender', () => {
  const attack = duel(wolfWith('evil-eye'), knight).choose(ATTACK).choose('dodge').choose('play:evil-eye#1', [3, 5, 2]);
  expect(totals(attack)).toEqual([hero('werewolf').attack + 3, hero('black-knight').parry + 2]);
  const first = duel(wolfWith('evil-eye'), knight).choose(ATTACK).choose('dodge').choose('play:evil-eye#1', [3, 2, 5]);
  expect(totals(first)[1]).toBe(hero('black-knight').parry + 2);
  const defence = duel(wolf, knightWith('evil-eye')).choose(ATTACK).choose('dodge');
  defence.choose('play:evil-eye#1', [6, 2, 4, 1]);
  expect(totals(defence)).toEqual([hero('werewolf').attack + 4, hero('black-knight').parry + 1]);
  const cast = duel({ ...LICH, hand: ['evil-eye'] }, knight, { life: { lich: 5 } }).choose('cast:lich,darn-flesh#1');
  notFor(cast, 'evil-eye');
});
