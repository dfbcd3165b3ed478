import { describe, expect, test } from 'vitest';
import { companionCardOf } from '../../content/index.ts';
import { acts, at, damageOf, face, figure, hero, monster, reanimate, sit, strike } from '../positions.ts';

const LEORIC = 'leoric-of-the-book';

describe('familiars', () => {
  const served = () =>
    sit(state => {
      hero(state, LEORIC, 'necromancer', 'E5');
      reanimate(state, LEORIC, 'F5');
      monster(state, 'zombie', 'G5');
    });

  test('Reanimate: moves 3 spaces, attacks with a blue and a red die, a surge for 1 damage, and is gone after 4 damage', () => {
    const t = acts(served(), LEORIC);
    t.choose('familiar:reanimate');
    t.choose(strike(t, 'reanimate', 'zombie-1', 'G5'), [
      face('blue', { range: 2, surge: 1 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 2 }),
    ]);
    t.choose('surge:reanimate,0');
    // 2 + 1 hearts and 1 for the surge, less 2 shields.
    const { damage } = figure(t, 'zombie-1');
    expect([damage, t.offered('attack')]).toEqual([2, []]);
    t.choose('move');
    expect([t.offered(`go:${at(t.state, 'H7')}`).length, t.offered(`go:${at(t.state, 'J8')}`)]).toEqual([1, []]);
    expect(companionCardOf(t.state, { of: 'reanimate', kind: 'familiar' })).toMatchObject({ health: 4, defence: [] });
  });

  test('Reanimate: no defence dice, and no recovery', () => {
    const t = sit(state => {
      hero(state, LEORIC, 'necromancer', 'E5');
      reanimate(state, LEORIC, 'F5').damage = 1;
      monster(state, 'zombie', 'G5');
      state.stage = 'overlord';
      for (const one of state.heroes) one.acted = true;
    });
    t.choose(strike(t, 'zombie', 'reanimate', 'F5'), [
      face('blue', { range: 2, surge: 1 }),
      face('yellow', { damage: 1, surge: 0 }),
    ]);
    t.chooseWhile('surge', 'surge:zombie,1');
    // Nothing stops 2 + 1 hearts and the surge: 1 + 4 are more than its health.
    expect([t.state.companions, t.leftover]).toEqual([[], []]);
    expect(() => damageOf(t, 'reanimate')).toThrow(RangeError);
  });
});
