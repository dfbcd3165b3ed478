import { expect, test } from 'vitest';
import { decks, hero, heroes, type Pile, supportCard, supportCards } from '../../content/index.ts';
import { cardText } from '../../content/text.ts';
import { discardsOf, duel } from '../positions.ts';

test('SH-COMP-02 a hero card shows its kind, its specialisations and five base values', () => {
  expect(cardText(hero('shaman'), 'en')).toBe(
    'Magical hero. Attack 3, parry 3, magic 5, magic resistance 5, armour 0. Specialised in elemental magic +2, impact weapons +1.',
  );
  for (const { attack, parry, magic, magicResistance, armour } of heroes)
    for (const value of [attack, parry, magic, magicResistance, armour]) expect(Number.isInteger(value)).toBe(true);
});

test('SH-COMP-03 a support card shows name, category, special rules and effects', () => {
  const card = supportCard('door-knocker#1');
  expect(card.name).toEqual({ en: 'Door Knocker', de: 'Anklopfer' });
  expect(cardText(card, 'en')).toMatch(/^Two-handed impact weapon\. Attack \+1, parry \+0, damage 6\. ./);
  for (const each of supportCards) for (const lang of ['en', 'de'] as const) expect(cardText(each, lang)).not.toBe('');
});

const kindsOf = (pile: Pile) => [...new Set(decks[pile].map(card => supportCard(card).kind))].sort();
const lich = (hand: string[]) => duel({ heroes: { lich: [] }, hand }, { heroes: { troll: [] } }, { life: { lich: 3 } });
const playable = (hand: string[]) =>
  lich(hand)
    .offered()
    .filter(id => hand.some(card => id.includes(`${card}#`)));

test('SH-COMP-04 the red cards are weapons, shields, armour and artefacts, all of them to equip with', () => {
  expect(kindsOf('equipment')).toEqual(['armour', 'artefact', 'shield', 'weapon']);
  const hand = ['halberd', 'buckler', 'ring-mail', 'soul-jar'];
  expect(playable(hand)).toEqual(hand.map(card => `equip:lich,${card}#1`));
  const t = lich(['ring-mail', 'duck', 'duck']).choose('trade');
  t.choose('discard:ring-mail#1').choose('discard:duck#1').choose('discard:duck#2');
  expect(discardsOf(t, 'equipment')).toEqual(['ring-mail#1']);
});

test('SH-COMP-05 the blue cards are spells of three kinds with the summonings, demons and potions', () => {
  expect(kindsOf('magic')).toEqual(['attack-spell', 'defence-spell', 'demon', 'general-spell', 'potion', 'summoning']);
  // Spells are laid out or cast; defensive ones answer an attack, potions wait for a roll.
  const hand = ['fireball', 'stone-skin', 'darn-flesh', 'mud-golem', 'trembler', 'healing-potion'];
  expect(playable(hand)).toEqual([
    'attack:lich,fireball#1,troll',
    'cast:lich,darn-flesh#1',
    'cast:lich,mud-golem#1',
    'equip:lich,fireball#1',
    'equip:lich,stone-skin#1',
    'equip:lich,darn-flesh#1',
    'equip:lich,mud-golem#1',
    'send:trembler#1,1',
  ]);
});

test('SH-COMP-06 the green cards are manoeuvres, events, spontaneous events and NPCs, none of them to equip with', () => {
  expect(kindsOf('tactics')).toEqual(['event', 'manoeuvre', 'npc', 'spontaneous-event']);
  const hand = ['duck', 'feast', 'sticking-plaster', 'quack'];
  expect(playable(hand)).toEqual(['play:feast#1', 'hire:quack#1', 'play:sticking-plaster#1']);
});
