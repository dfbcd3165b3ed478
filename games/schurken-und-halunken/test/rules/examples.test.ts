import { totalOf } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { AT_EASE, armour } from '../../rules/values.ts';
import { duel, lifeOf, told, totals, who } from '../positions.ts';

test('SH-EQUIP-EX1 the Black Knight attacks with 6 + 2 + 2 = 10 and has armour 0 + 4', () => {
  const t = duel(
    { heroes: { 'black-knight': ['silver-sword', 'shoulder-plates', 'knights-armour'] } },
    { heroes: { lich: [] } },
  );
  t.choose('attack:black-knight,silver-sword#1,lich').choose('waive', [1]);
  expect(told(t, 'rolled')).toMatchObject({
    base: 6,
    parts: [
      { source: 'silver-sword#1', amount: 2 },
      { source: 'specialisation', amount: 2 },
    ],
    total: 10 + 1,
  });
  expect(totalOf(armour(t.state, who(t, 'black-knight'), AT_EASE))).toBe(4);
});

const barbarianAgainstElf = () =>
  duel(
    { heroes: { barbarian: ['barbarian-axe'] } },
    { heroes: { 'dark-elf': ['silver-sword', 'dragon-armour'] } },
  ).choose('attack:barbarian,barbarian-axe#1,dark-elf');

test('SH-MELEE-EX1 the Barbarian rolls 6, 6, 3: 6 + 2 + 2 + 6 + 6 + 3 = 25', () => {
  const t = barbarianAgainstElf().choose('parry:silver-sword#1', [6, 6, 3, 6, 5]);
  expect(told(t, 'rolled')).toMatchObject({ who: 'barbarian', dice: [6, 6, 3], total: 25 });
});

test('SH-PARRY-EX1 the Dark Elf parries with 2 + 6 + 5 = 13, which is not enough', () => {
  const t = barbarianAgainstElf().choose('parry:silver-sword#1', [6, 6, 3, 6, 5]);
  expect(totals(t)).toEqual([25, 13]);
  expect(t.leftover).toEqual([]);
});

test('SH-DMG-EX1 she loses 8 + 2 - 1 - 2 = 7 life points', () => {
  const t = barbarianAgainstElf().choose('parry:silver-sword#1', [6, 6, 3, 6, 5]);
  expect(told(t, 'hit').damage).toBe(7);
  expect(lifeOf(t, 'dark-elf')).toBe(15 - 7);
});
