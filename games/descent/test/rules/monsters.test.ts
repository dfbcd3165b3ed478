import { describe, expect, test } from 'vitest';
import { groupSizeOf, monsterCardOf, openGroups, sizeOfMonster } from '../../content/index.ts';
import { LIEUTENANTS } from '../../content/lieutenants.ts';
import { MONSTERS } from '../../content/monsters/index.ts';
import { acts, at, face, figure, hero, monster, sit, strike } from '../positions.ts';

const brown = (shield: number) => face('brown', { shield });

describe('monsters and their cards', () => {
  test('D2-MGEN-05 D2-MGEN-06 D2-ACT-01 a card for each act, one line for minions, one for masters', () => {
    const health = (act: 1 | 2, rank: 'minion' | 'master') =>
      monsterCardOf({ act, size: 4 }, { of: 'zombie', rank }).health;
    expect([health(1, 'minion'), health(1, 'master'), health(2, 'minion'), health(2, 'master')]).toEqual([3, 6, 5, 9]);
  });

  test('D2-MGEN-07 speed, health, defence, dice, attack, abilities and traits of a goblin archer of act I', () => {
    expect(monsterCardOf({ act: 1, size: 4 }, { of: 'goblin-archer', rank: 'minion' })).toMatchObject({
      speed: 5,
      health: 2,
      defence: ['gray'],
      attack: 'ranged',
      dice: ['blue', 'yellow'],
      passive: ['scamper', 'cowardly'],
    });
    expect(MONSTERS['goblin-archer']?.traits).toEqual(['building', 'cave']);
  });

  test('D2-MGEN-09 every kind has two of ten traits', () => {
    for (const { traits } of Object.values(MONSTERS)) expect(new Set(traits).size).toBe(2);
    expect(new Set(Object.values(MONSTERS).flatMap(({ traits }) => traits)).size).toBe(10);
  });

  test('D2-MGEN-11 the group grows with the number of heroes', () => {
    expect(([2, 3, 4] as const).map(size => groupSizeOf('zombie', size))).toEqual([
      { minions: 2, masters: 1 },
      { minions: 3, masters: 1 },
      { minions: 4, masters: 1 },
    ]);
    expect(([2, 3, 4] as const).map(size => groupSizeOf('ettin', size))).toEqual([
      { minions: 1, masters: 0 },
      { minions: 0, masters: 1 },
      { minions: 1, masters: 1 },
    ]);
  });

  test('D2-MGEN-16 an open group: any kind with a fitting trait that is not in use', () => {
    expect(openGroups([], ['cold'], [])).toEqual(['elemental']);
    expect(openGroups([], ['building'], ['zombie'])).toEqual(['goblin-archer']);
  });

  test('D2-LTGEN-05 D2-LTGEN-06 D2-LTGEN-07 D2-MGEN-08 lieutenants: a card for each act, values by the number of heroes, attributes', () => {
    const line = (act: 1 | 2, size: 2 | 3 | 4) =>
      monsterCardOf({ act, size }, { of: 'baron-zachareth', rank: 'lieutenant' });
    expect([line(1, 2).health, line(1, 4).health, line(2, 3).health]).toEqual([10, 16, 18]);
    expect([line(1, 2).attributes, line(1, 2).dice]).toEqual([
      { might: 4, knowledge: 3, willpower: 3, awareness: 4 },
      ['blue', 'red'],
    ]);
    expect(Object.keys(LIEUTENANTS)).toHaveLength(6);
  });

  test('D2-LARGE-01 D2-LARGE-02 bases: one space, two, four or six', () => {
    expect(
      ['zombie', 'barghest', 'ettin', 'shadow-dragon'].map(of => sizeOfMonster(of).w * sizeOfMonster(of).h),
    ).toEqual([1, 2, 4, 6]);
  });
});

describe('inactive monsters', () => {
  const asleep = () =>
    acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie', 'F5');
        monster(state, 'goblin-archer', 'J8');
        for (const group of state.groups) group.inactive = group.of === 'zombie';
      }),
      'syndrael',
    );

  test('D2-INACT-02 D2-INACT-03 they are not activated, but stand in the way', () => {
    const t = asleep().choose('move');
    expect(t.offered(`go:${at(t.state, 'F5')}`)).toEqual([]);
    t.choose('end');
    expect(t.state.turns[0]?.figure).toBe('goblin-archer-1');
  });

  test('D2-INACT-04 D2-INACT-05 they can be attacked and defend themselves; damage wakes the whole group', () => {
    const t = asleep();
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      brown(2),
    ]);
    expect([figure(t, 'zombie-1').damage, t.state.groups.map(({ inactive }) => inactive)]).toEqual([1, [false, false]]);
  });

  test('D2-INACT-05 an attack that deals no damage does not', () => {
    const t = asleep();
    t.choose(strike(t, 'unarmed', 'zombie-1', 'F5'), [face('blue', { range: 5 }), brown(2)]);
    expect(t.state.groups[0]?.inactive).toBe(true);
  });
});
