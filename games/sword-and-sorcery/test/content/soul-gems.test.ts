import { describe, expect, test } from 'vitest';
import { classOf } from '../../content/heroes.ts';
import { healthOf } from '../../rules/values.ts';
import { playing } from '../cards.ts';

describe('soul gems', () => {
  // Health, powers with an asterisk for each talent, combat actions and standard actions at ranks I to VII.
  test.each([
    [
      'Auriel, White Mage',
      'auriel',
      'white-mage',
      '6 6 7 8 8 9 10',
      '1* 2* 2* 3* 3** 4** 5**',
      '1 1 1 1 1 1 2',
      '1 1 2 2 2 3 3',
    ],
    [
      'Auriel, Black Mage',
      'auriel',
      'black-mage',
      '6 6 6 7 8 8 9',
      '1* 2* 2* 3* 3** 4** 5**',
      '1 1 1 1 1 2 2',
      '1 1 2 2 2 2 3',
    ],
    [
      'Ecarus, Knight of the White Rose',
      'ecarus',
      'white-rose',
      '8 9 10 11 12 13 14',
      '1 1* 2* 3* 3* 4** 5**',
      '1 1 1 1 2 2 2',
      '1 1 2 2 2 2 3',
    ],
    [
      'Ecarus, Knight of the Black Rose',
      'ecarus',
      'black-rose',
      '7 8 9 10 11 12 13',
      '1 1* 2* 3* 3* 4** 5**',
      '1 1 1 2 2 2 2',
      '1 1 1 2 2 2 2',
    ],
    ['Laegon, Ranger', 'laegon', 'ranger', '7 7 8 9 9 10 11', '1 2 2* 3* 3* 4** 5**', '1 1 1 1 2 2 2', '1 1 2 2 2 2 3'],
    ['Laegon, Archer', 'laegon', 'archer', '6 7 8 8 9 10 11', '1 2 2* 3* 3* 4** 5**', '1 1 1 1 2 2 2', '1 1 2 2 2 2 3'],
    ['Shae, Rogue', 'shae', 'rogue', '6 7 7 8 9 10 11', '1 1* 2* 3* 4* 4** 5**', '1 1 1 1 1 2 2', '1 2 2 2 3 3 3'],
    ['Shae, Assassin', 'shae', 'assassin', '6 6 7 8 8 9 10', '1 1* 2* 3* 4* 4** 5**', '1 1 1 1 2 2 2', '1 1 2 2 2 3 3'],
    [
      'Thorgar, Cleric',
      'thorgar',
      'cleric',
      '6 7 8 9 10 11 12',
      '1 1* 2* 3* 4* 4** 5**',
      '1 1 1 1 1 2 2',
      '1 1 2 2 2 2 3',
    ],
    [
      'Thorgar, Runemaster',
      'thorgar',
      'runemaster',
      '6 7 8 9 9 10 11',
      '1 1* 2* 3* 4* 4** 5**',
      '1 1 1 1 2 2 2',
      '1 1 2 2 2 2 2',
    ],
  ] as const)(
    '%s: health, powers, talents and actions at ranks I to VII',
    (_, hero, own, health, cards, combat, standard) => {
      const { gem } = classOf(hero, own);
      expect(gem.powers.map((n, i) => `${n}${'*'.repeat(gem.talents[i] ?? 0)}`).join(' ')).toBe(cards);
      const turns = [1, 2, 3, 4, 5, 6, 7].map(rank => playing(own, rank, []).state);
      expect(turns.map(state => healthOf(state, hero)).join(' ')).toBe(health);
      expect(turns.map(({ turn }) => turn?.combat).join(' ')).toBe(combat);
      expect(turns.map(({ turn }) => turn?.standard).join(' ')).toBe(standard);
    },
  );

  test('SS-GHOST-EX1 an anchor of the rulebook: Thorgar has 8 health at rank III', () => {
    expect([classOf('thorgar', 'cleric').gem.health[2], classOf('thorgar', 'runemaster').gem.health[2]]).toEqual([
      8, 8,
    ]);
  });
});
