import { describe, expect, test } from 'vitest';
import { grantNamed } from '../../rules/sources.ts';
import { standingValues } from '../../rules/standing-values.ts';
import { isOutnumbered, moveOf } from '../../rules/values.ts';
import { figureOf } from '../../state.ts';
import { type Situation, stateOf } from '../positions.ts';

describe('what a figure brings to its next turn', () => {
  const values = (id: string, situation: Situation = {}) => {
    const state = stateOf('O> R> M> D> .. .. z<', situation);
    const { move, combat, defence, ranged, armour } = standingValues(state, figureOf(state, id));
    return [move, combat, defence, ranged, armour];
  };

  test('DS-STAT-01 the values of the sheet; without a bow no shot', () => {
    expect(values('orlaf')).toEqual([7, 5, 5, null, 2]);
    expect(values('rordin')).toEqual([5, 4, 4, null, 4]);
    expect(values('madriga')).toEqual([8, 3, 3, 3, 2]);
  });

  test('DS-DMG-11 injured, one die less of each kind; move and armour stay', () => {
    expect(values('orlaf', { wounds: { orlaf: 3 } })).toEqual([7, 4, 4, null, 2]);
    expect(values('madriga', { wounds: { madriga: 3 } })).toEqual([8, 2, 2, 2, 2]);
  });

  test('DS-ITEM-04 each item counts for its own value alone', () => {
    expect(values('orlaf', { items: { orlaf: ['elven-boots'] } })).toEqual([8, 5, 5, null, 2]);
    expect(values('madriga', { items: { madriga: ['spider-silk-armour'] } })).toEqual([8, 3, 3, 3, 3]);
  });

  test('DS-ITEM-04 what depends on the enemy or the place is left out', () => {
    expect(values('orlaf', { items: { orlaf: ['bear-belt', 'shadow-dagger', 'crowbar'] } })).toEqual([
      7,
      5,
      5,
      null,
      2,
    ]);
    expect(values('danor', { items: { danor: ['robe-of-mists'] } })).toEqual(values('danor'));
  });

  test('DS-FEAT-03 what lasts for one form of attack counts for that form alone', () => {
    const granted = (id: string, source: string): Situation => ({
      arrange: state => void state.grants.push({ source, key: source, on: id, by: id, until: 'turn' }),
    });
    expect(values('rordin', granted('rordin', 'hammer-time'))).toEqual([5, 6, 4, null, 4]);
    expect(values('madriga', granted('madriga', 'heartseeker'))).toEqual([8, 3, 3, 6, 2]);
  });

  test('the legendary Orlaf ignores his injury and then moves one square more', () => {
    expect(values('orlaf', { legendary: true })).toEqual([7, 6, 6, null, 2]);
    expect(values('orlaf', { legendary: true, wounds: { orlaf: 3 } })).toEqual([8, 6, 6, null, 2]);
  });
});

test('DS-STAT-02 an ability that changes the move counts among others, without any item', () => {
  const move = (wounds: number): number => {
    const state = stateOf('O> .. z<', { legendary: true, wounds: { orlaf: wounds } });
    return moveOf(state, figureOf(state, 'orlaf'));
  };
  expect([move(2), move(3)]).toEqual([7, 8]);
});

test('DS-MELEE-07 one enemy in front outnumbers nobody, two do', () => {
  const outnumbered = (drawing: string): boolean => {
    const state = stateOf(drawing);
    return isOutnumbered(state, figureOf(state, 'orlaf'));
  };
  expect(outnumbered('s> O> ..')).toBe(false);
  expect(outnumbered('s> O> s<')).toBe(true);
});

test('a lasting effect that no card has is an error with its name', () => {
  expect(() => grantNamed({ source: 'no-such-card', key: 'x' })).toThrow(
    'There is no lasting effect "x" of "no-such-card" in Dungeon Saga.',
  );
});
