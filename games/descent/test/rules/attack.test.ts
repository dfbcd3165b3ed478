import { describe, expect, test } from 'vitest';
import { acts, at, face, figure, hero, MISS, monster, sit, strike } from '../positions.ts';

/** Syndrael with sword and shield beside a goblin archer. */
const duel = () =>
  acts(
    sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'goblin-archer', 'G5');
      monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6');
    }),
    'syndrael',
  );

describe('the steps of an attack', () => {
  test('D2-ATK-01 D2-ASTEP-24 D2-ASTEP-25 damage minus shields is dealt', () => {
    const t = duel();
    // 2 + 1 hearts against 2 shields.
    t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'G5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('gray', { shield: 2 }),
    ]);
    expect(figure(t, 'goblin-archer-1').damage).toBe(1);
    expect(t.leftover).toEqual([]);
  });

  test('D2-ASTEP-13 D2-MISS-01 D2-MISS-04 an X misses: no surges are spent, nothing is dealt', () => {
    const t = duel();
    t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'G5'), [
      MISS,
      face('red', { surge: 1 }),
      face('gray', { shield: 0 }),
    ]);
    expect(t.kind).toBe('turn');
    expect(figure(t, 'goblin-archer-1').damage).toBe(0);
  });

  test('D2-ATK-09 a melee attack targets adjacent spaces only', () => {
    const t = duel();
    expect(t.offered('attack:iron-longsword')).toEqual([`attack:iron-longsword,goblin-archer-1,${at(t.state, 'G5')}`]);
  });

  test('D2-ATK-07 bare hands are always there: the blue die alone', () => {
    const t = duel();
    t.choose(strike(t, 'unarmed', 'goblin-archer-1', 'G5'), [face('blue', { range: 4 }), face('gray', { shield: 1 })]);
    expect(figure(t, 'goblin-archer-1').damage).toBe(1);
  });
});
