import { describe, expect, test } from 'vitest';
import { unitOf } from '../state.ts';
import { BLUE_ARCHER, BLUE_KNIGHT, BLUE_MAGE, cell, fell, put, RED_ARCHER, RED_KNIGHT, RED_MAGE, sit } from './sit.ts';

/** The red knight beside the blue archer. */
const duel = () => sit(state => put(state, BLUE_ARCHER, 7, 6));

describe('attack', () => {
  test('SK-ATT-01 an attack costs 1 action point, and each unit attacks once per turn', () => {
    const t = duel();
    t.choose('attack:red-knight,blue-archer', [1, 1, 1, 1]);
    expect(unitOf(t.state, RED_KNIGHT)).toMatchObject({ actions: 1, attacked: true });
    expect(t.offered('attack:red-knight')).toEqual([]);
    expect(t.explain('attack:red-knight,blue-archer')).toEqual({
      allowed: false,
      text: {
        en: 'This unit has attacked already this turn.',
        de: 'Diese Einheit hat in diesem Zug schon angegriffen.',
      },
      rule: 'SK-ATT-01',
    });
    t.choose('end').choose('end');
    expect(t.offered('attack:red-knight')).toEqual(['attack:red-knight,blue-archer']);
    expect(t.leftover).toEqual([]);
  });

  test('SK-ATT-01 without an action point there is no attack', () => {
    const t = duel();
    t.choose('move:red-knight,6,5').choose('move:red-knight,6,6');
    expect(t.offered('attack:red-knight')).toEqual([]);
    expect(t.explain('attack:red-knight,blue-archer').text.en).toBe('This unit has no action point left.');
  });

  test('SK-ATT-01 each other unit still has its attack', () => {
    const t = duel();
    t.choose('attack:red-knight,blue-archer', [1, 1, 1, 1]);
    expect(t.offered('attack:red-archer')).toEqual(['attack:red-archer,blue-archer']);
  });

  test('SK-ATT-02 range is counted in squares, diagonals as one: knight 1, archer 7, mage 5', () => {
    const ranges = [
      ['red-knight', RED_KNIGHT, 1],
      ['red-archer', RED_ARCHER, 7],
      ['red-mage', RED_MAGE, 5],
    ] as const;
    for (const [name, unit, range] of ranges)
      for (const dy of [0, 1]) {
        const near = sit(state => {
          fell(state, BLUE_KNIGHT, BLUE_MAGE);
          put(state, unit, 3, 6);
          put(state, BLUE_ARCHER, 3 + range, 6 + dy);
        });
        expect(near.offered(`attack:${name}`)).toEqual([`attack:${name},blue-archer`]);
        const far = sit(state => {
          fell(state, BLUE_KNIGHT, BLUE_MAGE);
          put(state, unit, 3, 6);
          put(state, BLUE_ARCHER, 4 + range, 6 + dy);
        });
        expect(far.offered(`attack:${name}`)).toEqual([]);
        expect(far.explain(`attack:${name},blue-archer`)).toEqual({
          allowed: false,
          text: { en: 'The target is out of range.', de: 'Das Ziel ist außer Reichweite.' },
          rule: 'SK-ATT-02',
        });
      }
  });

  test('SK-ATT-02 the target is an enemy', () => {
    const t = sit(state => put(state, RED_ARCHER, 7, 6));
    expect(t.offered('attack:red-knight')).toEqual([]);
    expect(t.explain('attack:red-knight,red-archer')).toEqual({
      allowed: false,
      text: { en: 'That is a unit of your own.', de: 'Das ist eine eigene Einheit.' },
      rule: 'SK-ATT-02',
    });
  });

  test('SK-ATT-03 a rock on the straight line bars the view', () => {
    // A rock lies at 9,8.
    const t = sit(state => {
      put(state, RED_ARCHER, 7, 8);
      put(state, BLUE_ARCHER, 11, 8);
    });
    expect(t.offered('attack:red-archer,blue-archer')).toEqual([]);
    expect(t.explain('attack:red-archer,blue-archer')).toEqual({
      allowed: false,
      text: { en: 'A rock bars the view to the target.', de: 'Ein Felsen versperrt die Sicht auf das Ziel.' },
      rule: 'SK-ATT-03',
    });
  });

  test('SK-ATT-03 units do not bar the view', () => {
    const t = sit(state => {
      put(state, RED_ARCHER, 3, 6);
      put(state, RED_KNIGHT, 4, 6);
      put(state, BLUE_KNIGHT, 5, 6);
      put(state, BLUE_ARCHER, 9, 6);
    });
    expect(t.offered('attack:red-archer')).toEqual(['attack:red-archer,blue-knight', 'attack:red-archer,blue-archer']);
  });

  test.each([
    [[1, 2, 3], 0],
    [[4, 1, 1], 1],
    [[5, 1, 1], 1],
    [[6, 1, 1], 2],
    [[4, 5, 6], 4],
    [[6, 6, 6], 6],
  ])('SK-ATT-04 the attacker rolls its dice: %j are %d hits', (dice, hits) => {
    const t = duel();
    t.choose('attack:red-knight,blue-archer', [...dice, 1]);
    expect(unitOf(t.state, BLUE_ARCHER).life).toBe(9 - hits);
    expect(t.happened()).toEqual([
      {
        kind: 'attacked',
        unit: RED_KNIGHT,
        target: BLUE_ARCHER,
        attack: dice.toSorted((a, b) => b - a),
        defence: [1],
        damage: hits,
        rule: 'SK-ATT-04',
      },
    ]);
    expect(t.leftover).toEqual([]);
  });

  test('SK-ATT-04 the knight and the mage roll 3 dice, the archer 2, each blessing adds one', () => {
    const dice = (name: string, unit: number, blessings: number): number => {
      const t = sit(state => {
        put(state, unit, 6, 6, { blessings });
        put(state, BLUE_ARCHER, 7, 6);
        if (unit !== RED_KNIGHT) put(state, RED_KNIGHT, 3, 6);
      });
      t.choose(
        `attack:${name},blue-archer`,
        Array.from({ length: 10 }, () => 1),
      );
      const [event] = t.happened();
      return event?.kind === 'attacked' ? event.attack.length : 0;
    };
    expect(dice('red-knight', RED_KNIGHT, 0)).toBe(3);
    expect(dice('red-archer', RED_ARCHER, 0)).toBe(2);
    expect(dice('red-mage', RED_MAGE, 0)).toBe(3);
    expect(dice('red-knight', RED_KNIGHT, 1)).toBe(4);
    expect(dice('red-archer', RED_ARCHER, 3)).toBe(5);
  });

  test('SK-ATT-05 the target rolls a die for each point of armour and shield; 5 and 6 block', () => {
    const t = sit(state => put(state, BLUE_KNIGHT, 7, 6, { shield: 2 }));
    t.choose('attack:red-knight,blue-knight', [6, 6, 6, 4, 6, 1, 5, 2]);
    expect(t.happened()).toEqual([
      {
        kind: 'attacked',
        unit: RED_KNIGHT,
        target: BLUE_KNIGHT,
        attack: [6, 6, 6],
        defence: [6, 5, 4, 2, 1],
        damage: 4,
        rule: 'SK-ATT-04',
      },
    ]);
    expect(unitOf(t.state, BLUE_KNIGHT).life).toBe(14 - 4);
    expect(t.leftover).toEqual([]);
  });

  test('SK-ATT-05 blocks beyond the hits do not heal', () => {
    const t = sit(state => put(state, BLUE_KNIGHT, 7, 6, { life: 5 }));
    t.choose('attack:red-knight,blue-knight', [4, 1, 1, 5, 6, 6]);
    expect(unitOf(t.state, BLUE_KNIGHT).life).toBe(5);
  });

  test('SK-ATT-06 each hit not blocked costs a life point; without any the unit falls and leaves its square', () => {
    const t = sit(state => put(state, BLUE_ARCHER, 7, 6, { life: 3 }));
    t.choose('attack:red-knight,blue-archer', [6, 6, 1, 2]);
    expect(unitOf(t.state, BLUE_ARCHER).life).toBe(0);
    expect(t.happened().at(-1)).toEqual({ kind: 'fell', unit: BLUE_ARCHER, rule: 'SK-ATT-06' });
    expect(t.offered('attack:red-archer,blue-archer')).toEqual([]);
    expect(t.explain('attack:red-archer,blue-archer').text).toEqual({
      en: 'This unit has fallen.',
      de: 'Diese Einheit ist gefallen.',
    });
    t.choose('move:red-knight,7,6');
    expect(unitOf(t.state, RED_KNIGHT).at).toBe(cell(7, 6));
    t.choose('end');
    expect(t.offered('move:blue-archer')).toEqual([]);
  });

  test('SK-ATT-06 with one life point left a unit stands', () => {
    const t = sit(state => put(state, BLUE_ARCHER, 7, 6, { life: 3 }));
    t.choose('attack:red-knight,blue-archer', [6, 1, 1, 2]);
    expect(unitOf(t.state, BLUE_ARCHER).life).toBe(1);
    expect(t.happened().map(e => e.kind)).toEqual(['attacked']);
  });

  test('SK-ATT-07 blessings on the attacker end with its attack, those on others do not', () => {
    const t = sit(state => {
      put(state, RED_KNIGHT, 6, 6, { blessings: 2 });
      unitOf(state, RED_MAGE).blessings = 1;
      put(state, BLUE_ARCHER, 7, 6);
    });
    t.choose('attack:red-knight,blue-archer', [1, 1, 1, 1, 1, 1]);
    expect(unitOf(t.state, RED_KNIGHT).blessings).toBe(0);
    expect(unitOf(t.state, RED_MAGE).blessings).toBe(1);
    expect(t.leftover).toEqual([]);
  });

  test('SK-ATT-EX1 a knight rolls 6, 4, 1 against the 5 of an archer: 2 life points lost', () => {
    const t = duel();
    t.choose('attack:red-knight,blue-archer', [6, 4, 1, 5]);
    expect(unitOf(t.state, BLUE_ARCHER).life).toBe(9 - 2);
    expect(t.leftover).toEqual([]);
  });
});
