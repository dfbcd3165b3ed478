import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../content/cards.ts';
import { play } from '../rules/cards.ts';
import { playerOf, type State, unitOf } from '../state.ts';
import { BLUE_ARCHER, BLUE_KNIGHT, BLUE_MAGE, deal, fell, put, RED_ARCHER, RED_KNIGHT, RED_MAGE, sit } from './sit.ts';

/** Red holds these cards and nothing else. */
const holding = (cards: readonly CardId[], arrange: (state: State) => void = () => {}) =>
  sit(state => {
    deal(state, 0, ...cards);
    arrange(state);
  });

describe('cards', () => {
  test('SK-CARD-01 a card costs mana, names a standing unit and goes to the discard pile', () => {
    const t = holding(['haste', 'shield'], state => fell(state, RED_MAGE));
    expect(t.offered('play:0')).toEqual(['play:0,haste,red-knight', 'play:0,haste,red-archer']);
    expect(t.explain('play:0,haste,red-mage')).toEqual({
      allowed: false,
      text: { en: 'This unit has fallen.', de: 'Diese Einheit ist gefallen.' },
      rule: 'SK-ATT-06',
    });
    t.choose('play:0,haste,red-knight');
    expect(playerOf(t.state, 0)).toMatchObject({ mana: 2, hand: ['shield'], discard: ['haste'] });
    expect(t.happened()).toEqual([{ kind: 'played', seat: 0, card: 'haste', target: RED_KNIGHT, rule: 'SK-CARD-03' }]);
    t.choose('play:0,shield,red-knight');
    expect(playerOf(t.state, 0)).toMatchObject({ mana: 1, hand: [], discard: ['haste', 'shield'] });
  });

  test('SK-CARD-01 everybody learns which card was in the hand', () => {
    const { state } = holding(['haste', 'shield']);
    const shown: unknown[] = [];
    play(state, { chance: newChance('test'), reveal: (...what) => shown.push(what) }, 1, 'shield', RED_KNIGHT);
    expect(shown).toEqual([['all', { hand: 0, card: 'shield' }, 0]]);
  });

  test('SK-CARD-01 without enough mana a card cannot be played', () => {
    const t = holding(['fireball', 'haste'], state => {
      put(state, BLUE_ARCHER, 8, 6);
      playerOf(state, 0).mana = 1;
    });
    expect(t.offered('play:0')).toEqual([]);
    expect(t.offered('play:1')).toHaveLength(3);
    expect(t.explain('play:0,fireball,blue-archer')).toEqual({
      allowed: false,
      text: { en: 'There is not enough mana for this card.', de: 'Für diese Karte reicht das Mana nicht.' },
      rule: 'SK-CARD-01',
    });
  });

  test('SK-CARD-01 the cards for own units are not for enemies', () => {
    for (const card of ['heal', 'haste', 'blessing', 'shield'] as const) {
      const t = holding([card], state => {
        for (const unit of state.units) unit.life = 1;
      });
      expect(t.offered('play:')).toEqual(
        ['red-knight', 'red-archer', 'red-mage'].map(unit => `play:0,${card},${unit}`),
      );
      expect(t.explain(`play:0,${card},blue-mage`)).toEqual({
        allowed: false,
        text: { en: 'This card is for own units.', de: 'Diese Karte gilt eigenen Einheiten.' },
        rule: 'SK-CARD-01',
      });
    }
  });

  test.each([
    [3, 7],
    [10, 14],
    [12, 14],
    [13, 14],
  ])('SK-CARD-02 heal brings a knight from %d to %d life points', (before, after) => {
    const t = holding(['heal'], state => {
      unitOf(state, RED_KNIGHT).life = before;
    });
    t.choose('play:0,heal,red-knight');
    expect(unitOf(t.state, RED_KNIGHT).life).toBe(after);
    expect(playerOf(t.state, 0).mana).toBe(2);
  });

  test('SK-CARD-02 heal is for the wounded', () => {
    const t = holding(['heal']);
    expect(t.offered('play:')).toEqual([]);
    expect(t.explain('play:0,heal,red-knight')).toEqual({
      allowed: false,
      text: { en: 'This unit is not wounded.', de: 'Diese Einheit ist nicht verwundet.' },
      rule: 'SK-CARD-02',
    });
  });

  test('SK-CARD-03 haste gives 1 action point more, also to a unit that has none left', () => {
    const t = holding(['haste', 'haste']);
    t.choose('play:0,haste,red-knight');
    expect(unitOf(t.state, RED_KNIGHT).actions).toBe(3);
    expect(playerOf(t.state, 0).mana).toBe(2);
    t.choose('move:red-mage,6,15').choose('move:red-mage,6,14');
    expect(t.offered('move:red-mage')).toEqual([]);
    t.choose('play:0,haste,red-mage').choose('move:red-mage,6,15');
    expect(unitOf(t.state, RED_MAGE).actions).toBe(0);
  });

  test('SK-CARD-04 a fireball rolls 3 dice on its target and 1 on every unit next to it, without armour', () => {
    const t = holding(['fireball'], state => {
      put(state, BLUE_ARCHER, 10, 6);
      put(state, BLUE_KNIGHT, 11, 7);
      put(state, RED_MAGE, 9, 5);
      put(state, BLUE_MAGE, 12, 6);
    });
    t.choose('play:0,fireball,blue-archer', [4, 6, 1, 6, 5]);
    expect(playerOf(t.state, 0).mana).toBe(1);
    expect(t.happened()).toEqual([
      { kind: 'played', seat: 0, card: 'fireball', target: BLUE_ARCHER, rule: 'SK-CARD-04' },
      { kind: 'burned', unit: BLUE_ARCHER, dice: [6, 4, 1], damage: 3, rule: 'SK-CARD-04' },
      { kind: 'burned', unit: RED_MAGE, dice: [6], damage: 2, rule: 'SK-CARD-04' },
      { kind: 'burned', unit: BLUE_KNIGHT, dice: [5], damage: 1, rule: 'SK-CARD-04' },
    ]);
    expect(t.state.units.map(u => u.life)).toEqual([14, 9, 6, 13, 6, 8]);
    expect(t.leftover).toEqual([]);
  });

  test('SK-CARD-04 the fallen do not burn, and the target may fall before its neighbours burn', () => {
    const t = holding(['fireball'], state => {
      put(state, BLUE_ARCHER, 10, 6, { life: 2 });
      put(state, BLUE_KNIGHT, 11, 7);
      put(state, BLUE_MAGE, 11, 6);
      fell(state, BLUE_MAGE);
    });
    t.choose('play:0,fireball,blue-archer', [6, 1, 1, 4]);
    expect(t.happened().map(e => e.kind)).toEqual(['played', 'burned', 'fell', 'burned']);
    expect(unitOf(t.state, BLUE_KNIGHT).life).toBe(13);
    expect(t.leftover).toEqual([]);
  });

  test('SK-CARD-04 the enemy must be within 6 squares and in sight of some own unit', () => {
    const alone = (x: number, y: number) =>
      holding(['fireball'], state => {
        put(state, RED_KNIGHT, 3, 6);
        fell(state, RED_ARCHER, RED_MAGE, BLUE_KNIGHT, BLUE_MAGE);
        put(state, BLUE_ARCHER, x, y);
      });
    expect(alone(9, 6).offered('play:')).toEqual(['play:0,fireball,blue-archer']);
    expect(alone(9, 7).offered('play:')).toEqual(['play:0,fireball,blue-archer']);
    const far = alone(10, 6);
    expect(far.offered('play:')).toEqual([]);
    expect(far.explain('play:0,fireball,blue-archer')).toMatchObject({
      allowed: false,
      text: { en: 'The target is out of range.' },
    });
    const hidden = holding(['fireball'], state => {
      // A rock lies at 9,8.
      put(state, RED_KNIGHT, 7, 8);
      fell(state, RED_ARCHER, RED_MAGE);
      put(state, BLUE_ARCHER, 11, 8);
    });
    expect(hidden.offered('play:0,fireball,blue-archer')).toEqual([]);
    expect(hidden.explain('play:0,fireball,blue-archer')).toMatchObject({
      allowed: false,
      text: { en: 'A rock bars the view to the target.' },
      rule: 'SK-ATT-03',
    });
  });

  test.each([
    ['the first', RED_KNIGHT, RED_ARCHER],
    ['the last', RED_ARCHER, RED_KNIGHT],
  ])(
    'SK-CARD-04 if one unit is too far and another, %s, does not see the enemy, the rock is what bars it',
    (_, near, far) => {
      const t = holding(['fireball'], state => {
        // A rock lies at 9,8.
        put(state, near, 7, 8);
        put(state, far, 1, 15);
        fell(state, RED_MAGE);
        put(state, BLUE_ARCHER, 11, 8);
      });
      expect(t.explain('play:0,fireball,blue-archer')).toMatchObject({ allowed: false, rule: 'SK-ATT-03' });
    },
  );

  test('SK-CARD-04 any own unit may be the one that sees the enemy', () => {
    const t = holding(['fireball'], state => {
      put(state, RED_KNIGHT, 3, 6);
      put(state, RED_ARCHER, 9, 6);
      put(state, BLUE_ARCHER, 15, 6);
    });
    expect(t.offered('play:0,fireball,blue-archer')).toEqual(['play:0,fireball,blue-archer']);
  });

  test('SK-CARD-04 a fireball is not aimed at own units', () => {
    const t = holding(['fireball']);
    expect(t.offered('play:0,fireball,red')).toEqual([]);
    expect(t.explain('play:0,fireball,red-mage')).toEqual({
      allowed: false,
      text: { en: 'A fireball is aimed at an enemy.', de: 'Ein Feuerball zielt auf einen Gegner.' },
      rule: 'SK-CARD-04',
    });
  });

  test('SK-CARD-05 a blessing gives 1 die more for the next attack, several add up', () => {
    const t = holding(['blessing', 'blessing'], state => put(state, BLUE_ARCHER, 7, 6));
    t.choose('play:0,blessing,red-knight').choose('play:0,blessing,red-knight');
    expect(unitOf(t.state, RED_KNIGHT).blessings).toBe(2);
    expect(playerOf(t.state, 0).mana).toBe(1);
    t.choose('attack:red-knight,blue-archer', [6, 4, 4, 4, 4, 1]);
    expect(unitOf(t.state, BLUE_ARCHER).life).toBe(9 - 6);
    expect(unitOf(t.state, RED_KNIGHT).blessings).toBe(0);
    expect(t.leftover).toEqual([]);
  });

  test('SK-CARD-05 a blessing that was not used does not last to the next turn', () => {
    const t = holding(['blessing']);
    t.choose('play:0,blessing,red-knight').choose('end').choose('end');
    expect(unitOf(t.state, RED_KNIGHT).blessings).toBe(0);
  });

  test('SK-CARD-06 a shield gives 2 blocking dice more until the next own turn', () => {
    const t = holding(['shield'], state => put(state, BLUE_KNIGHT, 7, 6));
    t.choose('play:0,shield,red-knight');
    expect(unitOf(t.state, RED_KNIGHT).shield).toBe(2);
    expect(playerOf(t.state, 0).mana).toBe(2);
    t.choose('end');
    expect(unitOf(t.state, RED_KNIGHT).shield).toBe(2);
    t.choose('attack:blue-knight,red-knight', [6, 6, 6, 5, 5, 5, 5, 5]);
    expect(unitOf(t.state, RED_KNIGHT).life).toBe(14 - 1);
    t.choose('end');
    expect(unitOf(t.state, RED_KNIGHT).shield).toBe(0);
    expect(t.leftover).toEqual([]);
  });

  test('a card that is not in hand is not explained away as something else', () => {
    const t = holding(['haste']);
    for (const wanted of ['play:1,haste,red-mage', 'play:0,shield,red-mage', 'play:0,haste,nobody', 'dance'])
      expect(t.explain(wanted)).toMatchObject({ allowed: false, rule: 'SK-TURN-04' });
  });
});
