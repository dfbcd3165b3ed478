import { describe, expect, test } from 'vitest';
import { spoils } from '../../../rules/pvp/outcome.ts';
import { newSite } from '../../../rules/sites.ts';
import { heroOf, turnOf } from '../../../state.ts';
import { army, hexOn, me, sit } from '../../positions.ts';
import { attacked, FROM, HERE, inMelee, them, VILLAGE } from './duelling.ts';

/** What seat 0 gains for driving seat 1 away, by level and fame of both. */
function gained(mine: readonly [level: number, fame: number], theirs: readonly [level: number, fame: number]): number {
  const t = sit();
  Object.assign(heroOf(t.state, 0), { level: mine[0], fame: mine[1] });
  Object.assign(heroOf(t.state, 1), { level: theirs[0], fame: theirs[1] });
  return spoils(t.state, 0, 1);
}

describe('how a combat between players ends', () => {
  test('MK-PVPO-02 a victor of lower level gains 1 fame and 2 for each level between', () => {
    expect([gained([1, 0], [2, 3]), gained([1, 0], [4, 20]), gained([2, 7], [3, 8])]).toEqual([3, 7, 3]);
  });

  test('MK-PVPO-03 one of the same level with less fame gains 1', () => {
    expect(gained([2, 3], [2, 4])).toBe(1);
  });

  test('MK-PVPO-04 MK-FIX-14 with more fame, or exactly the same, nothing', () => {
    expect([gained([2, 4], [2, 3]), gained([2, 3], [2, 3]), gained([3, 8], [2, 7]), gained([4, 3], [2, 7])]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('MK-PVPO-01 MK-PVPO-02 the victor gains it when the other is driven away', () => {
    const t = inMelee('full', state => {
      army(state, 0, 'catapults');
      Object.assign(heroOf(state, 1), { level: 3, fame: 9 });
    });
    t.choose('unit:0,catapults,0').choose('strike').choose('hold').choose(`drive:${VILLAGE}`);
    expect([me(t).fame, them(t).fame]).toEqual([5, 9]);
  });

  test('MK-PVPO-01 the defender can be the victor', () => {
    const t = inMelee('partial', state => {
      army(state, 1, 'catapults');
      Object.assign(heroOf(state, 0), { level: 2, fame: 3 });
    }).choose('pass');
    t.choose('unit:0,catapults,0').choose('strike').choose('hold').choose(`drive:${VILLAGE}`);
    expect([me(t).fame, them(t).fame, me(t).at, them(t).at]).toEqual([3, 3, VILLAGE, HERE]);
  });

  test('MK-PVPO-05 MK-PVPO-06 MK-PVP-07 a draw: nobody gains fame, the aggressor goes back without a wound', () => {
    const t = inMelee('partial', state => Object.assign(heroOf(state, 1), { level: 3, fame: 9 }));
    t.choose('pass').choose('pass');
    expect([t.state.duel, me(t).at, them(t).at, me(t).fame, them(t).fame]).toEqual([null, FROM, HERE, 0, 9]);
    expect(t.happened().find(({ kind }) => kind === 'duel-drawn')).toMatchObject({ seat: 0, defender: 1 });
    expect([t.kind, t.seat]).toEqual(['after', 0]);
    t.choose('end');
    expect([me(t).at, me(t).hand]).toEqual([FROM, ['march']]);
  });

  test('MK-PVPO-06 if that space is not safe a forced withdrawal follows: a wound for each space', () => {
    const before = hexOn(1, 0, 5);
    const t = attacked(
      'partial',
      state => {
        // The aggressor came through the space of a third hero.
        heroOf(state, 0).at = before;
        turnOf(state).path = [before];
        turnOf(state).move = 9;
        heroOf(state, 2).at = FROM;
      },
      { seats: 3, through: FROM },
    );
    t.choose('pass').choose('pass').choose('pass').choose('pass');
    expect([me(t).at, me(t).hand]).toEqual([FROM, ['march']]);
    t.choose('end');
    expect([me(t).at, me(t).hand]).toEqual([before, ['march', 'wound']]);
  });

  test('MK-MEET-05 after the combat no other action is left', () => {
    const t = inMelee('partial', state => {
      state.map.sites[FROM] = newSite('village');
    });
    t.choose('pass').choose('pass');
    expect([turnOf(t.state).acted, t.offered('interact'), t.offered('step')]).toEqual([true, [], []]);
  });
});
