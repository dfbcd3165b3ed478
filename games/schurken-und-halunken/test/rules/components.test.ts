import { expect, test } from 'vitest';
import { cardText, hero, heroes, supportCard, supportCards } from '../../content/index.ts';
import { duel } from '../positions.ts';

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
  expect(duel({ heroes: { lich: [] } }, { heroes: { troll: [] } }).kind).toBe('act');
});
