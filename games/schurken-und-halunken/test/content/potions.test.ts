import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { discardsOf, duel, handOf, lifeOf, told, totals } from '../positions.ts';
import { by, card, claws, effect, FULL, HIGH, kinds, magicWith, sumOf } from './printed.ts';

const knight = { heroes: { 'black-knight': [] } };
const wolf = { heroes: { werewolf: [] } };

test('SH-POT-01 SH-POT-03 SH-POT-05 SH-POT-08 Healing Potion: before any roll, for anybody of the group', () => {
  const { amount } = effect('healing-potion', 'heal');
  const attack = duel({ heroes: { werewolf: [], lich: [] }, hand: ['healing-potion'] }, knight, {
    life: { werewolf: 5, lich: 5 },
  });
  expect(attack.explain('play:healing-potion#1')).toMatchObject({ allowed: false, rule: 'SH-POT-01' });
  attack.choose('attack:werewolf,claws,black-knight').choose('waive').choose('play:healing-potion#1');
  expect([attack.kind, attack.offered()]).toEqual(['drink', ['target:werewolf', 'target:lich']]);
  attack.choose('target:lich', [1]);
  expect([lifeOf(attack, 'werewolf'), lifeOf(attack, 'lich')]).toEqual([5, 5 + amount]);
  expect([handOf(attack, 0), discardsOf(attack, 'magic')]).toEqual([[], ['healing-potion#1']]);
  const cast = duel({ heroes: { lich: ['grave-robbery'] }, hand: ['healing-potion'] }, knight, {
    life: { lich: FULL - 1 },
    discarded: ['buckler'],
  });
  cast.choose('cast:lich,grave-robbery#1').choose('play:healing-potion#1', HIGH);
  expect(lifeOf(cast, 'lich')).toBe(FULL);
});

test('SH-POT-07 Healing Potion: also for who waives; not for who is unhurt', () => {
  const t = duel(wolf, { heroes: { lich: [] }, hand: ['healing-potion'] }, { life: { lich: 2 } });
  t.choose('attack:werewolf,claws,lich').choose('waive').choose('play:healing-potion#1', [1]);
  const left = Math.min(FULL, 2 + effect('healing-potion', 'heal').amount);
  expect(lifeOf(t, 'lich')).toBe(Math.max(0, left - (claws('werewolf') - hero('lich').armour)));
  const unhurt = duel(wolf, { heroes: { lich: [] }, hand: ['healing-potion'] });
  unhurt.choose('attack:werewolf,claws,lich').choose('dodge');
  expect(unhurt.offered()).toEqual(['pass']);
  expect(unhurt.explain('play:healing-potion#1')).toMatchObject({ allowed: false, rule: 'SH-END-06' });
});

test('Bottled Courage: attack for this combat; not for spells, not for parrying', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['bottled-courage'] }, knight);
  t.choose('attack:werewolf,claws,black-knight').choose('dodge').choose('play:bottled-courage#1', [2, 1]);
  expect(totals(t)[0]).toBe(hero('werewolf').attack + by('bottled-courage') + 2);
  expect(t.state.boosts).toEqual([]);
  const spell = duel({ heroes: { lich: ['bone-spear'] }, hand: ['bottled-courage'] }, knight);
  spell.choose('attack:lich,bone-spear#1,black-knight').choose('waive');
  expect(spell.offered()).toEqual(['pass']);
  expect(spell.explain('play:bottled-courage#1')).toMatchObject({ allowed: false, rule: 'SH-POT-01' });
  const parry = duel(wolf, { heroes: { lich: [] }, hand: ['bottled-courage'] });
  expect(parry.choose('attack:werewolf,claws,lich').choose('dodge').offered()).toEqual(['pass']);
});

test('SH-POT-07 Bark Brew: armour for this combat, against blows and spells', () => {
  const drink = (own: Parameters<typeof duel>[0], attack: string) =>
    duel(own, { heroes: { 'black-knight': [] }, hand: ['bark-brew'] })
      .choose(attack)
      .choose('waive')
      .choose('play:bark-brew#1', [1]);
  const blow = drink(wolf, 'attack:werewolf,claws,black-knight');
  expect(told(blow, 'hit').damage).toBe(Math.max(0, claws('werewolf') - by('bark-brew')));
  expect(blow.state.boosts).toEqual([]);
  const spell = drink({ heroes: { lich: ['bone-spear'] } }, 'attack:lich,bone-spear#1,black-knight');
  expect(told(spell, 'hit').damage).toBe(Math.max(0, card('attack-spell', 'bone-spear').damage - by('bark-brew')));
});

test('Brain Juice: magic for an attack spell, a defensive spell or a general one', () => {
  const hand = ['brain-juice'];
  const attack = duel({ heroes: { lich: ['bone-spear'] }, hand }, knight);
  attack.choose('attack:lich,bone-spear#1,black-knight').choose('resist').choose('play:brain-juice#1', [1, 1]);
  expect(totals(attack)[0]).toBe(magicWith('lich', 'bone-spear') + by('brain-juice') + 1);
  const ward = duel(wolf, { heroes: { lich: ['wall-of-bones'] }, hand }).choose('attack:werewolf,claws,lich');
  ward.choose('ward:wall-of-bones#1').choose('play:brain-juice#1', [1, 2]);
  expect(totals(ward)[1]).toBe(magicWith('lich', 'wall-of-bones') + by('brain-juice') + 2);
  const cast = duel({ heroes: { lich: ['darn-flesh'] }, hand }, knight, { life: { lich: 5 } });
  cast.choose('cast:lich,darn-flesh#1').choose('play:brain-juice#1', [2]);
  expect(told(cast, 'cast').total).toBe(magicWith('lich', 'darn-flesh') + by('brain-juice') + 2);
  expect(cast.state.boosts).toEqual([]);
  const dodge = duel(wolf, { heroes: { lich: [] }, hand })
    .choose('attack:werewolf,claws,lich')
    .choose('dodge');
  expect(dodge.offered()).toEqual(['pass']);
});

test('Drops of Luck: two rolls, the higher counts, with its sixes', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['drops-of-luck'] }, knight);
  t.choose('attack:werewolf,claws,black-knight').choose('waive').choose('play:drops-of-luck#1', [5, 6, 2]);
  expect(told(t, 'rolled')).toMatchObject({ dice: [6, 2], total: hero('werewolf').attack + 8 });
  expect(lifeOf(t, 'black-knight')).toBe(FULL - claws('werewolf') - 1);
  const first = duel({ heroes: { werewolf: [] }, hand: ['drops-of-luck'] }, knight);
  first.choose('attack:werewolf,claws,black-knight').choose('waive').choose('play:drops-of-luck#1', [5, 2]);
  expect(told(first, 'rolled').dice).toEqual([5]);
});

test('Drops of Luck: for a parry and for casting too', () => {
  const parry = duel(wolf, { heroes: { lich: [] }, hand: ['drops-of-luck'] }).choose('attack:werewolf,claws,lich');
  parry.choose('dodge').choose('play:drops-of-luck#1', [1, 2, 4]);
  expect(totals(parry)).toEqual([hero('werewolf').attack + 1, hero('lich').parry + 4]);
  const cast = duel({ heroes: { lich: ['darn-flesh'] }, hand: ['drops-of-luck'] }, knight, { life: { lich: 5 } });
  cast.choose('cast:lich,darn-flesh#1').choose('play:drops-of-luck#1', [1, ...HIGH]);
  expect(told(cast, 'cast').total).toBe(magicWith('lich', 'darn-flesh') + sumOf(HIGH));
});

test('Troll Sweat: more damage now, more magic resistance until the drinker’s next turn', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['troll-sweat'] }, { heroes: { lich: ['bone-spear'] } });
  t.choose('attack:werewolf,claws,lich').choose('waive').choose('play:troll-sweat#1', [1]);
  expect(kinds(t).slice(0, 3)).toEqual(['played', 'boosted', 'boosted']);
  expect(told(t, 'hit').damage).toBe(claws('werewolf') + by('troll-sweat', 1) - hero('lich').armour);
  t.choose('end').choose('pile:equipment').choose('pile:equipment');
  t.choose('attack:lich,bone-spear#1,werewolf').choose('resist', [1, 2]);
  expect(totals(t)[1]).toBe(hero('werewolf').magicResistance + by('troll-sweat') + 2);
  expect(t.choose('end').state.boosts).toEqual([]);
});

test('Troll Sweat: drunk against a spell it counts at once; against a blow it is not offered', () => {
  const spell = duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { werewolf: [] }, hand: ['troll-sweat'] });
  spell.choose('attack:lich,bone-spear#1,werewolf').choose('resist').choose('play:troll-sweat#1', [1, 2]);
  expect(totals(spell)[1]).toBe(hero('werewolf').magicResistance + by('troll-sweat') + 2);
  const blow = duel(wolf, { heroes: { lich: [] }, hand: ['troll-sweat'] }).choose('attack:werewolf,claws,lich');
  expect(blow.choose('dodge').offered()).toEqual(['pass']);
});
